import { crc32 } from '../../core/crc32';
import { asciiJson } from '../../core/json';
import type { Steps } from '../../core/play/procedure';
import { fact } from '../../kit/lines';
import type { Definition, Due, Effect, Effects } from '../format/definition';
import type { DiceSum } from '../format/dice';
import { LATEST, type RowAt } from './bounds';
import type { Editions } from './edition';
import { rowName, sideName } from './names';
import { rollTotal } from './roll';
import { at } from './safe';
import type { OwnState } from './state';
import { turnTitle } from './steps';
import type { Run } from './table';
import { holds, reading, rowOf } from './values';
import { amount, bind, readIn, record, type Scope, startScope, tell, type Work } from './work';

type Later = Extract<Effect, { readonly kind: 'due' }>;
type Said = Pick<Due, 'step' | 'side' | 'text' | 'rule' | 'roll' | 'do'>;

/** What comes on a turn, with what it does. */
export type Coming = {
  readonly id: string;
  readonly turn: number;
  readonly step?: string;
  readonly side?: string;
  readonly text: string;
  readonly rule?: string;
  readonly roll?: { readonly dice: DiceSum; readonly min: number; readonly otherwise: 'next-turn' | 'lost' };
  readonly who?: RowAt;
  readonly do: Effects;
  /** Where in which edition that is said. */
  readonly made?: { readonly edition: string; readonly at: number };
};

const said = new WeakMap<Definition, readonly Said[]>();

/** All that a definition sets for later, its own list first: a due names what it does by its place among these. */
function saidIn(def: Definition): readonly Said[] {
  const known = said.get(def);
  if (known) return known;
  const all = [...def.due, ...laterIn([def.tables, def.checks, def.actions, def.watch, def.steps, def.due])];
  said.set(def, all);
  return all;
}

function laterIn(value: unknown): readonly Later[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { readonly kind?: unknown }).kind === 'due' && 'in' in value ? [value as Later] : [];
  return [...own, ...Object.values(value).flatMap(laterIn)];
}

const ids = new WeakMap<Definition, readonly string[]>();

/** The due rows of a definition by ids that hold from edition to edition: by when, where and what, not by their place. */
function idsOf(def: Definition): readonly string[] {
  const known = ids.get(def);
  if (known) return known;
  const all = def.due.map(({ turn, step = '', side = '', text }) => {
    const words = Uint8Array.from(asciiJson([turn, step, side, text]), (letter) => letter.charCodeAt(0));
    return `${turn}:${crc32(words).toString(16)}`;
  });
  const apart = all.map((id, i) => {
    const before = all.slice(0, i).filter((other) => other === id).length;
    return before ? `${id}:${before}` : id;
  });
  ids.set(def, apart);
  return apart;
}

const come = new WeakMap<OwnState, WeakMap<Editions, readonly Coming[]>>();

/** What has come by now and is not done, the oldest first: looked for once in each state, as a screen asks for it many times. */
export function dueNow(editions: Editions, state: OwnState): readonly Coming[] {
  if (state.stage !== 'underway') return [];
  const known = come.get(state) ?? new WeakMap<Editions, readonly Coming[]>();
  come.set(state, known);
  const found = known.get(editions) ?? dueIn(editions, state);
  known.set(editions, found);
  return found;
}

/** So much is looked at for all that may have come. */
const FUEL = 50_000;

