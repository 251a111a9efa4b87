import { describe, expect, it } from 'vitest';
import type { RuleDigest } from '../../../src/core/play/rules';
import { games } from './games';

/** A word or words, as such and not within a longer one. */
const holds = ({ title, text }: RuleDigest, term: string) =>
  new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(`${title} ${text}`);

describe.each(games)('the digest of $id', ({ digest, facts, rulings: text }) => {
  const { rules: rulebook, count, inText } = facts.rulebook;
  const numbers = digest.map(({ number }) => number);

  it('has every rule of the rulebook once, in its order', () => {
    expect(rulebook).toHaveLength(count);
    expect(new Set(rulebook).size).toBe(count);
    expect(numbers).toEqual(rulebook);
  });

  describe.each(digest.map((rule) => [`[${rule.number}] ${rule.title}`, rule] as const))('%s', (_, rule) => {
    it('is of a length to be read at the table', () => {
      expect(rule.title.length).toBeLessThanOrEqual(48);
      expect(rule.text.length).toBeGreaterThanOrEqual(20);
      expect(rule.text.length).toBeLessThanOrEqual(700);
    });

    it('names only rules that exist, and not itself', () => {
      const cited = [...(rule.see ?? []), ...inText(rule.text)];
      expect(cited.filter((number) => !rulebook.includes(number) || number === rule.number)).toEqual([]);
      expect(new Set(rule.see).size).toBe(rule.see?.length ?? 0);
    });

    it('has search terms that its title and text do not hold', () => {
      expect((rule.terms ?? []).filter((term) => holds(rule, term))).toEqual([]);
      expect(new Set(rule.terms).size).toBe(rule.terms?.length ?? 0);
    });
  });

  describe.each(facts.rulings ? [facts.rulings] : [])('and the rulings', ({ prefix, switches }) => {
    const idsIn = (said: string) =>
      [...said.matchAll(new RegExp(`\\b${prefix}-\\d+[a-z]?`, 'g'))].map(([id]) => id);
    /** Each ruling's id and the rules that its heading names at its end. */
    const heading = new RegExp(`^\\*\\*(${prefix}-\\d+[a-z]?) [^*]*?(?:\\(([^()]*)\\))?\\.\\*\\*`, 'gm');
    const rulings = [...text.matchAll(heading)].map(([, id = '', about = '']) => ({
      id,
      about: about ? about.split(', ') : [],
    }));
    const known = rulings.map(({ id }) => id);

    it('every heading is read, no id is given twice, and the switches are as many as they are', () => {
      expect(rulings).toHaveLength(text.match(new RegExp(`^\\*\\*${prefix}-`, 'gm'))?.length ?? 0);
      expect(new Set(known).size).toBe(known.length);
      expect(text.match(new RegExp(`^\\*\\*${prefix}-\\S+ ◆`, 'gm'))).toHaveLength(switches);
    });

    it('every ruling that a rule names is there', () => {
      const cited = new Set(digest.flatMap((rule) => idsIn(rule.text)));
      expect(cited.size).toBeGreaterThan(0);
      expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
    });

    it('every ruling is named at each rule that it is about', () => {
      const silent = rulings.flatMap(({ id, about }) => {
        const where = digest.filter(({ text: said }) => idsIn(said).includes(id)).map(({ number }) => number);
        if (!about.length) return where.length ? [] : [`${id} nowhere`];
        return about.filter((number) => !where.includes(number)).map((number) => `${id} at ${number}`);
      });
      expect(silent).toEqual([]);
    });
  });
});
