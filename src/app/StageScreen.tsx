import { Stage } from '../stage/Stage';
import { useAwake } from './awake/useAwake';
import { ErrorBoundary } from './ErrorBoundary';
import { useHtmlSettings } from './useHtmlSettings';
import { useStill } from './useStill';

/** The stage, in a window of its own. */
export function StageScreen() {
  const still = useStill();
  useHtmlSettings();
  useAwake();
  return <Stage still={still} Guard={ErrorBoundary} />;
}
