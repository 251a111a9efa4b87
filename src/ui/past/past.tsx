import './past.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { inSlices } from '../../app/in-slices';
import { sessionThen } from '../../app/past';
import { hrefOf, redirect } from '../../app/route';
import type { Session } from '../../app/session';
import { type Past, pastOf, type StepBy, stepFrom } from '../../core/journal/past';
import { parseWhole } from '../../core/typed';
import { announce } from '../kit/announce';
import { Icon } from '../kit/icon';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';
import { Whole } from '../kit/whole';
import { ChartsThen, LedgerThen, type Part, TableThen } from './then';

const PARTS: readonly { value: Part; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'ledger', label: 'Ledger' },
  { value: 'charts', label: 'Charts' },
];

type Props = { session: Session; item: string | undefined };

/** The game as it stood after any of its entries, to look at and step through; nothing is undone for it. */
export const PastScreen = (props: Props) => (
  <Whole session={props.session}>{() => <Stepping {...props} />}</Whole>
);

function Stepping({ session, item }: Props) {
  const projection = session.projection.value;
  const past = useMemo(() => pastOf(session.game, projection), [projection]);
  const count = countIn(past, item);
  const [part, setPart] = useState<Part>('table');
  const then = useThen(session, past, count);
  const game = session.row.value.id;
  const go = (to: number) => {
    if (to === count) announce(to === 0 ? 'This is the beginning.' : 'This is the last entry.');
    else redirect({ screen: 'game', game, view: 'past', item: String(to) });
  };
  const step = (by: StepBy, way: -1 | 1) => go(stepFrom(past, count, by, way));
  useKeys(step);
  const where = then && whereWords(then.session, past, then.count);
  useEffect(() => {
    if (where) announce(where);
  }, [where]);
  return (
    <>
      <Screen
        title="As it stood"
        below={
          <div class="past-line">
            <span>{where ?? '…'}</span>
            <a class="plain" href={hrefOf({ screen: 'game', game, view: 'table' })}>
              Back to now
            </a>
          </div>
        }
        page="page blocks past"
      >
        <Segments
          legend={<span class="sr">What to look at</span>}
          options={PARTS}
          value={part}
          onPick={setPart}
        />
        {!then ? (
          <Opening />
        ) : part === 'table' ? (
          <TableThen session={then.session} />
        ) : part === 'ledger' ? (
          <LedgerThen session={then.session} />
        ) : (
          <ChartsThen session={then.session} />
        )}
      </Screen>
      <div class="dock">
        <section class="foot" aria-label="Steps">
          <input
            class="past-range"
            type="range"
            aria-label="Entry"
            aria-valuetext={where}
            min={0}
            max={past.count}
            value={count}
            onChange={(event) => go(parseWhole(event.currentTarget.value) ?? count)}
          />
          <div class="past-steps">
            {(['turn', 'phase', 'entry'] as const).map((by) =>
              by === 'phase' && past.stops.every(({ phase }) => !phase) ? null : (
                <StepPair key={by} by={by} onStep={(way) => step(by, way)} past={past} count={count} />
              ),
            )}
          </div>
        </section>
      </div>
    </>
  );
}

const WORDS: { readonly [by in StepBy]: string } = { turn: 'Turn', phase: 'Phase', entry: 'Entry' };

type PairProps = { by: StepBy; past: Past<unknown>; count: number; onStep(way: -1 | 1): void };

/** One back and one on. */
function StepPair({ by, past, count, onStep }: PairProps) {
  const ends = (way: -1 | 1) => stepFrom(past, count, by, way) === count;
  return (
    <fieldset class="past-pair">
      <legend>{WORDS[by]}</legend>
      <button
        type="button"
        aria-label={`${WORDS[by]} back`}
        aria-disabled={ends(-1) || undefined}
        onClick={() => onStep(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        aria-label={`${WORDS[by]} on`}
        aria-disabled={ends(1) || undefined}
        onClick={() => onStep(1)}
      >
        <Icon name="forward" />
      </button>
    </fieldset>
  );
}

/** Without a number the first turn as it begins. */
function countIn({ count, stops }: Past<unknown>, item: string | undefined): number {
  const asked = item === undefined ? undefined : parseWhole(item);
  if (asked !== undefined) return Math.min(count, Math.max(0, asked));
  return stops.find(({ turn }) => turn !== stops[0]?.turn)?.count ?? count;
}

/** "Entry 41 of 292, GT2 · 7 Dec, Afternoon, Operations" */
function whereWords(then: Session, { count: all }: Past<unknown>, count: number): string {
  const { game, projection } = then;
  const { state } = projection.value;
  return [`Entry ${count} of ${all}`, game.moment(state), game.phase?.(state)].filter(Boolean).join(', ');
}

type Then = { readonly count: number; readonly session: Session };

/** What it folds to, worked out a little at a time; what was shown stays until then. */
function useThen(session: Session, past: Past<unknown>, count: number): Then | undefined {
  const [then, setThen] = useState<Then>();
  useEffect(() => {
    let left = false;
    void inSlices(past.at(count), () => !left).then((projection) => {
      if (projection) setThen({ count, session: sessionThen(session, projection, count) });
    });
    return () => {
      left = true;
    };
  }, [past, count]);
  return then;
}

/** Arrow keys step by entry, with Shift by phase. What undoes and redoes elsewhere does nothing here. */
function useKeys(step: (by: StepBy, way: -1 | 1) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
      if (way) step(shiftKey ? 'phase' : 'entry', way);
      else if (/^[ur]$/i.test(key)) announce('This is the past. Go back to now to undo or redo.');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
}
