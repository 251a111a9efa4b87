import { shapeOf } from '../../../../core/charts/chart';
import type { FormCheck, FormField, FormValues } from '../../../../core/play/form';
import type { Option } from '../../../../core/play/prompt';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { CARRIERS, NAMED_HEXES } from '../../data/charts';
import { ENDS } from '../../data/ends';
import { HEX_NUMBER, hexIdOf } from '../../data/hexes';
import { turnBox } from '../../data/sequence';
import { SHIPS } from '../../data/ships';
import { BEACHES, choice, inOperations, number, optionsOf, stageOf, turnOf } from './forms';

/** Hex numbers with a space between them. */
export const numbersIn = (text: unknown): readonly string[] =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

const beachNumbers = (given: FormValues) => BEACHES.map((beach) => String(given[`hex-${beach}`]));

/** A list of hexes, none twice and none of `taken`. */
const hexList = (key: string, label: string, taken: readonly string[], optional = true): FormField => ({
  key,
  label,
  kind: 'text',
  maxLength: 150,
  optional,
  pattern: {
    source: `(?!.*\\b(\\d{4})\\b.*\\b\\1\\b)(?!.*\\b(?:${taken.join('|') || 'x'})\\b)(?:${HEX_NUMBER.source}(?:[ ,]+|$))+`,
    message: 'four digits each with a space between, none twice, and none that stands above.',
  },
});

/** Hexes that count, besides the beachheads: held now, or Japanese once (9.14 and 7.15 remember those). */
export function hexesForm(given: FormValues): SheetForm {
  const beaches = beachNumbers(given);
  const named = NAMED_HEXES.filter(({ id }) => !beaches.some((beach) => hexIdOf(beach) === id));
  const rowLives = !flagsOf(given.gone).includes('bbrow');
  const options = named.map(({ id, label }): Option => {
    const blocked = id === 'ford-island' && rowLives;
    return {
      value: id,
      label,
      ...(blocked && { disabled: 'Nobody enters while Battleship Row is there (11.1).' }),
    };
  });
  const taken = [...beaches, ...NAMED_HEXES.flatMap((hex) => hex.number ?? [])];
  return {
    key: 'hexes',
    title: 'Hexes',
    rule: '4.4',
    hint: 'Those that count. What they hold comes from your charts, and is asked where it is not known.',
    fields: [
      { key: 'held', label: 'Held by Japan', kind: 'flags', options, initial: [], rule: '4.4' },
      ...slotFields('held'),
      hexList('held-other', 'Held, by number', taken),
      { key: 'once', label: 'Retaken by the US', kind: 'flags', options, initial: [], rule: '9.14' },
      ...slotFields('once'),
      hexList('once-other', 'Retaken, by number', taken),
    ],
    checks: [
      ...named.map(
        ({ id, label }): FormCheck => ({
          kind: 'never',
          field: 'once',
          all: [
            { field: 'held', includes: [id] },
            { field: 'once', includes: [id] },
          ],
          message: `${label} is either held or retaken, not both.`,
        }),
      ),
      {
        kind: 'different',
        fields: SLOTS.flatMap(({ id }) => [`held-${id}`, `once-${id}`]),
        message: 'Each hex has a number of its own.',
      },
    ],
  };
}

/** Named without a number by the rulebook: Honolulu and the forts (3.3, 9.14). */
export const SLOTS = NAMED_HEXES.filter(({ number }) => !number);

const slotFields = (list: 'held' | 'once'): readonly FormField[] =>
  SLOTS.map(({ id, label }) => ({
    key: `${list}-${id}`,
    label: `${label}, number`,
    kind: 'text',
    maxLength: 4,
    optional: true,
    pattern: HEX_NUMBER,
    when: { field: list, includes: [id] },
  }));

export const flagsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** Carriers are at sea from turn 5 on, once they are revealed; until then both battleships are close in (5.10, 7.2). */
const carriersSail = (given: FormValues): boolean =>
  turnOf(given) > 5 ||
  (turnOf(given) === 5 && !(given.phase === 'carrier-warfare' && given.placed !== 'revealed'));

