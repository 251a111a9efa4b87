import { decisionsOf } from '../data/verdicts';
import type { EndId, UsnState } from './state';

/** Who has won by what is held at the end, decision by decision; USN-97: the whole goes to whoever wins one and loses none. */
export function decided(state: Pick<UsnState, 'scenario' | 'held'>): {
  readonly side: EndId;
  readonly words: string;
} {
  const holds = (id: string) => state.held.some(({ line }) => line === id);
  const decisions = decisionsOf(state.scenario);
  const parts = decisions.map(({ name, verdicts }) => {
    const fits = verdicts.find(({ all = [], none = [] }) => all.every(holds) && !none.some(holds));
    if (!fits) throw new Error(`no verdict on ${name}`);
    return { name, ...fits };
  });
  const won = new Set(parts.map(({ side }) => side).filter((side) => side !== 'nobody'));
  const [first] = won;
  return {
    side: won.size === 1 && first ? first : 'nobody',
    words: parts.map(({ name, words }) => (parts.length > 1 ? `${name}: ${words}` : words)).join('; '),
  };
}
