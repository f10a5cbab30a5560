import { toySystem } from '@clatter/engine/testing';
import { expect, test } from 'vitest';

import { install } from './install';
import { loadSystems, type SystemEntry } from './loadSystems';

const toy = install(toySystem, () => null);

function entry(id: string, load: SystemEntry['load'] = () => Promise.resolve({ ...toy, id })): SystemEntry {
  return { id, name: id.toUpperCase(), load };
}

const lost = (): Promise<never> => Promise.reject(new Error('offline'));

test('[R1] the wanted system comes first, the others after it, in the order of the entries', async () => {
  const fetched: string[] = [];
  const entries = ['one', 'two', 'three'].map((id) =>
    entry(id, () => {
      fetched.push(id);
      return Promise.resolve({ ...toy, id });
    }),
  );
  const { first, all, shelf, list } = loadSystems(entries, 'two');
  await first;
  expect(shelf.getState().systems.map(({ id }) => id)).toEqual(['two']);
  await all;
  expect(fetched).toEqual(['two', 'one', 'three']);
  expect(shelf.getState().systems.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(list).toHaveLength(3);
});

test('[R1] a system that can’t be fetched is named, and the others are there', async () => {
  const { first, all, shelf } = loadSystems([entry('one', lost), entry('two')], 'one');
  await first;
  expect(shelf.getState().systems.map(({ id }) => id)).toEqual(['two']);
  await all;
  expect(shelf.getState().missing).toEqual(['one']);
});
