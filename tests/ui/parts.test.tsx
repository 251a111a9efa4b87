// @vitest-environment page
import { signal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentProblems } from '../../src/app/errors';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import type { TraceLine } from '../../src/core/play/trace';
import { failWith } from '../../src/core/result';
import { Curtain } from '../../src/ui/ask/curtain';
import { besideActions, besideSaved, Dock, UndoLine } from '../../src/ui/ask/dock';
import { BookmarkButton } from '../../src/ui/ask/panels/bookmark';
import { FreshLine, ResultCard } from '../../src/ui/ask/result';
import { SaveLine } from '../../src/ui/ask/save-line';
import { ChartLegend } from '../../src/ui/charts/chart-legend';
import { ChartTable } from '../../src/ui/charts/chart-table';
import { persistence } from '../../src/ui/device/persistence';
import { announcement } from '../../src/ui/kit/announce';
import { Card } from '../../src/ui/kit/card';
import { ConfirmDialog } from '../../src/ui/kit/confirm-dialog';
import { Dialog } from '../../src/ui/kit/dialog';
import { tied, Wrong } from '../../src/ui/kit/field';
import { FileButton } from '../../src/ui/kit/file-button';
import { lazyScreen } from '../../src/ui/kit/lazy';
import { Notice } from '../../src/ui/kit/notice';
import { Options } from '../../src/ui/kit/options';
import { RuleNumber } from '../../src/ui/kit/rule-number';
import { Segments } from '../../src/ui/kit/segments';
import { SideName } from '../../src/ui/kit/side-name';
import { Stepper } from '../../src/ui/kit/stepper';
import { TraceLines } from '../../src/ui/kit/trace-lines';
import { author } from '../../src/ui/kit/words';
import { GridKeys } from '../../src/ui/teach/grid-keys';
import { PrintedPack } from '../../src/ui/teach/printed-pack';
import { COAST, COVES, PATROL } from '../games/toy/charts';
import { type ToyState, toy } from '../games/toy/toy';
import { open, say, type Table } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

