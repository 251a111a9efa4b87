import type { Session } from '../../../app/session';
import type { Anchorage, Hull, HullType, Panel } from '../../../core/play/view';
import { ActionButton } from '../../ask/action-button';
import { toneOf } from '../../ask/side';
import { Card } from '../../kit/card';
import { SideName } from '../../kit/side-name';
import { Silhouette } from '../../kit/silhouette';

type Props = { session: Session; panel: Extract<Panel, { kind: 'fleet' }> };

/** The boxes that ships lie in, each ship drawn by its type and how it is. */
export function FleetCard({ session, panel: { title, anchorages } }: Props) {
  const boxes = anchorages.map((anchorage) => (
    <Box key={anchorage.label} session={session} anchorage={anchorage} titled={anchorage.label === title} />
  ));
  // A box that is called as the whole of it is not headed twice.
  if (anchorages.some(({ label }) => label === title)) return <div class="card fleet">{boxes}</div>;
  return (
    <Card title={title} class="fleet">
      {boxes}
    </Card>
  );
}

type BoxProps = { session: Session; anchorage: Anchorage; titled: boolean };

function Box({ session, anchorage, titled }: BoxProps) {
  const { label, side, rule, hint, hulls } = anchorage;
  const tone = toneOf(session, side);
  const berths = hulls.some(({ action, barred }) => action ?? barred);
  const Heading = titled ? 'h2' : 'h3';
  return (
    <section aria-label={label} class={tone && `tone-${tone}`}>
      <Heading>
        <SideName tone={tone}>{label}</SideName> {rule && <span class="rule">{rule}</span>}
        {hint && <span class="soft hint"> {hint}</span>}
      </Heading>
      <ul class={berths ? `berths${hulls.length === 3 ? ' three' : ''}` : 'hulls'}>
        {hulls.map((hull) => (
          <li key={hull.name} class={`hull ${hull.state}`}>
            {berths ? <Berth session={session} hull={hull} /> : <Ship hull={hull} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What lies in a harbour beside ships; apart, as the first screen draws emblems and none of these. */
const ASHORE: { readonly [T in HullType]?: string } = {
  tank: 'M12 19V5q8-4 16 0v14z M36 19V5q8-4 16 0v14z',
  dock: 'M4 6h4v9h36V9h-6V6h6V3l10-3v3l-7 3v9h9V6h4v13H4z',
};

const Ship = ({ hull: { name, type, state, note, barred } }: { hull: Hull }) => (
  <>
    <span class="silhouette">
      <Silhouette type={type} shape={ASHORE[type]} />
    </span>
    <span>
      {state === 'lost' ? <s>{name}</s> : <span class="hull-name">{name}</span>}
      {(note ?? barred) && <small> {[note, barred].filter(Boolean).join(' · ')}</small>}
    </span>
  </>
);

/** As large as a thumb: a tap begins what can be done with it; what is barred is dimmed and says why. */
function Berth({ session, hull }: { session: Session; hull: Hull }) {
  const { action, note, barred } = hull;
  const inside = <Ship hull={hull} />;
  if (!action || session.several.value?.barred?.hides)
    return <div class={barred === undefined ? 'berth' : 'berth barred'}>{inside}</div>;
  return <ActionButton session={session} action={action} drawn={{ note, inside }} />;
}