export function shipsForm(given: FormValues): SheetForm {
  const sail = carriersSail(given);
  const places = { close: 'close in', distant: 'distant', damaged: 'damaged', sunk: 'sunk' };
  const submarines = stageOf(given) === 'turn' && given.phase === 'us-submarine';
  return {
    key: 'ships',
    title: 'Ships and the Army plane',
    rule: '7.3',
    fields: [
      ...SHIPS.map(({ id, label, carrier }): FormField => {
        const options = optionsOf(places).map((option) =>
          option.value === 'close' && carrier && !sail
            ? { ...option, disabled: 'Not before the ships are revealed on turn 5 (7.3).' }
            : option,
        );
        return { key: id, label, kind: 'choice', options, initial: carrier || sail ? 'distant' : 'close' };
      }),
      choice('army', 'Army plane', { in: 'in the game', lost: 'lost' }, { initial: 'in', rule: '7.15' }),
    ],
    checks: submarines
      ? [
          {
            kind: 'never',
            field: 'hiei',
            all: SHIPS.filter(({ side }) => side === 'jp').map(({ id }) => ({
              field: id,
              includes: ['close'],
              not: true as const,
            })),
            message:
              'With no Japanese ship close in this phase is passed over: go back and say another one (5.4).',
          },
        ]
      : [],
  };
}

const shipsAt = (given: FormValues, side: 'jp' | 'us', places: readonly string[]): number =>
  SHIPS.filter((ship) => ship.side === side && ship.carrier && places.includes(String(given[ship.id])))
    .length;

export const BATTLESHIPS = SHIPS.filter(({ carrier }) => !carrier);
const NEAR: FormField = {
  key: 'near',
  label: 'Airfields with Japan on or next to them',
  kind: 'text',
  maxLength: 2,
  optional: true,
  pattern: { source: '\\d|1[0-2]', message: 'the last count, from 0 to 12, or nothing.' },
  rule: '7.15',
};
const HELP = { no: 'not today', today: 'earlier today', turn: 'this turn' };

/** Planes left, and what has been used today and this turn. */
export function planesForm(given: FormValues): SheetForm {
  const sail = carriersSail(given) && stageOf(given) === 'turn';
  const now = inOperations(given);
  const fly = now && turnOf(given) >= 5 && !turnBox(turnOf(given)).night;
  return {
    key: 'planes',
    title: 'Planes and support',
    rule: '7.10',
    fields: [
      ...(carriersSail(given) ? planesOf(given) : []),
      ...(stageOf(given) === 'turn' ? BATTLESHIPS.map(({ id, label }) => helpField(id, label, now)) : []),
      ...(sail ? [...dayFields(), NEAR] : []),
      ...(fly ? turnFields(given) : []),
    ],
    checks: [
      ...(['jp', 'us'] as const).map(
        (side): FormCheck => ({
          kind: 'not-more',
          field: `${side}-close`,
          than: `${side}-left`,
          message: 'More close in than are left.',
        }),
      ),
      { kind: 'not-more', field: 'jp-used', than: 'jp-close', message: 'More than are close in (7.12).' },
      { kind: 'not-more', field: 'jp-over', than: 'jp-close', message: 'More than are close in (7.13).' },
      { kind: 'not-more', field: 'us-used', than: 'us-close', message: 'More than are close in (7.14).' },
      ...(fly
        ? [
            {
              kind: 'sum-at-most',
              fields: ['jp-used', 'jp-over'],
              max: shipsAt(given, 'jp', ['close']),
              message: 'A plane flies once a turn, in support or in interdiction (7.13).',
            } as const,
          ]
        : []),
      ...struckChecks(),
    ],
  };
}

const planesOf = (given: FormValues): readonly FormField[] =>
  (
    [
      ['jp', 'Japanese'],
      ['us', 'US'],
    ] as const
  ).flatMap(([side, name]) => {
    const left = shipsAt(given, side, ['close', 'distant']);
    const close = shipsAt(given, side, ['close']);
    return [
      number(`${side}-left`, `${name} carrier planes left`, left, { initial: left, rule: '7.8' }),
      number(`${side}-close`, `${name} planes close in`, close, { initial: close, rule: '7.3' }),
    ];
  });

const helpField = (id: string, label: string, now: boolean): FormField =>
  choice(`help-${id}`, `${label} has helped a battle`, now ? HELP : { no: HELP.no, today: HELP.today }, {
    initial: 'no',
    rule: '7.1',
  });

