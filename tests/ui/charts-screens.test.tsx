// @vitest-environment page
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go, route } from '../../src/app/route';
import type { Session } from '../../src/app/session';
import { usnDeluxe } from '../../src/games/usn-deluxe/game';
import { Dock } from '../../src/ui/ask/dock';
import { announcement } from '../../src/ui/kit/announce';
import { ChartsScreen } from '../../src/ui/teach/charts';
import { gaugeMeta } from '../games/toy/gauge';
import { type ToyState, toy } from '../games/toy/toy';
import { open, say, type Table } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

const gauge = await gaugeMeta.load();

function begun(): Table<ToyState> {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}
const screen = (session: Session, item?: string, edit = false) => (
  <ChartsScreen session={session} item={item} edit={edit} />
);
const at = (place: string): HTMLInputElement => control(place) as HTMLInputElement;
const press = async (place: string, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  at(place).dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
};
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A game of its own for each test: what is typed is kept by game. */
let id = 'game-0';
beforeEach(() => {
  id = `game-${Number(id.slice(5)) + 1}`;
});

describe('the charts of a game', () => {
  it('are listed with how much of each is known', async () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    say(table, [1, 2, 3], 'late');
    await expectDrawn('charts', screen(atTable(table)), 'header, main, .foot');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await tap('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('one is shown with its legend and the way to the others', async () => {
    await expectDrawn('chart', screen(atTable(begun()), 'patrol'), 'header, main, .foot');
    await draw(screen(atTable(begun()), 'coves'));
    expect(texts('main > .card > a')).toEqual([]);
    expect(texts('[aria-current=page].chip')).toEqual(['Coves']);
  });

  it('of practice tables are labelled, and not edited', async () => {
    const session = atTable(begun());
    const pack = signal({ ...session.pack.value, practice: true });
    await draw(screen({ ...session, pack }, 'patrol', true));
    expect(texts('h1, .practice, main p.soft')).toEqual([
      'Patrol Table',
      'practice table, not the printed one',
      '1 of 24 known. Unmarked: practice. r: rulebook T5. A dot: not read yet, asked when first needed.',
      'Practice tables are not edited.',
    ]);
    expect(texts('.undo-line a')).toEqual([]);
    await draw(screen({ ...session, pack }));
    expect(texts('main > p')).toEqual([]);
  });

  it('mark the one that the open question is about', async () => {
    const table = begun();
    const marked = async (asked: Session, item?: string) => {
      await draw(screen(asked, item));
      return item ? texts('.lit').length > 0 : texts('.asked-now').length;
    };
    const prompt = { key: 'k', rule: 'T', title: 't', working: [] };
    const asking = (more: object): Session => ({
      ...atTable(table),
      question: signal({
        prompt: { ...prompt, ...more },
        title: '',
        overridable: [],
        binding: false,
      }) as never,
    });
    expect(await marked(atTable(table))).toBe(0);
    const cell = {
      kind: 'cell',
      chart: 'patrol',
      column: '2:1',
      row: '3',
      shape: { kind: 'losses', max: 4 },
    };
    expect(await marked(asking(cell))).toBe(1);
    expect(await marked(asking({ ...cell, secret: 'fox' }))).toBe(0);
    expect(await marked(asking(cell), 'patrol')).toBe(true);
    expect(await marked(asking(cell), 'coves')).toBe(false);
    expect(texts('.cell')).toEqual([]);
    const labels = { kind: 'heads', chart: 'patrol', axis: 'columns', offered: ['1:1'] };
    expect(await marked(asking(labels))).toBe(1);
    expect(await marked(asking(labels), 'patrol')).toBe(false);
    const roll = { kind: 'dice', count: 1, sides: 6, rollPreview: { chart: 'patrol', column: '2:1' } };
    expect(await marked(asking(roll))).toBe(1);
    expect(await marked(asking({ ...roll, rollPreview: undefined }))).toBe(0);
    expect(await marked(asking({ kind: 'choice', options: [], chart: 'patrol' }))).toBe(0);
    await draw(screen(asking(cell), 'patrol'));
    expect(texts('.cell')[0]).toContain('?');
  });
});

