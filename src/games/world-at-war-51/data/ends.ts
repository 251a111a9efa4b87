/** How the story of the attack can end: none was made, or how far it went; or the players stop. */
export const ENDS = ['no-attack', 'withdrew', 'not-met', 'fought', 'stopped'] as const;
export type EndId = (typeof ENDS)[number];

export const END_NAMES: { readonly [E in EndId]: string } = {
  'no-attack': 'No attack on Pearl Harbor',
  withdrew: 'Japan withdrew after one strike',
  'not-met': 'Two strikes, and nobody met the fleet',
  fought: 'Two strikes, and the carriers met',
  stopped: 'Both agreed to stop',
};
