import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differences } from './differences';
import { playCases, type PlayedSystem } from './playCases';
import { readCases, type Case } from './readCases';

const coin: PlayedSystem = {
  id: 'coin',
  open: (record) => {
    if (JSON.stringify(record).includes('3')) {
      throw Object.assign(new Error('A coin shows 1 or 2.'), { code: 'invalid-faces' });
    }
    return { outcome: () => ({ headline: 'heads', sides: [1, 0] }) };
  },
};

const tossed = { id: 'coin-0', system: 'coin', request: {}, faces: [1] };

function toss(more: object): Case {
  return { ...tossed, expect: {}, ...more };
}

describe('playing cases', () => {
  const states = (entry: Case) => playCases([entry], [coin]).map(({ state }) => state);

  it('passes the whole outcome, whatever the order of its fields', () => {
    expect(states(toss({ expect: { sides: [1, 0], headline: 'heads' } }))).toEqual(['passed']);
  });

  it.each([
    ['another value', { headline: 'tails', sides: [1, 0] }],
    ['a field too few', { headline: 'heads' }],
    ['a field too many', { headline: 'heads', sides: [1, 0], edge: null }],
    ['negative zero', { headline: 'heads', sides: [1, -0] }],
    ['a longer list', { headline: 'heads', sides: [1, 0, 0] }],
  ])('fails an expectation with %s', (_, expected) => {
    expect(states(toss({ expect: expected }))).toEqual(['failed']);
  });

  it('passes the expected refusal and fails any other, or none', () => {
    expect(states({ ...tossed, faces: [3], error: 'invalid-faces' })).toEqual(['passed']);
    expect(states({ ...tossed, faces: [3], error: 'invalid-request' })).toEqual(['failed']);
    expect(states({ ...tossed, faces: [1], error: 'invalid-faces' })).toEqual(['failed']);
    expect(states(toss({ faces: [3] }))).toEqual(['failed']);
  });

  it('fails a case of an unknown system, also where its like would be skipped', () => {
    expect(states(toss({ system: 'cards' }))).toEqual(['failed']);
    expect(states({ id: 'odds-0', system: 'cards', request: {}, odds: {} })).toEqual(['failed']);
  });
});

describe('telling differences', () => {
  it('names the place', () => {
    expect(differences({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toEqual(['a.b.1: 2, expected 3']);
  });

  it('tells a missing field from one that holds undefined', () => {
    expect(differences({}, { a: undefined })).toHaveLength(1);
    expect(differences({ a: undefined }, {})).toHaveLength(1);
  });
});

describe('reading cases', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cases-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('says which folder is not there', () => {
    expect(readCases(join(folder, 'elsewhere')).faults).toEqual([`There is no folder ${join(folder, 'elsewhere')}.`]);
  });

  it('says so where a folder holds no cases', () => {
    expect(readCases(folder).faults).toHaveLength(1);
  });

  it.each(['{broken', '', '{}', 'null', '[{"id": "x"}]', '[null]'])('refuses a file that holds %j', (text) => {
    writeFileSync(join(folder, 'ludo.json'), text);
    const { cases, faults } = readCases(folder);
    expect(cases).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('ludo.json');
  });

  it('keeps the good files beside a broken one', () => {
    writeFileSync(join(folder, 'ludo.json'), '[');
    writeFileSync(join(folder, 'free.json'), JSON.stringify([toss({})]));
    const { cases, faults } = readCases(folder);
    expect([cases.length, faults.length]).toEqual([1, 1]);
  });
});
