import { useEffect, useState } from 'preact/hooks';
import type { CellShape } from '../../../core/charts/chart';
import { lookupCell, packSource } from '../../../core/charts/pack';
import { isRecord, isText, isTexts, isWhole, type Json } from '../../../core/json';
import { withMinus } from '../../../core/numbers';
import { cellQuestion } from '../../../core/play/procedure';
import type { CellPrompt } from '../../../core/play/prompt';
import type { Problem } from '../../../core/result';
import { parseWhole } from '../../../core/typed';
import { ChartTable } from '../../charts/chart-table';
import { knownCode, proposedCodes } from '../../charts/codes';
import { lossLabel } from '../../charts/loss-label';
import { tied, Wrong } from '../../kit/field';
import { Options } from '../../kit/options';
import { isFew, ShiftPad } from '../../kit/shift-pad';
import { Stepper } from '../../kit/stepper';
import { submitOnce, tap } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';

type Input<S extends CellShape> = { ask: Ask<CellPrompt>; shape: S; was: Json | undefined };
type ShapeOf<K extends CellShape['kind']> = Extract<CellShape, { kind: K }>;

/** Asks for one cell of the printed chart, with the smallest input that its shape allows. */
export function CellQuestion({ ask }: { ask: Ask<CellPrompt> }) {
  const { prompt, question } = ask;
  // What is asked stands clear of the buttons, also once dice have come above the chart or the text has grown.
  useEffect(() => {
    const seen = new ResizeObserver(() => {
      // Nor is the page moved from under a link that somebody has come to by keys.
      if (document.activeElement?.matches('a')) return;
      document.querySelector('.chart .cell')?.scrollIntoView({ block: 'nearest' });
    });
    seen.observe(document.body);
    return () => seen.disconnect();
  }, []);
  const was = question.previous?.kind === 'cell' ? question.previous.value : undefined;
  switch (prompt.shape.kind) {
    case 'losses':
      return <LossesInput ask={ask} shape={prompt.shape} was={was} />;
    case 'number':
      return <NumberInput ask={ask} shape={prompt.shape} was={was} />;
    case 'choice':
      return <ChoiceInput ask={ask} shape={prompt.shape} was={was} />;
    case 'words':
      return <WordsInput ask={ask} shape={prompt.shape} was={was} />;
    case 'code':
      return <CodeInput ask={ask} shape={prompt.shape} was={was} />;
  }
}

/** The core names source and pack itself; what is sent along is the same. `beside`: columns of the row that say the same. */
function teach(
  { session, prompt, send }: Ask<CellPrompt>,
  value: Json,
  beside: readonly string[] = [],
): void {
  const pack = session.pack.value;
  const { chart, column, row } = prompt;
  const said = (at: string) =>
    ({ kind: 'cell', chart, column: at, row, value, source: packSource(pack), pack: pack.id }) as const;
  send(said(column), ...beside.map((at) => ({ key: cellQuestion(chart, at, row), answer: said(at) })));
}

function AskedChart({ ask, draft }: { ask: Ask<CellPrompt>; draft?: string | undefined }) {
  const { session, prompt } = ask;
  const chart = session.game.charts.find(({ id }) => id === prompt.chart);
  if (!chart) return null;
  return <ChartTable chart={chart} pack={session.pack.value} at={prompt} draft={draft} />;
}

const Submit = () => (
  <button type="submit" form="ask" class="main" onClick={submitOnce}>
    Save this value
  </button>
);

