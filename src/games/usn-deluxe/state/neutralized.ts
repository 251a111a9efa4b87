import type { SideId } from '../data/units';
import type { Base, Neutralized } from './state';

/** "j:Lae", or of a base "j/air:Lae": the two bases of a hex, and a unit that is called alike, have a die each. */
export const neutralizedId = (side: SideId, what: string, kind?: Base['kind']): string =>
  kind ? `${side}/${kind}:${what}` : `${side}:${what}`;

export const BASE_WORDS: { readonly [kind in Base['kind']]: string } = {
  air: 'air base',
  naval: 'naval base',
};

/** "Rabaul, naval base": what waits for its die, as the players know it. */
export const neutralizedName = ({ name, kind }: Pick<Neutralized, 'name' | 'kind'>): string =>
  kind ? `${name}, ${BASE_WORDS[kind]}` : name;
