import './stage.css';
import type { Closed, Session } from '../../../app/session';
import { type ChartDef, describeCell, labelName, shapeOf } from '../../../core/charts/chart';
import { lookupCell, lookupLabels } from '../../../core/charts/pack';
import type { OpenQuestion } from '../../../core/journal/commands';
import type { Fallen, FallenDie } from '../../../core/play/fallen';
import type { CellAnswer } from '../../../core/play/prompt';
import { around } from '../../charts/chart-table';
import { Die } from '../../kit/die';
import { SideName } from '../../kit/side-name';
import { Words } from '../../kit/words';
import { fallenBefore, fallenOf, resultsOf, toldOf, warningsOf } from '../fallen';
import { nameOf, toneOf } from '../side';

type Of = { session: Session } & ({ question: OpenQuestion } | { closed: Closed });

const hasResult = ({ lines }: Fallen): boolean => lines.some(({ kind }) => kind === 'result');

/** Of a long procedure those that are about what is asked now: none that led to a result before the last roll. */
function ofLate(rolls: readonly Fallen[]): readonly Fallen[] {
  return rolls.slice(rolls.slice(0, -1).findLastIndex(hasResult) + 1);
}

const rollsOf = (of: Of): readonly Fallen[] =>
  'question' in of ? ofLate(fallenBefore(of.session, of.question)) : fallenOf(of.session, of.closed);

/** The roll that a result hangs on: the last one read on a chart, else the last that led to a result. */
const decidingOf = (rolls: readonly Fallen[]): Fallen | undefined =>
  rolls.findLast(({ read }) => read) ?? rolls.findLast((roll) => toldOf(roll).length) ?? rolls.at(-1);

/** The dice of a result: the roll that decided big, and where it was read; the others small, by name. */
export function Landed(of: Of) {
  const { session } = of;
  const rolls = rollsOf(of);
  const deciding = decidingOf(rolls);
  if (!deciding) return null;
  const several = deciding.each;
  const others = several ? rolls : rolls.filter((roll) => roll !== deciding);
  return (
    <div class="landed">
      <Earlier session={session} rolls={others} />
      {!several && (
        <>
          <Dice session={session} dice={deciding.dice} named />
          {deciding.read && <Strip session={session} read={deciding.read} />}
        </>
      )}
    </div>
  );
}

/** The faces alone, in a line. */
export function Faces(of: Of) {
  const dice = rollsOf(of).flatMap((roll) => roll.dice);
  if (!dice.length) return null;
  return (
    <div class="landed">
      <Dice session={of.session} dice={dice} />
    </div>
  );
}

/** Letters from which words are a sentence to read, not a result to see. */
const LONG = 40;

type Asked = { session: Session; question: OpenQuestion };

