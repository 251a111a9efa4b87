import { type Arrival, on, through } from './arrival';
import { NOT_READY } from './readiness';

const ALL = { rule: 'War Plan Orange', scenarios: ['wpo1', 'wpo2', 'wpo3'] };
const TREATY = '!wpoAdmirals';
const ADMIRALS = 'wpoAdmirals';
/** On a turn: what is told of it, the ships in it, the switches that it asks. */
const row = (turn: number, side: 'j' | 'a', text: string, ships: string, needs?: string): Arrival => ({
  ...{ turn, side, text, ...ALL },
  ...(ships && { ships: ships.split(' ').map((ship) => `${side}:${ship}`) }),
  ...(needs && { needs }),
});
const each = (turns: readonly number[], side: 'j' | 'a', text: string, needs: string) =>
  on(turns, { side, text, needs, ...ALL });

/** Rows that come with a result of readiness. */
const ready = (result: string, ...rows: readonly Arrival[]): readonly Arrival[] =>
  rows.map((one) => ({ ...one, ready: result }));
const OAHU = 'Oahu, or the West Coast where no base has room';

/** War Plan Orange: ships in Japan and on the West Coast; the third scenario begins with turn 15. */
export const ORANGE_ARRIVALS: readonly Arrival[] = [
  row(5, 'j', '20-40 division', ''),
  row(15, 'j', 'CVE-1 (1 NAC), DD-5; 20-40 division', 'CVE-1 DD-5'),
  row(15, 'j', 'BC-2', 'BC-2', ADMIRALS),
  row(25, 'j', 'CA-4; 20-40 division, 2-8 defense regiment', 'CA-4'),
  row(35, 'j', 'CV-6 (2 NAC)', 'CV-6', TREATY),
  row(35, 'j', 'BBW-1', 'BBW-1', ADMIRALS),
  row(35, 'j', '20-40 division, 2-8 defense regiment', ''),
  row(45, 'j', 'CVE-2 (1 NAC); 20-40 division, 2-8 defense regiment', 'CVE-2'),
  row(6, 'a', 'CV-2 (7 NAC)', 'CV-2', TREATY),
  row(6, 'a', 'BBW-1', 'BBW-1', ADMIRALS),
  row(
    6,
    'a',
    'BB-4, C-2, DD-5, AT-1, TR-3, OIL-2; 15-25 brigade, 2 × 10-20 brigade, 1-1 engineer',
    'BB-4 C-2 DD-5 AT-1 TR-3 OIL-2',
  ),
  row(11, 'a', '2 × 10-20 brigade', ''),
  row(15, 'a', 'CV-1 (2 NAC); 15-25 brigade', 'CV-1'),
  row(20, 'a', '2 × 10-20 brigade', ''),
  row(
    24,
    'a',
    'CVE-1 (2 NAC), CA-2, CL-2, DD-6, TR-4; 30-50 division, 1-1 engineer',
    'CVE-1 CA-2 CL-2 DD-6 TR-4',
  ),
  row(33, 'a', 'CV-5 (10 NAC)', 'CV-5', TREATY),
  row(33, 'a', 'BBW-2', 'BBW-2', ADMIRALS),
  row(
    33,
    'a',
    'CVE-16 (2 NAC), CA-3, DD-7, OIL-3; 2 × 30-50 division, 15-25 brigade',
    'CVE-16 CA-3 DD-7 OIL-3',
  ),
  row(41, 'a', 'CVE-18 (2 NAC), DD-8; 2 × 30-50 division', 'CVE-18 DD-8'),
  ...on([28, 33, 37, 41, 45, 49], { side: 'a', text: `1 LBAC, ${OAHU}`, ...ALL }),
  ...each(through(3, 51, 3), 'j', '1 LAC, Japan', TREATY),
  ...each(through(4, 52, 4), 'j', '1 NAC, Japan', TREATY).map((nac) => ({ ...nac, ready: '!pilots' })),
  ...each(through(2, 52, 2), 'j', '1 LAC, Japan', ADMIRALS),
  ...each(through(10, 50, 10), 'j', '1 NAC, Japan', ADMIRALS),
  ...each(through(1, 26), 'a', '2 LAC, 1 NAC, to be saved up if you like', TREATY),
  ...each(through(27, 52), 'a', '4 LAC, 2 NAC, to be saved up if you like', TREATY),
  ...each(through(1, 26), 'a', '3 LAC, to be saved up if you like', ADMIRALS),
  ...each(through(2, 26, 2), 'a', '1 NAC, to be saved up if you like', ADMIRALS),
  ...each(through(27, 52), 'a', '5 LAC, 1 NAC, to be saved up if you like', ADMIRALS),
  ...ready('late-ships', row(11, 'a', 'BB-4', 'BB-4'), row(41, 'a', 'CA-3', 'CA-3')),
  ...ready('army', row(6, 'a', '30-50 division, 6 LAC', '')),
  ...ready('navy', row(15, 'a', 'CA-4, DD-9', 'CA-4 DD-9')),
  ...ready('carriers-oahu', row(41, 'a', 'CV-6 if CV-3 or CV-4 was sunk on turn 1: add it by hand', '')),
  ...ready('carriers-two', {
    ...row(6, 'a', 'CV-4 with all its NAC', ''),
    ...{ returns: NOT_READY.a, at: 'West Coast' },
  }),
  ...ready('converted', row(11, 'a', 'CVE-28', 'CVE-28')),
  ...ready('cruiser-converted', row(41, 'a', 'CV-6 (10 NAC)', 'CV-6')),
  ...['generals', 'admirals'].flatMap((result) => [
    ...ready(result, row(41, 'a', 'CV-5 (10 NAC)', 'CV-5')),
    ...[6, 15, 24, 33, 41, 49].flatMap((turn) => ready(result, row(turn, 'a', `1 LBAC more, ${OAHU}`, ''))),
  ]),
  ...ready('late-cruiser', {
    ...row(25, 'j', 'CA-3', ''),
    ...{ returns: NOT_READY.j, at: 'Naval bases in Japan' },
  }),
  ...ready('late-escort', row(25, 'j', 'CVE-1 (1 NAC)', 'CVE-1')),
  ...ready('escort-instead', row(35, 'j', 'CVE-3 (1 NAC)', 'CVE-3')),
  ...ready('light-carrier', row(25, 'j', 'CVL-3 (2 NAC)', 'CVL-3')),
  ...each(through(2, 52, 2), 'j', '1 NAC, Japan', TREATY).map((nac) => ({ ...nac, ready: 'pilots' })),
  ...on([5, 15, 25, 35, 45], {
    ...{
      side: 'j' as const,
      text: 'The die of the Manchukuo situation',
      by: 'manchukuo',
      ready: 'manchukuo',
    },
    ...ALL,
  }),
];
