import type { GameMeta } from '../../core/game';
import type { Entry } from '../../core/journal';
import type { GameReport } from '../../core/report/game-report';
import type { Guide } from '../../core/rules';
import type { GameSheet } from '../../core/sheet';

export const pearlHarborMeta: GameMeta = {
  id: 'pearl-harbor-7dec41',
  title: '7Dec41: Pearl Harbor!',
  blurb:
    'The raid of 7 December 1941, and the false alarms that may come before it. Two players, up to three games.',
  printed: true,
  load: async () => (await import('./index')).pearlHarbor,
  bounds: async () => (await import('./state/bounds')).PEARL_BOUNDS,
  sheet: async () => (await (await import('./index')).sheet()).pearlSheet as GameSheet<unknown>,
  report: () => import('./report').then(({ PEARL_REPORT }) => PEARL_REPORT as GameReport<unknown>),
  digest: () => import('./digest').then(({ PEARL_HARBOR_DIGEST }) => PEARL_HARBOR_DIGEST),
  terms: async () => (await import('./digest/glossary')).PEARL_HARBOR_TERMS,
  example: async () => (await import('./example.json')).entries as unknown as readonly Entry[],
  guide: async () => (await import('./guide')).guideOf as (state: unknown) => Guide,
};
