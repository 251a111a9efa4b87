import type { Misfit, Preview } from '../../../core/journal/preview';
import { withMinus } from '../../../core/numbers';

/** What an amendment comes to: totals, the verdict, and the later lines that it touches. */
export function PreviewCard({ preview }: { preview: Preview }) {
  const { totals, verdict, arising, ceasing } = preview;
  return (
    <section class="card stack" aria-labelledby="preview-title">
      <h2 id="preview-title">What changes with it</h2>
      <ul class="list">
        {totals.map(({ title, label, before, after }) => (
          <li key={title}>
            <span>
              {title}, {label}
            </span>
            <b>{before === after ? withMinus(after) : `${withMinus(before)} → ${withMinus(after)}`}</b>
          </li>
        ))}
        {verdict && (
          <li>
            <span>Verdict</span>
            <b>
              {verdict.before} → {verdict.after}
            </b>
          </li>
        )}
      </ul>
      <Misfits title="No longer fit, so they would have no effect" misfits={arising} />
      <Misfits title="Fit again" misfits={ceasing} />
      {!arising.length && !ceasing.length && <p class="soft">Every later entry still fits.</p>}
    </section>
  );
}

function Misfits({ title, misfits }: { title: string; misfits: readonly Misfit[] }) {
  if (!misfits.length) return null;
  return (
    <>
      <h3 class="small-legend">{title}</h3>
      <ul class="list misfits">
        {misfits.map(({ id, title: line, conflicts }) => (
          <li key={id}>
            <span>
              {line} <span class="rule">{conflicts.join(' ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
