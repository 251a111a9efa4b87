import type { GameMeta } from '../../core/game';

export const iphMeta: GameMeta = {
  id: 'iph',
  title: 'Invasion Pearl Harbor',
  blurb: 'What if Japan had landed on Oahu on 7 December 1941. Two players, eleven turns.',
  load: async () => (await import('./index')).iph,
  digest: () => import('./digest').then(({ IPH_DIGEST }) => IPH_DIGEST),
};
