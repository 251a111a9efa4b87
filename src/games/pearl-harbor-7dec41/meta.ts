import type { GameMeta } from '../../core/play/game';

export const pearlHarborMeta: GameMeta = {
  id: 'pearl-harbor-7dec41',
  title: '7Dec41: Pearl Harbor!',
  blurb:
    'The raid of 7 December 1941, and the false alarms that may come before it. Two players, up to three games.',
  emblem: { type: 'aircraft', tone: 'b' },
  published: {
    designer: 'Louis R. Coatney',
    year: 2024,
    edition: 'Draft rules of 11 November 2024',
  },
  printed: true,
  load: async () => (await import('./game')).pearlHarbor,
  bounds: async () => (await import('./state/bounds')).PEARL_BOUNDS,
  sheet: async () => (await import('./views/sheet/sheet')).pearlSheet,
  report: () => import('./views/report').then(({ PEARL_REPORT }) => PEARL_REPORT),
  registers: {
    title: 'Ships and squadrons',
    load: async () => (await import('./views/registers')).registersOf,
  },
  digest: () => import('./text/digest').then(({ PEARL_HARBOR_DIGEST }) => PEARL_HARBOR_DIGEST),
  terms: async () => (await import('./text/glossary')).PEARL_HARBOR_TERMS,
  example: async () => (await import('./example')).example,
  guide: async () => (await import('./views/guide/guide')).guideOf,
};
