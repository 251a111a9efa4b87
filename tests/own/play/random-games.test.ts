import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { readDefinition } from '../../../src/own/format/parse';
import { OWN_BOUNDS } from '../../../src/own/play/bounds';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { extremeAnswer, pickFrom } from '../../support/random-answer';
import { liveEvents } from '../../support/recorded';
import { randomGame } from '../format/random-game';
import { definition } from './small';

/** A file made at random, and what version 1 of the app plays of it. */
function anyGame(seed: number) {
  const read = readDefinition(JSON.stringify(randomGame(pickFrom(seed + 1))));
  if (!read.ok) throw new Error(`seed ${seed}: ${read.problem.message}`);
  return { ...read.value.definition, hash: `random ${seed}` };
}

const RUNS = Number(process.env.RANDOM_GAMES ?? 60);

test('any file that is well made is played, whatever is tapped, and records nothing beyond its bounds', () => {
  const met = nothingMet();
  fc.assert(
    fc.property(fc.nat(100_000), tape(120), fc.boolean(), (seed, numbers, tidy) => {
      const manner = {
        isOver: ({ stage }: OwnState) => stage === 'over',
        tidy,
        onward: ['bring-on', 'end-step'],
      };
      const { projection } = fuzz(ownGame([anyGame(seed)]), numbers, met, manner);
      for (const event of liveEvents(projection))
        expect(isBounded(OWN_BOUNDS, event), JSON.stringify(event)).toBe(true);
    }),
    { numRuns: RUNS, seed: 5 },
  );
  expect(met.entries).toBeGreaterThan(10 * RUNS);
  expect([...met.prompts.keys()]).toEqual(expect.arrayContaining(['form', 'dice', 'choice', 'draw']));
});

test('a file with the longest ids, names and words that fit records nothing beyond its bounds', () => {
  const id = (letter: string) => letter.repeat(40);
  const say = (letter: string) => letter.repeat(160);
  const sides = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => ({
    id: id(each),
    name: id(each.toUpperCase()),
  }));
  const fields = {
    [id('s')]: 'side',
    [id('n')]: [-9_999, 9_999],
    [id('m')]: { [id('x')]: id('X'), [id('y')]: id('Y') },
  };
  const rows = sides.map((side, i) => `${id(String(i))} | ${id('R')} | ${side.id} | 9999 | ${id('x')}`);
  const long = definition({
    sides,
    turns: { name: id('T'), first: 9_000, count: 3, dates: [id('D'), id('E'), id('F')] },
    steps: [
      {
        id: id('p'),
        name: id('P'),
        rule: '9'.repeat(12),
        side: id('a'),
        start: [{ fill: id('c') }],
        owes: [id('c'), id('z')],
      },
      { id: id('q'), name: id('Q') },
    ],
    counters: {
      [id('k')]: { name: id('K'), each: 'side', start: 9_999, min: -9_999, max: 9_999 },
      [id('l')]: { name: id('L'), each: 'side', ledger: true, start: 0, min: -9_999, max: 9_999 },
      [id('o')]: { name: id('O'), of: { [id('v')]: id('V'), [id('w')]: id('W') }, start: id('v') },
    },
    lists: { [id('u')]: { name: id('U'), one: id('u'), fields, rows } },
    cups: { [id('c')]: { name: id('C'), chits: [{ each: id('u') }, { name: id('N'), count: 190 }] } },
    due: [
      {
        turn: 9_000,
        text: say('t'),
        roll: { dice: '1d6', min: 4, else: 'next-turn' },
        do: [{ say: say('s') }],
      },
    ],
    tables: {
      [id('t')]: {
        name: id('T'),
        rows: { dice: '1d6', heads: '..3 4..' },
        cells: ['A'.repeat(12), '?'],
        means: {},
      },
    },
    actions: {
      [id('z')]: {
        title: id('Z'),
        own: id('u'),
        ask: [
          { id: id('h'), text: 160, say: say('h') },
          { id: id('g'), pick: id('u'), say: say('g') },
        ],
        do: [
          { add: [`${id('u')}:${id('1')}.${id('n')}`, -9_999] },
          { points: [`${id('l')}@own`, -999, 'own', say('w')] },
          { due: { in: 400, text: say('d'), who: 'own' } },
          { note: id('h'), opens: 9_999 },
          { set: [id('o'), id('w')] },
          { table: id('t') },
        ],
      },
      draw: { title: 'Draw', draw: id('c'), of: { [id('u')]: [{ act: 'own' }] } },
    },
    ends: { 'at-last': [{ win: id('a'), say: say('e'), when: [[`${id('k')}@${id('a')}`, '>', 0]] }] },
  });
  const met = nothingMet();
  fc.assert(
    fc.property(tape(200), (numbers) => {
      const manner = {
        isOver: ({ ended }: OwnState) => ended !== undefined,
        onward: ['record-end'],
        answer: extremeAnswer,
      };
      const { projection } = fuzz(ownGame([long]), numbers, met, manner);
      for (const event of liveEvents(projection))
        expect(isBounded(OWN_BOUNDS, event), JSON.stringify(event).slice(0, 400)).toBe(true);
    }),
    { numRuns: 10, seed: 3 },
  );
  expect(met.procedures.get(`act:${id('z')}`)).toBeGreaterThan(0);
  expect(met.procedures.get('act:draw')).toBeGreaterThan(0);
});
