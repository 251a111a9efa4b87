import { packSource } from '../../../core/charts/pack';
import { isText, isTexts } from '../../../core/json';
import type { LabelsPrompt } from '../../../core/play/prompt';
import { LabelFields } from '../../charts/label-fields';
import { insertLabel, isTyped, tidyLabel } from '../../charts/typed-labels';
import { submitOnce } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';

/** The offered columns, to be made what the printed sheet shows. */
export function LabelsQuestion({ ask }: { ask: Ask<LabelsPrompt> }) {
  const { prompt, question, session } = ask;
  const { offered, totals } = prompt;
  const was = question.previous?.kind === 'heads' ? question.previous.heads : offered;
  const place = placeOf(ask);
  const [labels, setLabels] = useDraft(place, 'heads', () => was, isTexts);
  const [extra, setExtra] = useDraft(place, 'extra', () => '', isText);

  const submit = () => {
    const pack = session.pack.value;
    const tidy = labels.map((head) => tidyLabel(head, totals));
    const given = { kind: 'heads', chart: prompt.chart, axis: prompt.axis, heads: tidy } as const;
    ask.send({ ...given, source: packSource(pack), pack: pack.id });
  };
  const add = () => {
    const added = insertLabel(labels, extra, totals);
    if (!added.ok) ask.refuse(added.problem);
    else {
      setLabels(added.value);
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
          Use these columns
        </button>
      }
    >
      <fieldset class="card boxed">
        <legend class="boxed-legend soft">Columns, from left to right</legend>
        <LabelFields
          {...{
            labels,
            totals,
            typed: isTyped(offered, totals),
            extra,
            problem: ask.problem,
            told: 'ask',
            onLabels: setLabels,
            onExtra: setExtra,
            onAdd: add,
          }}
        />
      </fieldset>
    </QuestionFrame>
  );
}
