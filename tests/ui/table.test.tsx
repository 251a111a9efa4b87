// @vitest-environment page
import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import type { LogLine } from '../../src/core/journal/log';
import type { Action, Panel, TableView, Verdict } from '../../src/core/play/view';
import { touched } from '../../src/ui/kit/when-touched';
import { TableScreen } from '../../src/ui/play/table';
import { toy } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { draw, expectDrawn, freshPage, settled, tap, texts } from './drawn';

freshPage();

const action = (label: string, more: Partial<Action> = {}): Action => ({
  ...{ id: label, label, procedure: 'pass', args: {} },
  ...more,
});

const VIEW: TableView = { heading: 'Turn 3', panels: [], actions: [], obligations: [] };

function begun(): Session {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return atTable(table);
}

const showing = (view: Partial<TableView>, more: Partial<Session> = {}): Session => ({
  ...begun(),
  table: signal({ ...VIEW, ...view }),
  ...more,
});

const line = (title: string, more: Partial<LogLine> = {}): LogLine => ({
  ...{ id: title, seq: 1, at: 1, kind: 'procedure', moment: '', title, struck: false, open: false },
  ...{ practice: false, lines: [], answers: [], conflicts: [] },
  ...more,
});

describe('the head of a table', () => {
  it('shows a step of a game that is a file in the shape of its side, where its name says whose it is', async () => {
    const own = {} as NonNullable<Session['own']>;
    const view = { side: 'owl', subheading: 'Owl combat' };
    await draw(<TableScreen arrived={false} session={showing(view, { own })} />);
    expect(texts('.sub > span')).toEqual(['Owl combat']);
    expect(texts('.sub .side')).toEqual(['Owl combat']);
    await draw(<TableScreen arrived={false} session={showing({ ...view, subheading: 'Night' }, { own })} />);
    expect(texts('.sub > span')).toEqual(['Owl', 'Night']);
    await draw(<TableScreen arrived={false} session={showing(view)} />);
    expect(texts('.sub > span')).toEqual(['Owl', 'Owl combat']);
  });

  it('of a game that is a file says at first that the map and the cards stay with people', async () => {
    const own = {} as NonNullable<Session['own']>;
    const latest = (count: number) => signal(Array.from({ length: count }, (_, i) => line(`${i}`)));
    const yours = () => texts('main > p').filter((text) => text.includes('Your map and your cards stay'));
    await draw(<TableScreen arrived={false} session={showing({}, { own, latest: latest(2) })} />);
    expect(yours()).toHaveLength(1);
    await draw(<TableScreen arrived={false} session={showing({}, { own, latest: latest(3) })} />);
    expect(yours()).toEqual([]);
    await draw(<TableScreen arrived={false} session={showing({}, { latest: latest(2) })} />);
    expect(yours()).toEqual([]);
  });

  it('says whose turn it is, the score and what it is out of, what is measured, and the boxes of the track', () =>
    expectDrawn(
      'table-head',
      <TableScreen
        arrived={false}
        session={showing({
          subheading: 'night',
          side: 'owl',
          score: { label: 'VP', value: '−3', of: '20' },
          measured: { label: 'Steps', value: '7' },
          track: {
            title: 'Turns',
            boxes: [
              { label: '1', title: 'Turn 1', night: false, state: 'done' },
              { label: '2', title: 'Turn 2', night: true, state: 'current' },
              { label: '3', title: 'Turn 3', night: false, state: 'ahead' },
            ],
          },
        })}
      />,
    ));

  it('moves the bar of the points from where they stood when the table was last seen', async () => {
    const session = showing({});
    const bar = () => document.querySelector('.toward rect')?.getAttribute('width');
    await draw(<TableScreen arrived={false} session={session} />);
    expect(bar()).toBeUndefined();
    (session.table as { value: TableView }).value = { ...VIEW, score: { label: 'VP', value: '4', of: '20' } };
    await draw(<TableScreen arrived={false} session={session} />);
    expect(bar()).toBe('20%');
    (session.table as { value: TableView }).value = { ...VIEW, score: { label: 'VP', value: '6', of: '20' } };
    render(null, document.body);
    render(<TableScreen arrived={false} session={session} />, document.body);
    expect(bar()).toBe('20%');
    await settled();
    expect(bar()).toBe('30%');
  });

  it('says no more than there is', () =>
    expectDrawn(
      'table-head-bare',
      <TableScreen arrived={false} session={showing({ score: { label: 'VP', value: '4' } })} />,
      'header',
    ));

  it('leads to the register with one tap where the game keeps one', async () => {
    await draw(<TableScreen arrived={false} hasRegister session={showing({})} />);
    const ways = () =>
      [...document.querySelectorAll('header a')]
        .filter((a) => a.textContent === 'Register')
        .map((a) => a.getAttribute('href'));
    expect(ways()).toEqual([expect.stringMatching(/\/ledger\/register$/)]);
    await draw(<TableScreen arrived={false} session={showing({})} />);
    expect(ways()).toEqual([]);
  });

  it('labels practice tables, and an example', async () => {
    const practised = begun();
    const pack = signal({ ...practised.pack.value, practice: true });
    await draw(<TableScreen arrived={false} session={{ ...practised, pack }} />);
    expect(texts('.practice')).toEqual(['practice table, not the printed one']);
    const row = signal({ ...practised.row.value, id: 'example:toy', origin: { game: 'example', lines: 1 } });
    await draw(<TableScreen arrived={false} session={{ ...practised, pack, row }} />);
    expect(texts('.practice')).toHaveLength(1);
    await draw(<TableScreen arrived={false} session={practised} />);
    expect(texts('.practice')).toEqual([]);
  });
});

