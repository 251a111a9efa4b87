import { packSource } from '../../../core/charts/pack';
import type { HeadsPrompt } from '../../../core/play/prompt';
import { HeadsFields } from '../../charts/heads-fields';
import { insertHead, isTyped, tidyHead } from '../../charts/typed-heads';
import { submitOnce } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';

/** The offered columns, to be made what the printed sheet shows. */
export function HeadsQuestion({ ask }: { ask: Ask<HeadsPrompt> }) {
  const { prompt, question, session } = ask;
  const { offered, totals } = prompt;
  const was = question.previous?.kind === 'heads' ? question.previous.heads : offered;
  const place = placeOf(ask);
  const [heads, setHeads] = useDraft(place, 'heads', () => was);
  const [extra, setExtra] = useDraft(place, 'extra', () => '');

  const submit = () => {
    const pack = session.pack.value;
    const tidy = heads.map((head) => tidyHead(head, totals));
    const given = { kind: 'heads', chart: prompt.chart, axis: prompt.axis, heads: tidy } as const;
    ask.send({ ...given, source: packSource(pack), pack: pack.id });
  };
  const add = () => {
    const added = insertHead(heads, extra, totals);
    if (!added.ok) ask.refuse(added.problem);
    else {
      setHeads(added.value);
      setExtra('');
    }
  };

  return (
    <QuestionFrame
      ask={ask}
      // Enter in "another column" adds it; elsewhere it confirms.
      onSubmit={() => (extra.trim() ? add() : submit())}
      foot={
        <button type="submit" form="ask" class="main" onClick={submitOnce}>
          These are my columns
        </button>
      }
    >
      <fieldset class="card boxed">
        <legend class="boxed-legend soft">Columns, from left to right</legend>
        <HeadsFields
          {...{
            heads,
            totals,
            typed: isTyped(offered, totals),
            extra,
            problem: ask.problem,
            told: 'ask',
            onHeads: setHeads,
            onExtra: setExtra,
            onAdd: add,
          }}
        />
      </fieldset>
    </QuestionFrame>
  );
}
