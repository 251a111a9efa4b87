import type { Json } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import type { Change } from '../change';
import { type Draft, listAt, type Path, recordAt, valueAt, withValue, wordsAt } from '../draft';
import { idFrom } from '../ids';
import { idsIn, nameIn, taken } from '../names';
import { type Roll, rollsOn } from './tables';

type Modifier = Extract<Change, { readonly do: 'modifier' }>;

/** A modifier of the rolls on a table: into the list that they have, or a new one. */
export function addModifier(draft: Draft, change: Modifier): Result<Draft> {
  const { table, action, counted } = change;
  const all = rollsOn(draft, table);
  const rolls = all.filter((roll) => action === undefined || roll.action === action);
  if (!rolls.length)
    return fail(
      'author.unused',
      `Nothing rolls on ${nameIn(draft, 'tables', table)} yet: a modifier would never count.`,
    );
  let made = draft;
  const lists = new Set<string>();
  let fresh: string | undefined;
  // From the last one on: a question that is put before a roll moves those behind it.
  for (const roll of rolls.toReversed()) {
    const before = listOf(made, roll.effect, change);
    // What counts here alone is no modifier of other rolls by the same list.
    const isShared = all.some(
      (other) => !rolls.includes(other) && before && listOf(made, other.effect, change) === before,
    );
    if (!before || isShared) {
      const id: string = before || !fresh ? newList(made, table, change) : fresh;
      if (id !== fresh)
        made = withValue(
          made,
          ['mods', id],
          before
            ? recordAt(made, ['mods', before])
            : { name: NAMES[change.kind], kind: change.kind, rows: [] },
        );
      if (!before) fresh = id;
      made = withList(made, roll, change, before, id);
    }
    const list = listOf(made, roll.effect, change);
    if (!lists.has(list)) made = withRow(made, list, change);
    lists.add(list);
    if (counted === 'asked')
      made = roll.action ? withQuestion(made, roll.action, list) : withAsking(made, roll.effect, list);
  }
  return ok(made);
}
const NAMES: { readonly [kind in Modifier['kind']]: string } = {
  shift: 'Column shifts',
  drm: 'To the die',
  plus: 'To the strength',
  times: 'Strength',
};
const newList = (draft: Draft, table: string, { kind, of }: Modifier): string =>
  idFrom(`${table} ${kind} ${of ?? ''}`, [...taken(draft), ...idsIn(draft, 'mods')]);

/** The list by which a roll is modified in this way; '' where there is none. */
function listOf(draft: Draft, effect: Path, { kind, of }: Modifier): string {
  if (kind === 'shift' || kind === 'drm') return wordsAt(draft, [...effect, kind]);
  const amount = listAt(draft, [...effect, of ? 'to' : 'of']);
  return (
    amount
      .slice(1)
      .map(String)
      .find((name) => wordsAt(draft, ['mods', name, 'kind']) === kind) ?? ''
  );
}

/** With a list in the place of another one, or of none; where that was asked for, this is. */
function withList(draft: Draft, roll: Roll, { kind, of }: Modifier, before: string, list: string): Draft {
  const { effect, action } = roll;
  const asks = listAt(draft, ['actions', action, 'ask']).map((ask) => {
    const mods = listAt(ask, ['mods']);
    return mods.includes(before)
      ? withValue(
          ask,
          ['mods'],
          mods.map((each) => (each === before ? list : each)),
        )
      : ask;
  });
  const made = before && action ? withValue(draft, ['actions', action, 'ask'], asks) : draft;
  if (kind === 'shift' || kind === 'drm') return withValue(made, [...effect, kind], list);
  const path = [...effect, of ? 'to' : 'of'];
  const amount = valueAt(made, path) ?? 0;
  if (before && Array.isArray(amount))
    return withValue(
      made,
      path,
      (amount as readonly Json[]).map((each) => (each === before ? list : each)),
    );
  return withValue(made, path, [kind === 'times' ? '*' : '+', amount, list]);
}

function withRow(draft: Draft, list: string, { say, value, counted }: Modifier): Draft {
  const rows = listAt(draft, ['mods', list, 'rows']);
  const id = idFrom(
    say,
    rows.map((row) => wordsAt(row, ['id'])),
    'row',
  );
  const when = counted === 'asked' ? undefined : counted === 'always' ? [] : counted;
  return withValue(draft, ['mods', list, 'rows', rows.length], {
    id,
    say,
    value,
    ...(when && { when }),
  } as Json);
}

/** Where the rows of a list are asked for: once, in the action that rolls. */
function withQuestion(draft: Draft, action: string, list: string): Draft {
  const asks = listAt(draft, ['actions', action, 'ask']);
  const lists = asks.map((ask) => listAt(ask, ['mods']));
  if (lists.some((each) => each.includes(list))) return draft;
  const i = lists.findIndex((each) => each.length);
  if (i >= 0) return withValue(draft, ['actions', action, 'ask', i, 'mods'], [...(lists[i] ?? []), list]);
  const id = idFrom('modifiers', [...taken(draft), ...asks.map((ask) => wordsAt(ask, ['id']))]);
  return withValue(draft, ['actions', action, 'ask', asks.length], { id, mods: [list], say: 'Modifiers' });
}

/** Where no action asks before the roll, an effect before it does. */
function withAsking(draft: Draft, effect: Path, list: string): Draft {
  const path = effect.slice(0, -1);
  const all = listAt(draft, path);
  if (all.some((each) => listAt(each, ['ask', 'mods']).includes(list))) return draft;
  const at = Number(effect.at(-1));
  const id = idFrom(`modifiers ${list}`, taken(draft));
  const ask: Json = { ask: { id, mods: [list], say: 'Modifiers' } };
  return withValue(draft, path, [...all.slice(0, at), ask, ...all.slice(at)]);
}