/** What has just fallen, above the question that comes next. */
export function JustFallen({ session, question }: Asked) {
  const last = fallenBefore(session, question).at(-1);
  if (!last) return null;
  const told = resultsOf(last);
  const heads = told.length || !last.meaning ? told : [last.meaning];
  return (
    <section class={last.each ? 'card just' : 'card just beside'} aria-label="Just rolled">
      {!last.each && (
        <div class="landed">
          <Dice session={session} dice={last.dice} named />
        </div>
      )}
      <div class="just-words">
        <p class="soft just-what">
          <Roll session={session} roll={last} named={last.side !== question.side} />
        </p>
        {last.each && <DiceEach session={session} dice={last.dice} />}
        {last.meaning !== undefined && told.length > 0 && <p class="just-read">{last.meaning}</p>}
        {heads.map((words) => (
          <p key={words} class={words.length > LONG ? 'just-read' : 'just-said'}>
            <Words text={words} />
          </p>
        ))}
        {warningsOf(last).map((words) => (
          <p key={words} class="soft">
            <Words text={words} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** The rolls of a question but for those that have just fallen, small. */
export function RollsBefore({ session, question, but }: Asked & { but: number }) {
  const rolls = ofLate(fallenBefore(session, question));
  return <Earlier session={session} rolls={rolls.slice(0, rolls.length - but)} />;
}

/** Dice that are read one by one, by what they mean, in the order in which each meaning fell first. */
const byMeaning = (dice: readonly FallenDie[]) =>
  [...new Set(dice.map(({ meaning }) => meaning))].map(
    (meaning) => [meaning, dice.filter((die) => die.meaning === meaning)] as const,
  );

/** "3 × stalled, 1 × lands freely": what such dice came to. */
const counted = (dice: readonly FallenDie[]): string =>
  byMeaning(dice)
    .flatMap(([meaning, alike]) => (meaning ? `${alike.length} × ${meaning.toLowerCase()}` : []))
    .join(', ');

type RollProps = { session: Session; roll: Fallen; named?: boolean };

/** What a roll was, in the shape and colour of whoever rolled; with the name where another side acts. */
function Roll({ session, roll: { side, title }, named }: RollProps) {
  return (
    <SideName tone={toneOf(session, side)}>
      {side && <span class={named ? undefined : 'sr'}>{nameOf(session, side)}: </span>}
      {title}
    </SideName>
  );
}

type DiceProps = { session: Session; dice: readonly FallenDie[] };

const toneClass = (session: Session, side: string | undefined): string => {
  const tone = toneOf(session, side);
  return tone ? `tone-${tone}` : '';
};

/** Faces beside each other, with what each was for where they differ. */
function Dice({ session, dice, named, small }: DiceProps & { named?: true; small?: true }) {
  const shows = named && dice.length > 1 && dice.some(({ name }) => name);
  return (
    <p class={dice.length > 3 && !small ? 'fell many' : 'fell'}>
      {dice.map(({ face, side, name, ahead }, i) => (
        <span key={i} class={`one ${toneClass(session, side)} ${ahead ? 'prior' : ''}`}>
          <Die face={face} />
          {shows && <small>{name}</small>}
        </span>
      ))}
    </p>
  );
}

/** Dice that mean the same lie together before what they mean. */
const DiceEach = ({ session, dice }: DiceProps) => (
  <ul class="landed alike">
    {byMeaning(dice).map(([meaning, alike]) => (
      <li key={meaning}>
        <span class="fell">
          {alike.map(({ face, side, name }, i) => (
            <span key={i} class={`one ${toneClass(session, side)}`}>
              <Die face={face} />
              <span class="sr">
                {name} {face},{' '}
              </span>
            </span>
          ))}
        </span>
        <b>{alike.length > 1 ? counted(alike) : meaning}</b>
      </li>
    ))}
  </ul>
);

/** Rolls small and by name, each with what it came to. */
function Earlier({ session, rolls }: { session: Session; rolls: readonly Fallen[] }) {
  if (!rolls.length) return null;
  return (
    <ul class="earlier" aria-label="Rolls before">
      {rolls.map((roll) => (
        <li key={roll.key}>
          <Dice session={session} dice={roll.dice} small />
          <span class="sr">{roll.dice.map(({ face }) => face).join(', ')}</span>
          <span>
            <Roll session={session} roll={roll} /> <b>{roll.meaning ?? counted(roll.dice)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
/** Spans of dice that stand in a row; of more those about the one that was hit. */
const MOST_SPANS = 12;
const SOME_SPANS = 7;

/** The column, or the row, out of which the dice picked a cell. */
function Strip({ session, read }: { session: Session; read: CellAnswer }) {
  const pack = session.pack.value;
  const chart = session.game.charts.find(({ id }) => id === read.chart);
  const ran = chart && ranAlong(chart);
  if (!ran) return null;
  const hit = ran === 'rows' ? read.row : read.column;
  const heads = lookupLabels(chart, pack, ran) ?? chart[ran].labels;
  const words = (column: string, row: string) => {
    const value =
      column === read.column && row === read.row ? read.value : lookupCell(chart, pack, column, row)?.value;
    return value === undefined ? '·' : describeCell(shapeOf(chart, column), value);
  };
  return (
    <>
      <p class="soft">
        {chart.name},{' '}
        {ran === 'rows' ? labelName(chart.columns, read.column) : labelName(chart.rows, read.row)}
      </p>
      <ol class="strip" aria-hidden="true">
        {(chart[ran].roll ? around(heads, hit, MOST_SPANS, SOME_SPANS) : heads).map((head) => (
          <li key={head} class={head === hit ? 'here' : undefined}>
            {ran === 'rows' ? words(read.column, head) : words(head, read.row)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The axis of the chart that the dice pick from. */
const ranAlong = ({ rows, columns }: ChartDef) => (rows.dice ? 'rows' : columns.dice ? 'columns' : undefined);
