import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleDigest } from '../../../src/core/rules';
import { PEARL_HARBOR_DIGEST as digest } from '../../../src/games/pearl-harbor-7dec41/digest';
import { expected } from './pearl';

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

describe('the numbers a digest gives are those typed from the rulebook', () => {
  type Chance = { readonly name: string; readonly percent: number | readonly number[] };
  const chances = expected<Chance>('chances');
  const percent = (name: string): string => {
    const row = chances.find((each) => each.name === name);
    if (!row) throw new Error(`no chance ${name}`);
    return [row.percent].flat().join(', ');
  };
  const values = expected<{ readonly name: string; readonly value: number }>('values');
  const value = (name: string): number | undefined => values.find((each) => each.name === name)?.value;
  const textOf = (number: string) => digest.find((rule) => rule.number === number)?.text ?? '';
  const has = (number: string, told: string) => expect(textOf(number)).toContain(told);

  it('Air-to-sea', () => {
    const each = [1, 2, 3, 4, 5, 6].map((hexes) => `${hexes} ${percent(`air to sea, distance ${hexes}`)}%`);
    has('Air-to-sea', each.join(', '));
  });
  it('Radar, Sub Detection, Air-to-air, China Clipper', () => {
    has(
      'Radar',
      `1 hex away are seen at ${percent('radar, distance 1')}%, 2 hexes away at ${percent('radar, distance 2')}%`,
    );
    has('Sub Detection', `next hex at ${percent('sub sees aircraft, adjacent')}%`);
    has('Air-to-air', `at ${percent('take-off hex sighting')}%`);
    has('China Clipper', `at ${percent('China Clipper sighting')}%`);
  });
  it('Surface Detection', () => {
    has(
      'Surface Detection',
      `US finds at ${percent('surface, night, US')}% and Japan at ${percent('surface, night, Japanese')}%`,
    );
  });
  it('Command Denial', () => {
    const rung = (n: number) => percent(`denial, Army, detection ${n}, separate`);
    has(
      'Command Denial',
      `first report is denied at ${rung(1)}%, the second at ${rung(2)}%, the third stands`,
    );
    has('Command Denial', `joint command centre it is ${percent('denial, joint, detection 1')}%, then never`);
  });
  it('USS Ward and US Carriers', () => {
    has('USS Ward', `sinks it at ${percent('Ward, none sunk yet')}%`);
    has('USS Ward', `begun, at ${percent('Ward, one already sunk')}%`);
    has('US Carriers', `${percent('Enterprise starts in harbor')}% that Enterprise`);
    has('US Carriers', `rolls ${percent('Lexington enters south edge')}%`);
  });
  it('Airstrike Hits', () => {
    const row = (attack: string, side: string) =>
      ['stationary, unalerted', 'stationary, alerted', '1-hex ship', '2-hex ship']
        .map((target) => percent(`${attack}, ${target}${side}`))
        .join(', ');
    has('Airstrike Hits', `High bombing ${row('high level', '')}%`);
    has('Airstrike Hits', `Low bombing ${row('low bombing', '')}%`);
    has('Airstrike Hits', `Japanese torpedoes ${row('torpedo', ', Japanese')}%`);
    has('Airstrike Hits', `${percent('torpedo, 1-hex ship, US')} and ${percent('torpedo, 2-hex ship, US')}%`);
    has('Torpedo Malfunction', `at ${percent('malfunction, 1-hex ship')}% against a 1-hex`);
    has('Torpedo Malfunction', `at ${percent('malfunction, 2-hex ship')}% against a 2-hex`);
  });
  it('Surface Combat and Sub Attack', () => {
    const [jp, nobody, us] = percent('surface combat, day, even').split(', ');
    has('Surface Combat', `Japan wins ${jp}%, neither ${nobody}%, the US ${us}%`);
    const night = percent('surface combat, night').split(', ');
    has('Surface Combat', `At night: Japan ${night[0]}%, neither ${night[1]}%, the US ${night[2]}%`);
    has('Sub Attack', `at ${percent('US sub hits 1-hex carrier')}% if`);
    has('Sub Attack', `at ${percent('US sub hits 2-hex carrier')}% if`);
  });
  it('Land Combat', () => {
    const each = [8, 7, 6, 5, 4].map((left) => `${left} ${percent(`invasion with ${left} transports`)}%`);
    has('Land Combat', each.join(', '));
  });
  it('Victory Points and Precautions', () => {
    const harbor = ['damaged', 'bottomed', 'destroyed'];
    const [a, b, c] = harbor.map((state) => value(`battleship ${state} in harbor`));
    has('Victory Points', `${a} damaged, ${b} bottomed, ${c} destroyed`);
    has(
      'Victory Points',
      `US carrier ${harbor
        .map((state) => value(`US carrier ${state} in harbor`))
        .join(', ')
        .replace(/, (\d+)$/, ' and $1')}`,
    );
    has(
      'Victory Points',
      `${value('battleship damaged at sea')} damaged and ${value('battleship sunk at sea')} sunk for a battleship`,
    );
    has(
      'Victory Points',
      `${value('US carrier damaged at sea')} and ${value('US carrier sunk at sea')} for a carrier`,
    );
    has(
      'Precautions',
      `PBY search ${value('PBY search')}, Army bomber search ${value('Army bomber search')}`,
    );
    has('Precautions', `joint command centre ${value('joint command center')}`);
    has('Battle Squadrons', `gives Japan ${value('ship sunk in the channel')} points`);
  });
});
