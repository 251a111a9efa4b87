import { signed } from '../../../../core/numbers';
import { halfDown } from '../../../../core/play/dice';
import { askCell, askDice, type Derivation, dieLine, type Steps } from '../../../../core/play/procedure';
import type { RollPreview } from '../../../../core/play/prompt';
import { fact, shifted } from '../../../../kit/lines';
import { askModifiers, rollDice } from '../../../../kit/rolls';
import { NIGHT, TEC } from '../../data/charts';
import { SHIFTS } from '../../data/modifiers';
import type { ShipId } from '../../data/ships';
import type { IphState } from '../../state/state';
import type { Battle } from './declared';
import { FORD_ISLAND } from './fields';
import { battleshipMarks, type KnownLimits } from './support';

/** Attack factors that count: forts doubled (10.14), attacks onto and off Ford Island halved, remainders down (11.2). */
export function computeAttack(
  battle: Battle,
  halving: IphState['house']['fordHalving'],
  rowDice = 0,
): number {
  if (battle.rowRange !== undefined) return rowDice;
  if (battle.airOnly) return battle.attack;
  const island = battle.terrain === FORD_ISLAND;
  const others = battle.attack + 2 * battle.fromFort;
  // Unit by unit the players halve; a unit doubled in its fort comes to what it was.
  if (halving === 'unit') return others + battle.offFord - (island ? battle.fromFort : 0);
  return (island ? halfDown(others) : others) + halfDown(battle.offFord);
}

/** Names in the derivation what doubled and halved them; unit by unit the players halve themselves. */
export function noteAttack(
  work: Derivation,
  battle: Battle,
  halving: IphState['house']['fordHalving'],
): void {
  const { attack, fromFort, offFord, terrain, rowRange, airOnly } = battle;
  if (rowRange !== undefined || airOnly) return;
  const note = (label: string, from: number, to: number, rule: string) =>
    work.lines.push(fact(label, { value: `${from} → ${to}`, rule, prompt: 'declare' }));
  const byUnit = halving === 'unit';
  if (fromFort && !(byUnit && terrain === FORD_ISLAND))
    note('From the fort, doubled', fromFort, 2 * fromFort, '10.14');
  if (byUnit) return;
  const others = attack + 2 * fromFort;
  if (terrain === FORD_ISLAND) note('Onto Ford Island, halved', others, halfDown(others), '11.2');
  if (offFord) note('Off Ford Island, halved', offFord, halfDown(offFord), '11.2');
}

/** 10.13: the Issei die of a Japanese attack on a city; true when the US loses its terrain in this attack. */
export function* resolveIssei(work: Derivation, state: IphState, battle: Battle): Steps<boolean> {
  const applies = battle.attacker === 'jp' && battle.terrain === 'city';
  if (!applies || (state.issei && state.house.issei === 'once')) return false;
  const { total } = yield* rollDice(work, {
    key: 'issei',
    rule: '10.13',
    title: 'Issei die',
    hint: 'On 6 the defenders have no terrain in this attack.',
    side: 'jp',
    note: (face) => (face === REBELS ? 'rebels' : 'no'),
    line: (face) => ({
      label: face === REBELS ? 'Issei rebellion: no terrain for the US' : 'No Issei rebellion',
    }),
  });
  return total === REBELS;
}

const REBELS = 6;

/** Terrain, beachhead and concentric shifts, for the attacker (8.4, 10.8, 10.12, 10.13). */
export function* resolveTerrain(work: Derivation, battle: Battle, rebels: boolean): Steps<number> {
  const row = battle.terrain === FORD_ISLAND ? 'airfield' : battle.terrain;
  // What the sheet prints for a city cannot matter once the Issei have rebelled.
  const terrain = rebels ? 0 : yield* lookUpTerrain(work, battle, row);
  const rows = [
    ...(battle.beachhead === 'none' ? [] : ['beachhead']),
    ...((yield* isConcentric(work, battle, row)) ? ['concentric'] : []),
  ];
  return terrain + (yield* askModifiers(work, { chart: SHIFTS, rows }));
}