/** What lasts is kept with its step. */
function dueIn(editions: Editions, state: OwnState): readonly Coming[] {
  const def = editions.of(state);
  const { turn, step } = state.place;
  const order = (id: string | undefined) =>
    Math.max(
      0,
      def.steps.findIndex((each) => each.id === id),
    );
  const here = order(step);
  const isNow = (due: Pick<Coming, 'turn' | 'step'>) =>
    due.turn < turn || (due.turn === turn && order(due.step) <= here);
  const done = new Set([...state.done, ...state.dues.map(({ id }) => id)]);
  const now = reading(def, state, { fuel: { left: FUEL } });
  const listed = idsOf(def).flatMap((id, i): readonly Coming[] => {
    const due = def.due[i];
    if (!due || done.has(id) || !isNow(due)) return [];
    const { when, ...rest } = due;
    return holds(now, when) ? [{ ...rest, id, made: { edition: def.hash, at: i } }] : [];
  });
  const set = state.dues.filter(isNow).map((due): Coming => {
    const from = due.made && editions.byHash(due.made.edition);
    const says = from && due.made && saidIn(from)[due.made.at];
    return { ...due, ...(says?.roll && { roll: says.roll }), do: says?.do ?? [] };
  });
  return [...listed, ...set].toSorted((a, b) => a.turn - b.turn);
}

/** Sets something for later. */
export function* setDue(work: Work, scope: Scope, effect: Later): Steps<void> {
  yield* [];
  const turns = Math.max(0, Math.floor(amount(work, scope, effect.in)));
  const turn = Math.min(work.state.place.turn + turns, LATEST);
  const who = effect.who && rowOf(readIn(work, scope), effect.who);
  const { side, step, text, rule } = effect;
  const name = who ? `${text}: ${who.of.name}` : text;
  tell(work, fact(name, { value: `due on ${turnTitle(work.def, turn)}`, rule: rule ?? scope.rule }));
  const numbers = [...work.state.dues.map(({ id }) => id), ...work.state.done].map((id) =>
    Number(LATER.exec(id)?.[1] ?? 0),
  );
  record(work, {
    ...{ type: 'kit.v1.Due', due: `later ${1 + Math.max(0, ...numbers)}`, turn, text },
    ...(step !== undefined && { step }),
    ...(side !== undefined && { side }),
    ...(rule !== undefined && { rule }),
    ...(who && { who: { list: who.list, row: who.row } }),
    made: { edition: work.def.hash, at: Math.max(0, saidIn(work.def).indexOf(effect)) },
  });
}
const LATER = /^later (\d{1,9})$/;

/** What has come, one after the other; one whose roll fails comes on the next turn, or not at all. */
export function* bringOn(work: Work, dues: readonly Coming[], run: Run): Steps<void> {
  for (const due of dues) {
    if (work.stopped) return;
    const rule = due.rule ?? work.rule;
    const scope = bind(startScope({ rule }), 'who', due.who);
    const name = dueName(work, due);
    if (due.roll) {
      const { dice, min, otherwise } = due.roll;
      const note = (at: number) =>
        at >= min ? 'comes' : otherwise === 'lost' ? 'does not come' : 'next turn';
      const total = yield* rollTotal(work, scope, {
        key: 'die due',
        rule,
        title: name,
        dice,
        modifier: 0,
        note,
      });
      if (total < min) {
        late(work, due, otherwise);
        continue;
      }
    } else tell(work, fact(name, { rule }));
    record(work, { type: 'kit.v1.DueDone', due: due.id });
    yield* run(work, scope, due.do);
    work.left = false;
  }
}

function late(work: Work, due: Coming, otherwise: 'next-turn' | 'lost'): void {
  const { id, step, side, text, rule, who, made } = due;
  if (otherwise === 'lost') {
    record(work, { type: 'kit.v1.DueDone', due: id });
    return;
  }
  record(work, {
    ...{ type: 'kit.v1.Due', due: id, turn: work.state.place.turn + 1, text },
    ...(step !== undefined && { step }),
    ...(side !== undefined && { side }),
    ...(rule !== undefined && { rule }),
    ...(who && { who }),
    ...(made && { made }),
  });
}

/** "Guard at the west road", with whom it is about and whose it is. */
export function dueName(
  { def, state }: Pick<Work, 'def' | 'state'>,
  { text, who, side }: Pick<Coming, 'text' | 'who' | 'side'>,
): string {
  const about = who ? `${text}: ${rowName({ state }, who)}` : text;
  return side === undefined || at(state.players, side) === undefined
    ? about
    : `${sideName({ def, state }, side)}: ${about}`;
}