/** Nothing is set to begin with: a 0 that is taught is a 0 that was tapped. */
function LossesInput({ ask, shape, was }: Input<ShapeOf<'losses'>>) {
  const before = (who: string): readonly string[] =>
    isRecord(was) && typeof was[who] === 'number' ? [String(was[who])] : [];
  const place = placeOf(ask);
  const isLoss = (kept: unknown): kept is readonly string[] =>
    isTexts(kept) && kept.every((each) => isWhole(parseWhole(each), 0, shape.max));
  const [attacker, setAttacker] = useDraft(place, 'attacker', () => before('attacker'), isLoss);
  const [defender, setDefender] = useDraft(place, 'defender', () => before('defender'), isLoss);
  const show = (chosen: readonly string[]) => chosen[0] ?? '?';
  const problem = ask.problem?.field ? ask.problem : undefined;
  useEffect(() => {
    if (problem?.field) document.getElementById(problem.field)?.focus({ preventScroll: true });
  }, [problem]);
  const pick = (set: (chosen: readonly string[]) => void) => (chosen: readonly string[]) => {
    set(chosen);
    ask.refuse(undefined);
  };
  const submit = () => {
    const missing = !attacker.length ? 'attacker' : !defender.length ? 'defender' : undefined;
    if (!missing) return teach(ask, { attacker: Number(attacker[0]), defender: Number(defender[0]) });
    const what = shape.names ? `a number for ${shape.names[missing]}` : `the ${missing}'s loss`;
    const message = `Tap ${what}: 0 if your sheet says 0.`;
    ask.refuse({ code: 'cell.unset', message, field: `loss-${missing}` });
  };
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={submit}
      foot={
        <>
          <Wrong id="loss" problem={problem} />
          <LossBar
            who="attacker"
            shape={shape}
            problem={problem}
            chosen={attacker}
            onChosen={pick(setAttacker)}
          />
          <LossBar
            who="defender"
            shape={shape}
            problem={problem}
            chosen={defender}
            onChosen={pick(setDefender)}
          />
          <Submit />
        </>
      }
    >
      <AskedChart ask={ask} draft={`${show(attacker)}/${show(defender)}`} />
    </QuestionFrame>
  );
}

const COMMON = 4;

type LossBarProps = {
  who: 'attacker' | 'defender';
  shape: ShapeOf<'losses'>;
  problem: Problem | undefined;
  chosen: readonly string[];
  onChosen(chosen: readonly string[]): void;
};

/** The usual losses at one tap each; the rare ones open below. */
function LossBar({ who, shape, problem, chosen, onChosen }: LossBarProps) {
  const { max, names } = shape;
  const name = `loss-${who}`;
  const describedBy = problem?.field === name ? 'loss-wrong' : undefined;
  const [more, setMore] = useState(Number(chosen[0] ?? 0) > COMMON);
  const steps = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));
  const rare = max > COMMON + 1;
  return (
    <fieldset class="steps">
      <legend class="small-legend">{lossLabel(shape, who)}</legend>
      <div class="steps-bar">
        <Options
          {...{ name, describedBy }}
          options={steps(0, rare ? COMMON : max)}
          chosen={chosen}
          bar
          onChosen={onChosen}
        />
        {rare && (
          <button
            type="button"
            class="more"
            aria-expanded={more}
            aria-label={`More for ${names ? names[who] : `the ${who}`}`}
            onClick={() => setMore(!more)}
          >
            {COMMON + 1}+
          </button>
        )}
      </div>
      {rare && more && (
        <Options
          {...{ name, describedBy }}
          options={steps(COMMON + 1, max)}
          chosen={chosen}
          bar
          first={false}
          onChosen={onChosen}
        />
      )}
    </fieldset>
  );
}

function NumberInput({ ask, shape, was }: Input<ShapeOf<'number'>>) {
  const { min, max } = shape;
  const [text, setText] = useDraft(
    placeOf(ask),
    'text',
    () => (typeof was === 'number' ? withMinus(was) : ''),
    isText,
  );
  const few = max - min < 8;
  const label = 'Your sheet says';
  const numbers = Array.from({ length: few ? max - min + 1 : 0 }, (_, i) => min + i);
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={() => teach(ask, parseWhole(text) ?? text)}
      foot={
        few ? (
          isFew(min, max) ? (
            <ShiftPad
              legend={label}
              {...{ min, max, columns: shape.columns, chosen: parseWhole(text) }}
              onPick={(by) => teach(ask, by)}
            />
          ) : (
            <fieldset class="dice wide">
              <legend class="small-legend">{label}</legend>
              {numbers.map((number) => (
                <button
                  key={number}
                  type="button"
                  class={parseWhole(text) === number ? 'face was' : 'face'}
                  onClick={tap(() => teach(ask, number))}
                >
                  {withMinus(number)}
                </button>
              ))}
            </fieldset>
          )
        ) : (
          <>
            <label class="small-legend" for="cell-number">
              {label}
            </label>
            <Stepper
              form="ask"
              tied={{ ...tied('ask', ask.problem), id: 'cell-number' }}
              label={label}
              text={text}
              min={min}
              max={max}
              onText={setText}
            />
            <Submit />
          </>
        )
      }
    >
      <AskedChart ask={ask} draft={few ? undefined : text || '?'} />
    </QuestionFrame>
  );
}

