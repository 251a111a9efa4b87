import type { Action, LedgerView, Mark } from '../../core/play/view';
import { whoDoes } from '../../core/who-does';
import type { Condition, Counter, Definition } from '../format/definition';
import { type Editions, RULE } from './edition';
import { handKept } from './hand-kept';
import { sideName } from './names';
import { wholeOf } from './parts';
import { at } from './safe';
import type { OwnState } from './state';
import { counterKey, reading } from './values';

/** What players put right by hand. */
function byHand(def: Definition): readonly Action[] {
  const action = (procedure: string, label: string, rule = RULE): Action => ({
    ...{ id: procedure, label, procedure, args: {}, rule },
  });
  const kept = handKept(def);
  const counters = def.counters.map((counter) => {
    const { id, name, ledger, rule } = counter;
    if (!ledger) return action(`counter:${id}`, `${name} by hand`, rule);
    return action(`points:${id}`, kept.includes(counter) ? name : `Correct: ${name}`, rule);
  });
  return [
    ...counters,
    ...def.lists.map(({ id, name, rule }) => action(`row:${id}`, `${name} by hand`, rule)),
    ...(def.switches.length ? [action('house-rules', 'House rules')] : []),
    action('stop-game', 'Stop the game'),
  ];
}

/** Where a ledger ends the game at once: the numbers that its counter is compared with. */
function marksOf(def: Definition, state: OwnState, key: string): readonly Mark[] {
  const now = reading(def, state);
  const at_ = (condition: Condition): readonly number[] => {
    if (condition.kind === 'either') return condition.of.flat().flatMap(at_);
    if (condition.kind !== 'compare') return [];
    const { left, right } = condition;
    const is = typeof left === 'object' && left.kind === 'counter' && counterKey(now, left) === key;
    return is && typeof right === 'number' ? [right] : [];
  };
  const marks = def.ends.atOnce.flatMap(({ win, say, when }) =>
    when.flatMap(at_).map((mark) => ({
      label:
        win === undefined
          ? say || 'draw'
          : [whoDoes(sideName({ def, state }, win), 'wins', 'win'), say].filter(Boolean).join(', '),
      at: mark,
    })),
  );
  return marks.toSorted((a, b) => a.at - b.at);
}

/** The points of each ledger, one for each side where each has its own; below the first what is put right by hand. */
export function ledgersOf(editions: Editions, state: OwnState): readonly LedgerView[] {
  const def = editions.of(state);
  const actions = state.stage === 'before' ? [] : byHand(def);
  const views = def.counters
    .filter(({ ledger }) => ledger)
    .flatMap((counter) =>
      wholeOf(def, counter).map(({ key, side }) => ledgerOf(def, state, counter, key, side)),
    );
  const [first, ...others] = views.length
    ? views
    : [{ title: 'By hand', lines: [], thresholds: [], actions: [] }];
  return first ? [{ ...first, actions }, ...others] : [];
}

function ledgerOf(
  def: Definition,
  state: OwnState,
  { name }: Counter,
  key: string,
  side: string | undefined,
): LedgerView {
  const label = side === undefined ? name : `${name}, ${sideName({ def, state }, side)}`;
  const value = at(state.counters, key)?.value;
  const lines = at(state.points, key) ?? [];
  const sum = lines.reduce((all, { points }) => all + points, 0);
  const start = typeof value === 'number' ? value - sum : 0;
  const begun = start ? [{ id: 'start', label: 'At the start', points: start }] : [];
  return {
    title: label,
    lines: [...begun, ...lines],
    total: { label, value: typeof value === 'number' ? value : 0 },
    thresholds: marksOf(def, state, key),
    actions: [],
  };
}
