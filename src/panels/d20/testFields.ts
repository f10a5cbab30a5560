import type { D20AttackRequest, D20CheckRequest, D20SaveRequest } from '@clatter/engine';
import type { PanelFault } from '../panelProps';

/** A request that rolls a d20. */
export type TestRequest = D20CheckRequest | D20SaveRequest | D20AttackRequest;

export type Proficiency = NonNullable<TestRequest['proficiency']>;

/** What a form of one kind of roll is given. */
export interface FormProps<Request> {
  readonly request: Request;
  readonly onChange: (request: Request) => void;
  readonly fault: PanelFault | undefined;
}

const untrained: Proficiency = { level: 1, applies: false, doubled: false, halved: false };

/** The proficiency of a request, that of an untrained level 1 character where it has none. */
export function proficiencyOf(request: TestRequest): Proficiency {
  return request.proficiency ?? untrained;
}
