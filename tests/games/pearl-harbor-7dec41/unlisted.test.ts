import { expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { packLookup } from '../../../src/core/play/procedure';
import type { Prompt } from '../../../src/core/play/prompt';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { expand, type Short } from '../../support/drive';
import { over, VAL, withShip } from './air';

/** Runs a procedure on answers that no guard has looked at. */
function unguarded(
  state: PearlState,
  procedure: string,
  side: string,
  given: { readonly [key: string]: Short },
): void {
  const lookup = packLookup(pearlHarbor.charts, emptyPack('own', pearlHarbor.id, 'test'));
  const steps = pearlHarbor.procedures[procedure]?.run(state, { side });
  for (let next = steps?.next(); next && !next.done; ) {
    const prompt = next.value;
    if (prompt.kind === 'stated') throw new Error('nothing is stated here');
    next = steps?.next(lookup(prompt) ?? expand(prompt, given[prompt.key] ?? ''));
  }
}

it.each([
  ['strike', 'jp', { squadron: 'x' }, 'no squadron x'],
  ['strike', 'jp', { squadron: VAL, sortie: { bombed: 'utah' } }, 'no ship utah'],
  ['crash', 'jp', { squadron: 'x' }, 'no squadron x'],
  ['submarine-attack', 'us', { target: 'hornet' }, 'no carrier hornet'],
  ['ship-state', 'us', { ship: 'utah' }, 'no ship utah'],
  ['squadron-lost', 'us', { squadron: 'x' }, 'no squadron x'],
] as const)('%s of %s stops at what is on no list: %o', (procedure, side, given, message) => {
  expect(() => unguarded(over(), procedure, side, given)).toThrow(message);
});

/** What the rosters make of a change to what is not there. */
function rosters(what: string, change: Short) {
  const steps = pearlHarbor.procedures.rosters?.run(over(), {});
  let next = steps?.next();
  for (const answer of [what, change]) {
    if (!next || next.done || next.value.kind === 'stated') break;
    next = steps?.next(expand(next.value, answer));
  }
  return next?.done ? next.value : undefined;
}

it.each([
  ['rename-ship', { ship: 'utah', name: 'Utah' }, 'Rosters as before', []],
  ['x', {}, 'Rosters as before', []],
  ['remove-ship', { ship: 'utah' }, 'Ship taken off', [{ type: 'v1.ShipRemoved', ship: 'utah' }]],
  [
    'remove-squadron',
    { squadron: 'x' },
    'Squadron taken off',
    [{ type: 'v1.SquadronRemoved', squadron: 'x' }],
  ],
] as const)('rosters: %s of %o finds nothing and says “%s”', (what, change, label, events) => {
  expect(rosters(what, change)).toEqual({ events, trace: [{ kind: 'title', label }] });
});

it('a ship on no list moves by its id, as one of the US', () => {
  const damaged = withShip(over(), 'akagi', { status: 'damaged' });
  const steps = pearlHarbor.procedures['damaged-move']?.run(damaged, {});
  steps?.next();
  const cell = steps?.next({ kind: 'choice', value: 'utah' }).value as Prompt;
  const answer = packLookup(pearlHarbor.charts, emptyPack('own', pearlHarbor.id, 'test'))(cell);
  expect(answer && steps?.next(answer).value).toMatchObject({ title: 'Does utah move 1 hex?', side: 'us' });
});
