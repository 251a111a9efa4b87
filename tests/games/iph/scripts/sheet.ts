import { cellKey } from '../../../../src/core/charts/chart';
import type { ChartPack } from '../../../../src/core/charts/pack';
import type { CellPrompt } from '../../../../src/core/play/prompt';
import { iph } from '../../../../src/games/iph/game';

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

/** What the sheet does not print is a hex without manmade terrain, no modifier, a free landing, or a step for each side. */
export function unprinted({ chart, shape }: CellPrompt): string | number {
  if (shape.kind === 'losses') return '1/1';
  if (shape.kind === 'number') return 0;
  return chart === 'hexes' ? 'none' : 'lands';
}