describe('panels', () => {
  const facts: Panel = {
    kind: 'facts',
    title: 'Weather',
    rows: [{ label: 'Rain', value: 'heavy', rule: 'T9' }, { label: 'Moon' }],
  };
  const waiting: Panel = {
    kind: 'actions',
    title: 'may interrupt',
    side: 'owl',
    actions: [action('Hoot', { disabled: 'Not now.', side: 'owl' })],
  };
  const cup = (draw?: Action): Panel => ({
    kind: 'cup',
    title: 'Cup',
    chits: [
      { id: 'heron', label: 'Heron', state: 'in' },
      { id: 'stork', label: 'Stork', state: 'in' },
      { id: 'crane', label: 'Crane', state: 'drawn' },
      { id: 'ibis', label: 'Ibis', state: 'current' },
      { id: 'egret', label: 'Egret', state: 'gone' },
    ],
    ...(draw && { draw }),
  });
  const drawing = action('Draw', { procedure: 'patrol', args: { side: 'fox' }, inline: true });

  it('what can be done or read stands first, and a cup or a side that must wait stands last', async () => {
    const panels = [waiting, cup(), facts, { ...waiting, title: 'Fox acts', side: 'fox', actions: [] }];
    await draw(<TableScreen arrived={false} session={showing({ panels })} />);
    expect(texts('.page h2')).toEqual(['Weather', 'Owl may interrupt', 'Cup', 'Fox acts', 'Latest']);
    const able = { ...waiting, actions: [...waiting.actions, action('Wait')] };
    const drawn = [cup({ ...drawing, disabled: 'No.' }), able, cup(drawing)];
    await draw(<TableScreen arrived={false} session={showing({ panels: drawn.slice(0, 2) })} />);
    expect(texts('.page h2')).toEqual(['Owl may interrupt', 'Cup', 'Latest']);
    await draw(<TableScreen arrived={false} session={showing({ panels: [waiting, cup(drawing)] })} />);
    expect(texts('.page h2')).toEqual(['CupDrew one yourself? Tap it', 'Owl may interrupt', 'Latest']);
  });

  it('facts that are not of this moment stand in a fold, under their title', async () => {
    const later = { ...facts, title: 'Later', folded: true } as Panel;
    await draw(<TableScreen arrived={false} session={showing({ panels: [facts, later] })} />);
    expect(texts('.page h2')).toEqual(['Weather', 'Latest']);
    expect(texts('details:not([open]) > summary')).toEqual(['Later']);
    expect(texts('details li')).toEqual(texts('section[aria-labelledby] li').slice(0, facts.rows.length));
  });

  it('the chits of a cup that can be drawn by hand are buttons, the others say where they are', () =>
    expectDrawn(
      'table-panels',
      <TableScreen arrived={false} session={showing({ panels: [facts, waiting, cup(drawing)] })} />,
      'main',
    ));

  it('a cup that cannot be fetched says so in its place', async () => {
    vi.resetModules();
    vi.doMock('../../src/ui/play/pieces/cup-card', () => {
      throw new Error('offline');
    });
    const { TableScreen: Anew } = await import('../../src/ui/play/table');
    await draw(<Anew arrived={false} session={showing({ panels: [facts, cup(drawing)] })} />);
    vi.doUnmock('../../src/ui/play/pieces/cup-card');
    expect(texts('.page h2, .page .notice button')).toEqual(['Weather', 'Try again', 'Reload', 'Latest']);
  });

  it('a chit that a hand drew is taken by one tap, with no question in between', async () => {
    const session = begun();
    await draw(
      <TableScreen
        arrived={false}
        session={{ ...session, table: signal({ ...VIEW, panels: [cup(drawing)] }) }}
      />,
    );
    await tap('Stork');
    expect(session.projection.value.open?.procedureRun.entries.at(-1)).toMatchObject({
      kind: 'v1.Opened',
      answers: [{ key: 'boat', answer: { kind: 'draw', value: 'stork', by: 'physical' } }],
    });
  });

  it('a draw by the app is made by its button, and one that is not now does nothing', async () => {
    const session = begun();
    const view = { ...VIEW, actions: [drawing, action('Sleep', { disabled: 'Too early.' })] };
    await draw(<TableScreen arrived={false} session={{ ...session, table: signal(view) }} />);
    await tap('SleepToo early.');
    expect(session.projection.value.open).toBeUndefined();
    await tap('Draw');
    const [given] = session.projection.value.open?.procedureRun.opened.answers ?? [];
    expect(given?.answer).toMatchObject({ kind: 'draw', by: 'app' });
  });
});

