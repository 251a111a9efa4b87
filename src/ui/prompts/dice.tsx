import type { DicePrompt } from '../../core/prompt';
import { DiceInput } from '../parts/dice-input';
import { type Ask, Sheet } from '../parts/sheet';
import { usualDice } from '../parts/side';

export function DiceQuestion({ ask }: { ask: Ask<DicePrompt> }) {
  const { prompt, question, session } = ask;
  return (
    <Sheet
      ask={ask}
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
          was={question.previous?.kind === 'dice' ? question.previous.faces : undefined}
          wasMarked={question.previous?.kind === 'dice' ? question.previous.marks : undefined}
          onRoll={(faces, by, marks) => ask.send({ kind: 'dice', faces, by, ...(marks.length && { marks }) })}
        />
      }
    />
  );
}
