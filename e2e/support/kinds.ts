/** Every form of the tray: its system and kind, as their tab and radio button are called. */
export const everyKind: readonly { readonly system: string; readonly kind?: string }[] = [
  { system: 'Ludicrous Ludo', kind: 'Contest' },
  { system: 'Ludicrous Ludo', kind: 'Saving throw' },
  { system: 'Ludicrous Ludo', kind: 'Damage' },
  { system: 'Ludicrous Ludo', kind: 'Table check' },
  { system: 'Ludicrous Ludo', kind: 'Punch' },
  { system: 'Ludicrous Ludo', kind: 'Movement' },
  { system: 'Ludicrous Ludo', kind: 'Penalty' },
  { system: 'DIE-CON' },
  { system: 'D20', kind: 'Check' },
  { system: 'D20', kind: 'Save' },
  { system: 'D20', kind: 'Attack' },
  { system: 'D20', kind: 'Damage' },
  { system: 'Crossroads', kind: 'Skill' },
  { system: 'Crossroads', kind: 'Group' },
  { system: 'Free rolls' },
];
