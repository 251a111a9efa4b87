// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { route } from '../../src/app/route';
import type { Session } from '../../src/app/session';
import { amend } from '../../src/core/journal/amend';
import { strike } from '../../src/core/journal/commands';
import { freeRoll } from '../../src/core/journal/free-roll';
import type { LogAnswer, LogLine } from '../../src/core/journal/log';
import { noteOn, toggleBookmark } from '../../src/core/journal/notes';
import { announcement } from '../../src/ui/kit/announce';
import { AmendScreen } from '../../src/ui/log/amend/amend';
import { LogScreen } from '../../src/ui/log/log';
import { type ToyState, toy } from '../games/toy/toy';
import { open, say, type Table, take } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

type Toy = Table<ToyState>;

const idOf = ({ projection }: Toy, procedure: string): string =>
  projection.runs.findLast(({ opened }) => opened.procedure === procedure)?.opened.id ?? '';

function begun(): Toy {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

/** A crossing that was noted and marked, one that was struck, a sealed stash, a free roll and a note. */
function played(): Toy {
  const table = begun();
  open(table, 'cross', { side: 'owl' });
  say(table, [1, 2, 3], 'late');
  take(table, noteOn(table.projection, idOf(table, 'cross'), 'What luck'));
  take(table, toggleBookmark(table.projection, idOf(table, 'cross')));
  open(table, 'stash', { side: 'fox' });
  say(table, { label: 'Tea', worth: 7 });
  open(table, 'pass');
  open(table, 'cross', { side: 'fox' });
  say(table, [6, 6, 6], 'lost');
  take(table, strike(table.projection, [idOf(table, 'cross')]));
  take(table, freeRoll({ count: 2, sides: 10 }, { faces: [3, 9], by: 'physical' }, 'who starts'));
  return table;
}

const line = (more: Partial<LogLine>): LogLine => ({
  ...{ id: 'a', seq: 4, at: Date.now(), kind: 'procedure', moment: 'Turn 1', title: 'Crossing, 9' },
  ...{ struck: false, open: false, practice: false, lines: [], answers: [], conflicts: [] },
  ...more,
});
const given = (key: string, faces: readonly number[], more: Partial<LogAnswer> = {}): LogAnswer => ({
  ...{ entry: key, key, answer: { kind: 'dice', faces, by: 'app' }, auto: false, struck: false },
  ...more,
});
const logged = (...lines: readonly LogLine[]): Session => ({ ...atTable(begun()), log: signal(lines) });
const screen = (session: Session) => <LogScreen session={session} />;

async function choose(label: string, value: string): Promise<void> {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const select = document.getElementById(field?.htmlFor ?? '') as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
const entries = () => texts('.log-line .entry');

describe('the log', () => {
  it('stands newest first under its turns, with what was noted, marked, struck and sealed', () =>
    expectDrawn('log', screen(atTable(played()))));

  it('before the first line says what it will hold, and offers nothing to look for', () =>
    expectDrawn('log-empty', screen(atTable(sitDownNow(toy))), 'header, main'));

  it('of one kind, of one side, or with certain words, says how many there are and leads back to all', async () => {
    await draw(screen(atTable(played())));
    expect(texts('[role=status]')).toEqual(['']);
    await choose('Show', 'struck');
    expect(entries()).toEqual(['Crossing, 18']);
    expect(texts('[role=status]')).toEqual(['1 of 7 entries']);
    await choose('Side', 'owl');
    expect([entries(), texts('[role=status]')]).toEqual([[], ['0 of 7 entries']]);
    await choose('Show', '');
    expect(entries()).toEqual(['Crossing, 6']);
    await choose('Side', '');
    expect(entries()).toHaveLength(7);
    await type('Search the log', ' late ');
    expect(entries()).toEqual(['Crossing, 6']);
    await tap('Show everything');
    expect(entries()).toHaveLength(7);
    expect((control('Search the log') as HTMLInputElement).value).toBe('');
    await choose('Show', 'step:pass');
    await choose('Show', 'step:begin');
    expect(entries()).toEqual(['The night begins']);
  });

  it('from a turn on says how many lines are newer, and leads back to the newest', async () => {
    await draw(screen(atTable(played())));
    const first = [...document.querySelectorAll('option')].find(
      ({ textContent }) => textContent === 'Turn 1, dusk',
    );
    await choose('Go to turn', first?.value ?? '');
    expect(texts('h2')).toEqual(['Turn 1, dusk']);
    expect(texts('[role=status]')).toEqual(['2 entries newer']);
    expect(texts('.log-found button')).toEqual(['Show the newest']);
    await tap('Show the newest');
    expect(texts('h2')).toEqual(['Turn 1, night', 'Turn 1, dusk']);
    expect(texts('[role=status], .log-found button')).toEqual(['']);
  });

  it('a long one is shown by the hundred', async () => {
    const lines = Array.from({ length: 230 }, (_, i) => line({ id: `l${i}`, seq: i, title: `Line ${i}` }));
    await draw(screen(logged(...lines)));
    expect(entries()).toHaveLength(100);
    expect(entries()[0]).toBe('Line 229');
    const earlier = () => texts('main > button');
    const [first = ''] = earlier();
    await tap(first);
    expect(entries()).toHaveLength(200);
    const [second = ''] = earlier();
    await tap(second);
    expect(entries()).toHaveLength(230);
    expect([first, second, ...earlier()]).toEqual(['Show earlier (130)', 'Show earlier (30)']);
  });

  it('a note leads to the line that it is about, wherever that stands', async () => {
    await draw(screen(atTable(played())));
    await choose('Show', 'noted');
    expect(entries()).toEqual(['What luck', 'Crossing, 6']);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await tap('About: Crossing, 6');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(scroll).toHaveBeenLastCalledWith({ block: 'center' });
    expect(texts('[role=status]')).toEqual(['5 entries newer']);
    expect(entries()[0]).toBe('Crossing, 6');
    expect(document.activeElement?.querySelector('.entry')?.textContent).toBe('Crossing, 6');
  });
});

describe('a line', () => {
  it('says what it rests on: working, what it was, why, and what had no effect', () =>
    expectDrawn(
      'log-line-whole',
      screen(
        logged(
          line({
            kind: 'amendment',
            value: '+2',
            side: 'owl',
            phase: 'Night',
            procedure: 'cross',
            practice: true,
            afterReveal: true,
            reason: 'Misread',
            was: { title: 'Crossing, 8', value: '+1', lines: [{ kind: 'fact', label: 'Drift', value: '0' }] },
            lines: [{ kind: 'override', label: 'Drift', was: '0', value: '+1', reason: 'wind' }],
            conflicts: ['Shown already.'],
          }),
        ),
      ),
      '.log',
    ));

  it('that was amended says so, and each answer what became of it', () =>
    expectDrawn(
      'log-line-amended',
      screen(
        logged(
          line({
            was: { title: 'Crossing, 8', lines: [] },
            answers: [
              given('crossing', [1, 2]),
              given('drift', [4], { amended: true, auto: true }),
              given('gone', [5], { struck: true }),
              given('looked', [6], { auto: true }),
            ],
          }),
        ),
      ),
      '.log',
    ));

  it('that is struck says so, and offers nothing but to be read', () =>
    expectDrawn(
      'log-line-struck',
      screen(logged(line({ struck: true, value: '+1', answers: [given('x', [1])] }))),
      '.log',
    ));

  it('that is open leads to its question', async () => {
    await draw(screen(logged(line({ open: true, answers: [given('a', [1]), given('b', [2])] }))));
    expect(texts('.mark')).toEqual(['open']);
    expect(texts('.inside button')).not.toContain('Amend');
    await tap('Go to the open question');
    expect(route.value).toEqual({ screen: 'game', game: 'friday', view: 'table' });
  });

  it('of a lesson that goes against the rulebook is marked as an override, of a procedure only by its own', async () => {
    const warning = [{ kind: 'warning', label: 'Not as printed' }] as const;
    await draw(
      screen(logged(line({ kind: 'lesson', lines: warning }), line({ id: 'b', seq: 5, lines: warning }))),
    );
    expect(texts('.mark')).toEqual(['override']);
    expect(texts('details')[0]).not.toContain('override');
  });

  it('may only be amended where it rests on answers or is sealed', async () => {
    const ways = () => texts('.inside button');
    await draw(screen(logged(line({ answers: [given('x', [1])] }))));
    expect(ways()).toContain('Amend');
    await draw(screen(logged(line({}))));
    expect(ways()).not.toContain('Amend');
    await draw(screen(logged(line({ sealed: 'fox' }))));
    expect(ways()).toContain('Amend');
    expect(texts('.answers')).toEqual([]);
    await draw(screen(logged(line({ kind: 'note', answers: [given('x', [1])] }))));
    expect(ways()).not.toContain('Amend');
    await draw(screen(logged(line({ answers: [given('x', [1])] }))));
    await tap('Amend');
    expect(route.value).toEqual({ screen: 'game', game: 'friday', view: 'amend', item: 'a' });
  });
});

describe('what can be done about a line', () => {
  const first = async (button: string) => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button);
    found?.click();
    await settled();
  };

  it('it is struck, and that is said', async () => {
    const session = atTable(played());
    await draw(screen(session));
    await first('Strike this entry');
    expect(announcement.value.text).toBe('Struck: who starts. Redo brings it back.');
    expect(session.projection.value.struck.size).toBe(2);
  });

  it('a refusal strikes nothing and says nothing', async () => {
    const session = atTable(played(), { refuses: 'store.full' });
    await draw(screen(session));
    const before = announcement.value;
    await first('Strike this entry');
    expect(announcement.value).toBe(before);
    expect(texts('.dock [role=alert] p')).toEqual(['The disk is full.']);
    await tap('Dismiss');
    expect(texts('.dock [role=alert]')).toEqual([]);
  });

  it('a question is asked again, and the table comes with it', async () => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    say(table, 'heron', 'stand');
    const session = atTable(table);
    await draw(screen(session));
    await first('Ask again');
    expect(announcement.value.text).toBe('Asked again.');
    expect(session.question.value?.prompt.key).toBe('boat');
    expect(route.value).toMatchObject({ view: 'table' });
  });

  it('an answer in a game that is a file goes by the words of its question, as its key is the author’s', async () => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    say(table, 'heron', 'stand');
    const session = atTable(table);
    const answers = async (of: Session) => {
      await draw(screen(of));
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      await settled();
      return texts('.answer > .soft').map((text) => text.split(':')[0]);
    };
    const keys = await answers(session);
    const titles = await answers({ ...session, own: {} as NonNullable<Session['own']> });
    expect(titles).toHaveLength(keys.length);
    expect(titles).not.toEqual(keys);
    expect(titles).toContain('Which boat is it?');
  });

  it('another line waits until the open question is settled, and so does what an amendment replaced', async () => {
    const table = played();
    open(table, 'patrol', { side: 'fox' });
    await draw(screen(atTable(table)));
    expect(texts('.answer button')).toEqual([]);
    await draw(screen(logged(line({ was: { title: 'x', lines: [] }, answers: [given('b', [1])] }))));
    expect(texts('.answer button')).toEqual([]);
    await draw(screen(logged(line({ answers: [given('b', [1]), given('a', [1])] }))));
    expect(texts('.answer button')).toEqual(['Ask again']);
  });

  it('all after it is undone with it, once it was said how many log entries go and what they were worth', async () => {
    const session = atTable(played());
    await draw(screen(session));
    const from = [...document.querySelectorAll('.log-line')].at(-1);
    const [button] = [...(from?.querySelectorAll('button') ?? [])].filter(
      ({ textContent }) => textContent === 'Undo to here',
    );
    button?.click();
    await settled();
    expect(texts('dialog p')[0]).toMatch(
      /^\d log entries: this one and all after it\..* Redo brings all back\.$/,
    );
    const [confirm = ''] = texts('dialog .danger');
    expect(confirm).toMatch(/^Undo \d log entries$/);
    expect(texts('dialog .main')).toEqual(['Keep them']);
    await tap(confirm);
    expect(announcement.value.text).toBe(`${confirm.replace('Undo ', '')} undone. Redo brings all back.`);
    expect(session.projection.value.state).toMatchObject({ begun: false });
  });

  it('the last one alone is one log entry, and what is not confirmed stays', async () => {
    const session = atTable(begun());
    await draw(screen(session));
    await first('Undo to here');
    expect(texts('dialog p')[0]).toMatch(/^1 log entry: this one and all after it\./);
    expect(texts('dialog .danger')).toEqual(['Undo 1 log entry']);
    await tap('Keep them');
    expect(texts('dialog')).toEqual([]);
    expect(session.projection.value.state).toMatchObject({ begun: true });
  });

  it('with several notes says how many stand', async () => {
    const table = begun();
    for (const text of ['one', 'two', 'three'])
      take(table, noteOn(table.projection, idOf(table, 'begin'), text));
    take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
    await draw(screen(atTable(table)));
    expect(texts('summary .mark')).toEqual(['2 notes']);
    expect(texts('.remark s')).toEqual(['three']);
  });

  it('a note is written about it, a long one is not, and a second tap puts the field away', async () => {
    const session = atTable(begun());
    await draw(screen(session));
    await first('Add a note');
    expect(texts('.inside [aria-expanded=true]')).toEqual(['No note']);
    const field = document.querySelector<HTMLInputElement>('.inside form input');
    expect(document.activeElement).toBe(field);
    expect(field?.maxLength).toBe(500);
    if (field) field.value = 'Fog';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    field?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(announcement.value.text).toBe('Note added.');
    expect(texts('.remark q')).toEqual(['Fog']);
    expect(texts('.inside form')).toEqual([]);
    await first('Add a note');
    await first('No note');
    expect(texts('.inside form')).toEqual([]);
  });

  it('an override is put back by one tap, and where that asks something the amendment is opened', async () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    say(table, [1, 2, 5], 'lost');
    open(table, 'cross', { side: 'owl' });
    say(table, [1, 2, 4], 'late');
    const of = idOf(table, 'cross');
    const answer = { kind: 'override', value: 1, reason: 'wind' } as const;
    expect(
      take(
        table,
        amend(toy, table.projection, table.pack, { of, changes: [{ key: 'override:drift', answer }] }, ''),
      ),
    ).toBeUndefined();
    const session = atTable(table);
    await draw(screen(session));
    expect(texts('.way')).toEqual(['put back']);
    document.querySelector<HTMLElement>('button.way-line')?.click();
    await settled();
    expect(announcement.value.text).toBe('Put back. Undo brings the override back.');
    expect(texts('.way')).toEqual([]);

    await draw(screen(atTable(table, { pack: sitDownNow(toy).pack })));
    document.querySelector<HTMLElement>('button.way-line')?.click();
    await settled();
    expect(route.value).toEqual({ screen: 'game', game: 'friday', view: 'amend', item: of });
    expect(texts('[role=alert]')).toEqual([]);
    // It lives with the page until it is left.
    await draw(<AmendScreen session={atTable(table)} view="amend" item={of} />);
    await tap('Discard the changes');
  });
});

