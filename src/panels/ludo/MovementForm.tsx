import form from '../shared/form.module.css';

export function MovementForm() {
  return <p className={form.told}>One d6 says how many squares to move.</p>;
}