function begun(): Table<ToyState> {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

describe('the working', () => {
  const line = (more: Partial<TraceLine>): TraceLine => ({ kind: 'fact', label: 'Drift', ...more });

  it('of each line says value, what it was, who threw which dice, its rule, why, and where it was read', () =>
    expectDrawn(
      'working',
      <TraceLines
        lines={[
          line({ value: '+1', rule: 'T2' }),
          line({ kind: 'warning', label: 'Fog' }),
          line({ kind: 'override', value: '+2', was: '+1', reason: 'wind', rule: 'T2' }),
          line({ kind: 'die', label: 'Die', value: '4', faces: [4], by: 'physical' }),
          line({ kind: 'die', label: 'Rolled die 4', faces: [4], by: 'app' }),
          line({ kind: 'die', label: 'Rolled', value: '14', faces: [4], by: 'app' }),
          line({ kind: 'die', label: 'Rolled by hand', faces: [5, 6], by: 'physical' }),
          line({ kind: 'die', label: 'None', faces: [] }),
          line({ kind: 'cell', label: 'Table', value: '1/0', source: 'rules' }),
          line({ kind: 'cell', label: 'Table', value: '1/0', source: 'mapsheet', rule: 'T5' }),
          line({ kind: 'cell', label: 'Table', value: '1/0', source: 'practice' }),
        ]}
      />,
    ));

  it('a line that can be changed is a button that says how', async () => {
    const act = vi.fn();
    const change = (each: TraceLine, at: number) =>
      at === 1 ? { label: `change ${each.label}`, act } : undefined;
    await draw(<TraceLines lines={[line({}), line({ value: '2' })]} wayOf={change} />);
    expect(texts('button')).toEqual(['Drift 2change Drift']);
    await tap('Drift 2change Drift');
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('a result', () => {
  const lost = (faces: readonly number[]) => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    say(table, 'heron', 'stand', '1:2 1:1 2:1 3:1', faces, '1/2');
    return table;
  };
  const procedureRun = (table: Table<ToyState>, more: object = {}) =>
    ({ ...table.projection.runs.at(-1), ...more }) as never;

  it('of several questions is a card: what it came to, what is told, and how', () => {
    const table = lost([3]);
    const trace = [
      { kind: 'title', label: 'Patrol', value: '−1' },
      { kind: 'fact', label: 'Column', value: '3:1' },
      { kind: 'result', label: 'Fox', value: '1' },
      { kind: 'result', label: 'Owl', value: '2' },
      { kind: 'reminder', label: 'Turn the boat' },
      { kind: 'warning', label: 'Fog', source: 'practice' },
    ];
    const session = atTable(table);
    return expectDrawn(
      'result-card',
      <ResultCard
        session={session}
        procedureRun={procedureRun(table, { outcome: { events: [], trace }, conflicts: ['Shown already.'] })}
      />,
    );
  });

  it('of one value says that in the largest type and not again', async () => {
    const table = lost([3]);
    const trace = [
      { kind: 'title', label: 'Patrol' },
      { kind: 'result', label: 'The fight', value: '1/2' },
      { kind: 'result', label: 'The boat is lost' },
    ];
    await draw(
      <ResultCard
        session={atTable(table)}
        procedureRun={procedureRun(table, { outcome: { events: [], trace } })}
      />,
    );
    expect(texts('.result > *')).toEqual([
      'Fox: Patrol',
      '',
      '1/2',
      'The fight',
      'The boat is lost',
      'Amend or override',
    ]);
    await tap('Amend or override');
    expect(location.hash).toMatch(/^#\/g\/friday\/amend\//);
  });

  it('of losses says each number in the shape of its side, the attacker’s first', async () => {
    const table = lost([3]);
    const losses = { attacker: 0, defender: 2 };
    const trace = [{ kind: 'result', label: 'Owl loses 2 steps.', value: '0 / 2', losses }] as const;
    await draw(
      <ResultCard
        session={atTable(table)}
        procedureRun={procedureRun(table, { outcome: { events: [], trace } })}
      />,
    );
    expect(texts('.big')).toEqual(['0 / 2']);
    expect(texts('.big > .tone-a')).toEqual(['0']);
    expect(texts('.big > .tone-b')).toEqual(['2']);
  });

  it('that is sealed is behind a curtain', async () => {
    const table = begun();
    open(table, 'stash', { side: 'owl' });
    say(table, { label: 'Tea', worth: 3 });
    await draw(<ResultCard session={atTable(table)} procedureRun={procedureRun(table)} />);
    expect(texts('section > h2, .curtain p')).toEqual(['Sealed entry', 'What Owl has just settled.']);
    await tap('Owl only: hold to open');
    expect(texts('.big')).toEqual(['+3']);
  });

  const fresh = (table: Table<ToyState>, more: object = {}) => (
    <FreshLine session={{ ...atTable(table), lastResult: signal(procedureRun(table, more)) }} />
  );
  const told = (...trace: readonly object[]) => ({
    entries: [{ answers: [] }],
    outcome: { events: [], trace },
  });

  it('of one tap is a line: its value, what had no effect, and what is told with it', async () => {
    const table = begun();
    const said = told(
      { kind: 'title', label: 'Roll', value: '5' },
      { kind: 'reminder', label: 'Turn it', value: 'now' },
    );
    await expectDrawn('fresh-line', fresh(table, { ...said, conflicts: ['Shown already.'] }));
    await draw(fresh(table, told({ kind: 'title', label: 'Roll' })));
    expect(texts('.fresh')).toEqual([]);
    await draw(fresh(table, told({ kind: 'title', label: 'Roll' }, { kind: 'warning', label: 'Fog' })));
    expect(texts('.fresh > *')).toEqual(['Roll', 'Fog']);
    const undone = ['Left undone: Tea', 'Left undone: Rum', 'Fog'].map((label) => ({
      kind: 'warning',
      label,
    }));
    await draw(fresh(table, told({ kind: 'title', label: 'Roll' }, ...undone)));
    expect(texts('.fresh-told')).toEqual(['Left undone: Tea · Rum · Fog']);
    await draw(fresh(table, { ...told({ kind: 'title', label: 'Roll' }), conflicts: ['No.'] }));
    expect(texts('.fresh > *')).toEqual(['Roll', 'No.']);
    await draw(
      fresh(table, told({ kind: 'title', label: 'Roll', value: '5' }, { kind: 'fact', label: 'Drift' })),
    );
    expect(texts('.fresh > *')).toEqual(['Roll5']);
    await draw(fresh(table, { outcome: undefined }));
    expect(texts('.fresh')).toEqual([]);
    const big = told({ kind: 'title', label: 'Roll', value: '5' }, { kind: 'result', label: 'x' });
    await draw(fresh(table, { ...big, entries: [{ answers: [] }, { answers: [] }] }));
    expect(texts('.fresh')).toEqual([]);
  });

  it('sets apart what the file of a game says, and names whose words they are once', async () => {
    author.value = 'Hollow Ridge';
    const said = [
      { kind: 'result', label: 'Morale', value: 'shaken', author: true },
      { kind: 'reminder', label: 'Move it back one hex', author: true },
      { kind: 'reminder', label: 'Turn it over', author: true },
      { kind: 'warning', label: 'Left undone: Tea' },
    ] as const;
    const table = begun();
    await draw(<ResultCard session={atTable(table)} procedureRun={procedureRun(table, told(...said))} />);
    expect(texts('.author')).toEqual(['Hollow Ridge says: Morale', 'Move it back one hex', 'Turn it over']);
    expect(texts('.told-line:not(.author)')).toEqual(['Note: Left undone: Tea']);
    await draw(fresh(table, told({ kind: 'title', label: 'Roll' }, ...said.slice(1))));
    expect(texts('.fresh-told')).toEqual([
      'Left undone: Tea',
      'Hollow Ridge says: Move it back one hex · Turn it over',
    ]);
    await draw(<TraceLines lines={said.slice(1)} />);
    expect(texts('.lines > .author')).toEqual(['Hollow Ridge says: Move it back one hex', 'Turn it over']);
    author.value = undefined;
    await draw(<TraceLines lines={said.slice(1)} />);
    expect(texts('.lines > .author')).toEqual(['Move it back one hex', 'Turn it over']);
  });

  it('of one tap that is sealed says no more than that', async () => {
    const table = begun();
    open(table, 'stash', { side: 'owl' });
    say(table, { label: 'Tea', worth: 3 });
    await draw(fresh(table));
    expect(texts('.fresh')).toEqual(['Sealed entry made']);
  });
});

describe('charts', () => {
  const pack = emptyPack('own:toy', 'toy', 'Ours');
  const taught = (chart: string, column: string, row: string, value: unknown, source = 'mapsheet') =>
    ({ chart, column, row, cell: { value, source } }) as never;

  it('say what of them is known, where it comes from, and what goes against the rulebook', async () => {
    const own = withLessons(
      pack,
      [taught('coast', 'hours', 'sand', 4), taught('coast', 'drift', 'rocks', 2)],
      1,
    );
    const whole = { ...COAST, note: 'Of the east.' };
    await expectDrawn(
      'chart-coast',
      <>
        <ChartTable chart={whole} pack={own} at={{ column: 'drift', row: 'rocks' }} large />
        <ChartTable chart={whole} pack={own} at={{ column: 'drift', row: 'sand' }} draft="−2" />
        <ChartTable chart={whole} pack={{ ...own, practice: true }} />
        <ChartLegend chart={whole} pack={own} />
      </>,
    );
  });

  it.each([
    [
      'nothing known',
      { ...COAST, cells: [] },
      pack,
      '0 of 9 known. A dot: not read yet, asked when first needed.',
    ],
    [
      'all from one rule',
      COAST,
      pack,
      '2 of 9 known. Unmarked: your sheet. r: rulebook T6. A dot: not read yet, asked when first needed.',
    ],
    [
      'practice',
      COAST,
      { ...pack, practice: true },
      '2 of 9 known. Unmarked: practice. r: rulebook T6. A dot: not read yet, asked when first needed.',
    ],
    [
      'several rules, all known',
      { ...COVES, cells: [...COVES.cells, { column: 'kind', row: 'seal', value: 'none', rule: 'T8' }] },
      pack,
      '2 of 2 known. Unmarked: your sheet. With a number: rulebook. ',
    ],
  ] as const)('their legend: %s', async (_, chart, known, words) => {
    await draw(<ChartLegend chart={chart as ChartDef} pack={known} />);
    expect(texts('.legend')).toEqual([words]);
  });

  it('a long one shows the five rows about the one that is asked for', async () => {
    const labels = Array.from({ length: 9 }, (_, i) => `${i + 1}`);
    const long: ChartDef = { ...PATROL, rows: { ...PATROL.rows, labels }, cells: [] };
    const rows = async (row: string, chart = long) => {
      await draw(<ChartTable chart={chart} pack={pack} at={{ column: '1:1', row }} />);
      return texts('th[scope=row]').join('');
    };
    expect(await rows('1')).toBe('12345');
    expect(await rows('4')).toBe('23456');
    expect(await rows('9')).toBe('56789');
    expect(await rows('4', { ...long, rows: { ...long.rows, labels: labels.slice(1) } })).toBe('23456789');
  });

  it('cells of words make a table of words, and long row heads a table of names', async () => {
    const kind = async (label: string, head = 'gull') => {
      const shape = { kind: 'choice', options: [{ value: 'hut', label }] } as const;
      const rows = { ...COVES.rows, labels: [head], names: {} };
      const cells = [{ column: 'kind', row: head, value: 'hut', rule: 'T7' }];
      await draw(<ChartTable chart={{ ...COVES, shape, rows, cells }} pack={pack} />);
      return document.querySelector('table')?.className;
    };
    expect(await kind('fourteen chars')).toBe('chart chart-named');
    expect(await kind('fifteen letters')).toBe('chart chart-named chart-worded');
    expect(await kind('short', 'gul')).toBe('chart');
  });

  it('where cells cite several rules, each says its own', async () => {
    const cells = [...COAST.cells, { column: 'hours', row: 'sand', value: 3, rule: 'T9' }];
    const learned = withLessons(pack, [taught('coast', 'drift', 'sand', 1, 'practice')], 1);
    await expectDrawn('chart-rules', <ChartTable chart={{ ...COAST, cells }} pack={learned} />, 'tbody');
  });

  it('on paper are all of a set, and practice is said to be none of the printed ones', async () => {
    await expectDrawn('printed-pack', <PrintedPack charts={[PATROL, COVES]} pack={pack} />);
    await draw(<PrintedPack charts={[]} pack={{ ...pack, practice: true }} />);
    expect(texts('.print-title')).toEqual(['Ours · practice, not the printed tables']);
  });
});

describe('keys for a cell', () => {
  const keys = (shape: object, text = '') => {
    const onKey = vi.fn();
    const onClear = vi.fn();
    const onTyping = vi.fn();
    const given = {
      shape: shape as never,
      label: 'Patrol Table',
      text,
      typing: false,
      onKey,
      onClear,
      onTyping,
    };
    return { onKey, onClear, onTyping, node: <GridKeys {...given} /> };
  };

  it('of two numbers that the chart names say which is next', async () => {
    const names = { attacker: 'Aborted', defender: 'Destroyed' };
    for (const [text, next] of [
      ['', 'Patrol Table: Aborted'],
      ['1/', 'Patrol Table: Destroyed'],
    ] as const) {
      await draw(keys({ kind: 'losses', max: 3, names }, text).node);
      expect(texts('legend')).toEqual([next]);
    }
  });

  it('of losses say whose loss is next', async () => {
    const { node, onKey, onClear } = keys({ kind: 'losses', max: 3 });
    await expectDrawn('grid-keys', node);
    await tap('2');
    expect(onKey).toHaveBeenCalledWith('2');
    await tap('Empty the cell');
    expect(onClear).toHaveBeenCalledOnce();
    for (const [text, whose] of [
      ['1', 'defender'],
      ['1/', 'defender'],
      ['1/2', 'attacker'],
      ['x', 'attacker'],
    ]) {
      await draw(keys({ kind: 'losses', max: 3 }, text).node);
      expect(texts('legend')).toEqual([`Patrol Table: ${whose}’s loss`]);
    }
  });

  it('of a few numbers and of words; for many there are none', async () => {
    await draw(keys({ kind: 'number', min: -1, max: 1 }).node);
    expect([texts('legend'), texts('button')]).toEqual([['Patrol Table'], ['−1', '0', '1', '⌫']]);
    await draw(keys({ kind: 'number', min: 0, max: 13 }).node);
    expect(texts('button')).toHaveLength(15);
    await draw(keys({ kind: 'number', min: 0, max: 14 }).node);
    expect(texts('fieldset')).toEqual([]);
    await draw(keys({ kind: 'choice', options: [{ value: 'y', label: 'Yes' }] }).node);
    expect(document.querySelector('fieldset')?.className).toBe('grid-keys words');
    expect(texts('button')).toEqual(['Yes', '⌫']);
  });

  it('leave the focus in the cell', async () => {
    await draw(keys({ kind: 'losses', max: 1 }).node);
    for (const button of document.querySelectorAll('button'))
      for (const type of ['pointerdown', 'mousedown']) {
        const event = new Event(type, { bubbles: true, cancelable: true });
        button.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
      }
  });
});

describe('options', () => {
  const option = (label: string, more: object = {}) => ({ value: label, label, ...more });
  const kindOf = async (options: readonly { value: string; label: string }[], more: object = {}) => {
    await draw(<Options name="o" options={options} chosen={[]} onChosen={vi.fn()} {...more} />);
    return document.querySelector('div')?.className;
  };

  it('short ones stand in one bar, others as chips, many as chips in three columns', async () => {
    const wide = 'a'.repeat(24);
    expect(await kindOf([option(wide), option(wide), option(wide)])).toBe('seg');
    expect(await kindOf([option(`${wide}a`), option('b')])).toBe('seg');
    expect(await kindOf([option(`${wide}a`), option(wide)])).toBe('chips');
    expect(await kindOf([...'abcdefg'].map((each) => option(each)))).toBe('seg');
    expect(await kindOf([...'abcdefgh'].map((each) => option(each)))).toBe('chips thirds');
    expect(
      await kindOf(
        [...'abcdefgh'].map((each) => option(each)),
        { bar: true },
      ),
    ).toBe('seg');
    expect(await kindOf(['abcdef', 'abcdefg', 'abcdefg', 'abcdef'].map((each) => option(each)))).toBe('seg');
    expect(await kindOf(['abcdef', 'abcdefg', 'abcdefg', 'abcdefg'].map((each) => option(each)))).toBe(
      'chips',
    );
    expect(
      await kindOf(
        [...'abcde'].map((each) => option(each)),
        { several: true },
      ),
    ).toBe('chips');
    expect(await kindOf([option('a', { note: 'n' })])).toBe('chips');
    expect(await kindOf([option('a', { disabled: 'no' })])).toBe('chips');
  });

  it('one of them is chosen, or several; one that cannot be says why', async () => {
    const onChosen = vi.fn();
    const options = [
      option('a'),
      option('b', { note: 'loud' }),
      option('c', { disabled: 'Not now.', note: 'x' }),
    ];
    const node = (chosen: readonly string[], several: boolean) => (
      <Options
        name="o"
        options={options}
        chosen={chosen}
        several={several}
        describedBy="why"
        onChosen={onChosen}
      />
    );
    await expectDrawn('options', node(['b'], false));
    const pick = (value: string) =>
      document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
    pick('a');
    expect(onChosen).toHaveBeenLastCalledWith(['a']);
    await draw(node(['b'], true));
    pick('a');
    expect(onChosen).toHaveBeenLastCalledWith(['b', 'a']);
    await draw(node(['b', 'a'], true));
    pick('b');
    expect(onChosen).toHaveBeenLastCalledWith(['a']);
  });
});

describe('a stepper', () => {
  it('steps, is typed into, and is selected whole when it is entered', async () => {
    const onText = vi.fn();
    await expectDrawn(
      'stepper',
      <Stepper tied={tied('n', undefined)} label="Boats" text="3" min={0} max={4} onText={onText} />,
    );
    await tap('Boats: one less');
    await tap('Boats: one more');
    const field = document.getElementById('n') as HTMLInputElement;
    const select = vi.spyOn(field, 'select');
    field.dispatchEvent(new Event('focus'));
    expect(select).toHaveBeenCalledOnce();
    field.value = '17';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(onText.mock.calls).toEqual([['2'], ['4'], ['17']]);
    await draw(
      <Stepper
        tied={tied('n', { message: 'No.' })}
        label="Boats"
        text=""
        min={-1}
        max={4}
        form="f"
        onText={onText}
      />,
    );
    const again = document.getElementById('n') as HTMLInputElement;
    expect([
      again.inputMode,
      again.getAttribute('aria-invalid'),
      again.getAttribute('aria-describedby'),
    ]).toEqual(['text', 'true', 'n-wrong']);
  });
});

describe('the dock', () => {
  it('marks the screen that is open, and says elsewhere that a question waits', async () => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    const session = atTable(table);
    await draw(<Dock session={session} view="log" />);
    expect(texts('.foot > *')).toEqual(['Back to the open question']);
    expectOutline('dock-asking', 'nav');
    await draw(<Dock session={session} view="table" />);
    expect(texts('.foot > *')).toEqual([]);
    await draw(<Dock session={atTable(begun())} view="log" />);
    expect(texts('.foot > *')).toEqual([]);
    expect(document.querySelector('.asking')).toBeNull();
  });

  it('says that the game is played in another tab, and goes on here when told', async () => {
    const takeOver = vi.fn(async () => {});
    await draw(<Dock session={{ ...atTable(begun(), { watched: true }), takeOver }} view="table" />);
    expect(texts('.watch p')).toEqual(['This game is open in another tab. You are watching.']);
    await tap('Continue here');
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('holds what is told beside the actions, and beside what is saved where nothing else is there', async () => {
    const session = atTable(begun());
    besideActions.value = () => <p>beside</p>;
    besideSaved.value = () => <p>small</p>;
    await draw(
      <Dock session={session} view="table">
        <UndoLine session={session} />
      </Dock>,
    );
    expect(texts('.foot > p, .undo-line > p')).toEqual(['beside', 'saved · 2 entries', 'small']);
    await draw(<UndoLine session={session}>else</UndoLine>);
    expect(texts('.undo-line > p')).toEqual(['saved · 2 entries']);
    besideActions.value = undefined;
    besideSaved.value = undefined;
  });

  it('undoes and redoes, and says so', async () => {
    const session = atTable(begun());
    await draw(<UndoLine session={session} />);
    expect(texts('button')).toEqual(['Undo']);
    await tap('Undo');
    expect(announcement.value.text).toBe('Undone.');
    expect(texts('button')).toEqual(['Redo', 'Undo']);
    await tap('Redo');
    expect(announcement.value.text).toBe('Redone.');
    expect(texts('button')).toEqual(['Undo']);
    await draw(<UndoLine session={atTable(sitDownNow(toy))} />);
    expect((control('Undo') as HTMLButtonElement).disabled).toBe(true);
  });

  it('lists what is still owed, with the action where it can be done now, and leads to the table with it', async () => {
    const session = atTable(begun());
    const action = { id: 'p', label: 'Pass', procedure: 'pass', args: {} };
    const obligations = [
      { label: 'Pass on', rule: 'T1', action },
      { label: 'Count', rule: '–' },
    ];
    const table = signal({ ...session.table.value, obligations });
    const start = vi.fn(async () => true);
    await draw(<Dock session={{ ...session, table, start }} view="log" />);
    expect(texts('.tab-value')).toEqual([' 2']);
    location.hash = '#/g/friday/log';
    await settled();
    await tap('More 2 owed');
    expectOutline('owed', 'dialog');
    await tap('Pass');
    expect(start).toHaveBeenCalledWith(action);
    expect(location.hash).toBe('#/g/friday');
    expect(texts('dialog')).toEqual([]);
    await tap('More 2 owed');
    await tap('Close');
    await tap('More 2 owed');
    control('Rule T1').addEventListener('click', (event) => event.preventDefault());
    await tap('Rule T1');
    expect(texts('dialog')).toEqual([]);
    await tap('More 2 owed');
    dispatchEvent(new Event('hashchange'));
    await settled();
    expect(texts('dialog')).toEqual([]);
  });

  it('owing nothing is said, and with a question open the way leads to it', async () => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    await draw(<Dock session={atTable(table)} view="table" />);
    await tap('More');
    expect(texts('.owed > p')).toEqual(['Nothing is owed now Turn 1']);
    await tap('To the open question');
    expect(texts('dialog')).toEqual([]);
  });
});

describe('a curtain', () => {
  const closed = vi.fn(() => <p>secret</p>);
  const curtain = (
    <Curtain name="Ken" what="A secret.">
      {closed}
    </Curtain>
  );
  const hold = () => control('Ken only: hold to open');
  const pointer = async (type: string) => {
    hold().dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
  };

  it('opens when it is held, and what comes of that press goes nowhere', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await draw(curtain);
    expect(closed).not.toHaveBeenCalled();
    await pointer('pointerdown');
    expect(hold().className).toBe('hold holding');
    vi.advanceTimersByTime(599);
    await settled();
    expect(texts('p')).toEqual(['A secret.']);
    vi.advanceTimersByTime(1);
    await settled();
    expect(texts('p')).toEqual(['secret']);
    vi.advanceTimersByTime(100);
    await settled();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Curtain');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    control('Close the curtain').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    document.dispatchEvent(new Event('pointerdown'));
    await tap('Close the curtain');
    expect(texts('p')).toEqual(['A secret.']);
  });

  it.each(['pointerup', 'pointerleave', 'pointercancel'])(
    'let go too early (%s) it stays closed',
    async (type) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await draw(curtain);
      await pointer('pointerdown');
      await pointer(type);
      expect(hold().className).toBe('hold');
      vi.advanceTimersByTime(700);
      await settled();
      expect(texts('p')).toEqual(['A secret.']);
    },
  );

  it('a mere click with a pointer does not open it, and the menu of a long press stays away', async () => {
    await draw(curtain);
    hold().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await settled();
    expect(texts('p')).toEqual(['A secret.']);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    hold().dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
  });

  it('closes when the phone is put away or somebody turns to something else', async () => {
    const openIt = async () => {
      await draw(
        <>
          <button type="button">else</button>
          {curtain}
        </>,
      );
      await tap('Ken only: hold to open');
      expect(texts('p')).toEqual(['secret']);
    };
    const isClosed = async () => {
      await settled();
      expect(texts('p')).toEqual(['A secret.']);
    };
    await openIt();
    dispatchEvent(new Event('blur'));
    await isClosed();
    await openIt();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(texts('p')).toEqual(['secret']);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    await isClosed();
    await openIt();
    control('else').focus();
    await isClosed();
  });
});

describe('small things', () => {
  it('a card with a title is a section called so', () =>
    expectDrawn(
      'cards',
      <>
        <Card>plain</Card>
        <Card title="Titled" class="stack">
          text
        </Card>
      </>,
    ));

  it('one of a few', async () => {
    const onPick = vi.fn();
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ] as const;
    await expectDrawn('segments', <Segments legend="Which" options={options} value="a" onPick={onPick} />);
    document.querySelectorAll('input')[1]?.click();
    expect(onPick).toHaveBeenCalledWith('b');
  });

  it('a side without a tone is only its words', async () => {
    await expectDrawn(
      'side-names',
      <>
        <SideName tone="b">Owl</SideName>
        <SideName tone={undefined}>Nobody</SideName>
      </>,
    );
  });

  it('numbers of rules are links, and what is none is not', () =>
    expectDrawn('rule-numbers', <RuleNumber game="friday" rule="7.1,  10.2, –" />));

  it('a notice is told, kept for a report, and goes when it is dismissed', async () => {
    const onDismiss = vi.fn();
    await expectDrawn(
      'notice',
      <Notice problem={{ code: 'some.code', message: 'It broke.' }} onDismiss={onDismiss}>
        <button type="button">Again</button>
      </Notice>,
    );
    expect(recentProblems()[0]).toBe('some.code');
    await tap('Dismiss');
    expect(onDismiss).toHaveBeenCalledOnce();
    await draw(<Notice problem={{ code: 'some.code', message: 'It broke.' }} />);
    expect(texts('.notice > *')).toEqual(['', 'It broke.']);
  });

  it('a problem with remedies has a button for each, in a notice and at a field', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { problem } = failWith(['reload', 'update'], 'some.code', 'It broke.');
    const field = failWith(['reload'], 'other.code', 'It broke there.');
    await draw(
      <>
        <Notice problem={problem} />
        <Wrong id="here" problem={field.problem} />
      </>,
    );
    expect(texts('.notice .row > *')).toEqual(['Reload', 'Update the app']);
    expect([...document.querySelectorAll('.notice a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/ready',
    ]);
    const buttons = [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Reload');
    for (const button of buttons) button.click();
    expect([buttons.length, reload.mock.calls.length]).toEqual([2, 2]);
    reload.mockRestore();
  });

  describe('a dialog', () => {
    const show = async (dialog?: ComponentChild) => {
      render([<button type="button">opener</button>, dialog], document.body);
      await settled();
    };
    beforeEach(async () => {
      await show();
      control('opener').focus();
    });

    it('leads back to where it was opened', async () => {
      const [onClose, onConfirm] = [vi.fn(), vi.fn()];
      await show(
        <ConfirmDialog
          title="Sure?"
          text="It goes."
          confirm="Yes"
          keep="No"
          onConfirm={onConfirm}
          onClose={onClose}
        />,
      );
      expectOutline('confirm', 'dialog');
      await tap('Yes');
      expect(onConfirm).toHaveBeenCalledOnce();
      control('No').focus();
      await tap('No');
      expect(onClose).toHaveBeenCalledOnce();
      await show();
      expect(document.activeElement).toBe(control('opener'));
    });

    it('that is taken away while it is open leads back too, and who took it is not told that it was closed', async () => {
      const onClose = vi.fn();
      const dialog = (
        <Dialog title="Keys" onClose={onClose}>
          {(close) => (
            <button type="button" onClick={close}>
              Close
            </button>
          )}
        </Dialog>
      );
      await show(dialog);
      expect(document.activeElement?.textContent).toBe('Keys');
      // A browser gives the focus to nothing that lies behind an open one.
      const wasOpen: unknown[] = [];
      control('opener').addEventListener('focus', () => wasOpen.push(document.querySelector('dialog')?.open));
      await show();
      expect(document.activeElement).toBe(control('opener'));
      expect(wasOpen).toEqual([false]);
      expect(onClose).not.toHaveBeenCalled();
      await show(dialog);
      await tap('Close');
      expect(onClose).toHaveBeenCalledOnce();
    });
  });

  it('a file can be chosen twice', async () => {
    const onFile = vi.fn();
    await draw(<FileButton label="Open a file" onFile={onFile} />);
    const field = control('Open a file') as HTMLInputElement;
    const file = new File(['x'], 'x.json');
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(onFile.mock.calls).toEqual([[file], [file]]);
    Object.defineProperty(field, 'files', { value: [] });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(onFile).toHaveBeenCalledTimes(2);
    expect(field.value).toBe('');
  });

  it('a bookmark is set and taken off, and each is said', async () => {
    const table = begun();
    const session = atTable(table);
    const id = table.projection.entries[0]?.id ?? '';
    await draw(<BookmarkButton session={session} line={id} />);
    expect(control('Bookmark').getAttribute('aria-pressed')).toBe('false');
    await tap('Bookmark');
    expect(announcement.value.text).toBe('Bookmarked.');
    expectOutline('bookmark');
    await tap('Bookmark');
    expect(announcement.value.text).toBe('Bookmark removed.');
    expect(control('Bookmark').getAttribute('aria-pressed')).toBe('false');
    const full = atTable(table, { refuses: 'store.full' });
    const before = announcement.value;
    await draw(<BookmarkButton session={full} line={id} />);
    await tap('Bookmark');
    expect(announcement.value).toBe(before);
  });
});

describe('what is saved', () => {
  it('is said with how well it is kept, and what is not saved too', async () => {
    const said = async (save: object, entries = 3) => {
      await draw(<SaveLine save={save as never} entries={entries} />);
      return texts('p').join();
    };
    expect(await said({ kind: 'saved' })).toBe('saved · 3 entries');
    expect(await said({ kind: 'saved' }, 1)).toBe('saved · 1 entry');
    persistence.value = 'protected';
    expect(await said({ kind: 'saved' })).toBe('saved · 3 entries · protected');
    persistence.value = 'unprotected';
    expect(await said({ kind: 'saved' })).toBe('saved · 3 entries · not protected');
    expect(document.querySelector('p a')?.getAttribute('href')).toBe('#/ready');
    persistence.value = 'unknown';
    expect(await said({ kind: 'failed' })).toBe('Last tap not saved · 3 entries safe');
    expect(document.querySelector('p')?.className).toBe('save error');
  });

  it('a save is only told when it takes longer than a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await draw(<SaveLine save={{ kind: 'saving' }} entries={3} />);
    vi.advanceTimersByTime(50);
    await settled();
    expect(texts('p')).toEqual(['saved · 3 entries']);
    vi.advanceTimersByTime(100);
    await settled();
    expect(texts('p')).toEqual(['saving · 3 entries']);
    render(<SaveLine save={{ kind: 'saved' }} entries={4} />, document.body);
    await settled();
    expect(texts('p')).toEqual(['saved · 4 entries']);
  });
});

describe('a screen that is fetched when it is shown', () => {
  const There = ({ name }: { name: string }) => <h1 tabIndex={-1}>{name}</h1>;

  it('is waited for, has the focus then, and is fetched once', async () => {
    const fetch = vi.fn(() => Promise.resolve(There));
    const { Screen, load } = lazyScreen(fetch);
    load();
    load();
    await draw(<Screen name="Log" />);
    expect(texts('h1')).toEqual(['Log']);
    expect(fetch).toHaveBeenCalledOnce();
    let arrive = (_: typeof There) => {};
    const slow = lazyScreen(
      () =>
        new Promise<typeof There>((resolve) => {
          arrive = resolve;
        }),
    );
    await draw(<slow.Screen name="Ledger" />);
    expect(texts('h1, p')).toEqual(['War Diary', 'Opening the game…']);
    arrive(There);
    await settled();
    expect(document.activeElement?.textContent).toBe('Ledger');
  });

  it('where it cannot be fetched says what is safe, and tries again', async () => {
    let isOnline = false;
    const { Screen } = lazyScreen(() =>
      isOnline ? Promise.resolve(There) : Promise.reject(new Error('offline')),
    );
    await expectDrawn('lazy-missing', <Screen name="Log" />);
    isOnline = true;
    await tap('Try again');
    expect(texts('h1')).toEqual(['Log']);
  });

  it('a part of a screen takes no room until it is there; one that is missed is told, another not', async () => {
    const never = () => new Promise<typeof There>(() => {});
    const lost = () => Promise.reject<typeof There>(new Error('offline'));
    const screens = [lazyScreen(never, 'told'), lazyScreen(lost, 'quiet')];
    await draw(screens.map(({ Screen }, i) => <Screen key={i} name="x" />));
    expect(document.body.textContent).toBe('');
    const told = lazyScreen(lost, 'told');
    await draw(<told.Screen name="x" />);
    expect(texts('.notice button')).toEqual(['Try again', 'Reload']);
    expect(texts('h1')).toEqual([]);
  });
});
