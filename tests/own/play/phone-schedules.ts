import fc from 'fast-check';
import { expect } from 'vitest';
import { sentLine } from '../../../src/core/exchange/known';
import { stateSum } from '../../../src/core/exchange/message';
import { foldBranches } from '../../../src/core/journal/branches';
import type { Entry } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import type { Game } from '../../../src/core/play/game';
import { actionsOn } from '../../../src/core/play/view';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import {
  answer,
  answerAny,
  forksOf,
  host,
  join,
  meet,
  type Phone,
  play,
  settle,
  takePen,
  undo,
} from '../../support/phones';
import type { Pick } from '../../support/random-answer';
import { editionFrom, fileOf, shippedEdition } from '../shipped/editions';

const third = shippedEdition('hollow-ridge');
export const fourth = editionFrom(fileOf('hollow-ridge').replace('"edition": 3', '"edition": 4'));
export const ridge = ownGame([third, fourth]) as Game<OwnState>;
export type At = Phone<OwnState>;

/** Ann has begun Hollow Ridge up to its chits, and has the pen; Ken has joined her. */
export function atTheChits(): { readonly ann: At; readonly ken: At } {
  const ann = host(ridge, { writer: 'wa', seat: 'blue', name: 'Ann' });
  expect(play(ann, 'begin', { charts: 'own', definition: third.hash })).toBeUndefined();
  answer(ann, 'players', { kind: 'form', values: { blue: 'Bea', grey: 'Gus' } });
  answer(ann, 'house', { kind: 'form', values: { odds: 'cap' } });
  for (const _ of ['arrive', 'supply']) expect(play(ann, 'end-step')).toBeUndefined();
  const ken = join(ann, { writer: 'wk', seat: 'grey', name: 'Ken' });
  meet(ken, ann);
  return { ann, ken };
}

export function expectAlike(a: At, b: At): void {
  expect(a.projection.entries.map(sentLine)).toEqual(b.projection.entries.map(sentLine));
  expect(stateSum(a.projection.entries)).toBe(stateSum(b.projection.entries));
  expect(a.projection.state).toEqual(b.projection.state);
  expect(logLines(a.projection)).toEqual(logLines(b.projection));
  expect(foldBranches(a.game, [...a.projection.entries]).state).toEqual(a.projection.state);
}

type Met = { forks: number; settled: number; played: number; defined: number };

/** One thing that people do on a phone. */
function doAny(phone: At, pick: Pick, met: Met): void {
  if (answerAny(phone, pick) !== 'question.none') return;
  const { state } = phone.projection;
  const by = ridge.ledgers(state).flatMap(({ actions }) => actions);
  const offered = [...actionsOn(ridge.table(state)), ...by].filter(({ disabled }) => !disabled);
  const action = offered[pick(offered.length)];
  if (pick(9) === 0) {
    const definition = pick(2) ? third.hash : fourth.hash;
    if (play(phone, 'define', { definition }) === undefined) met.defined += 1;
  } else if (action && play(phone, action.procedure, action.args) === undefined) met.played += 1;
}

/** So many tables, each played at random on two phones: in the end both have the same game, and no line is lost. */
export function playOnTwoPhones(runs: number, seed: number): void {
  const met: Met = { forks: 0, settled: 0, played: 0, defined: 0 };
  const property = fc.property(fc.array(fc.nat(0xffff), { minLength: 80, maxLength: 160 }), (numbers) => {
    let at = 0;
    const pick: Pick = (below) => (below ? (numbers[at++ % numbers.length] ?? 0) % below : 0);
    const { ann, ken } = atTheChits();
    const confirmed = new Map<string, Entry>();
    for (let step = 0; step < 50; step += 1) {
      const phone = pick(2) ? ann : ken;
      const what = pick(10);
      const [fork] = forksOf(phone);
      if (fork && what < 5) {
        settle(phone, fork, pick(2) ? fork.heads : [...fork.heads].reverse(), pick);
        met.settled += 1;
      } else if (what === 0) takePen(phone);
      else if (what === 1) undo(phone);
      else if (what === 2) meet(ann, ken);
      else doAny(phone, pick, met);
      for (const { projection } of [ann, ken])
        for (const entry of projection.entries) confirmed.set(entry.id, entry);
    }
    meet(ann, ken);
    met.forks += forksOf(ann).length;
    for (let round = 0; forksOf(ann).length; round += 1) {
      if (round > 20) throw new Error('a fork that never heals');
      const [fork] = forksOf(ann);
      if (fork) settle(ann, fork, fork.heads, () => 0);
      meet(ann, ken);
    }
    expectAlike(ann, ken);
    const here = new Map(ann.projection.entries.map((entry) => [entry.id, sentLine(entry)]));
    for (const [id, entry] of confirmed) expect(here.get(id)).toEqual(sentLine(entry));
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  expect(met.forks + met.settled).toBeGreaterThan(runs / 4);
  expect(met.played).toBeGreaterThan(5 * runs);
  expect(met.defined).toBeGreaterThan(runs / 4);
}
