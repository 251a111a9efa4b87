import type { GameMeta } from '../../core/play/game';

export const iphMeta: GameMeta = {
  id: 'iph',
  title: 'Invasion Pearl Harbor',
  blurb: 'What if Japan had landed on Oahu on 7 December 1941. Two players, eleven turns.',
  emblem: { type: 'battleship', tone: 'b' },
  odds: true,
  load: async () => (await import('./game')).iph,
  bounds: async () => (await import('./state/bounds')).IPH_BOUNDS,
  sheet: async () => (await import('./views/sheet/sheet')).iphSheet,
  digest: () => import('./text/digest').then(({ IPH_DIGEST }) => IPH_DIGEST),
  terms: async () => (await import('./text/glossary')).IPH_TERMS,
  guide: async () => (await import('./views/guide/guide')).guideOf,
  example: async () => (await import('./example')).example,
  report: () => import('./views/report').then(({ IPH_REPORT }) => IPH_REPORT),
};
