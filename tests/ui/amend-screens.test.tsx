// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import { go, route } from '../../src/app/route';
import { withLessons } from '../../src/core/charts/pack';
import { amend } from '../../src/core/journal/amend';
import { strike } from '../../src/core/journal/commands';
import type { Overridable } from '../../src/core/play/prompt';
import { Dock } from '../../src/ui/ask/dock';
import { announcement } from '../../src/ui/kit/announce';
import { AmendScreen } from '../../src/ui/log/amend/amend';
import { OverrideForm } from '../../src/ui/log/amend/override-form';
import { PreviewCard } from '../../src/ui/log/amend/preview';
import { type ToyState, toy } from '../games/toy/toy';
import { open, say, type Table, take } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

type Toy = Table<ToyState>;
const lastId = ({ projection }: Toy): string => projection.runs.at(-1)?.opened.id ?? '';

function begun(): Toy {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}
/** A crossing over a 6, of a chart on which 7 is known too. */
function crossed(): Toy {
  const table = begun();
  open(table, 'cross', { side: 'fox' });
  say(table, [1, 2, 4], 'lost');
  open(table, 'cross', { side: 'owl' });
  say(table, [1, 2, 3], 'late');
  return table;
}
const amending = (table: Toy, item = lastId(table), how = {}) => {
  const session = atTable(table, how);
  return { session, screen: <AmendScreen session={session} view="amend" item={item} /> };
};
const submit = async (id: string) => {
  document.getElementById(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};

describe('an amendment', () => {
  it('begins with what the line rests on, each to be changed', () =>
    expectDrawn('amend', amending(crossed()).screen, 'header, main, .foot'));

  it('asks one question anew, shows what comes of it, and is recorded with its reason', async () => {
    const { session, screen } = amending(crossed());
    await draw(screen);
    await tap('Change: Three dice');
    expect(texts('h1, .asked > .soft')).toEqual(['Three dice', 'Answered before: 1 + 2 + 3 = 6, by hand']);
    expect(texts('.undo-line > *')).toEqual(['Amending: nothing is recorded yet', 'Back']);
    await tap('Back');
    await tap('Change: Three dice');
    for (const face of ['1', '2', '4']) await tap(face);
    expectOutline('amend-changed', 'main, .foot');
    const reason = document.getElementById('field-reason') as HTMLInputElement;
    reason.value = 'Misread';
    reason.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('amend');
    expect(announcement.value.text).toBe('Amended. Undo takes it back.');
    expect(route.value).toMatchObject({ view: 'log' });
    expect(session.log.value.at(-1)).toMatchObject({
      kind: 'amendment',
      title: 'Crossing, 7',
      reason: 'Misread',
    });
  });

  it('a reason that is too long is told at its field', async () => {
    await draw(amending(crossed()).screen);
    await tap('Change: Three dice');
    for (const face of ['1', '2', '4']) await tap(face);
    const reason = document.getElementById('field-reason') as HTMLInputElement;
    reason.value = 'x'.repeat(81);
    reason.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('amend');
    expect(texts('[role=alert]')).toHaveLength(1);
    expect(document.activeElement?.id).toBe('field-reason');
    reason.value = 'x';
    reason.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(texts('[role=alert]')).toEqual([]);
    await tap('Discard the changes');
  });

  it('that comes to what the line says already says so, and is refused', async () => {
    await draw(amending(crossed()).screen);
    await tap('Change: Three dice');
    for (const face of ['2', '2', '2']) await tap(face);
    await tap('Change: Three dice');
    for (const face of ['1', '2', '3']) await tap(face);
    expect(texts('main > p.soft')).toEqual(['This is what the entry says already.']);
    await submit('amend');
    expect(texts('.foot > [role=alert]')).toEqual([
      'Nothing is changed: this is what the entry says already.',
    ]);
    expect(texts('[role=alert]')).toHaveLength(1);
    await tap('Discard the changes');
    expect(route.value).toMatchObject({ view: 'log' });
  });

  it('outlives a look elsewhere, is told there, and is gone once it is discarded', async () => {
    const table = crossed();
    const { session, screen } = amending(table);
    await draw(screen);
    await tap('Change: Three dice');
    for (const face of ['1', '2', '4']) await tap(face);
    go({ screen: 'game', game: 'friday', view: 'log' });
    await draw(<Dock session={session} view="log" />);
    expect(texts('.unsaved')).toEqual(['Unsaved: an amendment. Back to editing']);
    expect(control('Back to editing').getAttribute('href')).toBe(
      `#/g/friday/amend/${encodeURIComponent(lastId(table))}`,
    );
    go({ screen: 'game', game: 'friday', view: 'amend', item: 'x' });
    await settled();
    expect(texts('.unsaved')).toEqual([]);
    go({ screen: 'game', game: 'other', view: 'log' });
    await settled();
    expect(texts('.unsaved')).toEqual([]);
    await draw(screen);
    expect(texts('.mark')).toEqual([' amended']);
    await tap('Change: Three dice');
    await tap('5');
    await tap('Back');
    await tap('Discard the changes');
    await draw(<Dock session={session} view="log" />);
    expect(texts('.unsaved')).toEqual([]);
    // The die that was half entered is gone with it: two more do not make three.
    await draw(screen);
    await tap('Change: Three dice');
    for (const face of ['2', '4']) await tap(face);
    expect(texts('h1')).toEqual(['Three dice']);
    await tap('1');
    await tap('Discard the changes');
  });

  it('goes by another value than the one worked out, and puts that back', async () => {
    await draw(amending(crossed()).screen);
    await tap('Override: Drift');
    expectOutline('override-number', 'header, main, .foot');
    await tap('Back without changes');
    await tap('Override: Drift');
    await tap('Use instead: one more');
    const reason = document.getElementById('field-reason') as HTMLInputElement;
    reason.value = 'wind';
    reason.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('override');
    expectOutline('amend-overridden', '[aria-labelledby=stated-title]');
    expect((document.getElementById('field-reason') as HTMLInputElement).value).toBe('wind');
    await tap('Put back: Drift');
    expect(texts('[aria-labelledby=stated-title] button')).toEqual(['Override']);
    await tap('Discard the changes');
  });

  it('looks a cell up again where the charts say something else today', async () => {
    const table = crossed();
    const cell = { value: 'landed', source: 'mapsheet' } as const;
    table.pack = withLessons(table.pack, [{ chart: 'chance', column: 'calm', row: '6', cell }], 1);
    await draw(amending(table).screen);
    expect(texts('.answer button')).toEqual(['Change', 'Look up again', 'Change', 'Override']);
    await tap('Look up again: Night Crossing Table, calm, 6');
    expect(texts('[aria-label="Old and new result"] > p')).toEqual([
      'Old: Crossing, 6 arrives late',
      'New: Crossing, 6 cargo landed',
    ]);
    await tap('Discard the changes');
  });

  it('of a sealed line is behind its curtain, and of one that cannot be amended says why', async () => {
    const table = begun();
    open(table, 'stash', { side: 'owl' });
    say(table, { label: 'Tea', worth: 3 });
    await draw(amending(table).screen);
    expect(texts('h1, .curtain p')).toEqual(['Amend a sealed entry', 'What Owl sealed, to be amended.']);
    expect(document.body.textContent).not.toContain('Tea');
    await tap('Owl only: hold to open');
    expect(document.body.textContent).toContain('Tea');
    take(table, strike(table.projection, [lastId(table)]));
    await expectDrawn('amend-not-now', amending(table).screen, 'header, main');
    await tap('Back to the log');
    expect(route.value).toMatchObject({ view: 'log' });
    await draw(amending(table, 'nobody').screen);
    expect(texts('[role=alert] p')).toEqual(['This entry cannot be amended. Nothing was changed.']);
  });

  it('that the store refuses stays to be recorded again', async () => {
    await draw(amending(crossed(), undefined, { refuses: 'store.full' }).screen);
    await tap('Change: Three dice');
    for (const face of ['1', '2', '4']) await tap(face);
    await submit('amend');
    expect(texts('.notice p')).toEqual(['The disk is full.']);
    expect(control('Record the amendment')).toBeDefined();
    await tap('Discard the changes');
  });

  it('that breaks is told, with nothing recorded', async () => {
    const table = crossed();
    const { cross } = toy.procedures;
    const broken = {
      ...toy,
      procedures: {
        ...toy.procedures,
        cross: {
          ...cross,
          run() {
            throw new Error('boom');
          },
        },
      },
    };
    const told = ['This cannot be worked out. Nothing was changed. Please report: boom'];
    const session = { ...atTable(table), game: broken as never };
    await draw(<AmendScreen session={session} view="amend" item={lastId(table)} />);
    expect(texts('[role=alert]')).toEqual(told);
    expect(texts('.foot button')).toEqual(['Back to the log']);
    await draw(amending(table).screen);
    await tap('Change: Three dice');
    for (const face of ['1', '2', '4']) await tap(face);
    await draw(<AmendScreen session={session} view="amend" item={lastId(table)} />);
    expect(texts('[role=alert]')).toEqual(told);
    await tap('Discard the changes');
  });
});

describe('an override of the open question', () => {
  const asking = (how = {}) => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    return atTable(table, how);
  };
  const screen = (session: ReturnType<typeof asking>, item = 'override:drift') => (
    <AmendScreen session={session} view="override" item={item} />
  );
  const fill = async (reason: string) => {
    await tap('Use instead: one less');
    const field = document.getElementById('field-reason') as HTMLInputElement;
    field.value = reason;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('override');
  };

  it('is recorded with its reason, said, and leads back to the question', async () => {
    const session = asking();
    await draw(screen(session));
    expect(texts('h1, header small, header .soft')).toEqual(['Override: drift', 'T2', 'Crossing']);
    await fill('tide');
    expect(announcement.value.text).toBe('Drift: override recorded. It can be put back.');
    expect(route.value).toMatchObject({ view: 'table' });
    expect(session.question.value?.prompt.working).toMatchObject([{ kind: 'override', value: '−1' }, {}]);
  });

  it('without a reason is told at its field, and what is typed stays', async () => {
    await draw(screen(asking()));
    await fill('');
    expect(texts('[role=alert]')).toEqual(['Say why, in 1 to 80 characters. Nothing is recorded yet.']);
    expect(document.activeElement?.id).toBe('field-reason');
    expect((document.getElementById('field-value') as HTMLInputElement).value).toBe('−1');
    await tap('Use instead: one less');
    expect(texts('[role=alert]')).toEqual([]);
    const value = document.getElementById('field-value') as HTMLInputElement;
    value.value = '99';
    value.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('override');
    expect(document.activeElement?.id).toBe('field-value');
    expect(texts('.field-note [role=alert]')).toHaveLength(1);
  });

  it('that the store refuses stays where it is', async () => {
    await draw(screen(asking({ refuses: 'store.full' })));
    go({ screen: 'game', game: 'friday', view: 'override', item: 'override:drift' });
    await fill('tide');
    expect(route.value).toMatchObject({ view: 'override' });
  });

  it('of a value that is no longer open says so', async () => {
    for (const node of [screen(asking(), 'other'), screen(atTable(begun()))]) {
      await draw(node);
      expect(texts('[role=alert] p')).toEqual([
        'That value is no longer open to change. Nothing was changed.',
      ]);
    }
  });
});