function WordsInput({ ask, shape, was }: Input<ShapeOf<'words'>>) {
  const [text, setText] = useDraft(placeOf(ask), 'text', () => (isText(was) ? was : ''), isText);
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={() => teach(ask, text)}
      foot={
        <>
          <label class="small-legend" for="cell-words">
            Your sheet says
          </label>
          <input
            {...tied('ask', ask.problem)}
            id="cell-words"
            form="ask"
            type="text"
            autoComplete="off"
            maxLength={shape.most}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          {shape.none !== undefined && !text.trim() && <None ask={ask} none={shape.none} />}
          <Submit />
        </>
      }
    >
      <AskedChart ask={ask} draft={text || '?'} />
    </QuestionFrame>
  );
}

/** The known codes at one tap each, with what they mean; any other is typed. */
function CodeInput({ ask, shape, was }: Input<ShapeOf<'code'>>) {
  const [text, setText] = useDraft(placeOf(ask), 'text', () => (isText(was) ? was : ''), isText);
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={() => teach(ask, knownCode(shape, text))}
      foot={
        <>
          <fieldset class="code-chips">
            <legend class="small-legend">Your sheet says</legend>
            {proposedCodes(shape).map(({ value, label }) => (
              <button
                key={value}
                type="button"
                class={value === was ? 'face was' : 'face'}
                onClick={tap(() => teach(ask, value))}
              >
                {value} {label !== value && <small>{label}</small>}
              </button>
            ))}
          </fieldset>
          <div class="add">
            <input
              {...tied('ask', ask.problem)}
              id="cell-code"
              form="ask"
              class="add-input"
              type="text"
              aria-label="Another code"
              placeholder="Another"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={shape.most}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Submit />
          </div>
        </>
      }
    >
      <AskedChart ask={ask} draft={text || '?'} />
    </QuestionFrame>
  );
}

/** The sheet has nothing there, or nothing in all of the row that nobody has read yet. */
function None({ ask, none }: { ask: Ask<CellPrompt>; none: string }) {
  const { session, prompt } = ask;
  const { chart: id, column, row } = prompt;
  const chart = session.game.charts.find((each) => each.id === id);
  if (!chart) return null;
  const { columns, rows } = chart;
  const unread = columns.labels.filter(
    (each) => each !== column && !lookupCell(chart, session.pack.value, each, row),
  );
  const one = (
    <button type="button" onClick={tap(() => teach(ask, none))}>
      {none} here
    </button>
  );
  if (!unread.length) return <div class="row">{one}</div>;
  return (
    <div class="row">
      {one}
      <button type="button" onClick={tap(() => teach(ask, none, unread))}>
        {none} in {rows.label.toLowerCase()} {row}
      </button>
    </div>
  );
}

function ChoiceInput({ ask, shape, was }: Input<ShapeOf<'choice'>>) {
  return (
    <QuestionFrame
      ask={ask}
      foot={
        <fieldset class="row">
          <legend class="small-legend">Your sheet says</legend>
          {shape.options.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              class={value === was ? 'face was' : 'face'}
              onClick={tap(() => teach(ask, value))}
            >
              {label}
            </button>
          ))}
        </fieldset>
      }
    >
      <AskedChart ask={ask} />
    </QuestionFrame>
  );
}
