import type { Counter, Definition } from '../format/definition';
import { allEffects } from '../format/open';

/** Ledgers whose points no effect of the file gives: players count them as they play. */
export function handKept(def: Definition): readonly Counter[] {
  const known = found.get(def);
  if (known) return known;
  const given = new Set<string>();
  for (const effect of allEffects(def)) {
    if (effect.kind === 'points') given.add(effect.ledger.counter);
    if ((effect.kind === 'add' || effect.kind === 'set') && effect.to.kind === 'counter')
      given.add(effect.to.counter);
  }
  const kept = def.counters.filter(({ id, ledger }) => ledger && !given.has(id));
  found.set(def, kept);
  return kept;
}

const found = new WeakMap<Definition, readonly Counter[]>();