function dayFields(): readonly FormField[] {
  const shape = shapeOf(CARRIERS, 'result');
  const results = shape.kind === 'choice' ? shape.options : [];
  return [
    {
      key: 'result',
      label: 'Carrier combat today',
      kind: 'choice',
      options: [
        { value: 'not-yet', label: 'Not rolled' },
        ...results,
        { value: 'automatic', label: 'Automatic attack on battleships' },
      ],
      initial: 'not-yet',
      rule: '7.3',
    },
    {
      key: 'struck',
      label: 'Struck for helping today',
      kind: 'flags',
      options: BATTLESHIPS.map(({ id, label }) => ({ value: id, label })),
      initial: [],
      rule: '7.7',
    },
  ];
}

const struckChecks = (): readonly FormCheck[] => [
  ...BATTLESHIPS.map(
    ({ id, label }): FormCheck => ({
      kind: 'never',
      field: 'struck',
      all: [
        { field: 'struck', includes: [id] },
        { field: `help-${id}`, includes: ['no'] },
      ],
      message: `${label} has helped no battle today, so it was not struck for it (7.7).`,
    }),
  ),
  {
    kind: 'never',
    field: 'struck',
    all: [
      { field: 'struck', includes: BATTLESHIPS.map(({ id }) => id) },
      { field: 'result', includes: ['none'], not: true },
    ],
    message: 'They are struck only on a day whose table gave no carrier combat (7.7).',
  },
];

const turnFields = (given: FormValues): readonly FormField[] => {
  const jp = shipsAt(given, 'jp', ['close']);
  return [
    number('jp-used', 'Japanese planes used in support this turn', jp, { rule: '7.12' }),
    number('jp-over', 'Japanese planes on interdiction', jp, { rule: '7.13' }),
    number('us-used', 'US carrier planes flown this turn', shipsAt(given, 'us', ['close']), { rule: '7.14' }),
    choice(
      'army-used',
      'Army plane flown this turn',
      { no: 'no', yes: 'yes' },
      {
        initial: 'no',
        rule: '7.15',
      },
    ),
  ];
};

/** Where the planes on interdiction are: one hex each. */
export function interdictionForm(given: FormValues): SheetForm {
  const planes = Number(given['jp-over']);
  const list = hexList('over', 'Interdicted hexes', [], false);
  return {
    key: 'interdiction',
    title: 'Interdiction',
    rule: '7.13',
    fields: [
      {
        ...list,
        pattern: {
          source: `(?!.*\\b(\\d{4})\\b.*\\b\\1\\b)(?:${HEX_NUMBER.source}(?:[ ,]+|$)){${planes}}`,
          message: `one hex of four digits for each of ${planes}, with a space between, none twice.`,
        },
      } as FormField,
    ],
    checks: [],
  };
}

const END_LABELS: { readonly [E in (typeof ENDS)[number]]: string } = {
  'vp-22': '22 points',
  'vp-0': 'no points left',
  'no-beachhead': 'no beachhead left',
  'gt-11': 'after turn 11',
  'jp-concedes': 'Japan concedes',
  'us-concedes': 'the US concedes',
  agreed: 'agreed to stop',
};

/** The total, which has to be what the facts before it come to. */
export function pointsForm(expected: number, over: boolean): SheetForm {
  const ends = Object.fromEntries(
    ENDS.filter((end) => over || end !== 'gt-11').map((end) => [end, END_LABELS[end]]),
  );
  return {
    key: 'points',
    title: 'Points and end',
    rule: '4.2',
    fields: [
      number('other', 'Points by correction', 99, { min: -99, rule: '4.2' }),
      number('total', 'Victory points', 199, { min: -99, initial: expected, rule: '4.2' }),
      choice('ended', 'End recorded', { no: 'no', ...ends }, { initial: 'no', rule: '4.2' }),
      {
        key: 'played-on',
        label: 'Played on after',
        kind: 'flags',
        options: optionsOf(ends),
        initial: [],
        rule: '4.2',
      },
    ],
    checks: [
      {
        kind: 'sum-is',
        field: 'total',
        fields: ['other'],
        plus: expected,
        message: `Hexes, beachheads, ships and BB Row come to ${expected}; with the corrections it is another total. Look at them again, or put the difference into the corrections.`,
      },
    ],
  };
}
