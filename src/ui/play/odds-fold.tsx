import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { oddsShown } from '../../app/settings';
import { whenIdle } from '../kit/when-idle';
import type { OddsProps } from './odds-inside';

const inside = signal<typeof import('./odds-inside').OddsInside | undefined>(undefined);

const load = (): Promise<void> =>
  import('./odds-inside').then(({ OddsInside }) => {
    inside.value = OddsInside;
  });

/** The odds of the roll that is asked for: nothing of it is fetched or worked out until it is to be seen. */
export function OddsFold(props: OddsProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = () => {
    setOpen(true);
    load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  useEffect(() => (oddsShown.value === 'always' ? whenIdle(show) : undefined), []);
  const {
    marks,
    ask: { prompt },
  } = props;
  const declared = prompt.marks?.filter(({ value }) => marks.includes(value)) ?? [];
  const Inside = inside.value;
  return (
    <details
      class="card fold odds"
      open={open}
      onToggle={(event) => (event.currentTarget.open ? show() : setOpen(false))}
    >
      <summary>
        Odds
        {declared.map(({ value, label }) => (
          <span key={value} class="mark">
            {label}
          </span>
        ))}
      </summary>
      {open && Inside && <Inside {...props} />}
      {open && failed && <p>The odds could not be fetched. Go online once, then open this again.</p>}
    </details>
  );
}