describe('the form of an override', () => {
  const form = (shape: Overridable['shape'], value: Overridable['value'], onOverride = vi.fn()) => ({
    onOverride,
    node: (
      <OverrideForm
        session={atTable(begun())}
        overridable={{ kind: 'overridable', key: 'x', label: 'Losses', rule: 'T5', at: 0, shape, value }}
        title="Patrol"
        view="log"
        onOverride={onOverride}
        onBack={vi.fn()}
      />
    ),
  });
  const why = async () => {
    const field = document.getElementById('field-reason') as HTMLInputElement;
    field.value = 'dice';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };

  it('of two numbers that the chart names has a field for each', async () => {
    const names = { attacker: 'Aborted', defender: 'Destroyed' };
    const { node } = form({ kind: 'losses', max: 4, names }, { attacker: 1, defender: 2 });
    await draw(node);
    expect(texts('label.field-label')).toEqual(['Aborted', 'Destroyed', 'Reason required']);
  });

  it('of losses has a number for each side', async () => {
    const { node, onOverride } = form({ kind: 'losses', max: 4 }, { attacker: 1, defender: 2 });
    await expectDrawn('override-losses', node, 'main');
    await tap('Defender loses: one more');
    await why();
    await submit('override');
    expect(onOverride).toHaveBeenCalledWith({
      kind: 'override',
      value: { attacker: 1, defender: 3 },
      reason: 'dice',
    });
    const attacker = document.getElementById('field-attacker') as HTMLInputElement;
    attacker.value = '9';
    attacker.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit('override');
    expect(onOverride).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(attacker);
  });

  it('of words has its options', async () => {
    const options = [
      { value: 'y', label: 'Yes' },
      { value: 'n', label: 'No' },
    ];
    const { node, onOverride } = form({ kind: 'choice', options }, 'y');
    await expectDrawn('override-words', node, 'main');
    document.querySelector<HTMLInputElement>('input[value=n]')?.click();
    await why();
    await submit('override');
    expect(onOverride).toHaveBeenCalledWith({ kind: 'override', value: 'n', reason: 'dice' });
  });
});

