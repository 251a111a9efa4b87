import { cellKey } from '../../../../src/core/chart';
import type { ChartPack } from '../../../../src/core/pack';
import { iph } from '../../../../src/games/iph';

const hexes = {
  '2023': 'airfield',
  '2124': 'oil',
  '2416': 'airfield',
  '2619': 'installation',
  '2720': 'oil',
};

/** The mapsheet of the scripted games: made up, as the practice tables are, with a few more hexes. */
export const SHEET: ChartPack = {
  ...iph.practice,
  cells: {
    ...iph.practice.cells,
    hexes: {
      ...iph.practice.cells.hexes,
      ...Object.fromEntries(
        Object.entries(hexes).map(([hex, value]) => [
          cellKey('kind', hex),
          { value, source: 'mapsheet' as const },
        ]),
      ),
    },
  },
};
