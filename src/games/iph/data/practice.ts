import { type Cell, cellKey } from '../../../core/charts/chart';
import { axisKey, type ChartPack } from '../../../core/charts/pack';
import type { Json } from '../../../core/json';
import { CARRIERS, CRT, HEXES, LANDING, LANDING_MODIFIERS, MAP_COUNTS, NIGHT, TEC } from './charts';

/** Made up by us so that the app can be tried without the mapsheet. Plausible, and nothing of it is printed anywhere. */
const practice = (value: Json): Cell => ({ value, source: 'practice' });

const CRT_ROWS: { readonly [odds: string]: string } = {
  '1:3': '3/0 3/0 2/0 2/0 2/1 1/1',
  '1:2': '3/0 2/0 2/0 1/0 1/1 1/1',
  '1:1': '2/0 2/0 1/0 1/1 1/1 1/2',
  '2:1': '1/0 1/0 1/1 1/1 0/1',
  '3:1': '1/0 1/1 0/1 0/1 1/2 0/2',
  '4:1': '1/1 0/1 0/1 0/2 0/2 0/3',
};

const crtCells = Object.entries(CRT_ROWS).flatMap(([odds, row]) =>
  row.split(' ').map((result, i) => {
    const [attacker = 0, defender = 0] = result.split('/').map(Number);
    return [cellKey(odds, String(i + 1)), practice({ attacker, defender })] as const;
  }),
);

const column = (head: string, values: { readonly [row: string]: Json }) =>
  Object.fromEntries(Object.entries(values).map(([row, value]) => [cellKey(head, row), practice(value)]));

/** Results by the faces of a die. */
const die = (results: string) =>
  column('result', Object.fromEntries(results.split(' ').map((result, i) => [i + 1, result])));

export const PRACTICE: ChartPack = {
  format: 1,
  id: 'practice:iph',
  game: 'iph',
  name: 'Practice tables',
  version: 1,
  notes: 'Made up for trying the app. Not the printed tables.',
  practice: true,
  heads: { [axisKey(CRT.id, 'columns')]: CRT.columns.labels },
  cells: {
    [CRT.id]: Object.fromEntries(crtCells),
    [TEC.id]: {
      ...column('mp', {
        clear: 2,
        rough: 3,
        mountain: 4,
        city: 1,
        installation: 2,
        fortification: 2,
        oil: 2,
        airfield: 2,
      }),
      ...column('shift', {
        clear: 0,
        mountain: -2,
        city: -2,
        installation: -1,
        fortification: -2,
        oil: -1,
        airfield: 0,
      }),
    },
    [NIGHT.id]: die('against against none none for for'),
    [CARRIERS.id]: die('none us-finds-ijn us-finds-ijn mutual ijn-finds-us ijn-finds-us'),
    [LANDING.id]: column('result', {
      '-1': 'lands',
      0: 'lands',
      1: 'lands',
      2: 'lands',
      3: 'lands',
      6: 'lands',
      7: 'step',
      8: 'step',
      9: 'lost',
    }),
    [LANDING_MODIFIERS.id]: column('modifier', { '8 Dec': 1, '9 Dec': 2 }),
    [MAP_COUNTS.id]: column('count', { airfields: 6 }),
    [HEXES.id]: column('kind', {
      'schofield-1': 'installation',
      'schofield-2': 'installation',
      'pearl-city': 'city',
      ewa: 'installation',
      'marine-base': 'installation',
    }),
  },
};
