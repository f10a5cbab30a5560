import { at } from '../../../core/numbers';
import { plain } from '../../../core/text';
import { type SideNames, toneOf, type Words } from '../../../core/words';
import { decideContest, readSides } from '../contest';
import { checkOutcome, damageOutcome, keptDie, penaltyOutcome, punchOutcome, saveOutcome } from '../outcome';
import { facesOf, type Standing } from '../standing';
import { checkWords } from './checkWords';
import { readContest } from './contestReading';
import { contestSides, contestWords } from './contestWords';
import { damageWords } from './damageWords';
import { penaltyWords } from './penaltyWords';
import { layOutDice, onlySide, type Saying } from './phrases';
import { movementWords, punchWords } from './punchWords';
import { saveWords } from './saveWords';

type Told = Saying & Pick<Words, 'sides' | 'tone'>;

function tell(standing: Standing, names: SideNames): Told {
  const { request } = standing;
  const faces = facesOf(standing);
  const alone = (saying: Saying, headline: string, total: string, winner = false): Told => ({
    ...saying,
    tone: toneOf(headline),
    sides: onlySide(standing, names, total, winner),
  });
  switch (request.kind) {
    case 'contest': {
      const sides = readSides(request, faces);
      const reading = readContest(request, decideContest(request, sides), sides, names);
      const tone = toneOf(reading.outcome.headline);
      return { ...contestWords(standing, reading), tone, sides: contestSides(reading) };
    }
    case 'save': {
      const outcome = saveOutcome(request, faces);
      const saying = saveWords(standing, request, outcome, keptDie(request, faces));
      return alone(saying, outcome.headline, plain(outcome.total), outcome.success);
    }
    case 'damage': {
      const outcome = damageOutcome(request, faces);
      return alone(damageWords(standing, request, outcome), outcome.headline, plain(outcome.total));
    }
    case 'check': {
      const outcome = checkOutcome(request, faces);
      const saying = checkWords(standing, request, outcome, keptDie(request, faces));
      return alone(saying, outcome.headline, String(outcome.kept));
    }
    case 'punch': {
      const outcome = punchOutcome(request, faces);
      const saying = punchWords(standing, request, outcome, keptDie(request, faces));
      return alone(saying, outcome.headline, String(outcome.damage), outcome.hit);
    }
    case 'movement': {
      const squares = at(faces, 0);
      return alone(movementWords(standing, squares), 'movement', String(squares));
    }
    case 'penalty': {
      const outcome = penaltyOutcome(request, faces, standing.moved);
      return alone(penaltyWords(request, outcome), outcome.headline, String(outcome.squares));
    }
  }
}

/** Everything that is shown or said of a roll. */
export function ludoWords(standing: Standing, names: SideNames): Words {
  return { ...tell(standing, names), ...layOutDice(standing) };
}