/** 10.8: what the terrain of the attacked hex is worth on the sheet. */
function* lookUpTerrain(work: Derivation, battle: Battle, row: string): Steps<number> {
  const printed = yield* askCell(work, TEC, 'shift', row);
  const shift = Number(printed.value);
  if (shift !== 0) {
    const label = `Terrain (${battle.terrain === FORD_ISLAND ? 'Ford Island' : row})`;
    const rule = printed.rule ?? '10.8';
    work.lines.push(shifted(label, shift, { rule, source: printed.source }));
  }
  return shift;
}

/** 10.12: a Japanese attack from around the hex, where the sheet allows it too. */
function* isConcentric(work: Derivation, battle: Battle, row: string): Steps<boolean> {
  if (!battle.concentric) return false;
  const allowed = yield* askCell(work, TEC, 'concentric', row);
  if (allowed.value === 'yes') return true;
  const label = `No concentric bonus into ${row}`;
  work.lines.push(fact(label, { rule: '10.12', prompt: 'declare' }));
  return false;
}

/** 11.3, 11.4: Battleship Row rolls up its factor, two dice next to it or in defence, one die at two hexes. */
export function* rollRow(work: Derivation, battle: Battle): Steps<number> {
  if (battle.rowRange === undefined && !battle.rowDefends) return 0;
  const defends = battle.rowDefends;
  const { total } = yield* rollDice(work, {
    key: 'row-dice',
    rule: defends ? '11.4' : '11.3',
    title: defends ? "Battleship Row's defence" : "Battleship Row's attack",
    side: 'us',
    count: battle.rowRange === 2 ? 1 : 2,
    note: (factors) => (factors === 1 ? '1 factor' : `${factors} factors`),
    line: () => ({ label: `Battleship Row ${defends ? 'defends' : 'attacks'} with` }),
  });
  return total;
}

/** Columns of a night attack, and the battleships declared with its die. */
export type Night = { readonly shift: number; readonly battleships: readonly ShipId[] };

/** 12.4: the night table, and a second die halved for how many columns. Japanese attacks only. */
export function* resolveNight(
  work: Derivation,
  battle: Battle,
  limits: KnownLimits,
  rollPreviewWith: (battleships: readonly ShipId[]) => RollPreview,
): Steps<Night> {
  if (!battle.night || battle.attacker !== 'jp') return { shift: 0, battleships: [] };
  const marks = battle.terrain === FORD_ISLAND ? [] : battleshipMarks(limits);
  const first = yield* askDice(work, {
    key: 'night-table',
    rule: '12.4',
    title: 'Night Attacks Shift Table',
    ...(marks.length ? { hint: 'Battleships that support are declared before the die (7.1).', marks } : {}),
    side: 'jp',
    count: 1,
    sides: 6,
    rollPreview: { chart: NIGHT.id, column: 'result' },
  });
  const { marks: battleships = [] } = first;
  const row = String(first.faces[0]);
  const result = yield* askCell(work, NIGHT, 'result', row);
  const words = { for: 'for Japan', against: 'against Japan' }[String(result.value)] ?? 'no shift';
  work.lines.push(
    dieLine(first, {
      label: `Night table, die ${row}`,
      value: words,
      rule: '12.4',
      source: result.source,
      prompt: 'night-table',
    }),
  );
  if (result.value === 'none') return { shift: 0, battleships };
  const toward = result.value === 'for' ? 1 : -1;
  return { shift: yield* rollNightColumns(work, words, toward, rollPreviewWith(battleships)), battleships };
}

/** A Japanese die halved, remainder dropped: 0 to 3 columns (12.4). */
function* rollNightColumns(
  work: Derivation,
  words: string,
  toward: 1 | -1,
  rollPreview: RollPreview,
): Steps<number> {
  const columns = (face: number): number => toward * halfDown(face) || 0;
  const { total } = yield* rollDice(work, {
    key: 'night-columns',
    rule: '12.4',
    title: `Columns ${words}`,
    side: 'jp',
    rollPreview,
    note: (face) => signed(columns(face)),
    line: (face) => ({
      kind: 'shift',
      label: `Night, die ${face} halved`,
      value: signed(columns(face)),
    }),
  });
  return columns(total);
}
