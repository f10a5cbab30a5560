import { VisuallyHidden } from '../ui/VisuallyHidden';

interface LiveRegionProps {
  readonly text: string;
}

/** The one place from which a screen reader speaks. */
export function LiveRegion({ text }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" aria-atomic="true">
        {text}
      </div>
    </VisuallyHidden>
  );
}
