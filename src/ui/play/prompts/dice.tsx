import { useState } from 'preact/hooks';
import type { DicePrompt } from '../../../core/play/prompt';
import { lazyScreen } from '../../kit/lazy';
import { DiceInput } from '../dice-input';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';
import { usualDice } from '../side';

const stage = lazyScreen(() => import('../looking').then(({ Stage }) => Stage), 'told');

export function DiceQuestion({ ask }: { ask: Ask<DicePrompt> }) {
  const { prompt, question, session } = ask;
  const previous = question.previous?.kind === 'dice' ? question.previous : undefined;
  const place = placeOf(ask);
  const [marked, setMarked] = useDraft<readonly string[]>(place, 'marks', () => previous?.marks ?? []);
  // What was declared may move what the rest of the roll is about, as soon as its own die lies there.
  const [first, setFirst] = useState<number>();
  const moved = prompt.marks?.find(({ value }) => marked.includes(value))?.titles?.[(first ?? 0) - 1];
  return (
    <QuestionFrame
      ask={moved ? { ...ask, prompt: { ...prompt, title: moved } } : ask}
      foot={
        <DiceInput
          count={prompt.count}
          sides={prompt.sides}
          faceNotes={prompt.faceNotes}
          dieNames={prompt.dieNames}
          marks={prompt.marks}
          first={usualDice(session, prompt.side ?? question.side)}
          rollLabel="Roll for me"
          keys
          was={previous?.faces}
          wasMarked={marked}
          onMarked={setMarked}
          onFirst={setFirst}
          place={place}
          onRoll={(faces, by, marks) => ask.send({ kind: 'dice', faces, by, ...(marks.length && { marks }) })}
        />
      }
    >
      {prompt.outlook && <stage.Screen ask={ask} marks={marked} />}
    </QuestionFrame>
  );
}