describe('what changes with an amendment', () => {
  const total = { title: 'Points', label: 'VP', before: -3, after: -3 };
  it('is said: totals, the verdict, and the lines that no longer fit or fit again', async () => {
    await expectDrawn(
      'preview-card',
      <PreviewCard
        preview={{
          totals: [total, { ...total, title: 'Losses', after: 4 }],
          verdict: { before: 'none', after: 'Victory' },
          arising: [{ id: 'a', title: 'Turn 1: Show', conflicts: ['Shown already.', 'No crates.'] }],
          ceasing: [{ id: 'b', title: 'Turn 2: Show', conflicts: [] }],
        }}
      />,
    );
    await draw(<PreviewCard preview={{ totals: [total], arising: [], ceasing: [] }} />);
    expect(texts('li, .soft')).toEqual(['Points, VP−3', 'Every later entry still fits.']);
    for (const part of ['arising', 'ceasing']) {
      const misfits = { arising: [], ceasing: [], [part]: [{ id: 'a', title: 'Show', conflicts: [] }] };
      await draw(<PreviewCard preview={{ totals: [], ...misfits }} />);
      expect(texts('.soft')).toEqual([]);
    }
  });
});

it('an amended line is amended again from what it says since', async () => {
  const table = crossed();
  const answer = { kind: 'override', value: 1, reason: 'wind' } as const;
  take(
    table,
    amend(
      toy,
      table.projection,
      table.pack,
      { of: lastId(table), changes: [{ key: 'override:drift', answer }] },
      '',
    ),
  );
  await draw(amending(table).screen);
  expect(texts('[aria-label=Result] > p')).toEqual(['Crossing, 7 boat lost']);
});
