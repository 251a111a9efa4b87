import { drawOne } from '../../../app/random';
import type { DrawPrompt } from '../../../core/play/prompt';
import { tap } from '../../kit/tap';
import { type Ask, QuestionFrame } from '../question-frame';

/** The app draws blind, or the player taps what the cup gave. */
export function DrawQuestion({ ask }: { ask: Ask<DrawPrompt> }) {
  const { prompt } = ask;
  const open = prompt.from.filter(({ disabled }) => disabled === undefined);
  // Of chits that are alike one stands for all: whichever was drawn says the same.
  const shown = prompt.from.filter(({ unlisted }) => !unlisted);
  const draw = () => {
    const value = open[drawOne(open.length)]?.value;
    if (value !== undefined) ask.send({ kind: 'draw', value, by: 'app' });
  };
  return (
    <QuestionFrame
      ask={ask}
      foot={
        <button type="button" class="main" disabled={open.length === 0} onClick={tap(draw)}>
          Draw for me
        </button>
      }
    >
      <fieldset class="card boxed">
        <legend class="boxed-legend soft">Drew one yourself? Tap it.</legend>
        <div class="chips">
          {shown.map(({ value, label, note, disabled }) => (
            <button
              key={value}
              type="button"
              class="chip"
              aria-disabled={disabled !== undefined}
              onClick={tap(() => disabled === undefined && ask.send({ kind: 'draw', value, by: 'physical' }))}
            >
              {label}
              {(disabled ?? note) && <span class="option-note">{disabled ?? note}</span>}
            </button>
          ))}
        </div>
      </fieldset>
    </QuestionFrame>
  );
}
