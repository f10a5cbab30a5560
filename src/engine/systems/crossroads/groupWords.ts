import { at } from '../../core/numbers';
import { count, list, plain } from '../../core/text';
import { type Line, type Link, type SideNames, toneOf, type Words } from '../../core/words';
import { cancellingsOf, type GroupOutcome, groupOutcome } from './groupOutcome';
import { type Hand, readHand } from './hand';
import { layOutHands, multipleLinks, sayHand, sayMultiple, sayTotal } from './handWords';
import { planCrossroads } from './plan';
import type { GroupStanding } from './standing';
import { nameValue, type SuccessValue } from './successValue';
import { explainVerdict, nameVerdict, sayChoice } from './verdictWords';

interface Telling {
  readonly standing: GroupStanding;
  readonly outcome: GroupOutcome;
  readonly names: readonly string[];
}

function sayWhy({ remaining, result }: GroupOutcome): string {
  const times = (value: SuccessValue) => remaining.filter((other) => other === value).length;
  if (remaining.length === 0) return 'all cancelled out';
  if (result === -1) return `${count(times(-1), 'Miss is', 'Misses are')} not cancelled`;
  const equals = [...new Set(remaining)].filter((value) => times(value) === times(result)).reverse();
  return equals.length === 1
    ? `${nameValue(result)} is left most often`
    : `${list(equals.map(nameValue))} are left equally often, a tie, and the higher counts`;
}

function sayCancellings({ outcome, names }: Telling): readonly string[] {
  return cancellingsOf(outcome.values).map(
    ({ hit, miss }) => `${at(names, hit)}’s ${nameValue(at(outcome.values, hit))} cancels ${at(names, miss)}’s Miss`,
  );
}

/** A multiple that counts here: a Change can't be taken in a group [X19]. */
function countingMultiple(hand: Hand): string | undefined {
  return readHand(hand).multiple === 'change' ? undefined : sayMultiple(hand);
}

function memberLines({ standing, names }: Telling): readonly Line[] {
  return standing.hands.map((hand, member) => {
    const multiple = countingMultiple(hand);
    const text = multiple === undefined ? sayTotal(hand) : `${sayTotal(hand)}; ${multiple}`;
    return { label: at(names, member), text, side: hand.side };
  });
}

/** A line from one die of whoever cancels to one of the Miss. */
function cancelledLinks({ standing, outcome }: Telling): readonly Link[] {
  const firstKept = (member: number) => at(at(standing.hands, member).kept, 0);
  return cancellingsOf(outcome.values).map(({ hit, miss }) => ({
    kind: 'cancelled',
    dice: [firstKept(hit), firstKept(miss)],
    text: `${nameValue(at(outcome.values, hit))} cancels Miss`,
  }));
}

/** A group roll in words [X24]. */
export function groupWords(standing: GroupStanding, sideNames: SideNames): Words {
  const { hands } = standing;
  const outcome = groupOutcome(standing);
  const names = hands.map(({ side }, member) => sideNames[String(side)] ?? `Member ${String(member + 1)}`);
  const telling = { standing, outcome, names };
  const title = nameVerdict(outcome.outcome);
  const why = sayWhy(outcome);
  const cancellings = sayCancellings(telling);
  const members = hands.map(
    (hand, member) => `${at(names, member)} ${nameValue(at(outcome.values, member))}, ${sayHand(hand, 'dice')}`,
  );
  return {
    title,
    tone: toneOf(outcome.headline),
    sentence: [
      `${title}: ${why}${sayChoice(outcome.outcome)}.`,
      ...cancellings.map((text) => `${text}.`),
      `${members.join('; ')}.`,
    ].join(' '),
    sides: hands.map(({ side }, member) => ({
      id: side,
      name: at(names, member),
      total: nameValue(at(outcome.values, member)),
      winner: false,
    })),
    lines: [
      ...memberLines(telling),
      ...cancellings.map((text) => ({ label: 'Cancelled', text })),
      { label: 'Result', text: `${why}: [${plain(outcome.result)}]` },
      { label: 'Meaning', text: explainVerdict(outcome.outcome) },
    ],
    ...layOutHands(hands, planCrossroads(standing.request)),
    links: [
      ...hands.filter((hand) => countingMultiple(hand) !== undefined).flatMap(multipleLinks),
      ...cancelledLinks(telling),
    ],
  };
}
