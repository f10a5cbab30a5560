import { animateValue } from 'framer-motion';

/** Runs `onProgress` from 0 to 1; the returned function stops it without a further call. */
export function drive(seconds: number, onProgress: (progress: number) => void, onDone: () => void): () => void {
  const animation = animateValue({
    keyframes: [0, 1],
    duration: seconds * 1000,
    ease: 'linear',
    onUpdate: onProgress,
    onComplete: onDone,
  });
  return () => {
    animation.stop();
  };
}
