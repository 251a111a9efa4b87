import { axis } from '../../../../kit/charts';
import { RULE } from '../headings';
import { chart } from './shape';

/** A row for each distance, from the first one on. */
const byHexes = (first: number, chances: readonly string[]) =>
  Object.fromEntries(chances.map((chance, i) => [`h${first + i}`, [hexes(first + i), chance] as const]));

const hexes = (n: number): string => (n === 0 ? 'Same hex' : n === 1 ? '1 hex' : `${n} hexes`);

/** Ships in the same hex, during movement (PH-20). */
export const SURFACE_CONTACT = chart(
  {
    id: 'surface-contact',
    name: 'Surface contact',
    rule: RULE.surfaceDetection,
    columns: axis('Who sees', { us: 'US', jp: 'Japan' }),
  },
  'Light',
  {
    day: ['Daylight', 'P100', 'P100'],
    night: ['Night', 'P50', 'P75'],
    front: ['Weather front', 'P0', 'P0'],
  },
);

/** Air searches, and strikes that look for their ships (PH-21). The same hex is read as 1 hex (PH-57). */
export const AIR_SEARCH = chart(
  { id: 'air-search', name: 'Air search for ships', rule: RULE.airToSea },
  'Distance',
  byHexes(1, ['P87', 'P66', 'P50', 'P33', 'P25', 'P12']),
);

export const RADAR = chart(
  { id: 'radar', name: 'O‘ahu radar', rule: RULE.radar },
  'Distance',
  byHexes(1, ['P87', 'P33']),
);

/** A US submarine sights aircraft (PH-23). */
export const SUB_SIGHTING = chart(
  { id: 'sub-sighting', name: 'US submarine sights aircraft', rule: RULE.subDetection },
  'Distance',
  byHexes(0, ['P100', 'P50']),
);

/** Once for each wave over the hex it took off from (PH-24). */
export const LAUNCH_CONTACT = chart(
  { id: 'launch-contact', name: 'Wave over its launching hex', rule: RULE.airToAir },
  'Wave',
  { wave: ['Seen there, once', 'P25'] },
);

/** On each hidden Japanese piece in the Western Sector, each phase (PH-50). */
export const CLIPPER = chart({ id: 'clipper', name: 'China Clipper', rule: RULE.clipper }, 'Piece', {
  piece: ['Sighted', 'P6'],
});

/** Command denial: the risk that a report is dismissed, by how many have come in (PH-47). */
export const DENIAL = chart(
  {
    id: 'denial',
    name: 'Command denial',
    rule: RULE.denial,
    columns: axis('Command', { separate: 'Army and Navy apart', joint: 'Joint centre' }),
  },
  'Report',
  {
    n1: ['1st', 'P50', 'P25'],
    n2: ['2nd', 'P25', 'P0'],
    n3: ['3rd and later', 'P0', 'P0'],
  },
);