describe('a chart that is edited', () => {
  const editing = async (item: string, table = begun(), how = {}) => {
    const session = atTable(table, { row: { id }, ...how });
    go({ screen: 'game', game: id, view: 'edit', item });
    await draw(screen(session, item, true));
    return session;
  };

  it('is a grid of inputs; what the rulebook states is locked, and the first that is not known has the focus', async () => {
    await editing('coast');
    expectOutline('edit-coast', 'header, main, .foot');
    expect(focused()).toBe('Hours to land, Sand');
  });

  it('arrows and Enter lead from cell to cell that is open', async () => {
    await editing('coast');
    for (const [from, key, to, more] of [
      ['Hours to land, Sand', 'ArrowRight', 'Drift, Sand', {}],
      ['Drift, Sand', 'ArrowDown', 'Drift, Old quay', {}],
      ['Drift, Old quay', 'ArrowUp', 'Drift, Sand', {}],
      ['Drift, Sand', 'ArrowLeft', 'Hours to land, Sand', {}],
      ['Hours to land, Sand', 'Enter', 'Hours to land, Rocks', {}],
      ['Hours to land, Rocks', 'ArrowRight', 'Lamps seen, Rocks', {}],
      ['Lamps seen, Rocks', 'Enter', 'Lamps seen, Sand', { shiftKey: true }],
      ['Lamps seen, Sand', 'Enter', 'Drift, Old quay', { shiftKey: true }],
      ['Drift, Old quay', 'Enter', 'Lamps seen, Sand', {}],
      ['Lamps seen, Sand', 'ArrowRight', 'Lamps seen, Sand', {}],
      ['Lamps seen, Sand', 'ArrowUp', 'Lamps seen, Sand', {}],
    ] as const) {
      at(from).focus();
      await settled();
      expect(await press(from, key, more)).toBe(true);
      expect(focused()).toBe(to);
    }
    for (const [key, more] of [
      ['x', {}],
      ['Tab', {}],
      ['Enter', { ctrlKey: true }],
      ['Enter', { altKey: true }],
      ['Enter', { metaKey: true }],
      ['Enter', { isComposing: true }],
    ] as const)
      expect(await press('Lamps seen, Sand', key, more)).toBe(false);
    expect(focused()).toBe('Lamps seen, Sand');
  });

  it('one key fills a cell and leads to the next, two a cell of losses', async () => {
    await editing('coast');
    expect(texts('.grid-keys legend')).toEqual(['Hours to land, Sand']);
    await tap('7');
    expect([at('Hours to land, Sand').value, focused()]).toEqual(['7', 'Drift, Sand']);
    await tap('−2');
    await tap('no');
    expect(at('Lamps seen, Sand').value).toBe('no');
    at('Drift, Sand').focus();
    await settled();
    await tap('Empty the cell');
    expect([at('Drift, Sand').value, focused()]).toEqual(['', 'Drift, Sand']);
    await tap('Cancel');
    await editing('patrol');
    expect(texts('.grid-keys legend')).toEqual(['1:2, 1: attacker’s loss']);
    await tap('2');
    expect([at('1:2, 1').value, focused()]).toEqual(['2', '1:2, 1']);
    expect(texts('[role=alert]')).toEqual([]);
    await tap('0');
    expect([at('1:2, 1').value, focused()]).toEqual(['2/0', '1:1, 1']);
    await type('1:1, 1', '13');
    expect(at('1:1, 1').value).toBe('1/3');
  });

  it('what is wrong is told under its row, but not while it is half typed', async () => {
    await editing('patrol');
    await type('1:2, 1', '9');
    expect(texts('[role=alert]')).toEqual([]);
    at('1:1, 1').focus();
    await settled();
    expect(texts('[role=alert]')[0]).toMatch(/^1:2, 1: /);
    expect([
      at('1:2, 1').getAttribute('aria-invalid'),
      at('1:2, 1').getAttribute('aria-describedby'),
    ]).toEqual(['true', 'row-0-wrong']);
    expect(at('1:2, 1').closest('td')?.className).toBe('wrong');
    await tap('Save');
    expect(texts('.dock [role=alert]')[0]).toMatch(/Nothing is saved yet\.$/);
    expect(focused()).toBe('1:2, 1');
    await type('1:2, 1', '9/9');
    expect(texts('td [role=alert]')).toHaveLength(1);
    await type('1:2, 1', '1/1');
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('is saved as one entry, said, and left', async () => {
    const session = await editing('coves');
    expect(texts('.grid-keys legend')).toEqual(['Cove Seal Cove']);
    await tap('a cave');
    await tap('Save');
    expect(announcement.value.text).toBe('Saved. Undo takes it back.');
    expect(session.projection.value.entries.at(-1)?.kind).toBe('v1.Taught');
    expect(route.value).toMatchObject({ view: 'charts', item: 'coves' });
    expect(sessionStorage.getItem(`chart:${id}:coves`)).toBeNull();
  });

  it('that the store refuses stays as it was typed', async () => {
    await editing('coves', begun(), { refuses: 'store.full' });
    await tap('a cave');
    await tap('Save');
    expect(at('Seal Cove').value).toBe('cave');
    expect(route.value).toMatchObject({ view: 'edit' });
  });

  it('left with something typed asks first; untouched it is left at once', async () => {
    await editing('coves');
    await tap('Cancel');
    expect(route.value).toMatchObject({ view: 'charts', item: 'coves' });
    await editing('coves');
    await tap('a cave');
    await tap('Cancel');
    expect(texts('dialog h2, dialog p')).toEqual([
      'Discard the changes to this chart?',
      'What you typed here is not saved.',
    ]);
    await tap('Keep editing');
    expect(texts('dialog')).toEqual([]);
    expect(route.value).toMatchObject({ view: 'edit' });
    await tap('Cancel');
    await tap('Discard the changes');
    expect(route.value).toMatchObject({ view: 'charts' });
    await editing('coves');
    expect(at('Seal Cove').value).toBe('');
  });

  it('what was typed is kept for the way back, and told on the other screens', async () => {
    const session = await editing('coves');
    await tap('a cave');
    go({ screen: 'game', game: id, view: 'log' });
    await draw(<Dock session={session} view="log" />);
    expect(texts('.unsaved')).toEqual(['Unsaved: changes in Coves. Back to editing']);
    expect(control('Back to editing').getAttribute('href')).toBe(`#/g/${id}/edit/coves`);
    await editing('coves');
    expect(at('Seal Cove').value).toBe('cave');
    await tap('Empty the cell');
    expect(sessionStorage.getItem(`chart:${id}:coves`)).toContain('seal');
    await tap('Cancel');
    await tap('Discard the changes');
    expect(sessionStorage.getItem(`chart:${id}:coves`)).toBeNull();
  });

  it('against the rulebook only with a reason, and without one that is told at its field', async () => {
    const session = await editing('coves');
    const differs = document.querySelector<HTMLInputElement>('.differs input');
    expect(texts('[for=reason]')).toEqual([]);
    differs?.click();
    await settled();
    expect(texts('[for=reason]')).toEqual(['Why']);
    expect(texts('.by-rule')).toEqual(['a hut']);
    const gull = at('Gull Cove') as unknown as HTMLSelectElement;
    gull.value = 'cave';
    gull.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    await tap('Save');
    const reason = document.getElementById('reason') as HTMLInputElement;
    expect(document.activeElement).toBe(reason);
    expect([reason.getAttribute('aria-invalid'), reason.getAttribute('aria-describedby')]).toEqual([
      'true',
      'reason-note',
    ]);
    expect(texts('.dock [role=alert]')).toEqual([]);
    expect(texts('#reason-wrong')).toHaveLength(1);
    reason.value = 'Errata';
    reason.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(texts('#reason-wrong')).toEqual([]);
    await tap('Save');
    expect(session.projection.value.entries.at(-1)).toMatchObject({ kind: 'v1.Taught' });
    expect(session.pack.value.cells.coves).toBeDefined();
  });

  it('of which the rulebook states nothing has nothing to differ from', async () => {
    await editing('coves');
    expect(texts('.differs')).toHaveLength(1);
    const session = atTable(begun(), { row: { id } });
    const charts = toy.charts.map((chart) => ({ ...chart, cells: [] }));
    await draw(screen({ ...session, game: { ...session.game, charts } }, 'coves', true));
    expect(texts('.differs')).toEqual([]);
  });

  it('a row is added where the chart is open, and what is none is told', async () => {
    await editing('coves');
    const add = async () => {
      control('Another row')
        .closest('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settled();
      await new Promise((resolve) => setTimeout(resolve));
    };
    expect(control('Another row').getAttribute('placeholder')).toBe('Another: cove');
    expect(texts('#row-wrong')).toEqual([]);
    await add();
    expect(texts('#row-wrong')).toHaveLength(1);
    await type('Another row', 'Gull Cove');
    const wrong = texts('#row-wrong');
    await type('Another row', ' Otter Cove ');
    expect([
      wrong.length,
      texts('#row-wrong').length,
      at('Another row').getAttribute('aria-invalid'),
    ]).toEqual([wrong.length, 0, 'false']);
    await add();
    expect(texts('th[scope=row]')).toEqual(['Gull Cove', 'Seal Cove', 'Otter Cove']);
    expect(at('Another row').value).toBe('');
    expect(focused()).toBe('Otter Cove');
    await type('Another row', 'Otter Cove');
    expect(texts('#row-wrong')).toHaveLength(1);
    expect(control('Another row').getAttribute('aria-describedby')).toBe('row-wrong');
  });

  it('columns are made what the sheet shows, and what is no odds is told and keeps the rest', async () => {
    await editing('patrol');
    const add = async () => {
      control('Another column')
        .closest('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settled();
    };
    await type('Another column', '4-1');
    await add();
    expect(texts('th[scope=col]')).toEqual(['Die', '1:2', '1:1', '2:1', '3:1', '4:1']);
    await type('Another column', 'many');
    await tap('Add');
    expect(texts('details [role=alert]')).toEqual([
      '"many" is not odds such as 1:2 or 3:1. Your columns are unchanged.',
    ]);
    await type('Another column', '  ');
    await add();
    expect(texts('details [role=alert]')).toHaveLength(1);
    await type('Column 1', 'x');
    await tap('Save');
    expect(texts('.dock [role=alert]')).toHaveLength(1);
  });

  it('a chart of words is pasted as text: into the grid, and to the players with Save', async () => {
    const session = atTable(sitDownNow(usnDeluxe), { row: { id } });
    go({ screen: 'game', game: id, view: 'edit', item: 'reinforcements' });
    await draw(screen(session, 'reinforcements', true));
    const label = 'The chart as text';
    await type(label, '1 | TR-9');
    await tap('Put it into the grid');
    expect(texts('details [role=alert]')).toEqual([
      'Line 1: "1" is no turn of this chart. Nothing was changed.',
    ]);
    await type(label, '56 | Nothing | CV-16');
    await tap('Put it into the grid');
    expect(texts('details [role=alert]')).toEqual([]);
    expect(announcement.value.text).toBe('2 values stand in the grid. Save keeps them.');
    expect(session.pack.value.cells).toEqual({});
    await tap('Save');
    const { reinforcements = {} } = session.pack.value.cells;
    expect(Object.entries(reinforcements).map(([key, { value }]) => [key, value])).toEqual([
      ['j|56', 'Nothing'],
      ['a|56', 'CV-16'],
    ]);
    await session.undo();
    expect(session.pack.value.cells.reinforcements ?? {}).toEqual({});
  });

  it('columns that the rules do not print come first, and nothing is read under none', async () => {
    const table = sitDownNow(gauge);
    const session = atTable(table, { row: { id } });
    await draw(screen(session));
    expect(texts('.count')).toEqual(['0 of 3', '1 of 4', 'none yet']);
    await draw(screen(session, 'wrecks'));
    expect(texts('.legend')).toEqual(['Nothing read yet, asked when first needed. ']);
    go({ screen: 'game', game: id, view: 'edit', item: 'wrecks' });
    await draw(screen(session, 'wrecks', true));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(texts('details p')).toEqual([
      'Type the columns of your sheet from left to right, such as 1:2 or 3:1.',
    ]);
    for (const odds of ['2-1', '1-2']) {
      await type('Another column', odds);
      await tap('Add');
    }
    expect(document.querySelector('details')?.open).toBe(true);
    expect(texts('th[scope=col]')).toEqual(['Die', '1:2', '2:1']);
    await tap('Save');
    expect(session.pack.value.heads).toEqual({ 'wrecks.columns': ['1:2', '2:1'] });
  });

  it('totals of which the rules print some are not confirmed by a cell alone', async () => {
    const session = atTable(sitDownNow(gauge), { row: { id } });
    go({ screen: 'game', game: id, view: 'edit', item: 'currents' });
    await draw(screen(session, 'currents', true));
    expect(document.querySelector('details')?.open).toBe(false);
    await type('6-9, 2', '3');
    await type('Another column', '2 to 5');
    await tap('Add');
    expect(texts('th[scope=col]')).toEqual(['Die', '1', '2-5', '6-9']);
    await tap('Remove column 2-5');
    await tap('Remove column 1');
    await tap('Save');
    expect(texts('.dock [role=alert]')).toEqual(['A chart has 2 to 12 columns, as printed.']);
  });

  it('a value that results rest on says how many, and is kept, or changes from now on', async () => {
    const table = begun();
    for (const side of ['fox', 'owl']) {
      open(table, 'cross', { side });
      say(table, [1, 2, 3], ...(side === 'fox' ? ['late'] : []));
    }
    const change = async (session: Promise<Session>) => {
      const opened = await session;
      const field = at('calm, 6') as unknown as HTMLSelectElement;
      field.value = 'lost';
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      await tap('Save');
      return opened;
    };
    await change(editing('chance', table));
    expectOutline('chart-used', '.foot');
    expect(document.activeElement?.textContent).toBe('Use the new value');
    await tap('Keep the old one');
    expect(announcement.value.text).toBe('Kept as it was.');
    expect(at('calm, 6').value).toBe('late');
    const session = await change(editing('chance', table));
    await tap('Use the new value');
    expect(session.pack.value.cells.chance).toMatchObject({ 'calm|6': { value: 'lost' } });
    const once = begun();
    open(once, 'cross', { side: 'fox' });
    say(once, [1, 2, 3], 'late');
    await change(editing('chance', once));
    expect(texts('.foot [role=alert]')).toEqual([
      '1 recorded result used the old value; it stays as it was recorded.',
    ]);
  });

  it('with a question open that has read the old value, it is asked whether to read it anew', async () => {
    for (const [button, said] of [
      ['Use the new value', 'The open question uses the corrected value. Undo takes it back.'],
      ['Keep the old one', 'Saved. Undo takes it back.'],
    ] as const) {
      const table = begun();
      open(table, 'patrol', { side: 'fox' });
      say(table, 'heron', 'stand', '1:2 1:1 2:1 3:1');
      const session = await editing('patrol', table);
      await tap('Remove column 3:1');
      await tap('Save');
      expect(texts('dialog h2, dialog p')).toEqual([
        'Use the new value there too?',
        'Saved. The open step, Patrol, still uses the old value.',
      ]);
      expect(texts('dialog button')).toEqual(['Use the new value', 'Keep the old one']);
      expect(texts('dialog .main')).toEqual(['Use the new value']);
      await tap(button);
      expect(announcement.value.text).toBe(said);
      expect(route.value).toMatchObject({ view: 'charts' });
      expect(session.question.value?.prompt.kind).toBe('dice');
    }
  });
});