describe('a verdict', () => {
  const verdict: Verdict = { label: 'Victory', why: 'All crates are home.', rule: 'T9', recorded: false };

  it('is offered to be recorded, and once it is leads to the report', async () => {
    await draw(<TableScreen arrived={false} session={showing({ verdict })} />);
    expect(texts('.verdict > *')).toEqual(['Victory', 'All crates are home. T9', 'Record it, or play on.']);
    await expectDrawn(
      'table-verdict',
      <TableScreen
        arrived={false}
        session={showing({ verdict: { ...verdict, side: 'owl', recorded: true } })}
      />,
      '.verdict',
    );
  });
});

describe('the latest lines', () => {
  it('stand newest first: struck ones struck, a note quoted, a sealed one with nothing but whose it is', () => {
    const latest = [
      line('Sealed entry', { sealed: 'fox' }),
      line('A note', { kind: 'note' }),
      line('Crossing', { value: 'lost', struck: true }),
      line('Drift', { value: '−1' }),
    ];
    return expectDrawn(
      'table-latest',
      <TableScreen arrived={false} session={showing({}, { latest: signal(latest) })} />,
      'main',
    );
  });

  it('before the first one it is said what will stand there, and there is nothing to mark', async () => {
    touched.value = 'before';
    await draw(<TableScreen arrived={false} session={showing({}, { latest: signal([]) })} />);
    expect(texts('.page section:last-child > *')).toEqual([
      'Latest',
      'What you do appears here, newest first. Undo takes it back.',
      '',
    ]);
    await draw(<TableScreen arrived={false} session={showing({}, { latest: signal([line('Drift')]) })} />);
    expect(texts('.page section:last-child > *')).toEqual(['Latest', 'Drift', 'Bookmark the last entry']);
    touched.value = undefined;
    await draw(<TableScreen arrived={false} session={showing({}, { latest: signal([line('Drift')]) })} />);
    expect(texts('.page section:last-child > *')).toEqual(['Latest', 'Drift']);
  });
});

