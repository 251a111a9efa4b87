import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import type { Answer, Prompt } from '../../core/play/prompt';
import { isResult, type TraceLine } from '../../core/play/trace';
import type { Given } from '../../core/play/view';
import type { Problem } from '../../core/result';
import { Wrong } from '../kit/field';
import { lazyScreen } from '../kit/lazy';
import { PracticeLabel } from '../kit/practice-label';
import { Result } from '../kit/result';
import { RuleNumber, WhatNow } from '../kit/rule-number';
import { Screen } from '../kit/screen';
import { TraceLines } from '../kit/trace-lines';
import { Words } from '../kit/words';
import { ClockLine } from './clock-line';
import { CancelAll, Dock, UndoLine } from './dock';
import { isRolled, Just } from './just';
import { WhereWereWe, was } from './panels';
import { landed } from './result';
import { Side, SideTitle, tonesOf } from './side';
import { wayOf } from './way';

const earlier = lazyScreen(() => import('./stage/landed').then(({ RollsBefore }) => RollsBefore), 'quiet');

/** Whether the last roll is what led to a result. */
const isOf = (lines: readonly TraceLine[], settled: TraceLine): boolean =>
  lines.findLastIndex(({ faces }) => faces) < lines.lastIndexOf(settled);

/** What to mind of what the last roll has led to, and what the game's own file says to do about it. */
const toldIn = (lines: readonly TraceLine[]): readonly TraceLine[] =>
  lines
    .slice(lines.findLastIndex(({ faces }) => faces))
    .filter(({ kind, author }) => kind === 'warning' || (kind === 'reminder' && author));

/** What every prompt component is given. `send` checks first, so that a refusal is told at the field it concerns. */
export type Ask<P extends Prompt = Prompt> = {
  readonly session: Session;
  readonly question: OpenQuestion;
  readonly prompt: P;
  readonly problem: Problem | undefined;
  /** With answers to what comes next, where one tap says all of them. */
  send(answer: Answer, ...more: readonly Given[]): void;
  refuse(problem: Problem | undefined): void;
  /** What stands in the place of undo and cancel: the way out of an amendment. */
  readonly ways?: ComponentChildren;
  /** Of such a question: its screen, and what stands above it. */
  readonly view?: 'table';
  readonly above?: ComponentChildren;
};

type Props = {
  ask: Ask;
  /** The buttons that answer, in thumb reach. A submit button belongs to the form with id "ask". */
  foot?: ComponentChildren;
  onSubmit?: () => void;
  children?: ComponentChildren;
};

/** Whether values of a chart are on its screen. */
const readsChart = (prompt: Prompt): boolean =>
  prompt.kind === 'cell' ||
  (prompt.kind === 'dice' && !!prompt.rollPreview) ||
  prompt.working.some(({ source }) => source === 'practice');

/** The procedure sheet: whose turn to answer, the question, what is settled so far, and the ways out. */
export function QuestionFrame({ ask, foot, onSubmit, children }: Props) {
  const { session, question, prompt, problem, ways } = ask;
  const barred = ways ? undefined : session.several.value?.barred;
  /** It is read, and takes no tap: the line above the buttons says why. */
  const still = (inside: ComponentChildren) =>
    barred ? (
      <fieldset class="still" disabled aria-describedby="pen-line">
        {inside}
      </fieldset>
    ) : (
      inside
    );
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const asked = prompt.side ?? question.side;
  // A question that says no more than the title is not said twice.
  const once = prompt.title === question.title && asked === question.side;
  // What the dice have settled while a question about it is still open.
  const settled = prompt.working.findLast(isResult);
  const sides = tonesOf(session, question.side);
  const rolled = question.passed.some(({ prompt: { kind } }) => kind === 'dice');
  const justRolled = isRolled(question);
  const led = settled && isOf(prompt.working, settled);
  // What is asked next matters more: above a chart or a form even what the last roll has settled is told in short.
  const fresh = justRolled && (!led || prompt.kind === 'dice' || prompt.kind === 'form');
  return (
    <>
      <Screen
        title={<SideTitle session={session} side={question.side} title={question.title} />}
        headless={!once}
        beside={
          <small class="ways-out">
            <RuleNumber game={session.row.value.id} rule={prompt.rule} />
            {!ways && <WhatNow game={session.row.value.id} />}
          </small>
        }
        below={
          <>
            {session.pack.value.practice && readsChart(prompt) && <PracticeLabel />}
            {!ways && <ClockLine session={session} />}
          </>
        }
        page="page question-page"
      >
        {!ways && <WhereWereWe session={session} folded />}
        {ask.above}
        <div class="asked">
          {asked !== question.side && (
            <p>
              <Side session={session} side={asked} />
            </p>
          )}
          {!once && (
            <h1 class="question" tabIndex={-1}>
              {prompt.title}
            </h1>
          )}
          {prompt.hint && (
            <p class="soft hint">
              <Words text={prompt.hint} />
            </p>
          )}
          {question.previous && <was.Screen ask={ask} />}
        </div>
        {fresh && <Just session={session} question={question} />}
        {settled && !fresh && (
          <Result
            as="card"
            sides={sides}
            // It was seen with the question before.
            brief={!justRolled}
            fallen={justRolled && <landed.Screen session={session} question={question} />}
            lines={[settled, ...toldIn(prompt.working)]}
          />
        )}
        <form
          id="ask"
          noValidate
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
        >
          {still(children)}
        </form>
        {rolled && !(settled && justRolled && !fresh) && (
          <earlier.Screen session={session} question={question} but={fresh ? 1 : 0} />
        )}
        {prompt.working.length > 0 && (
          <section class="card" aria-label="Working so far">
            <TraceLines
              lines={prompt.working}
              wayOf={ways || barred ? undefined : (line, at) => wayOf(session, question, line, at)}
            />
          </section>
        )}
      </Screen>
      <Dock session={session} view={ways ? (ask.view ?? 'log') : 'table'}>
        <Wrong id="ask" problem={problem?.field ? undefined : problem} />
        {!barred?.hides && still(foot)}
        {ways ?? (
          <UndoLine session={session}>
            <CancelAll {...{ session, question }} />
          </UndoLine>
        )}
      </Dock>
    </>
  );
}
