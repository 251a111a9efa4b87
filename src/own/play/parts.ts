import type { Counter, Definition } from '../format/definition';
import type { EventWith, Kept, Place, Reach } from './bounds';
import { at } from './safe';
import type { OwnState } from './state';
import { keyOf, numberOf, reading } from './values';

type Parts = Pick<EventWith<'kit.v1.Begun'>, 'edition' | 'of' | 'counters' | 'reaches' | 'rows' | 'switches'>;

/** Whose counter it is: one of each side, of one of them, or of all. */
export const wholeOf = (
  def: Definition,
  { id, each }: Counter,
): readonly { readonly key: string; readonly side?: string }[] =>
  each ? def.sides.map(({ id: side }) => ({ key: keyOf(id, side), side })) : [{ key: id }];

/** All that an edition brings into a game, as values: its counters where they start, its numbers' bounds, its rows. */
export function partsOf(def: Definition, state: OwnState, place: Place): Parts {
  const listed = Object.fromEntries(def.lists.map(({ id, rows }) => [id, rows]));
  let so: OwnState = { ...state, place, rows: { ...listed, ...state.rows } };
  const rows = def.lists.flatMap(({ id: list, rows: all }) => all.map((row) => ({ list, row })));
  const reaches = def.lists.flatMap(({ id, fields }): readonly Reach[] =>
    fields.flatMap((field) =>
      field.kind === 'number'
        ? [{ key: `${id}.${field.id}`, name: field.name, min: field.min, max: field.max }]
        : [],
    ),
  );
  const switches = Object.fromEntries(def.switches.map(({ id, of }) => [id, of[0]?.id ?? '']));
  const base = { edition: def.hash, of: { title: def.game.title, edition: def.game.edition }, switches };
  const counters: Kept[] = [];
  for (const counter of def.counters)
    for (const { key, side } of wholeOf(def, counter)) {
      const kept = keptOf(def, so, counter, key, side);
      counters.push(kept);
      const { key: _, ...value } = kept;
      so = { ...so, counters: { ...so.counters, [key]: value } };
    }
  return { ...base, counters, reaches, rows };
}

function keptOf(
  def: Definition,
  state: OwnState,
  counter: Counter,
  key: string,
  side: string | undefined,
): Kept {
  const { holds, start, ledger, name } = counter;
  const from = at(start, side ?? '') ?? at(start, '');
  const whose = def.sides.find(({ id }) => id === (side ?? counter.side))?.name;
  const about = { key, name: whose && counter.each ? `${name}, ${whose}` : name, ...(ledger && { ledger }) };
  if (holds.kind === 'state') {
    const value = typeof from === 'object' && from.kind === 'text' ? from.text : (holds.of[0]?.id ?? '');
    return { ...about, value };
  }
  const { min, max } = holds;
  const value =
    from === undefined || (typeof from === 'object' && from.kind === 'text')
      ? 0
      : numberOf(reading(def, state), from);
  return { ...about, value: Math.min(Math.max(Math.floor(value), min), max), min, max };
}
