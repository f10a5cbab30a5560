/** Where ids come from. `writer` is this page's own, new with each start. */
export interface IdSource {
  readonly writer: string;
  /** An id later than all that this source gave or saw; `now` in milliseconds. */
  readonly next: (now: number) => string;
  /** Makes all later ids come after this one, even if its writer's clock runs ahead. */
  readonly seen: (id: string) => void;
}

const timeLength = 9;
const countLength = 4;
const writerLength = 8;

function digits(value: number, length: number): string {
  return value.toString(36).padStart(length, '0');
}

/** Ids of the form time-writer-count; `chance` gives numbers from 0 to below 1. */
export function createIdSource(chance: () => number): IdSource {
  const writer = Array.from({ length: writerLength }, () => Math.floor(chance() * 36).toString(36)).join('');
  let latest = 0;
  let count = 0;

  return {
    writer,
    next: (now) => {
      const time = Math.max(Math.floor(now), latest);
      count = time === latest ? count + 1 : 0;
      latest = time;
      return `${digits(time, timeLength)}-${writer}-${digits(count, countLength)}`;
    },
    seen: (id) => {
      const time = Number.parseInt(id.slice(0, timeLength), 36);
      if (!/^[0-9a-z]{9}-/.test(id) || time < latest) return;
      // The next id takes the millisecond after, whatever the writer's name sorts like.
      latest = time + 1;
      count = 0;
    },
  };
}
