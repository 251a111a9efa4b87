import { expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { packLookup } from '../../../src/core/play/procedure';
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
    if (prompt.kind === 'overridable') throw new Error('nothing is stated here');
    next = steps?.next(lookup(prompt) ?? expand(prompt, given[prompt.key] ?? ''));
  }
}

it.each([
  ['strike', 'jp', { squadron: 'x' }, 'x is on no list'],
  ['strike', 'jp', { squadron: VAL, sortie: { bombed: 'utah' } }, 'utah is on no list'],
  ['crash', 'jp', { squadron: 'x' }, 'x is on no list'],
  ['submarine-attack', 'us', { target: 'hornet' }, 'hornet is on no list'],
  ['damaged-move', 'us', { ship: 'utah' }, 'utah is on no list'],
  ['ship-state', 'us', { ship: 'utah' }, 'utah is on no list'],
  ['squadron-lost', 'us', { squadron: 'x' }, 'x is on no list'],
  ['rosters', 'us', { what: 'x' }, 'no change x'],
  ['rosters', 'us', { what: 'rename-ship', change: { ship: 'utah' } }, 'utah is on no list'],
  ['rosters', 'us', { what: 'remove-ship', change: { ship: 'utah' } }, 'utah is on no list'],
  ['rosters', 'us', { what: 'remove-squadron', change: { squadron: 'x' } }, 'x is on no list'],
] as const)('%s of %s stops at what is on no list: %o', (procedure, side, given, message) => {
  const state = withShip(over(), 'akagi', { status: 'damaged' });
  expect(() => unguarded(state, procedure, side, given)).toThrow(message);
});
