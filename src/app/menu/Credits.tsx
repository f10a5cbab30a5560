/** Whose games these are. */
export function Credits() {
  return (
    <ul>
      <li>Ludicrous Ludo by Project Annustaria, CC BY-SA 4.0</li>
      <li>DIE-CON by Sean Patten</li>
      <li>The D20 rules by way of the System Reference Document 5.x, CC BY 4.0</li>
      <li>Crossroads MVP</li>
      <li>The typeface Fraunces, SIL Open Font License</li>
    </ul>
  );
}
