import { d20Edge } from '@clatter/engine';
import { EdgeCounts } from '../../ui/EdgeCounts';
import type { TestRequest } from './testFields';

interface EdgeFieldsProps<Request> {
  readonly request: Request;
  readonly onChange: (request: Request) => void;
}

function summarise(request: TestRequest): string {
  const edge = d20Edge(request);
  if (edge !== 0) return `Two d20s, the ${edge > 0 ? 'higher' : 'lower'} counts`;
  return request.disadvantage > 0 ? 'They cancel, whatever their numbers: one d20' : 'One d20';
}

export function EdgeFields<Request extends TestRequest>({ request, onChange }: EdgeFieldsProps<Request>) {
  const together = request.kind === 'check' && request.skillProficient && request.toolProficient;
  return (
    <EdgeCounts
      advantage={request.advantage}
      disadvantage={request.disadvantage}
      summary={`${summarise(request)}${together ? '; skill and tool together are one advantage' : ''}.`}
      onChange={(edge) => onChange({ ...request, ...edge })}
    />
  );
}
