import { RULE } from '../headings';
import { listOf, tableOf } from './shape';

const HEXES = (from: number, to: number): { readonly [row: string]: string } =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`h${from + i}`, hexes(from + i)]));

const hexes = (n: number): string => (n === 0 ? 'Same hex' : n === 1 ? '1 hex' : `${n} hexes`);

/** Ships in the same hex, during movement (PH-20). */
export const SURFACE_CONTACT = tableOf(
  {
    id: 'surface-contact',
    name: 'Surface contact',
    rule: RULE.surfaceDetection,
    rows: ['Light', { day: 'Daylight', night: 'Night', front: 'Weather front' }],
  },
  ['Who sees', { us: 'US', jp: 'Japan' }],
  {
    day: { us: 'P100', jp: 'P100' },
    night: { us: 'P50', jp: 'P75' },
    front: { us: 'P0', jp: 'P0' },
  },
);

/** Air searches, and strikes that look for their ships (PH-21). The same hex is read as 1 hex (PH-57). */
export const AIR_SEARCH = listOf(
  { id: 'air-search', name: 'Air search for ships', rule: RULE.airToSea, rows: ['Distance', HEXES(1, 6)] },
  { h1: 'P87', h2: 'P66', h3: 'P50', h4: 'P33', h5: 'P25', h6: 'P12' },
);

export const RADAR = listOf(
  { id: 'radar', name: 'O‘ahu radar', rule: RULE.radar, rows: ['Distance', HEXES(1, 2)] },
  { h1: 'P87', h2: 'P33' },
);

/** A US submarine sights aircraft (PH-23). */
export const SUB_SIGHTING = listOf(
  {
    id: 'sub-sighting',
    name: 'US submarine sights aircraft',
    rule: RULE.subDetection,
    rows: ['Distance', HEXES(0, 1)],
  },
  { h0: 'P100', h1: 'P50' },
);

/** Once for each wave over the hex it took off from (PH-24). */
export const LAUNCH_CONTACT = listOf(
  {
    id: 'launch-contact',
    name: 'Wave over its launching hex',
    rule: RULE.airToAir,
    rows: ['Wave', { wave: 'Seen there, once' }],
  },
  { wave: 'P25' },
);

/** On each hidden Japanese piece in the Western Sector, each phase (PH-50). */
export const CLIPPER = listOf(
  {
    id: 'clipper',
    name: 'China Clipper',
    rule: RULE.clipper,
    rows: ['Piece', { piece: 'Sighted' }],
  },
  { piece: 'P6' },
);

/** Command denial: the risk that a report is dismissed, by how many have come in (PH-47). */
export const DENIAL = tableOf(
  {
    id: 'denial',
    name: 'Command denial',
    rule: RULE.denial,
    rows: ['Report', { n1: '1st', n2: '2nd', n3: '3rd and later' }],
  },
  ['Command', { separate: 'Army and Navy apart', joint: 'Joint centre' }],
  {
    n1: { separate: 'P50', joint: 'P25' },
    n2: { separate: 'P25', joint: 'P0' },
    n3: { separate: 'P0', joint: 'P0' },
  },
);
