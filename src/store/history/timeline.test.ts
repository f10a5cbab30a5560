import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LogEvent } from '../log/events';
import { coins } from '../testing/toySystem';
import { advanceHistory, emptyHistory, foldHistory, type History } from './history';
import { createRollOpener } from './openRoll';
import { buildTimeline, emptyTimeline, extendTimeline, type Timeline } from './timeline';

const opener = createRollOpener([coins]);

/** Events made from small numbers: what happens, and to which earlier event. */
function eventsFrom(choices: readonly (readonly [number, number])[]): readonly LogEvent[] {
  const events: LogEvent[] = [];
  for (const [what, whom] of choices) {
    const stamp = { id: `e${String(events.length).padStart(3, '0')}`, at: events.length, writer: 'tester' };
    const target = events[whom % Math.max(1, events.length)]?.id ?? 'nothing';
    const record = { system: 'coins', request: { kind: 'flip', coins: 1 }, faces: [1 + (whom % 2)], steps: [] };
    const made: readonly LogEvent[] = [
      { ...stamp, type: 'rolled', entry: { seats: {}, hidden: false, entered: [], record } },
      { ...stamp, type: 'stepped', roll: target, step: { type: 'choose', option: 'heads' }, dice: [], entered: [] },
      { ...stamp, type: 'voided', roll: target },
      { ...stamp, type: 'changed', change: { type: 'character-removed', character: target } },
      { ...stamp, type: 'reverted', event: target },
      { ...stamp, type: 'reverted', event: events.at(-1)?.id ?? 'nothing' },
    ];
    const event = made[what % made.length];
    if (event !== undefined) events.push(event);
  }
  return events;
}

const someEvents = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat()), { maxLength: 40 }).map(eventsFrom);

function undo(timeline: Timeline, step: number): LogEvent | undefined {
  const event = timeline.standing.at(-1)?.id;
  return event === undefined ? undefined : { ...stampAfter(step), type: 'reverted', event };
}

function redo(timeline: Timeline, step: number): LogEvent | undefined {
  const event = timeline.undone.at(-1)?.reverted;
  return event === undefined ? undefined : { ...stampAfter(step), type: 'reverted', event };
}

function stampAfter(step: number): { readonly id: string; readonly at: number; readonly writer: string } {
  return { id: `f${String(step).padStart(5, '0')}`, at: step, writer: 'tester' };
}

function summary({ entries, changes }: History): unknown {
  return [entries.map(({ open, ...entry }) => entry), changes];
}

describe('what is in effect', () => {
  it('is the same whether events come one by one, at once, or in any order', () => {
    fc.assert(
      fc.property(someEvents, fc.infiniteStream(fc.nat()), (events, chance) => {
        const whole = buildTimeline(events);
        const stepwise = events.reduce((timeline, event) => extendTimeline(timeline, [event]), emptyTimeline);
        expect(stepwise).toEqual(whole);
        const shuffled = events.map((event) => [chance.next().value, event] as const).sort(([a], [b]) => a - b);
        const merged = shuffled.reduce((timeline, [, event]) => extendTimeline(timeline, [event]), emptyTimeline);
        expect(merged).toEqual(whole);
      }),
    );
  });

  it('makes the same history whether it grows or is folded anew', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        let timeline = emptyTimeline;
        let history = emptyHistory;
        for (const event of events) {
          timeline = extendTimeline(timeline, [event]);
          history = advanceHistory(opener, history, timeline.standing);
          expect(summary(history)).toEqual(summary(foldHistory(opener, timeline.standing)));
        }
      }),
    );
  });

  it('comes back whole when everything is undone and redone', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const start = buildTimeline(events);
        let timeline = start;
        let step = 0;
        for (let event = undo(timeline, step); event !== undefined; event = undo(timeline, step)) {
          timeline = extendTimeline(timeline, [event]);
          step += 1;
        }
        expect(timeline.standing).toEqual([]);
        for (let left = start.standing.length; left > 0; left -= 1) {
          const event = redo(timeline, (step += 1));
          if (event !== undefined) timeline = extendTimeline(timeline, [event]);
        }
        expect(timeline.standing).toEqual(start.standing);
      }),
    );
  });

  it('is undone once where two writers undo the same event', () => {
    const [rolled] = eventsFrom([[0, 0]]);
    if (rolled === undefined) throw new Error('There is a roll.');
    const twice: readonly LogEvent[] = [1, 2].map((step) => ({
      ...stampAfter(step),
      type: 'reverted',
      event: rolled.id,
    }));
    const both = buildTimeline([rolled, ...twice]);
    expect(both.undone).toHaveLength(1);
    const back = redo(both, 3);
    expect(buildTimeline([rolled, ...twice, ...(back ? [back] : [])]).standing).toEqual([rolled]);
  });
});