describe('what is noted at the foot of the log', () => {
  const submit = async () => {
    document
      .querySelector('.dock form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
  };

  it('a note is a line, and an empty one none', async () => {
    const session = atTable(begun());
    await draw(screen(session));
    const before = session.projection.value.entries.length;
    await type('Note', '  ');
    await submit();
    expect(session.projection.value.entries).toHaveLength(before);
    await type('Note', 'Rain at last');
    await submit();
    expect(entries()[0]).toBe('Rain at last');
    expect((control('Note') as HTMLInputElement).value).toBe('');
    expect(announcement.value.text).toBe('Note added.');
  });

  it('what is refused stays to be sent again', async () => {
    await draw(screen(atTable(begun(), { refuses: 'store.full' })));
    await type('Note', 'Rain at last');
    await submit();
    expect((control('Note') as HTMLInputElement).value).toBe('Rain at last');
  });

  it('dice for what no rule asks for: so many, of so many sides, with the note beside them', async () => {
    const session = atTable(begun());
    await draw(screen(session));
    await type('Note', 'who starts');
    await tap('Roll');
    expect(texts('[aria-expanded=true]')).toEqual(['No roll']);
    const pick = async (label: string) => {
      const [option] = [...document.querySelectorAll('label')].filter(
        ({ textContent }) => textContent === label,
      );
      option?.querySelector('input')?.click();
      await settled();
    };
    await pick('2 dice');
    await pick('10 sides');
    expect(texts('.dice button')).toHaveLength(10);
    await tap('10');
    await tap('7');
    expect(announcement.value.text).toBe('Rolled 10, 7.');
    expect(session.projection.value.entries.at(-1)).toMatchObject({
      kind: 'v1.Noted',
      text: 'who starts',
      roll: { faces: [10, 7], by: 'physical', sides: 10 },
    });
    expect((control('Note') as HTMLInputElement).value).toBe('');
    expect(texts('.free-roll')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Roll');
    await tap('Roll');
    await tap('No roll');
    expect(texts('.free-roll')).toEqual([]);
  });

  it('a roll that is refused stands as it was', async () => {
    await draw(screen(atTable(begun(), { refuses: 'store.full' })));
    await tap('Roll');
    await tap('3');
    expect(texts('.free-roll')).toHaveLength(1);
  });
});
