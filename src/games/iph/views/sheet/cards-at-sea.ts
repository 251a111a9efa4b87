import { shapeOf } from '../../../../core/charts/chart';
import type { FormCheck, FormValues } from '../../../../core/play/form';
import type { Option } from '../../../../core/play/prompt';
import { choose, type Field, mark, number, when, words } from '../../../../kit/fields';
import { flagsIn } from '../../../../kit/papers/given';
import {
  type Card,
  different,
  never,
  notMore,
  orElse,
  type Row,
  row,
  says,
  saysNot,
  sumAtMost,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { CARRIERS, NAMED_HEXES } from '../../data/charts';
import { ENDS, type EndId } from '../../data/ends';
import { HEX_NUMBER, hexIdOf } from '../../data/hexes';
import { turnBox } from '../../data/sequence';
import { SHIPS } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { count, inOperations, stageOf, turnOf } from './cards';
import { BATTLESHIPS, BEACHES, type Told } from './told';

const all = whole<Told>();

/** Hex numbers with a space between them. */
export const numbersIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

const NONE_TWICE = '(?!.*\\b(\\d{4})\\b.*\\b\\1\\b)';
const NUMBERS = `(?:${HEX_NUMBER.source}(?:[ ,]+|$))`;
/** A list of hexes, none twice and none of `taken`. */
const hexList = (label: string, taken: readonly string[]): Field<string> =>
  words(label, 150, {
    optional: true,
    pattern: {
      source: `${NONE_TWICE}(?!.*\\b(?:${taken.join('|')})\\b)${NUMBERS}+`,
      message: 'four digits each with a space between, none twice, and none that stands above.',
    },
  });

/** Named without a number by the rulebook: Honolulu and the forts (3.3, 9.14). */
export const SLOTS = NAMED_HEXES.filter((hex) => !hex.number);

/** Hexes that count, besides the beachheads: held now, or Japanese once (9.14 and 7.15 remember those). */
export function hexesCard(given: FormValues): Card<Told> {
  const beaches = BEACHES.map((beach) => String(given[`hex-${beach}`]));
  const named = NAMED_HEXES.filter(({ id }) => !beaches.some((beach) => hexIdOf(beach) === id));
  const rowLives = !flagsIn(given, 'gone').includes('bbrow');
  const disabled = 'Nobody enters while Battleship Row is there (11.1).';
  const options = named.map(
    ({ id, label }): Option => ({ value: id, label, ...(id === 'ford-island' && rowLives && { disabled }) }),
  );
  const taken = [...beaches, ...NAMED_HEXES.flatMap((hex) => hex.number ?? [])];
  const list = (key: 'held' | 'once', label: string, rule: string, others: string): readonly Row<Told>[] => [
    row(key, mark(label, options, { initial: [], rule }), all.at(key).at('named')),
    ...SLOTS.map((slot) => {
      const field = words(`${slot.label}, number`, 4, { optional: true, pattern: HEX_NUMBER });
      const numbered = `${key}-${slot.id}`;
      return row(numbered, when(key, [slot.id], field), all.at('numbers').at(numbered));
    }),
    row(`${key}-other`, hexList(others, taken), all.at(key).at('other')),
  ];
  return {
    key: 'hexes',
    title: 'Hexes',
    rule: '4.4',
    hint: 'The hexes that score. What each holds comes from your charts; the app asks where they do not say.',
    rows: [
      ...list('held', 'Held by Japan', '4.4', 'Held, by number'),
      ...list('once', 'Retaken by the US', '9.14', 'Retaken, by number'),
    ],
    checks: [
      ...named.map(({ id, label }) =>
        never('once', `${label} is either held or retaken, not both.`, says('held', id), says('once', id)),
      ),
      different(
        SLOTS.flatMap(({ id }) => [`held-${id}`, `once-${id}`]),
        'Each hex has a number of its own.',
      ),
    ],
  };
}

/** Carriers are at sea from turn 5 on, once they are revealed; until then both battleships are close in (5.10, 7.2). */
const carriersSail = (given: FormValues): boolean =>
  turnOf(given) > 5 ||
  (turnOf(given) === 5 && !(given.phase === 'carrier-warfare' && given.placed !== 'revealed'));

export function shipsCard(given: FormValues): Card<Told> {
  const sail = carriersSail(given);
  const submarines = stageOf(given) === 'turn' && given.phase === 'us-submarine';
  const places = (carrier: boolean): readonly Option[] => [
    {
      ...{ value: 'close', label: 'close in' },
      ...(carrier && !sail && { disabled: 'Not before the ships are revealed on turn 5 (7.3).' }),
    },
    ...['distant', 'damaged', 'sunk'].map((value) => ({ value, label: value })),
  ];
  return {
    key: 'ships',
    title: 'Ships and the Army plane',
    rule: '7.3',
    rows: [
      ...SHIPS.map(({ id, label, carrier }) => {
        const initial = carrier || sail ? 'distant' : 'close';
        return row(id, choose(label, places(carrier), { initial }), all.at('ships').at(id));
      }),
      row(
        'army',
        choose('Army plane', { in: 'in the game', lost: 'lost' }, { rule: '7.15' }),
        all.at('army').as(
          (army) => (army ? 'in' : 'lost'),
          (said) => said === 'in',
        ),
      ),
    ],
    checks: submarines
      ? [
          never(
            'hiei',
            'With no Japanese ship close in this phase is skipped: go back and choose another one (5.4).',
            ...SHIPS.filter(({ side }) => side === 'jp').map(({ id }) => saysNot(id, 'close')),
          ),
        ]
      : [],
  };
}

const carriersAt = (given: FormValues, side: SideId, ...places: readonly string[]): number =>
  SHIPS.filter((ship) => ship.side === side && ship.carrier && places.includes(String(given[ship.id])))
    .length;

/** Planes left, and what has been used today and this turn. */
export function planesCard(given: FormValues): Card<Told> {
  const turn = stageOf(given) === 'turn';
  const sail = carriersSail(given);
  const fly = inOperations(given) && turnOf(given) >= 5 && !turnBox(turnOf(given)).night;
  return {
    key: 'planes',
    title: 'Planes and support',
    rule: '7.10',
    rows: [
      ...(sail ? [...planeRows(given, 'jp', 'Japanese'), ...planeRows(given, 'us', 'US')] : []),
      ...(turn ? helpRows(inOperations(given)) : []),
      ...(turn && sail ? dayRows() : []),
      ...(fly ? turnRows(given) : []),
    ],
    checks: [
      notMore('jp-close', 'jp-left', 'More close in than are left.'),
      notMore('us-close', 'us-left', 'More close in than are left.'),
      notMore('jp-used', 'jp-close', 'More than are close in (7.12).'),
      notMore('jp-over', 'jp-close', 'More than are close in (7.13).'),
      notMore('us-used', 'us-close', 'More than are close in (7.14).'),
      ...(fly ? [flightCheck(given)] : []),
      ...struckChecks(),
    ],
  };
}

function planeRows(given: FormValues, side: SideId, name: string): readonly Row<Told>[] {
  const planes = all.at('planes').at(side);
  const left = carriersAt(given, side, 'close', 'distant');
  const close = carriersAt(given, side, 'close');
  const fields = [
    number(`${name} carrier planes left`, 0, left, { initial: left, rule: '7.8' }),
    number(`${name} planes close in`, 0, close, { initial: close, rule: '7.3' }),
  ] as const;
  return [
    row(`${side}-left`, fields[0], planes.at('left')),
    row(`${side}-close`, fields[1], planes.at('close')),
  ];
}

const helpRows = (now: boolean): readonly Row<Told>[] => {
  const times = { no: 'not today', today: 'earlier today', ...(now && { turn: 'this turn' }) };
  return BATTLESHIPS.map(({ id, label }) =>
    row(
      `help-${id}`,
      choose<string>(`${label} has helped a battle`, times, { rule: '7.1' }),
      all.at('help').at(id),
    ),
  );
};

function dayRows(): readonly Row<Told>[] {
  const shape = shapeOf(CARRIERS, 'result');
  const results: readonly Option[] = [
    { value: 'not-yet', label: 'Not rolled' },
    ...(shape.kind === 'choice' ? shape.options : []),
    { value: 'automatic', label: 'Automatic attack on battleships' },
  ];
  const ships = BATTLESHIPS.map(({ id, label }) => ({ value: id, label }));
  const near = words('Airfields with Japan on or next to them', 2, {
    optional: true,
    pattern: { source: '\\d|1[0-2]', message: 'the last count, from 0 to 12, or nothing.' },
    rule: '7.15',
  });
  const day = all.at('dayUse');
  return [
    row(
      'result',
      choose<string>('Carrier combat today', results, { rule: '7.3' }),
      orElse(day.at('carriers'), 'not-yet'),
    ),
    row('struck', mark('Struck for helping today', ships, { initial: [], rule: '7.7' }), day.at('struck')),
    row('near', near, orElse(all.at('airfieldsNear').as(String, Number), '')),
  ];
}

const struckChecks = (): readonly FormCheck[] => [
  ...BATTLESHIPS.map(({ id, label }) =>
    never(
      'struck',
      `${label} has helped no battle today, so it was not struck for it (7.7).`,
      says('struck', id),
      says(`help-${id}`, 'no'),
    ),
  ),
  never(
    'struck',
    'They are struck only on a day whose table gave no carrier combat (7.7).',
    says('struck', ...BATTLESHIPS.map(({ id }) => id)),
    saysNot('result', 'none'),
  ),
];

function turnRows(given: FormValues): readonly Row<Told>[] {
  const use = all.at('turnUse');
  const jp = carriersAt(given, 'jp', 'close');
  const us = carriersAt(given, 'us', 'close');
  return [
    row('jp-used', count('Japanese planes used in support this turn', jp, '7.12'), use.at('jpPlanes')),
    row('jp-over', count('Japanese planes on interdiction', jp, '7.13'), all.at('interdicting')),
    row('us-used', count('US carrier planes flown this turn', us, '7.14'), use.at('usPlanes')),
    yes('army-used', 'Army plane flown this turn', use.at('army'), { rule: '7.15' }),
  ];
}

const flightCheck = (given: FormValues): FormCheck =>
  sumAtMost(
    ['jp-used', 'jp-over'],
    carriersAt(given, 'jp', 'close'),
    'A plane flies once a turn, in support or in interdiction (7.13).',
  );

/** Where the planes on interdiction are: one hex each. */
export function interdictionCard(given: FormValues): Card<Told> {
  const planes = Number(given['jp-over']);
  const hexes = words('Interdicted hexes', 150, {
    pattern: {
      source: `${NONE_TWICE}${NUMBERS}{${planes}}`,
      message: `one hex of four digits for each of ${planes}, with a space between, none twice.`,
    },
  });
  const over = all
    .at('turnUse')
    .at('interdiction')
    .as((list) => list.join(' '), numbersIn);
  return {
    key: 'interdiction',
    title: 'Interdiction',
    rule: '7.13',
    rows: [row('over', hexes, over)],
    checks: [],
  };
}

const END_LABELS: { readonly [E in EndId]: string } = {
  'vp-22': '22 points',
  'vp-0': 'no points left',
  'no-beachhead': 'no beachhead left',
  'gt-11': 'after turn 11',
  'jp-concedes': 'Japan concedes',
  'us-concedes': 'the US concedes',
  agreed: 'agreed to stop',
};

/** The total, which has to be what the facts before it come to. */
export function pointsCard(expected: number, over: boolean): Card<Told> {
  const ends = ENDS.filter((end) => over || end !== 'gt-11').map((value) => ({
    value,
    label: END_LABELS[value],
  }));
  const none = { value: 'no', label: 'no' } as const;
  return {
    key: 'points',
    title: 'Points and end',
    rule: '4.2',
    rows: [
      row('other', number('Points by correction', -99, 99, { initial: 0, rule: '4.2' }), all.at('other')),
      row('total', number('Victory points', -99, 199, { initial: expected, rule: '4.2' }), all.at('total')),
      row('ended', choose('End recorded', [none, ...ends], { rule: '4.2' }), all.at('ended')),
      row('played-on', mark('Played on after', ends, { initial: [], rule: '4.2' }), all.at('playedOn')),
    ],
    checks: [
      {
        kind: 'sum-is',
        field: 'total',
        fields: ['other'],
        plus: expected,
        message: `Hexes, beachheads, ships and BB Row come to ${expected}; with the corrections that gives another total. Check them, or put the difference into the corrections.`,
      },
    ],
  };
}
