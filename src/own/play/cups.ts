import { askDraw, type Steps } from '../../core/play/procedure';
import { fact, warning } from '../../kit/lines';
import type { Definition } from '../format/definition';
import { rowIn } from './apply';
import type { RowAt } from './bounds';
import { secretOf } from './mods';
import { byId } from './names';
import { at } from './safe';
import type { Chit, OwnState } from './state';
import { holds, reading, rowsWhere } from './values';
import { keyFor, readIn, record, type Scope, tell, type Work } from './work';

/** The most chits that lie in a cup. */
const MOST = 200;

/** Every chit that belongs in it now: one for each row of a list, and those that have a name. */
export function fillCup(work: Work, scope: Scope, id: string): void {
  const cup = byId(work.def.cups, id);
  if (!cup) return;
  const now = readIn(work, scope);
  const chits = cup.chits.flatMap((of): readonly Chit[] => {
    if (of.kind === 'each')
      return rowsWhere(now, of.list, of.when).map((row) => ({
        id: `${of.list}:${row.id}`,
        name: row.name,
        row: { list: of.list, row: row.id },
      }));
    if (!holds(now, of.when)) return [];
    return Array.from({ length: Math.min(of.count, MOST) }, (_, i) => ({
      id: `${of.name} ${i + 1}`,
      name: of.name,
    }));
  });
  const laid = chits.slice(0, MOST);
  tell(work, fact(cup.name, { value: `${laid.length} in the cup`, rule: cup.rule ?? scope.rule }));
  record(work, { type: 'kit.v1.Laid', cup: cup.id, back: cup.aside === 'back', chits: laid });
}

/** The chits that can be drawn: one of a row that has no place in the cup any more lies in it, and is passed over. */
export function chitsIn(def: Definition, state: OwnState, id: string): readonly Chit[] {
  const cup = byId(def.cups, id);
  const now = reading(def, state);
  return (at(state.cups, id)?.in ?? []).filter(({ row }) => {
    const of = row && cup?.chits.find((each) => each.kind === 'each' && each.list === row.list);
    return (
      !row ||
      !of ||
      (rowIn(state, row.list, row.row) !== undefined && holds({ ...now, bound: { it: row } }, of.when))
    );
  });
}

/** A chit drawn blind. What acted before has done so. */
export function* drawChit(
  work: Work,
  scope: Scope,
  id: string,
): Steps<(Chit & { readonly row?: RowAt }) | undefined> {
  const cup = byId(work.def.cups, id);
  const rule = cup?.rule ?? scope.rule;
  const chits = chitsIn(work.def, work.state, id);
  if (!cup || !chits.length) {
    tell(work, warning(`${cup?.name ?? id}: the cup is empty.`, { rule }));
    return undefined;
  }
  const from = chits.map(({ id: value, name }, i) => {
    const isAlike = chits.slice(0, i).some((other) => other.name === name);
    return { value, label: name, ...(isAlike && ({ unlisted: true } as const)) };
  });
  const key = keyFor(work, `chit ${cup.id}`);
  const { value } = yield* askDraw(work, {
    key,
    rule,
    title: 'Which chit was drawn?',
    from,
    ...secretOf(work),
  });
  const chit = chits.find((each) => each.id === value);
  if (!chit) return undefined;
  record(work, { type: 'kit.v1.Drawn', cup: cup.id, chit: chit.id });
  work.gave = chit.name;
  return chit;
}
