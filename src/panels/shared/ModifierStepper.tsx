import type { FieldText } from '../../ui/fieldText';
import { Stepper } from '../../ui/Stepper';

interface ModifierStepperProps extends FieldText {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A signed number that a roll adds. */
export function ModifierStepper(props: ModifierStepperProps) {
  return <Stepper {...props} signed min={-999} max={999} />;
}
