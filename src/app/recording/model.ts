import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChartPack } from '../../core/charts/pack';
import { answersFit } from '../../core/journal/commands';
import type { Entry } from '../../core/journal/journal';
import { isAside, type ProcedureRun, type Projection } from '../../core/journal/projection';
import { tellTable } from '../../core/journal/tell-table';
import type { Game } from '../../core/play/game';
import { gainedBetween } from '../../core/play/ledger';
import type { Action, LedgerView, TableView } from '../../core/play/view';
import type { Problem } from '../../core/result';
import { problems } from '../../storage/problems';
import { type GameRow, packIdOf } from '../../storage/rows';
import type { LoadedGame, Store } from '../../storage/store';
import type { Claim } from '../../storage/writer-lock';
import { firstPack } from '../game-code';
import type { Closed, How, SaveState, Timekeeper } from '../session';

/** What the parts of a session share of one open game. */
export type Model = {
  readonly game: Game<unknown>;
  readonly store: Store;
  readonly claim: Claim;
  how: How;
  /** The version of the charts in the store that `pack` was made from. */
  packBase: number;
  isClosed: boolean;
  timekeeper?: Timekeeper | undefined;
  readonly row: Signal<GameRow>;
  readonly projection: Signal<Projection<unknown>>;
  readonly pack: Signal<ChartPack>;
  readonly save: Signal<SaveState>;
  readonly following: Signal<boolean>;
  readonly notice: Signal<Problem | undefined>;
  readonly lastResult: Signal<Closed | undefined>;
  readonly gained: Signal<ReturnType<typeof gainedBetween>>;
  /** A tap draws them up before it is on record, and the screen shows the same. */
  readonly tableOf: (of: Projection<unknown>) => TableView;
  readonly ledgersOf: (state: unknown) => readonly LedgerView[];
  /** Of the actions that answer questions with their tap those whose answers would be taken. */
  readonly fitting: ReadonlySignal<(one: Action) => Action | undefined>;
  readonly ledgers: ReadonlySignal<readonly LedgerView[]>;
};

export function modelOf(
  game: Game<unknown>,
  store: Store,
  loaded: LoadedGame,
  claim: Claim,
  how: How,
): Model {
  const projection = signal(how.fold(game, loaded.entries));
  const pack = signal(packOf(game, loaded));
  const viewOf = onceFor((state: unknown) => game.table(state));
  const ledgersOf = onceFor((state: unknown) => game.ledgers(state));
  const fitting = computed(() => {
    const now = [game, projection.value, pack.value] as const;
    return (one: Action) => (answersFit(...now, one) ? one : undefined);
  });
  const fittingLedger = ({ actions, ...view }: LedgerView): LedgerView => ({
    ...view,
    actions: actions.flatMap((one) => fitting.value(one) ?? []),
  });
  return {
    ...{ game, store, claim, how, packBase: loaded.pack?.version ?? 0, isClosed: false },
    ...{ row: signal(loaded.row), projection, pack, ledgersOf, fitting },
    save: signal<SaveState>({ kind: 'saved' }),
    following: signal(!claim.isWriter()),
    notice: signal<Problem | undefined>(loaded.row.pack && !loaded.pack ? problems.packGone : undefined),
    lastResult: signal<Closed | undefined>(undefined),
    gained: signal<ReturnType<typeof gainedBetween>>([]),
    tableOf: onceFor((of) => tellTable(game, of, viewOf(of.state))),
    ledgers: computed(() => ledgersOf(projection.value.state).map(fittingLedger)),
  };
}

/** The result that an entry came to on `base`, the projection before it, and how the points have changed. */
export function showResult(
  model: Model,
  entry: Entry,
  { open, state }: Projection<unknown>,
  points?: readonly LedgerView[],
): void {
  if (isAside(entry)) return;
  const closed = closedBy(model.projection.peek(), entry);
  model.lastResult.value = closed && { ...closed, before: open ? open.before : state };
  model.gained.value = points ? gainedBetween(points, model.ledgers.value) : [];
}

export const packOf = (game: Game<unknown>, { row, pack }: LoadedGame): ChartPack =>
  pack ? (game.editions?.(pack) ?? pack) : firstPack(game, row.charts, packIdOf(row));

/** The procedure that an entry closed. */
function closedBy(projection: Projection<unknown>, entry: Entry): ProcedureRun | undefined {
  if ((entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') || !entry.outcome) return undefined;
  const id = entry.kind === 'v1.Opened' ? entry.id : entry.of;
  return projection.runs.findLast((procedureRun) => procedureRun.opened.id === id);
}

/** `work` that is not done again for what it was done for last. */
function onceFor<A, B>(work: (of: A) => B): (of: A) => B {
  let last: { readonly of: A; readonly is: B } | undefined;
  return (of) => {
    last = last?.of === of ? last : { of, is: work(of) };
    return last.is;
  };
}
