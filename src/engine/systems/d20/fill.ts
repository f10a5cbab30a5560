import type { SideId } from '../../core/dice';
import { type Ability, abilityModifier } from './abilities';
import { roller } from './plan';
import type { D20AttackRequest, D20CheckRequest, D20Request, D20SaveRequest, TestRequest } from './request';
import type { D20Sheet, D20Training } from './sheet';

type Proficiency = NonNullable<TestRequest['proficiency']>;

/** The side whose AC an attack has to reach; no dice are its own. */
const target = 'target';

const untrained = { applies: false, doubled: false, halved: false };

/** The modifier that the named ability gives; of a finesse weapon the better of two; as it was where none is named. */
function modifierFrom(
  request: {
    readonly modifier: number;
    readonly ability?: Ability | undefined;
    readonly finesse?: boolean | undefined;
  },
  { scores }: D20Sheet,
): number {
  if (request.finesse === true) return abilityModifier(Math.max(scores.strength, scores.dexterity));
  return request.ability === undefined ? request.modifier : abilityModifier(scores[request.ability]);
}

function levelled(request: TestRequest, sheet: D20Sheet): Proficiency {
  return { ...untrained, ...request.proficiency, level: sheet.level };
}

function isFull(training: D20Training | undefined): boolean {
  return training === 'proficient' || training === 'doubled';
}

function fillCheck(request: D20CheckRequest, sheet: D20Sheet): D20CheckRequest {
  const skill = request.skill === undefined ? undefined : sheet.skills[request.skill];
  const tool = sheet.tools.find(({ name }) => name === request.tool?.trim())?.training ?? 'none';
  const filled = {
    ...request,
    modifier: modifierFrom(request, sheet),
    inspiration: sheet.inspiration,
    proficiency: levelled(request, sheet),
  };
  if (skill === undefined && request.tool === undefined) return filled;
  const skillProficient = skill === undefined ? request.skillProficient : isFull(skill);
  const toolProficient = request.tool === undefined ? request.toolProficient : isFull(tool);
  const halved = !skillProficient && !toolProficient && (skill === 'halved' || tool === 'halved');
  const doubled = skill === 'doubled' || tool === 'doubled';
  return {
    ...filled,
    skillProficient,
    toolProficient,
    proficiency: { level: sheet.level, applies: halved, doubled, halved },
  };
}

function fillSave(request: D20SaveRequest, sheet: D20Sheet): D20SaveRequest {
  const training = request.ability === undefined ? undefined : sheet.saves[request.ability];
  const proficiency =
    training === undefined
      ? levelled(request, sheet)
      : {
          level: sheet.level,
          applies: training !== 'none',
          doubled: training === 'doubled',
          halved: training === 'halved',
        };
  return { ...request, modifier: modifierFrom(request, sheet), inspiration: sheet.inspiration, proficiency };
}

function fillAttack(request: D20AttackRequest, sheet: D20Sheet): D20AttackRequest {
  const modifier = modifierFrom(request, sheet);
  const filled = { ...request, modifier, inspiration: sheet.inspiration, proficiency: levelled(request, sheet) };
  return request.damage?.sameModifier === true ? { ...filled, damage: { ...request.damage, modifier } } : filled;
}

/** The request with what the sheet knows of the roller, or of an attack's target, put in [D13]. */
export function fill(request: D20Request, side: SideId, sheet: D20Sheet): D20Request {
  if (side === target) return request.kind === 'attack' ? { ...request, ac: sheet.armourClass } : request;
  if (side !== roller) return request;
  switch (request.kind) {
    case 'check':
      return fillCheck(request, sheet);
    case 'save':
      return fillSave(request, sheet);
    case 'attack':
      return fillAttack(request, sheet);
    case 'damage':
      return { ...request, modifier: modifierFrom(request, sheet), inspiration: sheet.inspiration };
  }
}
