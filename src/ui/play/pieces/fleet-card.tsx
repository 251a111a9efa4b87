import type { Session } from '../../../app/session';
import type { Anchorage, Hull, Panel } from '../../../core/play/view';
import { toneOf } from '../../ask/side';
import { Card } from '../../kit/card';
import { SideName } from '../../kit/side-name';
import { Silhouette } from '../../kit/silhouette';

type Props = { session: Session; panel: Extract<Panel, { kind: 'fleet' }> };

/** The boxes that ships lie in, each ship drawn by its type and how it is. */
export const FleetCard = ({ session, panel: { title, anchorages } }: Props) => (
  <Card title={title} class="fleet">
    {anchorages.map((anchorage) => (
      <Box key={anchorage.label} session={session} anchorage={anchorage} />
    ))}
  </Card>
);

function Box({ session, anchorage }: { session: Session; anchorage: Anchorage }) {
  const { label, side, rule, hulls } = anchorage;
  const tone = toneOf(session, side);
  return (
    <section aria-label={label} class={tone && `tone-${tone}`}>
      <h3>
        <SideName tone={tone}>{label}</SideName> {rule && <span class="rule">{rule}</span>}
      </h3>
      <ul class="hulls">
        {hulls.map((hull) => (
          <Ship key={hull.name} hull={hull} />
        ))}
      </ul>
    </section>
  );
}

const Ship = ({ hull: { name, type, state, note } }: { hull: Hull }) => (
  <li class={`hull ${state}`}>
    <span class="silhouette">
      <Silhouette type={type} />
    </span>
    <span>
      {state === 'lost' ? <s>{name}</s> : name}
      {note && <small> {note}</small>}
    </span>
  </li>
);
