import type { CounterRef, Definition, FieldRef, List, Target } from '../format/definition';
import { rowIn } from './apply';
import type { RowAt } from './bounds';
import { at } from './safe';
import { type Reading, rowOf, sideRef } from './values';

/** By its id; a name that a file gives may be one that every object has. */
export const byId = <T extends { readonly id: string }>(
  all: readonly T[],
  id: string | undefined,
): T | undefined => all.find((each) => each.id === id);

export const sideName = ({ def, state }: Pick<Reading, 'def' | 'state'>, side: string | undefined): string =>
  side === undefined ? '' : (at(state.players, side) ?? byId(def.sides, side)?.name ?? side);

export const listOf = (def: Definition, list: string): List | undefined => byId(def.lists, list);

/** How a row is called. */
export const rowName = ({ state }: Pick<Reading, 'state'>, { list, row }: RowAt): string =>
  rowIn(state, list, row)?.name ?? row;

/** "Supply, Blue": a counter, or a field of a row: "Strength of I Corps". */
export function targetName(now: Reading, target: Target): string {
  return target.kind === 'counter' ? counterName(now, target) : fieldName(now, target);
}

function counterName(now: Reading, { counter, side }: CounterRef): string {
  const name = byId(now.def.counters, counter)?.name ?? counter;
  const whose = side && byId(now.def.sides, sideRef(now, side))?.name;
  return whose ? `${name}, ${whose}` : name;
}

function fieldName(now: Reading, { row: ref, field }: FieldRef): string {
  const row = rowOf(now, ref);
  const name = row && byId(listOf(now.def, row.list)?.fields ?? [], field)?.name;
  return `${row?.of.name ?? 'Nobody'}: ${name ?? field}`;
}

/** A value as players read it: the name of a state, a side, yes or no. */
export function valueName(
  def: Definition,
  of:
    | { readonly kind: string; readonly of?: readonly { readonly id: string; readonly name: string }[] }
    | undefined,
  value: unknown,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value).replace('-', '−');
  const id = String(value);
  const named = of?.kind === 'side' ? def.sides : of?.of;
  return byId(named ?? [], id)?.name ?? id;
}
