import { useState } from 'preact/hooks';
import { netColumn, type Odds } from '../../../core/charts/odds';
import type { Lying } from '../../../core/journal/told-spread';
import { signed } from '../../../core/numbers';
import type { DicePrompt, RollMark } from '../../../core/play/prompt';
import { lazyScreen } from '../../kit/lazy';
import { areMarks, DiceInput } from '../dice-input';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';
import { toneOf, usualDice } from '../side';

const stage = lazyScreen(() => import('../stage/stage').then(({ Stage }) => Stage), 'told');

export function DiceQuestion({ ask }: { ask: Ask<DicePrompt> }) {
  const { prompt, question, session } = ask;
  const previous = question.previous?.kind === 'dice' ? question.previous : undefined;
  const place = placeOf(ask);
  const [marked, setMarked] = useDraft(
    place,
    'marks',
    () => previous?.marks ?? [],
    areMarks(prompt.marks ?? []),
  );
  const [lying, setLying] = useState<Lying>();
  // What was declared may move what the rest of the roll is about, as soon as its own die lies there.
  const moved = movedBy(
    prompt,
    prompt.marks?.find(({ value }) => marked.includes(value)),
    lying?.faces[0],
  );
  return (
    <QuestionFrame
      ask={{ ...ask, prompt: moved }}
      foot={
        <DiceInput
          count={prompt.count}
          sides={prompt.sides}
          faceNotes={prompt.faceNotes}
          dieNotes={prompt.dieNotes}
          dieNames={prompt.dieNames}
          marks={prompt.marks?.map((mark) => ({ ...mark, tone: toneOf(session, mark.side) }))}
          first={usualDice(session, prompt.side ?? question.side)}
          rollLabel="Roll for me"
          keys={!session.several.value?.barred || ask.ways !== undefined}
          was={previous?.faces}
          wasMarked={marked}
          onMarked={setMarked}
          onLying={setLying}
          place={place}
          onRoll={(faces, by, marks) => ask.send({ kind: 'dice', faces, by, ...(marks.length && { marks }) })}
        />
      }
    >
      {(prompt.rollPreview || prompt.faceNotes || prompt.dieNotes || prompt.reads) && (
        <div class="staged">
          <stage.Screen ask={{ ...ask, prompt: moved }} marks={marked} lying={lying} />
        </div>
      )}
    </QuestionFrame>
  );
}

const shifted = (odds: Odds, by: number): Odds => ({ ...odds, shift: odds.shift + by });

/** What the die of a declaration, as soon as it lies there, makes of the roll: its title, and the column it is read on. */
function movedBy(prompt: DicePrompt, mark: RollMark | undefined, face = 0): DicePrompt {
  const { title, rollPreview, working } = prompt;
  const by = mark?.shifts?.[face - 1];
  const odds = rollPreview?.odds;
  return {
    ...prompt,
    title: mark?.titles?.[face - 1] ?? title,
    ...(by &&
      odds && {
        working: [...working, { kind: 'shift', label: mark.label, value: signed(by) }],
        rollPreview: { ...rollPreview, odds: shifted(odds, by), column: netColumn(shifted(odds, by)) },
      }),
  };
}
