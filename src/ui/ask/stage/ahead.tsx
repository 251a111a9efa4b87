import './odds.css';
import './stage.css';
import './ahead.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { netWords } from '../../../core/charts/net';
import type { ChartPack } from '../../../core/charts/pack';
import { type Ahead, aheadOf, oddsAfter, spreadAfter } from '../../../core/journal/ahead';
import { checkForm, type FormValues } from '../../../core/play/form';
import type { Game } from '../../../core/play/game';
import type { FormPrompt } from '../../../core/play/prompt';
import { PracticeLabel } from '../../kit/practice-label';
import type { Ask } from '../question-frame';
import { tonesOf } from '../side';
import { breaksInShort } from './break-points';
import { StackBar } from './stack-bar';
import { walkOf } from './walk';
import { WayChips } from './way-chips';

type Props = {
  ask: Ask<FormPrompt>;
  values: FormValues;
  /** The column that they come to as they stand. */
  onColumn(column: string | undefined): void;
};

/** What a form comes to as it is filled in: how the column is found, what can come of it, and what would change it. */
export function OddsAhead({ ask: { session, question, prompt }, values: all, onColumn }: Props) {
  const { game } = session;
  const pack = session.pack.value;
  const values = withoutHalves(prompt, all);
  const typed = JSON.stringify(values);
  const ahead = useMemo(() => aheadOf(game, question, pack, values), [game, question, pack, typed]);
  const roll = ahead?.kind === 'roll' ? ahead.question : undefined;
  const odds = roll?.prompt.rollPreview?.odds;
  const column = odds && netWords(odds);
  useLayoutEffect(() => onColumn(column), [column]);
  const [later, setLater] = useState<Later>();
  // After the paint that shows the column: the dice before it can fall in many ways.
  useEffect(() => setLater(roll && laterOf(game, roll, pack)), [ahead]);
  if (ahead?.kind === 'edge')
    return (
      <ol class="way" aria-label="How the column is found">
        <li class="lit">{ahead.words}</li>
      </ol>
    );
  if (!roll)
    return <p class="soft">{ahead?.kind === 'first' ? `First: ${ahead.title}` : unsaid(prompt, values)}</p>;
  const before = roll.prompt.title;
  const after = later?.roll === roll ? later.odds : undefined;
  return (
    <>
      {odds ? <WayChips walk={walkOf(odds, roll.prompt.working)} /> : after && <ColumnChips after={after} />}
      {later?.spread ? (
        <StackBar spread={later.spread} sides={tonesOf(session, question.side)} />
      ) : (
        <div class="stack-bar" />
      )}
      {pack.practice && <PracticeLabel />}
      <p class="soft breaks-line">{odds ? breaksInShort(odds) : `First: ${before}`}</p>
    </>
  );
}

/** A number that is still being typed and can be left out. */
const withoutHalves = ({ fields }: FormPrompt, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const text = values[field.key];
      const half =
        field.kind === 'text' && field.known && field.optional && String(text).length < field.maxLength;
      return half && text !== undefined ? [[field.key, '']] : [];
    }),
  ),
});

/** The first field without which there are no odds, which may stand below the edge of the screen; else what does not go together. */
function unsaid({ fields, checks }: FormPrompt, values: FormValues): string {
  const filled = checkForm(fields, [], values);
  if (!filled.ok) {
    const label = fields.find(({ key }) => key === filled.problem.field)?.label;
    return `For the odds fill in: ${label ?? 'the form'}`;
  }
  const checked = checkForm(fields, checks, values);
  return checked.ok ? '' : checked.problem.message;
}

type Roll = Extract<Ahead, { kind: 'roll' }>['question'];
type Later = {
  readonly roll: Roll;
  readonly odds: ReturnType<typeof oddsAfter>;
  readonly spread: ReturnType<typeof spreadAfter>;
};

/** What can come of a roll, through the dice that come before it. */
function laterOf(game: Game<unknown>, roll: Roll, pack: ChartPack): Later {
  const odds = oddsAfter(game, roll, pack);
  return { roll, odds, spread: odds && spreadAfter(game, odds, pack) };
}

/** "28 %", never a whole that it is not. */
const percent = (part: number): string => `${Math.min(99, Math.max(1, Math.round(100 * part)))} %`;

/** As many as stand in one row. */
const MOST = 4;

/** The ratio, where it is the same whatever falls, and how often the dice before it lead to which column. */
function ColumnChips({ after: { ways, columns } }: { after: NonNullable<Later['odds']> }) {
  const ratios = new Set(columns.map(({ odds }) => walkOf(odds, []).ratio));
  const [first, last] = [columns[0], columns.at(-1)];
  const few = columns.length <= MOST;
  return (
    <ol class="way" aria-label="Columns that the dice before it lead to">
      {ratios.size === 1 && columns.length < MOST && <li>{[...ratios][0]}</li>}
      {few ? (
        columns.map(({ column, ways: some }) => (
          <li key={column} class={columns.length === 1 ? 'lit' : undefined}>
            <b>{column}</b> {columns.length > 1 && percent(some / ways)}
          </li>
        ))
      ) : (
        <li>
          {first?.column} to {last?.column}
        </li>
      )}
    </ol>
  );
}
