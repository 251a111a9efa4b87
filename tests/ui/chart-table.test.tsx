import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import { CRT, LANDING } from '../../src/games/iph/data/charts';
import { STRIKE_HIT } from '../../src/games/pearl-harbor-7dec41/data/charts/combat';
import { AIR_COMBAT } from '../../src/games/world-at-war-51/data/charts/air';
import { chartModel } from '../../src/ui/charts/chart-model';
import { ChartTable } from '../../src/ui/charts/chart-table';

const own = emptyPack('own:iph', 'iph', 'Mapsheet');

/** The cells of each row of the table, heads first: `#` lit, `X` lit and said to be the one asked for, `.` neither. */
const picture = (html: string): readonly string[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/g)]
      .map(([, about = '', text = '']) => {
        const classes = /class="([^"]*)"/.exec(about)?.[1]?.split(' ') ?? [];
        return !classes.includes('lit') ? '.' : text.includes('this one') ? 'X' : '#';
      })
      .join(''),
  );

it('has a name, and its lit column and row are the current ones', () => {
  const html = render(<ChartTable chart={CRT} pack={own} at={{ column: '2:1', row: '3' }} />);
  expect(html).toMatch(/<table [^>]*aria-label="Combat Results Table"/);
  const current = [...html.matchAll(/<th scope="(\w+)"[^>]*aria-current="true"[^>]*>/g)];
  expect(current.map(([, scope]) => scope)).toEqual(['col', 'row']);
  expect(render(<ChartTable chart={CRT} pack={own} />)).not.toContain('aria-current');
});

it('totals beyond the printed ones stand in their order, whichever was met first', () => {
  const learned = ['7', '-1', '0'].map((row) => ({
    ...{ chart: LANDING.id, column: 'result', row },
    cell: { value: 'lands', source: 'mapsheet' } as const,
  }));
  const pack = withLessons(own, learned, 1);
  expect(chartModel(LANDING, pack).rows).toEqual(['-1', '0', '1', '2', '3', '4', '5', '6', '7']);
});

it('a roll lights its column, a cell its row too', () => {
  const roll = render(<ChartTable chart={CRT} pack={own} at={{ column: '2:1' }} large />);
  expect(picture(roll)).toEqual(Array(7).fill('....#..'));
  expect(roll).not.toContain('this one');
  const cell = render(<ChartTable chart={CRT} pack={own} at={{ column: '2:1', row: '3' }} large />);
  expect(picture(cell)).toEqual([...Array(3).fill('....#..'), '####X##', ...Array(3).fill('....#..')]);
});

it("where the players' sheet says otherwise, the rulebook's value stays in view", () => {
  const cell = { value: { attacker: 1, defender: 0 }, source: 'mapsheet' } as const;
  const pack = withLessons(own, [{ chart: 'crt', column: '2:1', row: '6', cell }], 1);
  expect(render(<ChartTable chart={CRT} pack={pack} large />)).toMatch(/1\/0.*<s>2\/1<\/s>/);
});

it('a cell that no rulebook prints is none of a whole chart, and one to be read of another', () => {
  const chart = { ...CRT, cells: [] };
  expect(render(<ChartTable chart={chart} pack={own} large />)).toContain('not read yet');
  expect(chartModel(chart, own)).toMatchObject({ known: 0, total: 36 });
  const whole = { ...chart, whole: true } as const;
  expect(render(<ChartTable chart={whole} pack={own} large />)).not.toContain('not read yet');
  expect(chartModel(whole, own)).toMatchObject({ known: 0, total: 0 });
});

it('under a roll, of a chart in words, three columns and the row are enough', () => {
  const columns = { label: '', labels: ['a', 'b', 'c', 'd', 'e'], mode: 'fixed' } as const;
  const value = 'one die, 3 to 6, then another';
  const options = [{ value, label: value }];
  const cells = columns.labels.map((column) => ({ column, row: '1', value, rule: '1' }));
  const chart = { ...CRT, columns, shape: { kind: 'choice', options }, cells } as const;
  const shown = (column: string) => {
    const html = render(<ChartTable chart={chart} pack={own} at={{ column, row: '1' }} tight />);
    return [[...html.matchAll(/<th scope="col"[^>]*>(\w)</g)].map(([, head]) => head), picture(html)];
  };
  expect(shown('a')).toEqual([
    ['a', 'b', 'c'],
    ['.#..', '####'],
  ]);
  expect(shown('c')).toEqual([
    ['b', 'c', 'd'],
    ['..#.', '####'],
  ]);
  expect(shown('e')).toEqual([
    ['c', 'd', 'e'],
    ['...#', '####'],
  ]);
});

it('above dice a chance stands without what it takes, which the question says', () => {
  const at = { column: 'alerted', row: 'torpJp' };
  const cells = (tight: boolean) =>
    render(<ChartTable chart={STRIKE_HIT} pack={own} at={at} tight={tight} />).replace(/<.*?>/g, ' ');
  expect(cells(true)).toContain('66%');
  expect(cells(true)).not.toContain('one die');
  expect(cells(false)).toContain('66% (one die, 3 to 6)');
});

it('above dice a dozen columns have the room of a long head, which is still heard', () => {
  const head = (tight: boolean) =>
    /<thead><tr>(.*?<\/th>)/.exec(
      render(<ChartTable chart={AIR_COMBAT} pack={own} at={{ row: '6' }} tight={tight} />),
    )?.[1];
  expect(head(true)).toBe('<th scope="col"><span class="sr">Squadrons</span></th>');
  expect(head(false)).toBe('<th scope="col">Squadrons</th>');
});
