import { withMinus } from '../../core/numbers';
import type { RegisterEntry, RegisterGroup, RegisterView } from '../../core/play/view';
import type { Definition, List } from '../format/definition';
import type { KeptRow } from '../play/bounds';
import { type Editions, RULE } from '../play/edition';
import { sideName, valueName } from '../play/names';
import { at } from '../play/safe';
import type { OwnState } from '../play/state';
import { sideOfRow } from '../play/values';

/** The lists as registers: the rows of each side together. */
export const registersOf =
  (editions: Editions) =>
  (state: OwnState): readonly RegisterView[] => {
    const def = editions.of(state);
    if (state.stage === 'before') return [];
    return def.lists.map((list) => registerOf(def, state, list));
  };

function registerOf(def: Definition, state: OwnState, list: List): RegisterView {
  const { id, name, rule = RULE } = list;
  const rows = at(state.rows, id) ?? [];
  const hasSides = list.fields.some(({ kind }) => kind === 'side');
  const procedure = `row:${id}`;
  return {
    title: name,
    groups: hasSides ? bySide(def, state, list, rows) : groupOf(def, state, list, rows, undefined),
    actions: [{ id: procedure, label: `${name} by hand`, procedure, args: {}, rule }],
  };
}

const bySide = (
  def: Definition,
  state: OwnState,
  list: List,
  rows: readonly KeptRow[],
): readonly RegisterGroup[] => {
  const sideOf = (of: KeptRow) => sideOfRow({ def }, { list: list.id, row: of.id, of });
  const known = def.sides.map(({ id }) => id);
  const groups = known.flatMap((side) =>
    groupOf(
      def,
      state,
      list,
      rows.filter((row) => sideOf(row) === side),
      side,
    ),
  );
  const others = rows.filter((row) => !known.includes(sideOf(row) ?? ''));
  return [...groups, ...groupOf(def, state, list, others, undefined)];
};

function groupOf(
  def: Definition,
  state: OwnState,
  list: List,
  rows: readonly KeptRow[],
  side: string | undefined,
): readonly RegisterGroup[] {
  if (!rows.length) return [];
  const about =
    side === undefined
      ? { id: list.id, label: list.name }
      : { id: side, side, label: sideName({ def, state }, side) };
  return [{ ...about, entries: rows.map((row) => entryOf(def, state, list, row)) }];
}

function entryOf(def: Definition, state: OwnState, list: List, row: KeptRow): RegisterEntry {
  const isActing = at(state.acting, list.id) === row.id;
  const marks = list.fields.flatMap(({ id, name, kind }) =>
    kind === 'mark' && at(row.values, id) === true ? [name] : [],
  );
  const facts = list.fields.flatMap((field) => {
    const value = at(row.values, field.id);
    if (value === undefined || field.kind === 'side' || field.kind === 'mark') return [];
    return [
      {
        label: field.name,
        value: typeof value === 'number' ? withMinus(value) : valueName(def, field, value),
      },
    ];
  });
  return {
    ...{ id: row.id, name: row.name, type: 'counter', state: 'whole' },
    notes: [...(isActing ? ['acting'] : []), ...marks],
    facts,
  };
}
