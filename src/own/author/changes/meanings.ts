import type { Json } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import type { Change, Deed } from '../change';
import { isFit } from '../choices';
import { type Draft, listAt, type Path, recordAt, valueAt, withValue } from '../draft';
import { idsIn, namesOf } from '../names';
import { numberField } from './tables';

/** What a code says and does. */
export function addMeaning(
  draft: Draft,
  { table, code, say, does }: Extract<Change, { readonly do: 'means' }>,
): Result<Draft> {
  const at: Path = ['tables', table, 'means', code];
  if (valueAt(draft, ['tables', table]) === undefined)
    return fail('author.gone', 'That table is not there any more.');
  let made = withValue(draft, at, { say });
  for (const deed of does) made = withDeed(made, at, deed);
  return ok(made);
}

function withDeed(draft: Draft, at: Path, deed: Deed): Draft {
  const path = [...at, 'do', listAt(draft, [...at, 'do']).length];
  const put = (value: Json): Draft => withValue(draft, path, value);
  const who = 'who' in deed && deed.who === 'own' ? 'attacker' : 'defender';
  if ('words' in deed) return put({ say: deed.words });
  if ('as' in deed) return put({ as: deed.as });
  if ('check' in deed) return put({ check: deed.check, ...(deed.who && { who: deed.who }) });
  if ('counter' in deed) return put({ add: [deed.counter, deed.by] });
  if ('retreats' in deed) {
    const hexes =
      deed.retreats === 1
        ? '1 hex'
        : deed.retreats === '#'
          ? 'as many hexes as the code says'
          : `${deed.retreats} hexes`;
    return put({ say: `The ${who} retreats ${hexes}.` });
  }
  if ('becomes' in deed) return becoming(draft, path, deed.becomes, deed.who);
  if ('points' in deed) {
    const ledger = idsIn(draft, 'counters').find((id) => valueAt(draft, ['counters', id, 'ledger']) === true);
    const isEach = ledger !== undefined && valueAt(draft, ['counters', ledger, 'each']) !== undefined;
    return put({
      points: [isEach ? `${ledger}@${deed.side ?? 'impulse'}` : (ledger ?? 'points'), deed.points],
    });
  }
  return losing(draft, path, deed.loses, deed.who);
}

/** Taken off a number of the row where there is one; else said. */
function losing(draft: Draft, path: Path, loses: number | '#', who: 'own' | 'foe'): Draft {
  const fields = idsIn(draft, 'lists').flatMap((list) => numberField(draft, list) ?? []);
  for (const field of new Set(fields)) {
    const amount: Json = loses === '#' ? ['-', 0, '#'] : -loses;
    const effect: Json = { if: [[who, 'is', 'there']], do: [{ add: [`${who}.${field}`, amount] }] };
    if (isFit(draft, path, effect)) return withValue(draft, path, effect);
  }
  const steps = loses === '#' ? 'as many steps as the code says' : loses === 1 ? '1 step' : `${loses} steps`;
  return withValue(draft, path, { say: `The ${who === 'own' ? 'attacker' : 'defender'} loses ${steps}.` });
}

/** A field of its list that can hold this; else it is said. */
function becoming(draft: Draft, path: Path, state: string, who: 'own' | 'foe'): Draft {
  for (const list of idsIn(draft, 'lists'))
    for (const [field, of] of Object.entries(recordAt(draft, ['lists', list, 'fields']))) {
      const effect: Json = { if: [[who, 'is', 'there']], do: [{ set: [`${who}.${field}`, state] }] };
      if (namesOf(of).has(state) && isFit(draft, path, effect)) return withValue(draft, path, effect);
    }
  return withValue(draft, path, { say: `The ${who === 'own' ? 'attacker' : 'defender'} is ${state}.` });
}
