import type { GameMeta } from '../../core/game';

export const worldAtWarMeta: GameMeta = {
  id: 'world-at-war-51',
  title: 'A World at War: Pearl Harbor',
  blurb: 'Section 51: the declaration of war, the attack and its answer, and the weeks of unpreparedness.',
  printed: true,
  load: async () => (await import('./index')).worldAtWar,
};
