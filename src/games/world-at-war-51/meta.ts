import type { GameMeta } from '../../core/play/game';

export const worldAtWarMeta: GameMeta = {
  id: 'world-at-war-51',
  title: 'A World at War: Pearl Harbor',
  blurb: 'Section 51: the declaration of war, the attack and its answer, and the turns of unpreparedness.',
  emblem: { type: 'carrier', tone: 'a' },
  published: { edition: 'Section 51 of the public rules text' },
  printed: true,
  load: async () => (await import('./game')).worldAtWar,
  bounds: async () => (await import('./state/bounds')).WAR_BOUNDS,
  sheet: async () => (await import('./views/sheet/sheet')).worldAtWarSheet,
  report: async () => (await import('./views/report')).WAR_REPORT,
  digest: async () => (await import('./text/digest')).WORLD_AT_WAR_DIGEST,
  terms: async () => (await import('./text/glossary')).WORLD_AT_WAR_TERMS,
  example: async () => (await import('./example')).example,
  guide: async () => (await import('./views/guide/guide')).guideOf,
};
