import * as v from 'valibot';

import type { Log } from './log';

const news = v.object({ type: v.literal('changed'), revealAt: v.pipe(v.number(), v.finite()) });

/** How pages of one browser tell each other that the log has changed; says nothing where there are no channels. */
export function createNewsChannel(name: string): Pick<Log, 'announce' | 'subscribe'> {
  if (typeof BroadcastChannel === 'undefined') {
    return { announce: () => undefined, subscribe: () => () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    announce: (revealAt) => channel.postMessage({ type: 'changed', revealAt }),
    subscribe: (listener) => {
      const hear = (message: MessageEvent<unknown>): void => {
        const result = v.safeParse(news, message.data);
        if (result.success) listener(result.output.revealAt);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
