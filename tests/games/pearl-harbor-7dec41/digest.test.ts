import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleDigest } from '../../../src/core/rules';
import { PEARL_HARBOR_DIGEST as digest } from '../../../src/games/pearl-harbor-7dec41/digest';

/** Typed from the rulebook's headings and opening words, in its order; what a heading gathers is cited apart. */
const RULEBOOK = [
  'Chances',
  'Victory Points, Penned In, Matching, Invasion Victory',
  'Four Ships',
  'Verdict',
  'Precautions, Joint Command, Searches, US Subs, Readying, Search and Attack, Telling mvps',
  'Setups, Entry, US Carriers',
  'Gameturn Sequence',
  'USS Ward, Mini-subs',
  'Ship Movement, Kido Butai, Dummies, Battle Squadrons, Leaving Harbor, Markers',
  'Detection, Command Denial, Surface Detection, Air-to-sea, Radar, Sub Detection, Air-to-air',
  'Confirmed Detection, China Clipper',
  'Air Attack Ops, Strike Contact, Carrier Ops, Air Missions, Kate Loads, Air Impulses, Launching, Air Movement',
  'Interception, Air Strikes, Return',
  'AntiAircraft, Altitude',
  'US Fighters',
  'Airstrike Hits, Torpedo Malfunction, One Target',
  'Sub Attack, Screening, Surface Combat',
  'Hit Results, No Torpedoes, Damage States, Transports and Tanks, Carrier Hits, Second Hits',
  'Armor-piercing',
  'Land Combat',
].flatMap((heading) => heading.split(', '));

const SOURCE = new URL('../../../src/games/pearl-harbor-7dec41/', import.meta.url);
const RULINGS = readFileSync(
  new URL('../../../docs/rulings/pearl-harbor-7dec41.md', import.meta.url),
  'utf8',
);

const named = digest.map((rule) => [`[${rule.number}] ${rule.title}`, rule] as const);
const rulingIds = (text: string) => [...text.matchAll(/PH-\d+[ab]?/g)].map(([id]) => id);
/** Each ruling's id and the rules its heading names. */
const rulings = [...RULINGS.matchAll(/^\*\*(PH-\d+[ab]?) [^*]*?(?:\(([^()]*)\))?\.\*\*/gm)].map(
  ([, id = '', about = '']) => ({ id, about: about ? about.split(', ') : [] }),
);

/** A word or words, as such and not within a longer one. */
const holds = ({ title, text }: RuleDigest, term: string) =>
  new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(`${title} ${text}`);

it('every heading of the rulebook has its digests, in its order', () => {
  expect(digest.map(({ number }) => number)).toEqual(RULEBOOK);
  expect(new Set(RULEBOOK).size).toBe(RULEBOOK.length);
});

describe.each(named)('%s', (_, rule) => {
  it('is of a length to be read at the table', () => {
    expect(rule.title.length).toBeLessThanOrEqual(48);
    expect(rule.text.length).toBeGreaterThanOrEqual(20);
    expect(rule.text.length).toBeLessThanOrEqual(700);
  });

  it('names only rules that exist, and not itself', () => {
    const see = rule.see ?? [];
    expect(see.filter((number) => !RULEBOOK.includes(number) || number === rule.number)).toEqual([]);
    expect(new Set(see).size).toBe(see.length);
  });

  it('has search terms that its title and text do not hold', () => {
    expect((rule.terms ?? []).filter((term) => holds(rule, term))).toEqual([]);
    expect(new Set(rule.terms).size).toBe(rule.terms?.length ?? 0);
  });
});

it('every rule that the game cites is in the digest', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const cited = files.flatMap((file) =>
    [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(/\brule: '([^']*)'/g)].flatMap(([, rule = '']) =>
      rule.split(', '),
    ),
  );
  expect([...new Set(cited)].filter((rule) => rule !== '–' && !RULEBOOK.includes(rule))).toEqual([]);
});

it('every ruling that a digest names is in the rulings', () => {
  const known = rulings.map(({ id }) => id);
  const cited = new Set(digest.flatMap(({ text }) => rulingIds(text)));
  expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

it('every ruling is named at each rule that it is about', () => {
  expect(rulings).toHaveLength(RULINGS.match(/^\*\*PH-/gm)?.length ?? 0);
  const silent = rulings.flatMap(({ id, about }) =>
    about.flatMap((number) => {
      const rule = digest.find((each) => each.number === number);
      return rule && rulingIds(rule.text).includes(id) ? [] : [`${id} at ${number}`];
    }),
  );
  expect(silent).toEqual([]);
  expect(RULINGS.match(/^\*\*PH-\S+ ◆/gm)).toHaveLength(10);
});
