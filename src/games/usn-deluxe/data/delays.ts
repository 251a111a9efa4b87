import type { SideId } from './units';

/** How many turns after its loss, or its removal with heavy damage, something is replaced. */
export type Delay = {
  readonly id: string;
  readonly side: SideId;
  /** Types of ships, or a type of unit. */
  readonly of: readonly string[];
  /** By the turn of the loss, from the first; the last takes the rest. */
  readonly turns: readonly { readonly to?: number; readonly after: number }[];
  /** With this switch in effect the delay is another. */
  readonly instead?: { readonly needs: string; readonly after: number; readonly rule: string };
  readonly place: string;
  readonly rule: string;
  /** A ship with `REPLACED_FROM` weeks or more goes to a functional base of its side and is replaced likewise. */
  readonly damaged?: true;
};

const JAPAN = 'A functional naval base in Japan';
const WEST_COAST = 'West Coast';

/** 22, with its errata; nothing else is replaced but Chinese armies, by a die. */
export const DELAYS: readonly Delay[] = [
  {
    id: 'j-engineer',
    side: 'j',
    of: ['j-engineer-1-1'],
    turns: [{ after: 5 }],
    place: 'A hex of the Home Islands without an enemy',
    rule: '22',
  },
  {
    id: 'a-engineer',
    side: 'a',
    of: ['a-engineer-1-1'],
    turns: [{ after: 5 }],
    place: WEST_COAST,
    rule: '22',
  },
  {
    id: 'a-assault-transport',
    side: 'a',
    of: ['AT', 'AT36'],
    turns: [{ after: 10 }],
    place: WEST_COAST,
    rule: '22',
    damaged: true,
  },
  {
    id: 'a-transport',
    side: 'a',
    of: ['TR', 'TR36'],
    turns: [{ after: 4 }],
    place: WEST_COAST,
    rule: '22',
    damaged: true,
  },
  {
    id: 'a-oiler',
    side: 'a',
    of: ['OIL'],
    turns: [{ after: 10 }],
    place: WEST_COAST,
    rule: '22',
    damaged: true,
  },
  {
    id: 'j-transport',
    side: 'j',
    of: ['TR'],
    // 1941-42, 1943, 1944, 1945.
    turns: [{ to: 55, after: 4 }, { to: 107, after: 6 }, { to: 159, after: 8 }, { after: 12 }],
    instead: { needs: 'convoy', after: 4, rule: '33' },
    place: JAPAN,
    rule: '22(E)',
    damaged: true,
  },
  {
    id: 'j-oiler',
    side: 'j',
    of: ['OIL'],
    turns: [{ after: 20 }],
    place: JAPAN,
    rule: '22',
    damaged: true,
  },
];

/** 33: what escorting takes, at the start and on each first turn of 1943, 1944 and 1945. */
export const CONVOY = {
  needs: 'convoy',
  rule: '33',
  types: ['CL', 'DD', 'CVL', 'CVE'],
  start: { ships: 2, nac: 5 },
  later: { turns: [56, 108, 160], ships: 1, nac: 3 },
} as const;

/** 32(A): naval movement phases of its side that a submarine stays on station. */
export const STATION_PHASES = 8;
