type Line = { readonly id: string; readonly rule: string; readonly label: string; readonly note?: string };

const GROUND = 'A movement factor is spent to land in mountain, jungle / mountain or swamp';

/** Japan's player turn of the declaration, in the Pacific theater only (51.72). */
export const ONSLAUGHT: readonly Line[] = [
  {
    id: 'J0-A',
    rule: '51.72A',
    label: 'DM −1: infantry and replacements of the Western Allies and the Dutch',
    note: 'Not armor, specialized units or any Chinese',
  },
  {
    id: 'J0-B',
    rule: '51.72B',
    label: 'Western Allied and Dutch air is uninverted and defends normally',
    note: 'Not US air surprised at Pearl Harbor',
  },
  { id: 'J0-C1', rule: '51.72C', label: 'British, Australian and Dutch ships may intercept as usual' },
  { id: 'J0-C2', rule: '51.72C', label: 'US submarines are inverted' },
  { id: 'J0-C3', rule: '51.72C', label: 'US ships that survived Pearl Harbor: see who may contest Midway' },
  {
    id: 'J0-D1',
    rule: '51.72D',
    label: 'Sea transport to a port up to 20 Pacific hexes, every Japanese unit',
    note: 'Armor and air too',
  },
  { id: 'J0-D2', rule: '51.72D', label: 'No basic cost for debarking after sea transport', note: GROUND },
  {
    id: 'J0-E1',
    rule: '51.72E',
    label: 'Invasions up to 20 Pacific hexes, every Japanese unit',
    note: 'Armor too',
  },
  {
    id: 'J0-E2',
    rule: '51.72E',
    label: 'On an undefended beach: a bridgehead, then movement, overruns and attacks inland',
    note: 'Debarking costs the normal amount (WW-18)',
  },
  { id: 'J0-F', rule: '51.72F', label: 'No basic cost for debarking after air transport', note: GROUND },
  {
    id: 'J0-G',
    rule: '51.72G',
    label: 'US strategic Magic at Pearl Harbor only',
    note: 'In this player turn (WW-19)',
  },
  { id: 'J0-H', rule: '51.72H', label: 'Monsoons do not touch Japanese forces' },
  {
    id: 'J0-I1',
    rule: '51.72I',
    label: 'The defender does not modify contested invasions or attacks on fortifications',
  },
  {
    id: 'J0-I2',
    rule: '51.72I',
    label: 'Japanese armor exploiting from a seaborne invasion keeps its CTL',
  },
];
