import { signed } from '../../../core/numbers';
import type { FormField } from '../../../core/play/form';
import { askChoice, askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { RULE } from '../data/headings';
import type { Place, Ship, Status } from '../data/ships';
import type { SideId } from '../data/sides';
import { squadronPoints } from '../data/squadrons';
import type { Procedure, Run } from '../state/events';
import { squadronsOf } from '../state/forces';
import { pennedPoints, shipPoints } from '../state/points';
import type { PearlState } from '../state/state';
import { PLACES } from './rosters';

const STATUSES: readonly Option[] = [
  { value: 'ok', label: 'Whole' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'bottomed', label: 'Bottomed', note: 'In harbour' },
  { value: 'destroyed', label: 'Destroyed', note: 'In harbour' },
  { value: 'sunk', label: 'Sunk', note: 'At sea' },
];

/** What else is marked on a ship: aircraft on deck, or that it cannot get out. */
const markOptions = ({ side, cls }: Ship): readonly Option[] => [
  ...(cls === 'cv' ? [{ value: 'readied', label: 'Readied aircraft aboard' }] : []),
  ...(side === 'us' && cls === 'bb' ? [{ value: 'penned', label: 'Penned in by damaged ships' }] : []),
];

function stateFields(ship: Ship): readonly FormField[] {
  const { place, status, readied, penned } = ship;
  const options = markOptions(ship);
  const initial = [...(readied ? ['readied'] : []), ...(penned ? ['penned'] : [])];
  return [
    { key: 'place', label: 'Where', kind: 'choice', options: PLACES, initial: place },
    { key: 'status', label: 'State', kind: 'choice', options: STATUSES, initial: status },
    ...(options.length ? [{ key: 'more', label: 'Also', kind: 'flags', options, initial } as const] : []),
  ];
}

/** A ship set by hand: where it is, its state, its marks. Its points follow. */
export const shipState: Procedure = {
  id: 'ship-state',
  rule: RULE.hits,
  title: () => 'Ship by hand',
  *run(state: PearlState): Run {
    const work = startWorking();
    if (!state.game.ships.length) return withoutEffect('Ship by hand', 'No ship is listed.');
    const id = yield* askChoice(work, {
      key: 'ship',
      rule: RULE.hits,
      title: 'Which ship?',
      options: state.game.ships.map((ship) => ({
        value: ship.id,
        label: ship.name,
        ...(ship.status !== 'ok' && { note: ship.status }),
      })),
    });
    const ship = state.game.ships.find((each) => each.id === id);
    if (!ship) throw new Error(`no ship ${id}`);
    work.lines.push({ kind: 'fact', label: ship.name, prompt: 'ship' });
    const values = yield* askForm(work, {
      key: 'state',
      rule: RULE.hits,
      title: `${ship.name}: how is she?`,
      submit: 'So it is',
      fields: stateFields(ship),
    });
    const place = values.place as Place;
    const status = fitting(values.status as Status, place);
    const more = Array.isArray(values.more) ? values.more : [];
    const { hitAt, ...rest } = ship;
    const at = status === 'ok' ? undefined : status === ship.status && hitAt ? hitAt : place;
    const changed: Ship = {
      ...rest,
      place,
      status,
      bombs: status === ship.status ? ship.bombs : 0,
      readied: more.includes('readied'),
      penned: more.includes('penned'),
      ...(at && { hitAt: at }),
    };
    const points = shipPoints(changed) + pennedPoints(changed);
    return {
      events: [{ type: 'v1.ShipChanged', ship: changed }],
      trace: [
        {
          kind: 'title',
          label: `${ship.name}: ${status === 'ok' ? 'whole' : status}`,
          value: `${points} vps`,
          rule: RULE.hits,
        },
        ...(status === values.status
          ? []
          : [{ kind: 'warning', label: `At that place it counts as ${status}`, rule: RULE.hits } as const]),
      ],
    };
  },
};

/** A ship is bottomed or destroyed in harbour, sunk at sea. */
function fitting(status: Status, place: Place): Status {
  if (place === 'sea') return status === 'bottomed' || status === 'destroyed' ? 'sunk' : status;
  return status === 'sunk' ? 'bottomed' : status;
}

/** A squadron lost outside any procedure here. */
export const squadronLost: Procedure = {
  id: 'squadron-lost',
  rule: RULE.victory,
  title: () => 'Squadron lost',
  *run(state: PearlState): Run {
    const work = startWorking();
    const options = (['us', 'jp'] as const).flatMap((side) =>
      squadronsOf(state, side).map((squadron) => ({
        value: squadron.id,
        label: squadron.name,
        note: `${squadronPoints(squadron)} to ${side === 'us' ? 'Japan' : 'the US'}`,
      })),
    );
    if (!options.length) return withoutEffect('Squadron lost', 'No squadron is left.');
    const id = yield* askChoice(work, {
      key: 'squadron',
      rule: RULE.victory,
      title: 'Which squadron?',
      options,
    });
    const squadron = state.game.squadrons.find((each) => each.id === id);
    if (!squadron) throw new Error(`no squadron ${id}`);
    work.lines.push({ kind: 'fact', label: squadron.name, prompt: 'squadron' });
    const { how } = yield* askForm(work, {
      key: 'how',
      rule: RULE.victory,
      title: `How was ${squadron.name} lost?`,
      submit: 'Lost',
      fields: [
        { key: 'how', label: 'How', kind: 'text', maxLength: 40, optional: false, initial: 'by hand' },
      ],
    });
    return {
      events: [{ type: 'v1.SquadronLost', squadron: squadron.id, how: String(how) }],
      trace: [
        {
          kind: 'title',
          label: `${squadron.name} lost, ${how}`,
          value: `${squadronPoints(squadron)} vps`,
          rule: RULE.victory,
        },
      ],
    };
  },
};

/** A correction of either side's points by hand, with its reason. */
export const correctPoints: Procedure = {
  id: 'correct-points',
  rule: RULE.victory,
  title: () => 'Correct the points',
  *run(): Run {
    const { side, points, reason } = yield* askForm(startWorking(), {
      key: 'correction',
      rule: RULE.victory,
      title: 'Correct the points',
      submit: 'Correct',
      fields: [
        {
          key: 'side',
          label: 'Whose points',
          kind: 'choice',
          options: [
            { value: 'jp', label: 'Japan' },
            { value: 'us', label: 'US' },
          ],
          initial: 'jp',
        },
        {
          key: 'points',
          label: 'Add to them',
          kind: 'number',
          min: -40,
          max: 40,
          initial: 0,
          hint: 'Below zero takes away.',
        },
        { key: 'reason', label: 'Reason', kind: 'text', maxLength: 80, optional: false },
      ],
    });
    const label = `Correction: ${reason}`;
    return {
      events: [{ type: 'v1.PointsCorrected', side: side as SideId, label, points: Number(points) }],
      trace: [
        { kind: 'title', label, value: `${signed(Number(points))} vps ${side === 'jp' ? 'Japan' : 'US'}` },
      ],
    };
  },
};
