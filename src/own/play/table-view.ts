import { withMinus } from '../../core/numbers';
import type { Action, Obligation, Panel, TableView, TrackBox } from '../../core/play/view';
import { cutText } from '../../core/text';
import type { Counter, Definition, Action as OwnAction } from '../format/definition';
import { chitsIn } from './cups';
import { type Editions, RULE } from './edition';
import { endOf } from './ends';
import { handKept } from './hand-kept';
import { sideName, valueName } from './names';
import { actId, offeredSide, offersOf, offerTitle } from './offers';
import { owed } from './owed';
import { wholeOf } from './parts';
import { at } from './safe';
import { isOpenNote, type OwnState } from './state';
import { endTitle, stepNow, turnTitle } from './steps';
import { dueTitle } from './turn';

const plain = (procedure: string, label: string, rule = RULE): Action => ({
  id: procedure,
  label,
  procedure,
  args: {},
  rule,
});

/** An action as the table offers it: one that either side seals once for each. */
function offered(editions: Editions, state: OwnState, action: OwnAction): readonly Action[] {
  const def = editions.of(state);
  return offersOf(def, state, action).map((args) => {
    const side = offeredSide(action, args);
    const id = actId(action.id);
    return {
      ...{ id: side === undefined ? id : `${id}:${side}`, procedure: id, args, rule: action.rule ?? RULE },
      label: offerTitle({ def, state }, action, args),
    };
  });
}

/** Letters on a button. */
const LONGEST = 60;

/** What can be done now, what presses most first: what acts, what is owed, what belongs to the step, then the next step. */
function actionsOf(editions: Editions, state: OwnState): readonly Action[] {
  const def = editions.of(state);
  const step = stepNow(def, state);
  const owes = (action: OwnAction) =>
    step?.owes.some((one) =>
      one.kind === 'action' ? one.action === action.id : one.kind === 'cup' && one.cup === action.draw?.cup,
    );
  const rank = (action: OwnAction): number => {
    if (action.own !== undefined && at(state.acting, action.own) !== undefined) return 0;
    if (owes(action)) return 1;
    return action.step === undefined ? 4 : 2;
  };
  const here = def.actions.filter(({ step: only }) => only === undefined || only === state.place.step);
  const ranked = here.map((action) => ({ rank: rank(action), all: offered(editions, state, action) }));
  const at_ = (...ranks: readonly number[]) =>
    ranked.filter((each) => ranks.includes(each.rank)).flatMap(({ all }) => all);
  const due = plain('bring-on', cutText(dueTitle(editions, state), LONGEST));
  const isDue = owed(editions, state, RULE).some((open) => open.due !== undefined && !open.waits);
  return [
    ...(isDue ? [due] : []),
    ...at_(0),
    ...at_(1),
    ...at_(2),
    plain('end-step', endTitle(def), step?.rule),
    ...(isDue ? [] : [due]),
    ...at_(4),
    ...handKept(def).map(({ id, name, rule }) => plain(`points:${id}`, name, rule)),
  ];
}

/** The most boxes of a track that a screen draws. */
const MOST_BOXES = 60;

function trackOf(def: Definition, { place, stage }: OwnState): TableView['track'] {
  const { first, count, tags } = def.turns;
  if (count === undefined || count > MOST_BOXES) return undefined;
  const box = (turn: number): TrackBox => ({
    label: String(turn),
    title: turnTitle(def, turn),
    ...(at(tags, 'night')?.includes(turn) && { night: true }),
    state: stage === 'over' || turn < place.turn ? 'done' : turn === place.turn ? 'current' : 'ahead',
  });
  return { title: def.turns.name || 'Turn', boxes: Array.from({ length: count }, (_, i) => box(first + i)) };
}

const counterWords = (def: Definition, counter: Counter, value: number | string): string =>
  typeof value === 'number' ? withMinus(value) : valueName(def, counter.holds, value);

function counterRows(def: Definition, state: OwnState, isLedger: boolean) {
  return def.counters
    .filter(({ ledger }) => ledger === isLedger)
    .flatMap((counter) =>
      wholeOf(def, counter).flatMap(({ key }) => {
        const now = at(state.counters, key);
        if (!now) return [];
        const { low, high, rule } = counter;
        const number = typeof now.value === 'number' ? now.value : undefined;
        const says = [
          ...(low && number !== undefined && number <= low.at ? [low.say] : []),
          ...(high && number !== undefined && number >= high.at ? [high.say] : []),
        ];
        const value = [counterWords(def, counter, now.value), ...says].join(' · ');
        return [{ label: now.name, value, ...(rule !== undefined && { rule }) }];
      }),
    );
}

/** Counters that are seen at once. */
const MOST_COUNTERS = 12;

