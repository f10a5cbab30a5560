import type { Words } from '@clatter/engine';

import { toldLines } from '../cards/toldLines';
import { sizeOf } from './sizeOf';
import classes from './StageFoot.module.css';

interface StageFootProps {
  readonly words: Words;
  readonly told: boolean;
}

/** As many as can be read at a glance. */
const mostLines = 3;

/** The sum, what it means, and what ties the dice; holds its place while dice roll. */
export function StageFoot({ words, told }: StageFootProps) {
  const { lead, meaning } = toldLines(words);
  const links = [...new Set(words.links.map(({ text }) => text))];
  return (
    <footer className={classes.foot} data-told={told}>
      {told && lead !== undefined && (
        <p className={classes.lead} data-size={sizeOf(lead.text, [34, 60])}>
          {lead.text}
        </p>
      )}
      {told && (
        <ul className={classes.facts}>
          {links.slice(0, mostLines).map((text) => (
            <li key={text} className={classes.link} dir="auto">
              {text}
            </li>
          ))}
          {meaning.slice(0, mostLines).map(({ label, text }) => (
            <li key={label} className={classes.fact} dir="auto">
              <span className={classes.label}>{label}</span> {text}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
