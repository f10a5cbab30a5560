import type { Words } from '@clatter/engine';

import { loneSide, toldLines } from '../cards/toldLines';
import { fitted } from './fitted';
import classes from './StageFoot.module.css';

interface StageFootProps {
  readonly words: Words;
  readonly told: boolean;
}

/** The sum, what ties the dice, and what it means; its place is as high before the dice have settled. */
export function StageFoot({ words, told }: StageFootProps) {
  return (
    <footer className={classes.foot} data-lead={loneSide(words) !== undefined}>
      {told && <Told words={words} />}
    </footer>
  );
}

/** Letters that can be read from afar; of a longer sum the total stands in the headline. */
const longest = 90;

function Told({ words }: { readonly words: Words }) {
  const { lead, meaning } = toldLines(words);
  const links = [...new Set(words.links.map(({ text }) => text))];
  const untold = links.filter((text) => ![words.title, ...meaning.map((line) => line.text)].join('\n').includes(text));
  return (
    <>
      {lead !== undefined && lead.text.length <= longest && (
        <p className={classes.lead} style={fitted(lead.text, { width: 92, smallest: 2, largest: 4 })}>
          {lead.text}
        </p>
      )}
      <ul className={classes.facts}>
        {untold.map((text) => (
          <li key={text} className={classes.link} dir="auto">
            {text}
          </li>
        ))}
        {meaning.map(({ label, text }) => (
          <li key={label} className={classes.fact} dir="auto">
            {/\p{Letter}/u.test(text) ? text : `${label} ${text}`}
          </li>
        ))}
      </ul>
    </>
  );
}
