import type { GameMeta } from '../../core/play/game';

export const worldAtWarMeta: GameMeta = {
  id: 'world-at-war-51',
  title: 'A World at War: Pearl Harbor',
  blurb: 'Section 51: the declaration of war, the attack and its answer, and the turns of unpreparedness.',
  printed: true,
  load: async () => (await import('./index')).worldAtWar,
  bounds: async () => (await import('./state/bounds')).WAR_BOUNDS,
  sheet: async () => (await (await import('./index')).sheet()).worldAtWarSheet,
  report: () => import('./report').then(({ WAR_REPORT }) => WAR_REPORT),
  digest: () => import('./digest').then(({ WORLD_AT_WAR_DIGEST }) => WORLD_AT_WAR_DIGEST),
  terms: async () => (await import('./digest/glossary')).WORLD_AT_WAR_TERMS,
  example: async () => (await import('./example.json')).entries,
  guide: async () => (await import('./guide')).guideOf,
};