describe('actions', () => {
  const die = action('Roll', { procedure: 'roll', inline: true, side: 'fox' });
  const dice = {
    kind: 'dice',
    key: 'die',
    rule: 'T1',
    title: 'A die',
    working: [],
    count: 1,
    sides: 6,
  } as const;
  const rolling = (view: Partial<TableView>, prompt: object = dice) => {
    const start = vi.fn(async () => true);
    return { start, session: showing(view, { preview: () => prompt as never, start }) };
  };

  it('a die that is rolled on the table stands open as the main action', async () => {
    const { session, start } = rolling({ main: die });
    await expectDrawn('table-die', <TableScreen arrived={false} session={session} />, '.roll');
    await tap('4');
    expect(start).toHaveBeenLastCalledWith(die, {
      key: 'die',
      answer: { kind: 'dice', faces: [4], by: 'physical' },
    });
  });

  it.each([
    ['two dice', { ...dice, count: 2 }],
    ['a secret die', { ...dice, secret: 'fox' }],
    ['a choice', { ...dice, kind: 'choice' }],
  ])('%s is asked on a page of its own', async (_, prompt) => {
    const { session, start } = rolling({ main: die }, prompt);
    await draw(<TableScreen arrived={false} session={session} />);
    expect(texts('.dice')).toEqual([]);
    await tap('Roll');
    expect(start).toHaveBeenLastCalledWith(die);
  });

  it('a secret draw is not made from the table', async () => {
    const { session, start } = rolling({ main: die }, { ...dice, kind: 'draw', secret: 'fox', from: [] });
    await draw(<TableScreen arrived={false} session={session} />);
    await tap('Roll');
    expect(start).toHaveBeenLastCalledWith(die);
  });

  it('beside others a die opens its faces in place and takes the place of its button', async () => {
    const { session, start } = rolling({ actions: [die, action('Wait'), action('March')] });
    await draw(<TableScreen arrived={false} session={session} />);
    expect(document.querySelector('.dock .acts')?.className).toBe('acts three');
    expect(texts('.dock .acts [aria-expanded=false]')).toEqual(['Roll']);
    expect(texts('.dice')).toEqual([]);
    await tap('Roll');
    expect(texts('.dock .acts button')).toEqual(['Wait', 'March']);
    await tap('6');
    expect(start).toHaveBeenLastCalledWith(die, {
      key: 'die',
      answer: { kind: 'dice', faces: [6], by: 'physical' },
    });
  });
});

it('a step that this version does not know is said to be open, and undo is named', async () => {
  const session = begun();
  const projection = {
    ...session.projection.value,
    open: { procedureRun: session.projection.value.runs[0] },
  };
  await draw(
    <TableScreen arrived={false} session={{ ...session, projection: signal(projection) as never }} />,
  );
  expect(texts('[role=alert] p, [role=alert] a')).toEqual([
    'This version of the app does not know the step that is open. Everything is saved. Update the app, or take the step back with Undo.',
    'Update the app',
  ]);
  await draw(<TableScreen arrived={false} session={session} />);
  expect(texts('[role=alert]')).toEqual([]);
});

it('a step that begins is shown from its top, wherever the last one was left', async () => {
  const table = signal({ ...VIEW, subheading: 'Fog' });
  await draw(<TableScreen arrived={false} session={{ ...begun(), table }} />);
  const scroll = vi.spyOn(window, 'scrollTo');
  table.value = { ...VIEW, subheading: 'Fog', obligations: [] };
  await settled();
  expect(scroll).not.toHaveBeenCalled();
  table.value = { ...VIEW, subheading: 'Patrol' };
  await settled();
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  scroll.mockRestore();
});

it('who has just answered is led to what came of it, and to the heading where nothing has', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await draw(<TableScreen arrived session={begun()} />);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(document.activeElement?.textContent).toBe('Turn 1');
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await draw(<TableScreen arrived={false} session={begun()} />);
  expect(document.activeElement).toBe(document.body);
  expect(scroll).toHaveBeenCalledTimes(1);
});
