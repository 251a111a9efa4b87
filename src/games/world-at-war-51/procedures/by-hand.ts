import type { FormField } from '../../../core/play/form';
import { askChoice, askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { idOf, type Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import type { Attack, WarState } from '../state/state';

const NEW = '+';
const STATUSES: readonly Option[] = [
  { value: 'whole', label: 'Whole' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'sunk', label: 'Sunk' },
];

/** A named ship listed, changed or taken off by hand. */
export const shipByHand: Procedure = {
  id: 'ship-by-hand',
  rule: '51.34',
  title: () => 'Ship by hand',
  *run({ attack }: WarState): Run {
    if (!attack?.forces) return withoutEffect('Ship by hand', 'The forces are not listed yet.');
    const work = startWorking();
    const id = yield* askChoice(work, {
      key: 'ship',
      rule: '51.34',
      title: 'Which ship?',
      options: [
        { value: NEW, label: 'Another one' },
        ...attack.ships.map((ship) => ({
          value: ship.id,
          label: ship.name,
          ...(ship.status !== 'whole' && { note: ship.status }),
        })),
      ],
    });
    const ship = attack.ships.find((each) => each.id === id);
    if (ship) work.lines.push({ kind: 'fact', label: ship.name, prompt: 'ship' });
    const values = yield* askForm(work, {
      key: 'facts',
      rule: '51.34',
      title: ship ? `${ship.name}: how is she?` : 'Which ship is it?',
      submit: 'So it is',
      fields: shipFields(ship),
    });
    const name = String(values.name);
    if (ship && values.list === 'off')
      return {
        events: [{ type: 'v1.ShipRemoved', ship: ship.id }],
        trace: [{ kind: 'title', label: `${ship.name} is off the list`, rule: '51.34' }],
      };
    const { taskForce } = ship ?? {};
    const changed: Ship = {
      id: ship?.id ?? freeId(attack, name),
      name,
      side: values.side as SideId,
      size: Number(values.size),
      carrier: values.carrier === 'yes',
      status: values.status as Ship['status'],
      ...(taskForce && { taskForce }),
    };
    return {
      events: [{ type: ship ? 'v1.ShipChanged' : 'v1.ShipAdded', ship: changed }],
      trace: [
        {
          kind: 'title',
          label: `${name}, size ${changed.size}`,
          value: changed.status,
          rule: '51.34',
        },
      ],
    };
  },
};

function freeId({ ships }: Attack, name: string): string {
  const base = idOf(name);
  let id = base;
  for (let n = 2; ships.some((ship) => ship.id === id); n += 1) id = `${base}_${n}`;
  return id;
}

function shipFields(ship: Ship | undefined): readonly FormField[] {
  return [
    {
      key: 'name',
      label: 'Name',
      kind: 'text',
      maxLength: 24,
      optional: false,
      ...(ship && { initial: ship.name }),
    },
    {
      key: 'side',
      label: 'Side',
      kind: 'choice',
      options: [
        { value: 'us', label: 'US' },
        { value: 'jp', label: 'Japan' },
      ],
      initial: ship?.side ?? 'us',
    },
    { key: 'size', label: 'Size in factors', kind: 'number', min: 1, max: 5, initial: ship?.size ?? 3 },
    {
      key: 'carrier',
      label: 'Carrier',
      kind: 'choice',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ],
      initial: ship?.carrier ? 'yes' : 'no',
    },
    { key: 'status', label: 'State', kind: 'choice', options: STATUSES, initial: ship?.status ?? 'whole' },
    ...(ship
      ? [
          {
            key: 'list',
            label: 'On the list',
            kind: 'choice',
            options: [
              { value: 'on', label: 'Stays' },
              { value: 'off', label: 'Comes off' },
            ],
            initial: 'on',
          } as const,
        ]
      : []),
  ];
}

const COUNTS = [
  ['army', 'Army squadrons at Pearl Harbor', 200],
  ['naval', 'Naval squadrons at Pearl Harbor', 300],
  ['nas', 'Japanese NAS, those aborted too', 60],
  ['nasAborted', 'Japanese NAS aborted', 60],
  ['cap', 'Japanese combat air patrol', 60],
  ['light', 'Light ship factors at Pearl Harbor', 99],
  ['lightJp', 'Light ship factors of the strike force', 99],
  ['oil', 'Oil counters', 3],
] as const;

const countOf = (attack: Attack, what: (typeof COUNTS)[number][0]): number | undefined =>
  what === 'army' || what === 'naval' ? attack.air[what] : attack[what];
/** Those that are counted in this game, each as it stands. */
const countsNow = (attack: Attack) =>
  COUNTS.flatMap(([key, label, max]) => {
    const now = countOf(attack, key);
    return now === undefined ? [] : [{ key, label, max, now }];
  });

/** Squadrons, light ships and oil set by hand; only what is changed is written down. */
export const countsByHand: Procedure = {
  id: 'counts-by-hand',
  rule: '51.34',
  title: () => 'Counts by hand',
  *run({ attack }: WarState): Run {
    if (!attack?.inPort) return withoutEffect('Counts by hand', 'The first strike has not begun.');
    const counts = countsNow(attack);
    const values = yield* askForm(startWorking(), {
      key: 'counts',
      rule: '51.34',
      title: 'What is left?',
      submit: 'So it is',
      fields: counts.map(({ key, label, max, now }) => ({
        key,
        label,
        kind: 'number',
        min: 0,
        max,
        initial: now,
        ...(key === 'lightJp' && { later: true }),
      })),
    });
    const changed = counts.filter(({ key, now }) => Number(values[key] ?? now) !== now);
    return {
      events: changed.map(({ key: what }) => ({ type: 'v1.CountSet', what, value: Number(values[what]) })),
      trace: [
        {
          kind: 'title',
          label: 'Counts by hand',
          value: changed.length ? 'changed' : 'as before',
          rule: '51.34',
        },
        ...changed.map(
          ({ key, label, now }) =>
            ({
              kind: 'fact',
              label,
              value: `${now} → ${values[key]}`,
              rule: '51.34',
              prompt: 'counts',
            }) as const,
        ),
      ],
    };
  },
};