function panelsOf(def: Definition, state: OwnState): readonly Panel[] {
  const cups = def.cups.flatMap((cup): readonly Panel[] => {
    const now = at(state.cups, cup.id);
    if (!now) return [];
    const chit =
      (is: 'in' | 'drawn' | 'current') =>
      ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, label: name, state: is });
    const current = now.current && !now.in.includes(now.current) ? [now.current] : [];
    const chits = [
      ...chitsIn(def, state, cup.id).map(chit('in')),
      ...current.map(chit('current')),
      ...now.out.map(chit('drawn')),
    ];
    return [{ kind: 'cup', title: cup.name, chits }];
  });
  const counters = counterRows(def, state, false);
  const [first, more] = [counters.slice(0, MOST_COUNTERS), counters.slice(MOST_COUNTERS)];
  const notes = state.notes.flatMap((note) => {
    const opens = note.opens === undefined ? '' : `, opens on ${turnTitle(def, note.opens)}`;
    if (isOpenNote(note, state)) return note.text ? [{ label: note.when, value: note.text }] : [];
    return [{ label: note.when, value: `Sealed by ${sideName({ def, state }, note.sealed?.side)}${opens}` }];
  });
  return [
    ...cups,
    ...(first.length ? [{ kind: 'facts', title: 'Counters', rows: first } as const] : []),
    ...(more.length ? [{ kind: 'facts', title: 'More counters', folded: true, rows: more } as const] : []),
    ...(notes.length ? [{ kind: 'facts', title: 'Remarks', folded: true, rows: notes } as const] : []),
  ];
}

/** How the first ledgers stand: "Blue leads by 3", "Points: Blue 3, Grey 5". */
function scoreOf(def: Definition, state: OwnState): TableView['score'] {
  const counter = def.counters.find(({ ledger }) => ledger);
  if (!counter) return undefined;
  const parts = wholeOf(def, counter).flatMap(({ key, side }) => {
    const value = at(state.counters, key)?.value;
    if (typeof value !== 'number') return [];
    return [side === undefined ? withMinus(value) : `${sideName({ def, state }, side)} ${withMinus(value)}`];
  });
  return { label: counter.name, value: parts.join(' · ') };
}

/** What the procedure of an action says: why it cannot be done, and whose it is. */
type Of = {
  whyNot(action: Action): string | undefined;
  sideOf(action: Action): string | undefined;
};

/** Nothing stands for these while they cannot be done. */
const OWN_STEPS = new Set(['bring-on', 'end-step', 'record-end']);

/** Buttons beside the main one: more would cover what they are about. */
const MOST_NEAR = 4;

/** What stands beside the main action, the way on among it, and what the page lists above: what can be done, and what cannot now. */
function laidOut(
  further: readonly Action[],
  barred: readonly Action[],
): { readonly near: readonly Action[]; readonly panels: readonly Panel[] } {
  if (further.length + barred.length <= MOST_NEAR) return { near: [...further, ...barred], panels: [] };
  const near = further.slice(0, MOST_NEAR);
  const onward = further.slice(MOST_NEAR).find(({ id }) => id === 'end-step');
  if (onward) near[MOST_NEAR - 1] = onward;
  const rest = further.filter((action) => !near.includes(action));
  const listOf = (title: string, actions: readonly Action[]): readonly Panel[] =>
    actions.length ? [{ kind: 'actions', title, actions }] : [];
  return { near, panels: [...listOf('More to do', rest), ...listOf('Not now', barred)] };
}

/** Where the game stands and what comes next. The first action that can be done is the next thing. */
export function tableOf(editions: Editions, state: OwnState, { whyNot, sideOf }: Of): TableView {
  const def = editions.of(state);
  if (state.stage === 'before')
    return {
      heading: def.game.title,
      panels: [],
      main: plain('begin', 'Set-up'),
      actions: [],
      obligations: [],
    };
  const end = endOf(def, state);
  const underway = !end && state.stage === 'underway';
  const offers = end ? [plain('record-end', 'Record the end')] : actionsOf(editions, state);
  const all = offers.map((action): Action => {
    const side = sideOf(action);
    return side === undefined ? action : { ...action, side };
  });
  const possible = all.filter((action) => whyNot(action) === undefined);
  const [main, ...further] = possible;
  const barred = all.filter((action) => !possible.includes(action) && !OWN_STEPS.has(action.id));
  const { near, panels } = laidOut(further, barred);
  const track = trackOf(def, state);
  const score = scoreOf(def, state);
  const open: readonly Obligation[] = underway
    ? owed(editions, state, RULE).map(({ label, rule, procedure, args = {} }) => ({
        label,
        rule,
        ...(procedure !== undefined && { action: { ...plain(procedure, label, rule), args } }),
      }))
    : [];
  return {
    heading: end ? 'Game over' : state.place.title,
    ...(underway && state.place.name && { subheading: state.place.name }),
    ...(score && { score }),
    ...(track && { track }),
    ...(end && {
      verdict: {
        ...{ label: end.label, why: end.why, rule: RULE, recorded: state.ended !== undefined },
        ...(end.win !== undefined && { side: end.win }),
      },
    }),
    panels: [...panels, ...panelsOf(def, state)],
    ...(main && { main, ...(main.side !== undefined && { side: main.side }) }),
    actions: near,
    obligations: open,
  };
}
