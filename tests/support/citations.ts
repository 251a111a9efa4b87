import type { RuleDigest } from '../../src/core/play/rules';
import { IPH_DIGEST } from '../../src/games/iph/text/digest';
import { PEARL_HARBOR_DIGEST } from '../../src/games/pearl-harbor-7dec41/text/digest';
import { USN_DIGEST } from '../../src/games/usn-deluxe/text/digest';
import { WORLD_AT_WAR_DIGEST } from '../../src/games/world-at-war-51/text/digest';

/** The rules that a value cites: each `rule` in it, however deep, and those that its other words name by `inText`. */
export function citedIn(
  value: unknown,
  inText: (text: string) => readonly string[] = () => [],
): readonly string[] {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.flatMap((each) => citedIn(each, inText));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'rule' && typeof part === 'string' ? part.split(', ') : citedIn(part, inText),
  );
}

const numbersOf = (digest: readonly RuleDigest[]) => new Set(digest.map(({ number }) => number));
const KNOWN: { readonly [id: string]: ReadonlySet<string> } = {
  iph: numbersOf(IPH_DIGEST),
  'pearl-harbor-7dec41': numbersOf(PEARL_HARBOR_DIGEST),
  'usn-deluxe': numbersOf(USN_DIGEST),
  'world-at-war-51': numbersOf(WORLD_AT_WAR_DIGEST),
};

/** Throws where a value of a game cites a rule that its digest does not have. Games of the tests have no digest here. */
export function checkCitations(id: string, value: unknown): void {
  const known = KNOWN[id];
  const unknown = known ? citedIn(value).filter((rule) => !known.has(rule)) : [];
  if (unknown.length) throw new Error(`${id} has no rule ${unknown.join(', ')}`);
}
