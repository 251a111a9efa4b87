import type { GameMeta } from '../../core/play/game';

export const iphMeta: GameMeta = {
  id: 'iph',
  title: 'Invasion Pearl Harbor',
  blurb: 'What if Japan had landed on Oahu on 7 December 1941. Two players, eleven turns.',
  odds: true,
  load: async () => (await import('./index')).iph,
  bounds: async () => (await import('./state/bounds')).IPH_BOUNDS,
  sheet: async () => (await (await import('./index')).sheet()).iphSheet,
  digest: () => import('./digest').then(({ IPH_DIGEST }) => IPH_DIGEST),
  terms: async () => (await import('./digest/glossary')).IPH_TERMS,
  guide: async () => (await import('./guide')).guideOf,
  example: async () => (await import('./example.json')).entries,
  report: () => import('./report').then(({ IPH_REPORT }) => IPH_REPORT),
};
