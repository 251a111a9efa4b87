import type { GameMeta } from '../../core/play/game';

export const usnDeluxeMeta: GameMeta = {
  id: 'usn-deluxe',
  title: 'USN Deluxe',
  published: {
    designer: 'Joseph Miranda, after USN by James F. Dunnigan',
    edition: 'Deluxe Edition',
    errata: 'as printed at the end of its rules',
  },
  blurb:
    'The Pacific War in weekly turns: calendar, register of ships, dues, dice and points of the whole campaign.',
  emblem: { type: 'destroyer', tone: 'a' },
  load: async () => (await import('./game')).usnDeluxe,
  bounds: async () => (await import('./state/bounds')).USN_BOUNDS,
  sheet: async () => (await import('./views/sheet/sheet')).usnSheet,
  report: async () => (await import('./views/report')).USN_REPORT,
  registers: {
    title: 'Ships and bases',
    load: async () => (await import('./views/registers')).registersOf,
  },
  digest: async () => (await import('./text/digest')).USN_DIGEST,
  terms: async () => (await import('./text/glossary')).USN_TERMS,
  example: async () => (await import('./example')).example,
  guide: async () => (await import('./views/guide/guide')).guideOf,
};
