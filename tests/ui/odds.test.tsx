import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../src/core/charts/odds';
import type { Spread } from '../../src/core/journal/shares';
import { Bars } from '../../src/ui/ask/stage/bars';
import { describeBreakPoints } from '../../src/ui/ask/stage/break-points';
import { SpreadTable } from '../../src/ui/ask/stage/spread-table';

const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const odds = (attack: number, defence: number, shift: number): Odds => ({
  attack,
  defence,
  labels: HEADS,
  shift,
  reading: 'cap-then-shift',
});

describe('odds in words', () => {
  it.each([
    [odds(16, 6, 0), ['2 more attack factors → 3:1', '3 more defence factors → 1:1']],
    [odds(17, 6, 0), ['1 more attack factor → 3:1', '3 more defence factors → 1:1']],
    [
      odds(24, 6, 0),
      [
        'More attack factors won’t change 4:1',
        '1 more defence factor → 3:1',
        'One more column changes nothing: already 4:1',
      ],
    ],
    [
      odds(24, 6, 1),
      [
        'More attack factors won’t change 4:1',
        '3 more defence factors → 3:1',
        'One more column changes nothing: already 4:1',
        'One column less changes nothing: still 4:1',
      ],
    ],
  ])('break points of %j', (given, words) => {
    expect(describeBreakPoints(given)).toEqual(words);
  });
});

describe('the table of a spread', () => {
  const spread: Spread = {
    kind: 'spread',
    column: '4:1',
    ways: 36,
    shares: [
      { name: '2/1', losses: { attacker: 2, defender: 1 }, ways: 13 },
      { name: '0/2', losses: { attacker: 0, defender: 2 }, ways: 5 },
    ],
    unknown: 18,
    expected: { attacker: 26 / 18, defender: 23 / 18 },
  };
  const left: Spread = { kind: 'spread', column: '3:1', ways: 36, shares: [], unknown: 36 };
  const html = renderToString(<SpreadTable spreads={[left, spread, { kind: 'end', column: '4:1' }]} />);
  const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<\/t[hd]>/g, '|')
      .replace(/<small>/g, ' ')
      .replace(/<.*?>/g, ''),
  );

  it('says each share, what is not read yet, the means of what is, and where the table ends', () => {
    expect(rows).toEqual([
      'Result|3:1 one left|4:1 this one|– one right|',
      'attacker loses|?|1.4 of 18/36|end of the table|',
      'defender loses|?|1.3 of 18/36|',
      '0/2|0|5/36|',
      '2/1|0|13/36|',
      'not read yet|36/36|18/36|',
    ]);
  });

  it('marks the column that is asked about', () => {
    const lit = [...html.matchAll(/<th[^>]*class="lit"[^>]*>([^<]*)/g)].map(([, head]) => head);
    expect(lit).toEqual(['4:1']);
  });

  it('draws without a style attribute', () => {
    expect(html).not.toContain('style=');
    expect(html).toContain('<svg class="share unread" width="50%"');
  });
});

it('bars stand two abreast where all are short and of one scale', () => {
  const listed = (unknown: number, ...names: readonly string[]) => {
    const shares = names.map((name) => ({ name, ways: 1 }));
    const html = renderToString(<Bars spread={{ kind: 'spread', ways: 6, shares, unknown }} />);
    return /^<ul class="([^"]*)"/.exec(html)?.[1];
  };
  expect(listed(0, '2/1', '1/0', '1/1')).toBe('bars paired');
  expect(listed(0, '1/3', '1/2', '1/1', '2/2')).toBe('bars paired');
  expect(listed(0, '1/3', '1/2', '1/1', '2/2', '2/1')).toBe('bars paired triple');
  expect(listed(0, '2/1', '1/0')).toBe('bars');
  expect(listed(3, '2/1', '1/0', '1/1')).toBe('bars');
  expect(listed(0, '2/1', '1/0', 'surprised')).toBe('bars');
});

it('bars are of one scale, in the order of what they show, and are read with their chance', () => {
  const spread: Spread = {
    kind: 'spread',
    ways: 6,
    shares: [
      { name: '0/2', ways: 2 },
      { name: 'hit', at: '5–6', ways: 1 },
    ],
    unknown: 3,
  };
  const html = renderToString(<Bars spread={spread} />);
  const bars = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, bar = '']) => [
    bar.replace(/<.*?>/g, ''),
    Number(/width="([\d.]+)%"/.exec(bar)?.[1]),
  ]);
  expect(bars.map(([words]) => words)).toEqual(['0/2, 2 of 6', '5–6: hit, 1 of 6', 'not read yet, 3 of 6']);
  const [two, one, three] = bars.map(([, width]) => Number(width)) as [number, number, number];
  expect(two).toBeCloseTo(2 * one);
  expect(three).toBe(100);
  const counted = ['2', '3'].map((at) => ({ name: `${at} factors`, at, ways: 1 }));
  const once = renderToString(<Bars spread={{ ...spread, ways: 2, shares: counted, unknown: 0 }} />);
  expect(once.replace(/<.*?>/g, ' ').replace(/\s+/g, ' ').trim()).toBe(
    '2 factors , 1 of 2 3 factors , 1 of 2',
  );
  const sure = renderToString(
    <Bars spread={{ ...spread, shares: [{ name: 'sunk', ways: 6 }], unknown: 0 }} />,
  );
  expect(sure).toContain('width="100%"');
});

it('many totals stand in bands, each with its ways', () => {
  const shares = Array.from({ length: 21 }, (_, i) => ({
    name: `${i + 4} weeks`,
    at: String(i + 4),
    ways: i < 10 ? 1 : 2,
  }));
  const words = (some: typeof shares) =>
    [
      ...renderToString(<Bars spread={{ kind: 'spread', ways: 32, shares: some, unknown: 0 }} />).matchAll(
        /<li>(.*?)<\/li>/g,
      ),
    ].map(([, bar = '']) => bar.replace(/<.*?>/g, ''));
  expect(words(shares)).toEqual([
    '4–6 weeks, 3 of 32',
    '7–9 weeks, 3 of 32',
    '10–12 weeks, 3 of 32',
    '13–15 weeks, 5 of 32',
    '16–18 weeks, 6 of 32',
    '19–21 weeks, 6 of 32',
    '22–24 weeks, 6 of 32',
  ]);
  expect(words(shares.slice(0, 8))).toHaveLength(8);
  expect(words(shares.slice(0, 9)).at(-1)).toBe('12 weeks, 1 of 32');
});
