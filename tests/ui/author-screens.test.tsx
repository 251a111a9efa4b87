// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft } from '../../src/app/kept-draft';
import * as growing from '../../src/app/own/author/grow-game';
import * as making from '../../src/app/own/author/make-game';
import { parseRoute } from '../../src/app/route';
import { fail, ok } from '../../src/core/result';
import { changed } from '../../src/own/author/changes/apply';
import { AddScreen } from '../../src/ui/author/add';
import { AnotherGameScreen } from '../../src/ui/author/another-game';
import * as persisting from '../../src/ui/device/persistence';
import { announcement } from '../../src/ui/kit/announce';
import { toy } from '../games/toy/toy';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/own/author/grow-game', { spy: true });
vi.mock('../../src/app/own/author/make-game', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const SLOT = 'war-diary:another-game';

beforeEach(() => {
  vi.clearAllMocks();
  dropDraft(SLOT);
  location.hash = '#/new/another';
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
});

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];
const values = () => fields().map(({ value }) => value);
async function typeAt(i: number, text: string): Promise<void> {
  const field = fields()[i];
  if (!field) throw new Error(`no field ${i}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

it('asks for the name, two sides, and how many turns', () =>
  expectDrawn('another-game', <AnotherGameScreen />));

it('is played once, with what was typed, and its draft is gone', async () => {
  let begun = (_: unknown) => {};
  vi.mocked(making.makeGame).mockReturnValue(new Promise((done) => (begun = done)) as never);
  await draw(<AnotherGameScreen />);
  await typeAt(0, ' Marengo ');
  await tap('Play');
  control('Starting…').click();
  expect(making.makeGame).toHaveBeenCalledOnce();
  expect(making.makeGame).toHaveBeenCalledWith({
    ...{ do: 'begin', title: 'Marengo', sides: ['Blue', 'Red'], turns: { name: 'Turn', count: 10 } },
  });
  begun(ok('monday'));
  await settled();
  expect(parseRoute(location.hash)).toEqual({ screen: 'game', game: 'monday', view: 'table' });
  await draw(<AnotherGameScreen />);
  expect(values()[0]).toBe('');
});

it('that cannot be stored is told, and what was typed stays for another try', async () => {
  vi.mocked(making.makeGame).mockResolvedValue(fail('store.full', 'The disk is full.'));
  await draw(<AnotherGameScreen />);
  await typeAt(0, 'Marengo');
  await tap('Play');
  expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
  expect(location.hash).toBe('#/new/another');
  await draw(<AnotherGameScreen />);
  expect(values()).toEqual(['Marengo', 'Blue', 'Red', '10', 'Turn']);
});

it.each([
  ['game.title', 0],
  ['sides.2.name', 2],
  ['sides', 2],
  ['turns.count', 3],
  ['turns.name', 4],
])('what the file cannot hold at %s is said at its field, which has the focus', async (field, at) => {
  vi.mocked(making.makeGame).mockResolvedValue(fail('definition.long', 'It has 50 letters.', field));
  await draw(<AnotherGameScreen />);
  await typeAt(0, 'Marengo');
  await tap('Play');
  expect(texts('[role=alert]')).toEqual(['It has 50 letters.']);
  expect(document.activeElement).toBe(fields()[at]);
  expect(fields().map((one) => one.getAttribute('aria-invalid'))).toEqual(
    fields().map((_, i) => String(i === at)),
  );
  const told = fields()[at]?.getAttribute('aria-errormessage') ?? '';
  expect(document.getElementById(told)?.textContent).toBe('It has 50 letters.');
});

it.each([
  ['no game', { title: 3 }],
  ['a seventh side', { sides: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }],
  ['one side alone', { sides: ['A'] }],
  ['turns of another kind', { turns: 'endless' }],
])('a draft that is %s counts as nothing', async (_, other) => {
  const kept = { title: 'Kept', sides: ['A', 'B'], turns: 'open', count: '', dates: '', turn: 'Day' };
  keepDraft(SLOT, kept, 'device');
  await draw(<AnotherGameScreen />);
  expect(values()).toEqual(['Kept', 'A', 'B', 'Day']);
  keepDraft(SLOT, { ...kept, ...other }, 'device');
  await draw(<AnotherGameScreen />);
  expect(values()[0]).toBe('');
});

describe('adding to a game', () => {
  const started = (by?: string) => {
    const begin = {
      do: 'begin',
      title: 'Marengo',
      sides: ['French', 'Austrian'],
      turns: { count: 8 },
    } as const;
    vi.mocked(growing.draftNow).mockReturnValue(changed(undefined, { ...begin, ...(by && { by }) }));
    const session = atTable(sitDownNow(toy));
    dropDraft('war-diary:add:friday');
    return session;
  };

  it('offers what can be added', () => expectDrawn('add', <AddScreen session={started()} />));

  it('says so where the file is by somebody', async () => {
    await draw(<AddScreen session={started('Ann Lee')} />);
    expect(texts('main p')).toContain('This file is by Ann Lee. What you add makes an edition of your own.');
  });

  it.each([
    ['steps', /^Steps of a turn/],
    ['table', /^A table/],
    ['units', /^Units/],
    ['comes', /^Something that comes/],
    ['counter', /^A counter/],
  ])('asks for %s in one small form', async (part, name) => {
    await draw(<AddScreen session={started()} />);
    await pick(name);
    expectOutline(`add-${part}`, 'main');
  });

  it('is one change of the file, and leads to the table', async () => {
    vi.mocked(growing.growGame).mockResolvedValue(ok(undefined));
    const session = started();
    await draw(<AddScreen session={session} />);
    await pick(/^A counter/);
    await typeAt(0, 'Supply');
    await tap('Starts at: one more');
    await tap('Add');
    expect(growing.growGame).toHaveBeenCalledExactlyOnceWith(session, {
      ...{ do: 'add', section: 'counters', value: { name: 'Supply', start: 1, min: 0, max: 20 } },
    });
    expect(announcement.value.text).toBe('Added. Undo takes it back.');
    expect(parseRoute(location.hash)).toEqual({ screen: 'game', game: 'friday', view: 'table' });
    await draw(<AddScreen session={session} />);
    expect(texts('h1')).toEqual(['Add to the game']);
  });

  it('that cannot be stored is told, and what was typed stays for another try', async () => {
    vi.mocked(growing.growGame).mockResolvedValue(fail('store.full', 'The disk is full.'));
    const session = started();
    await draw(<AddScreen session={session} />);
    await pick(/^Something that comes/);
    await typeAt(1, 'Desaix');
    await tap('Add');
    expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
    await draw(<AddScreen session={session} />);
    expect(texts('h1')).toEqual(['Add: Something that comes']);
    expect(values()[1]).toBe('Desaix');
  });
});

async function pick(name: RegExp): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  if (!found) throw new Error(`no ${name}`);
  found.click();
  await settled();
}
