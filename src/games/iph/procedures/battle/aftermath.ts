import { askCell, askChoice, type GameEvent, type Steps, type Working } from '../../../../core/procedure';
import type { Option } from '../../../../core/prompt';
import { TEC } from '../../charts';
import { hexIdOf } from '../../hexes';
import type { IphState } from '../../state';
import { askHexControl, controlEvents } from '../hex';
import { askRowPoints } from '../points';
import type { Battle } from './declare';
import { FORD_ISLAND } from './fields';

/** What the result leads to: Battleship Row's points, the advance (10.10), control (3.6), the lost beachhead (8.3), momentum (10.4). */
export function* resolveAftermath(
  work: Working,
  state: IphState,
  battle: Battle,
  defenderLoss: number,
): Steps<readonly GameEvent[]> {
  if (defenderLoss === 0) return [];
  const row = battle.rowDefends ? [yield* askRowPoints(work, state)] : [];
  const end = yield* askVacated(work, battle);
  if (end === 'holds') return row;
  const lost = yield* loseBeachhead(work, state, battle);
  if (end === 'emptied') return [...row, ...lost];
  const taken = yield* takeHex(work, state, battle);
  work.lines.push({
    kind: 'fact',
    label: 'Hex emptied: the attacker advances',
    rule: '10.10',
    prompt: 'vacated',
  });
  const momentum = battle.attacker === 'jp' && !battle.night && !battle.momentum;
  return [...row, ...lost, ...taken, ...(momentum ? [{ type: 'v1.MomentumGained' }] : [])];
}

function* askVacated(work: Working, battle: Battle): Steps<'holds' | 'advance' | 'emptied'> {
  const isRow = battle.rowRange !== undefined;
  const options: Option[] = [
    ...(battle.rowDefends ? [] : [{ value: 'holds', label: 'Defender holds' }]),
    ...(isRow ? [] : [{ value: 'advance', label: 'Hex emptied: advance', note: '10.10' }]),
    { value: 'emptied', label: isRow ? 'Hex emptied' : 'Hex emptied, nobody left to advance' },
  ];
  return yield* askChoice<'holds' | 'advance' | 'emptied'>(
    { ...work, side: battle.attacker },
    {
      key: 'vacated',
      rule: '10.10',
      title: 'Take the losses. What is left in the hex?',
      hint: 'A beachhead marker or fort garrison is the last step lost (10.9). An emptied hex must be entered.',
      options,
    },
  );
}

/** A marker is the last step in its hex: emptied, it is gone for good (8.3, 10.9). */
function* loseBeachhead(work: Working, state: IphState, battle: Battle): Steps<readonly GameEvent[]> {
  if (battle.beachhead !== 'in') return [];
  const alive = state.beachheads.filter((beachhead) => beachhead.marker).map((beachhead) => beachhead.hex);
  const named = alive.find((hex) => hex === battle.hex);
  const hex =
    named ??
    (alive.length === 1
      ? alive[0]
      : yield* askChoice(work, {
          key: 'which-beachhead',
          rule: '8.3',
          title: 'Which beachhead is lost?',
          options: alive.map((value) => ({ value, label: `Beachhead ${value}` })),
        }));
  if (!hex) return [];
  work.lines.push({ kind: 'warning', label: `Beachhead ${hex} is lost for good`, rule: '8.3' });
  const eliminated: GameEvent = { type: 'v1.BeachheadEliminated', hex };
  return battle.rowRange === undefined
    ? [eliminated, { type: 'v1.BeachheadControlled', hex, to: 'us' }]
    : [eliminated];
}

/** 3.6: an advance takes control; only hexes that count are asked for. */
function* takeHex(work: Working, state: IphState, battle: Battle): Steps<readonly GameEvent[]> {
  const island = battle.terrain === FORD_ISLAND;
  const kind = island ? 'airfield' : battle.terrain;
  const vp = yield* askCell(work, TEC, 'vp', kind);
  if (vp.value === 0) return [];
  const id = island ? FORD_ISLAND : battle.hex && hexIdOf(battle.hex);
  if (!id) return yield* askHexControl(work, state, battle.attacker, kind);
  return controlEvents(state, id, kind, Number(vp.value), battle.attacker);
}
