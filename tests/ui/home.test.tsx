// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as archiving from '../../src/app/archive';
import * as errors from '../../src/app/errors';
import * as examples from '../../src/app/example';
import * as creating from '../../src/app/library';
import { lostGames } from '../../src/app/lost-games';
import * as made from '../../src/app/made-packs';
import * as own from '../../src/app/own-games';
import { go, route } from '../../src/app/route';
import * as tablesOf from '../../src/app/tables';
import { emptyPack } from '../../src/core/charts/pack';
import { fail, failWith, ok } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import { DeviceLines } from '../../src/ui/device/device-lines';
import * as persisting from '../../src/ui/device/persistence';
import { update } from '../../src/ui/device/update';
import { UpdateLine } from '../../src/ui/device/update-line';
import { ContinueScreen } from '../../src/ui/first/continue';
import { CrashScreen } from '../../src/ui/first/crash';
import { ExampleScreen, PracticeScreen } from '../../src/ui/first/example';
import { Frame } from '../../src/ui/first/frame';
import { refuseFrame } from '../../src/ui/first/framed';
import { GameList } from '../../src/ui/first/game-list';
import { HomeScreen } from '../../src/ui/first/home';
import { NewGameScreen } from '../../src/ui/first/new-game';
import { Stored } from '../../src/ui/first/stored';
import { QuickScreen } from '../../src/ui/play/quick';
import { RulesScreen } from '../../src/ui/rules/rules';
import { OpeningFailed } from '../../src/ui/stuck/opening-failed';
import { PATROL, TOY_PRACTICE } from '../games/toy/charts';
import { gaugeMeta } from '../games/toy/gauge';
import { toy, toyMeta } from '../games/toy/toy';
import {
  control,
  draw,
  expectDrawn,
  expectOutline,
  freshPage,
  NOON,
  settled,
  tap,
  texts,
  type,
} from './drawn';

freshPage();

vi.mock('../../src/app/library', { spy: true });
vi.mock('../../src/app/archive', { spy: true });
vi.mock('../../src/app/example', { spy: true });
vi.mock('../../src/app/made-packs', { spy: true });
vi.mock('../../src/app/own-games', { spy: true });
vi.mock('../../src/app/tables', { spy: true });
vi.mock('../../src/app/errors', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const row = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  ...{ id, game: 'toy', title: `Game ${id}`, charts: 'own', created: 1, updated: NOON, archived: false },
  ...{ entries: 12, summary: 'Turn 3' },
  ...more,
});
const shows = (state: object) => {
  (creating.games as { value: unknown }).value = state;
};
const ready = (...rows: readonly GameRow[]) => shows({ state: 'ready', rows });
const has = (what: object) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const saved: string[] = [];
const label = (words: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.startsWith(words))
    ?.querySelector('input');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(creating.refresh).mockResolvedValue(undefined);
  vi.mocked(made.madePacks).mockResolvedValue(ok([]));
  vi.mocked(own.loadOwnGames).mockResolvedValue(ok(undefined));
  vi.mocked(persisting.checkRoom).mockResolvedValue(undefined);
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
  ready();
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});

describe('home', () => {
  const screen = <HomeScreen registry={[toyMeta]} />;

  it('is the frame that was drawn before the code came, for who has nothing here', async () => {
    await draw(<Frame registry={[toyMeta]} />);
    const frame = document.body.innerHTML.replace('<h1>', '<h1 tabindex="-1">');
    await draw(screen);
    expect(document.body.innerHTML).toBe(frame);
    expectOutline('home');
    shows({ state: 'loading' });
    await draw(screen);
    expect(document.body.innerHTML).toBe(frame);
  });

  it('goes on for who was here before while the store has not told: the tap waits for it, and is not lost', async () => {
    vi.resetModules();
    has({ serviceWorker: { controller: {} } });
    const { HomeScreen: Again } = await import('../../src/ui/first/home');
    const again = await import('../../src/app/library');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    let told = () => {};
    const waits = new Promise<void>((resolve) => {
      told = resolve;
    });
    for (const { refresh } of [again, creating]) vi.mocked(refresh).mockReturnValue(waits);
    (again.games as { value: unknown }).value = { state: 'loading' };
    await draw(<Again registry={[toyMeta]} />);
    expect(texts('.home > .main, .welcome')).toEqual(['Continue']);
    expect(control('Continue').getAttribute('href')).toBe('#/continue');

    shows({ state: 'loading' });
    go({ screen: 'continue' });
    await draw(<ContinueScreen />);
    expect(route.value.screen).toBe('continue');
    ready(row('b'));
    told();
    await settled();
    expect(route.value).toMatchObject({ screen: 'game', game: 'b' });
  });

  it('looks for the games again, and says why there are none where they cannot be read', async () => {
    shows({ state: 'failed', problem: { code: 'store.open', message: 'It will not open.' } });
    await expectDrawn('home-failed', screen, '[role=alert]');
    expect(creating.refresh).toHaveBeenCalledOnce();
    await tap('Try again');
    expect(creating.refresh).toHaveBeenCalledTimes(2);
    expect(texts('.welcome')).toEqual([]);
  });

  it('with games shows those and no welcome', async () => {
    ready(row('a'));
    await draw(screen);
    expect(texts('.welcome')).toEqual([]);
    expect(texts('.games .title')).toEqual(['Game a']);
  });
});

describe('what is stored', () => {
  const screen = <Stored registry={[toyMeta, gaugeMeta]} />;

  it('is the games, those put away apart, the last copy, and the look before one leaves', async () => {
    ready(
      row('a', { title: 'Smugglers, 22 Nov', charts: 'practice', copied: { at: NOON, entries: 10 } }),
      row('b', { game: 'gone', entries: 1, updated: NOON - 86_400_000 }),
      row('c', { archived: true, origin: { game: 'a', lines: 8, beside: { game: 'a', common: 8 } } }),
    );
    await expectDrawn('stored', screen);
  });

  it('of nothing is nothing', async () => {
    await draw(screen);
    expect(document.body.innerHTML).toBe('');
    ready(row('c', { archived: true }));
    await draw(screen);
    expect(texts('[aria-label=Games]')).toEqual([]);
    expect(texts('summary')).toEqual(['Archived (1)']);
  });

  it('what the browser has dropped is said by name, until it is dismissed', async () => {
    const lost = lostGames as { value: unknown };
    lost.value = ['One', 'Two', 'Three'];
    await draw(screen);
    expect(texts('[role=alert] p')[0]).toContain(
      'with it "One", "Two", "Three". The app has deleted nothing.',
    );
    lost.value = ['One', 'Two', 'Three', 'Four', 'Five'];
    await draw(screen);
    expect(texts('[role=alert] p')[0]).toContain('"One", "Two", "Three" and 2 more. ');
    expect(errors.recentProblems()[0]).toBe('store.emptied');
    expect(control('Restore from a file').getAttribute('href')).toBe('#/backups');
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('what could not be done with a game is told above the list, until it is dismissed or one leaves', async () => {
    ready(row('a'));
    vi.mocked(archiving.setArchived).mockResolvedValue(fail('store.full', 'The disk is full.'));
    await draw(screen);
    await tap('More for Game a');
    await tap('Archive');
    await tap('Archive it');
    expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
    await tap('Archive it');
    await draw(screen);
    expect(texts('[role=alert]')).toEqual([]);
  });
});

describe('a game on the list', () => {
  const report = vi.fn();
  const list = (...rows: readonly GameRow[]) => (
    <>
      <h1 tabIndex={-1}>War Diary</h1>
      <GameList
        rows={rows}
        registry={[{ ...toyMeta, sheet: async () => ({}) as never }]}
        onProblem={report}
        first
      />
    </>
  );

  it('opens what can be done with it, and closes it again', async () => {
    await draw(list(row('a'), row('b', { archived: true, game: 'gone' })));
    expect(control('More for Game a').getAttribute('aria-expanded')).toBe('false');
    await tap('More for Game a');
    expectOutline('game-more', 'li');
    await tap('More for Game a');
    expect(texts('.acts')).toEqual([]);
    await tap('More for Game b');
    expect(texts('.acts > :not(p)')).toEqual(['Rename', 'Bring back', 'Save a copy', 'Delete now']);
  });

  it('is renamed; Escape and Cancel leave it as it was, with the focus where it came from', async () => {
    vi.mocked(creating.rename).mockResolvedValue(ok(undefined));
    await draw(list(row('a')));
    const submit = async () => {
      document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settled();
    };
    const open = async () => {
      await tap('More for Game a');
      await tap('Rename');
    };
    await open();
    expectOutline('game-rename', 'form');
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Club';
    await submit();
    expect(creating.rename).toHaveBeenCalledWith('a', 'Club');
    expect([texts('form'), document.activeElement?.getAttribute('aria-label')]).toEqual([
      [],
      'More for Game a',
    ]);
    await open();
    await tap('Cancel');
    expect([texts('form'), document.activeElement?.getAttribute('aria-label')]).toEqual([
      [],
      'More for Game a',
    ]);
    for (const [key, isComposing, left] of [
      ['a', false, 1],
      // While a word is composed, Escape is for its editor.
      ['Escape', true, 1],
      ['Escape', false, 0],
    ] as const) {
      if (key === 'a') await open();
      document
        .querySelector('form')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true }));
      await settled();
      expect(texts('form')).toHaveLength(left);
    }
    vi.mocked(creating.rename).mockResolvedValue(fail('x', 'No.'));
    await open();
    await submit();
    expect(texts('form')).toHaveLength(1);
    expect(report).toHaveBeenLastCalledWith({ code: 'x', message: 'No.' });
  });

  it('is archived for some days once that is confirmed, with a copy offered first, and the focus goes to the heading', async () => {
    vi.mocked(archiving.setArchived).mockResolvedValue(ok(undefined));
    await draw(list(row('a')));
    await tap('More for Game a');
    await tap('Archive');
    expectOutline('game-archive', 'dialog');
    await tap('Keep it in the list');
    expect(archiving.setArchived).not.toHaveBeenCalled();
    await tap('More for Game a');
    await tap('Archive');
    expect(control('Save a copy first').getAttribute('href')).toBe('#/backups/a');
    await tap('Archive it');
    expect(archiving.setArchived).toHaveBeenLastCalledWith(row('a'), 'for-days');
    expect(document.activeElement?.textContent).toBe('War Diary');
    expect(report).toHaveBeenLastCalledWith(undefined);
  });

  it('that is archived says how long it stays, is brought back, or kept until it is deleted', async () => {
    vi.mocked(archiving.setArchived).mockResolvedValue(ok(undefined));
    const seen = NOON - 3 * 86_400_000;
    const archive = { aged: 0, seen, entries: 12 };
    const left = (aged: number) => row('a', { archived: true, archive: { ...archive, aged } });
    await draw(list(left(0)));
    expect(texts('.fact').at(-1)).toBe('27 days left');
    await draw(list(left(26 * 86_400_000)));
    expect(texts('.fact').at(-1)).toBe('1 day left');
    await tap('More for Game a');
    expect(texts('.acts > :not(p)')).toEqual([
      ...['Rename', 'Bring back', 'Keep for good', 'Save a copy', 'State sheet', 'Delete now'],
    ]);
    await tap('Keep for good');
    expect(archiving.setArchived).toHaveBeenLastCalledWith(left(26 * 86_400_000), 'kept');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Game a');
    await tap('More for Game a');
    await tap('Bring back');
    expect(archiving.setArchived).toHaveBeenLastCalledWith(left(26 * 86_400_000), 'back');
    await draw(list(row('a', { archived: true })));
    expect(texts('.fact').at(-1)).toBe('kept until you delete it');
  });

  it('is deleted only from the archive, and only when that is confirmed', async () => {
    vi.mocked(creating.remove).mockResolvedValue(fail('x', 'No.'));
    await draw(list(row('a', { entries: 1, archived: true })));
    await tap('More for Game a');
    await tap('Delete now');
    expectOutline('game-delete', 'dialog');
    await tap('Keep the game');
    expect(texts('dialog')).toEqual([]);
    expect(texts('.acts')).toHaveLength(1);
    await tap('Delete now');
    await tap('Delete it');
    expect(creating.remove).toHaveBeenCalledWith('a');
    expect(document.activeElement?.textContent).not.toBe('War Diary');
    await draw(list(row('a', { archived: true })));
    await tap('More for Game a');
    await tap('Delete now');
    expect(texts('dialog p')).toEqual([
      'Deletes all 12 entries from this device. The charts you filled in are kept.',
    ]);
  });

  it('that is not the first has no way to continue of its own', async () => {
    await draw(<GameList rows={[row('a')]} registry={[]} onProblem={report} />);
    expect(texts('.go')).toEqual([]);
    expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Archived games');
    expect(texts('.fact')[0]).toBe('toy');
  });
});

describe('what threatens the games', () => {
  it('too little room is said in whole megabytes', async () => {
    persisting.scarce.value = 3_999_999;
    await draw(<DeviceLines />);
    expect(texts('[role=status] p')[0]).toMatch(/^Room is short: about 3 MB are left for this app\./);
    persisting.scarce.value = undefined;
    await draw(<DeviceLines />);
    expect(texts('p')).toEqual([]);
    expect(persisting.checkRoom).toHaveBeenCalledTimes(2);
  });

  it('a browser that deletes after seven days is named where games are in it, and the app is not installed', async () => {
    const { userAgent } = navigator;
    const said = async () => {
      await draw(<DeviceLines />);
      return texts('.update p').length;
    };
    has({ userAgent: 'iPhone' });
    expect(await said()).toBe(0);
    ready(row('a'));
    expect(await said()).toBe(1);
    has({ standalone: true });
    expect(await said()).toBe(0);
    has({ standalone: false, userAgent });
    expect(await said()).toBe(0);
  });
});

describe('a new version', () => {
  const open = (...ids: readonly string[]) =>
    has({ locks: { query: async () => ({ held: ids.map((id) => ({ name: `war-diary:game:${id}` })) }) } });

  it('is taken at a tap, and looked at once more before', async () => {
    open();
    await draw(<UpdateLine />);
    expect(document.body.innerHTML).toBe('');
    const apply = vi.fn(async () => {});
    update.value = { apply };
    await draw(<UpdateLine />);
    expect(texts('p, button')).toEqual(['A new version is ready.', 'Update now']);
    update.value = { apply, news: { version: '9.1.0', groups: [] } };
    await draw(<UpdateLine />);
    expect(texts('p, a')).toEqual(['A new version is ready: 9.1.0. What’s new', 'What’s new']);
    update.value = { apply };
    open('a');
    ready(row('a'));
    await tap('Update now');
    expect(apply).not.toHaveBeenCalled();
    expect(texts('p, button')).toEqual([
      'A new version is ready. It waits until Game a is closed in the other tab.',
    ]);
    open();
    await draw(<UpdateLine />);
    await tap('Update now');
    expect(apply).toHaveBeenCalledOnce();
    update.value = undefined;
  });

  it('waits for what is typed in some tab, and for a game that is open first', async () => {
    const held = (...names: readonly string[]) =>
      has({ locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });
    const apply = vi.fn(async () => {});
    update.value = { apply };
    ready(row('a'));
    held();
    await draw(<UpdateLine />);
    held('war-diary:typed');
    await tap('Update now');
    expect(apply).not.toHaveBeenCalled();
    expect(texts('p, button')).toEqual([
      'A new version is ready. It waits until what you typed, here or in another tab, is saved or its screen is closed.',
    ]);
    held('war-diary:typed', 'war-diary:game:a');
    await draw(<UpdateLine key="again" />);
    expect(texts('p, button')).toEqual([
      'A new version is ready. It waits until Game a is closed in the other tab.',
    ]);
    update.value = undefined;
  });

  it('waits for the games of other tabs by their titles, which are asked for where they are not known', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    update.value = { apply: async () => {} };
    open('a', 'b');
    ready(row('a'));
    await draw(<UpdateLine />);
    expect(creating.refresh).toHaveBeenCalledOnce();
    expect(texts('p')).toEqual([
      'A new version is ready. It waits until Game a and a game is closed in the other tab.',
    ]);
    open();
    vi.advanceTimersByTime(2_999);
    await settled();
    expect(texts('button')).toEqual([]);
    vi.advanceTimersByTime(1);
    await settled();
    expect(texts('button')).toEqual(['Update now']);
    await draw(<p />);
    expect(vi.getTimerCount()).toBe(0);
    open('a');
    await draw(<UpdateLine />);
    expect(creating.refresh).toHaveBeenCalledOnce();
    update.value = undefined;
  });
});

describe('a new game', () => {
  const start = async () => {
    document
      .getElementById('new-game')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
  };
  const pick = async (words: string) => {
    label(words)?.click();
    await settled();
  };
  const withSheet = { ...toyMeta, sheet: async () => ({}) as never, example: async () => ({}) as never };

  it('asks which, on which charts, from where, and what it is called', () =>
    expectDrawn('new-game', <NewGameScreen registry={[withSheet, { ...gaugeMeta, printed: true }]} />));

  it('of no game at all cannot be made', async () => {
    await draw(<NewGameScreen registry={[]} />);
    await start();
    expect(creating.create).not.toHaveBeenCalled();
    expect((document.querySelector('input[type=text]') as HTMLInputElement).value).toBe('');
  });

  it('is made as it was chosen, and opened', async () => {
    const registry = [toyMeta, withSheet];
    vi.mocked(creating.create).mockResolvedValue(ok('new-id'));
    go({ screen: 'new' });
    await draw(<NewGameScreen registry={registry} />);
    await start();
    expect(creating.create).toHaveBeenLastCalledWith(
      registry,
      'toy',
      'Smugglers, 22 Nov',
      'own',
      undefined,
      'set-up',
      '',
    );
    expect(route.value).toMatchObject({ screen: 'game', game: 'new-id', view: 'table' });
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
    await draw(<NewGameScreen registry={[withSheet]} />);
    await pick('Practice tables');
    await pick('Go on from a state sheet');
    const title = document.querySelector('input[type=text]') as HTMLInputElement;
    title.value = 'Friday';
    title.dispatchEvent(new Event('input', { bubbles: true }));
    const clock = document.querySelector('details') as HTMLDetailsElement;
    clock.dispatchEvent(new Event('toggle'));
    await settled();
    clock.querySelector<HTMLInputElement>('label:last-child > input')?.click();
    await settled();
    const minutes = clock.querySelector('input[inputmode]') as HTMLInputElement;
    minutes.value = '９０';
    minutes.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await start();
    expect(creating.create).toHaveBeenLastCalledWith(
      [withSheet],
      'toy',
      'Friday',
      'practice',
      undefined,
      'sheet',
      '９０',
    );
  });

  it('may use a set that players made, which another game does not offer', async () => {
    vi.mocked(creating.create).mockResolvedValue(ok('new-id'));
    const sets = [emptyPack('one', 'toy', 'Club'), { ...emptyPack('two', 'toy', 'Trying'), practice: true }];
    vi.mocked(made.madePacks).mockImplementation(async (id) => ok(id === 'toy' ? sets : []));
    const registry = [toyMeta, gaugeMeta];
    await draw(<NewGameScreen registry={registry} />);
    expect(texts('fieldset:nth-of-type(3) .pick').slice(2)).toEqual([
      'ClubA set of your own.',
      'TryingA set of practice tables.',
    ]);
    await pick('Trying');
    await start();
    expect(creating.create).toHaveBeenLastCalledWith(
      registry,
      'toy',
      expect.any(String),
      'practice',
      'two',
      'set-up',
      '',
    );
    await pick('Club');
    await start();
    expect(creating.create).toHaveBeenLastCalledWith(
      registry,
      'toy',
      expect.any(String),
      'own',
      'one',
      'set-up',
      '',
    );
    await pick('Soundings');
    expect(texts('fieldset:nth-of-type(3) .pick b')).toEqual([
      'Learn from my mapsheet as we play',
      'Practice tables',
    ]);
    expect(label('Learn')?.checked).toBe(true);
    expect((document.querySelector('input[type=text]') as HTMLInputElement).value).toBe('Soundings, 22 Nov');
  });

  it('of a game that prints its tables has nothing to choose, unless there are sets', async () => {
    await draw(<NewGameScreen registry={[{ ...toyMeta, printed: true }]} />);
    expect(texts('legend')).toEqual(['Game', 'Own games']);
    vi.mocked(made.madePacks).mockResolvedValue(ok([emptyPack('one', 'toy', 'Club')]));
    await draw(<NewGameScreen registry={[{ ...toyMeta, printed: true }]} />);
    expect(texts('legend, .pick b').slice(3)).toEqual(['Charts', 'The rulebook’s tables', 'Club']);
  });

  it('that could not be made says why; while it is made a second tap makes none', async () => {
    let done = (_: unknown) => {};
    vi.mocked(creating.create).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    go({ screen: 'new' });
    await draw(<NewGameScreen registry={[toyMeta]} />);
    await start();
    expect(texts('footer button')).toEqual(['Starting…']);
    expect(document.querySelector('footer button')?.getAttribute('aria-disabled')).toBe('true');
    await start();
    expect(creating.create).toHaveBeenCalledOnce();
    done(fail('store.full', 'The disk is full.'));
    await settled();
    expect(texts('footer button, [role=alert] p')).toEqual(['The disk is full.', 'Start']);
    expect(persisting.askPersistence).not.toHaveBeenCalled();
    expect(route.value.screen).toBe('new');
    vi.mocked(creating.create).mockResolvedValue(ok('late'));
    go({ screen: 'home' });
    await start();
    expect(texts('[role=alert]')).toEqual([]);
    expect(route.value.screen).toBe('home');
  });
});

describe('on the way to a game', () => {
  it('the last one that is not put away is gone on with; home without one', async () => {
    ready(row('a', { archived: true }), row('b'), row('c'));
    await draw(<ContinueScreen />);
    expect(route.value).toMatchObject({ screen: 'game', game: 'b', view: 'table' });
    for (const state of [{ state: 'ready', rows: [row('a', { archived: true })] }, { state: 'failed' }]) {
      shows(state);
      go({ screen: 'continue' });
      await draw(<ContinueScreen />);
      expect(route.value.screen).toBe('home');
    }
    let done = () => {};
    vi.mocked(creating.refresh).mockReturnValue(
      new Promise((resolve) => {
        done = resolve;
      }),
    );
    ready(row('b'));
    await draw(<ContinueScreen />);
    await draw(<p />);
    done();
    await settled();
    expect(route.value.screen).toBe('home');
  });

  it('an example is opened, of the game that is named or the first that has one', async () => {
    vi.mocked(examples.openExample).mockResolvedValue(ok('ex'));
    const registry = [
      toyMeta,
      { ...gaugeMeta, example: async () => ({}) as never },
      { ...toyMeta, id: 'x', example: async () => ({}) as never },
    ];
    await draw(<ExampleScreen registry={registry} game={undefined} />);
    expect(examples.openExample).toHaveBeenLastCalledWith(registry[1]);
    expect(route.value).toMatchObject({ screen: 'game', game: 'ex' });
    await draw(<ExampleScreen registry={registry} game="x" />);
    expect(examples.openExample).toHaveBeenLastCalledWith(registry[2]);
    await draw(<ExampleScreen registry={registry} game="toy" />);
    expect(route.value.screen).toBe('home');
  });

  it('an example that is left before it is there is not gone to', async () => {
    let done = (_: unknown) => {};
    vi.mocked(examples.openExample).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    go({ screen: 'settings' });
    await draw(
      <ExampleScreen registry={[{ ...toyMeta, example: async () => ({}) as never }]} game={undefined} />,
    );
    await draw(<p />);
    done(ok('ex'));
    await settled();
    expect(route.value.screen).toBe('settings');
  });

  it('an example that cannot be opened is told and tried again', async () => {
    vi.mocked(examples.openExample).mockResolvedValueOnce(fail('x', 'Not there.'));
    const registry = [{ ...toyMeta, example: async () => ({}) as never }];
    await draw(<ExampleScreen registry={registry} game={undefined} />);
    expect(texts('h1, [role=alert] p')).toEqual(['Example', 'Not there.']);
    vi.mocked(examples.openExample).mockResolvedValueOnce(ok('ex'));
    await tap('Try again');
    expect(route.value).toMatchObject({ screen: 'game', game: 'ex' });
  });

  it('a practice game is of the game that is named or the first that has one, and tried again where it could not be begun', async () => {
    vi.mocked(examples.openPractice).mockResolvedValueOnce(fail('x', 'No room.'));
    const registry = [
      toyMeta,
      { ...gaugeMeta, example: async () => ({}) as never },
      { ...toyMeta, id: 'x', example: async () => ({}) as never },
    ];
    await draw(<PracticeScreen registry={registry} />);
    expect(texts('h1, [role=alert] p')).toEqual(['Practice game', 'No room.']);
    expect(persisting.askPersistence).not.toHaveBeenCalled();
    vi.mocked(examples.openPractice).mockResolvedValue(ok('made'));
    await tap('Try again');
    expect(examples.openPractice).toHaveBeenLastCalledWith(registry[1]);
    expect(route.value).toMatchObject({ screen: 'game', game: 'made' });
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
    await draw(<PracticeScreen registry={registry} game="x" />);
    expect(examples.openPractice).toHaveBeenLastCalledWith(registry[2]);
  });

  it('a practice game is offered until a game has been played to its end', async () => {
    await draw(<HomeScreen registry={[toyMeta]} />);
    expect(texts('nav.home > a')).toEqual(['Roll a battle 10 seconds', 'Practice game', 'New game']);
    localStorage.setItem('war-diary:finished', 'yes');
    ready(row('a'));
    await draw(<HomeScreen registry={[toyMeta]} />);
    expect(texts('nav.home > a')).toEqual(['Continue', 'New game']);
  });

  it('one that did not open is tried again, or its file is saved', async () => {
    const onRetry = vi.fn();
    const problem = { code: 'x', message: 'Too new.' };
    await expectDrawn(
      'opening-failed',
      <OpeningFailed id="a" registry={[]} problem={problem} onRetry={onRetry} />,
    );
    await tap('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    vi.mocked(errors.exportGame).mockResolvedValueOnce(ok(new Blob()));
    await tap('Save game file');
    expect([saved, texts('output')]).toEqual([
      ['War Diary, game.json'],
      ['The game file is with your downloads.'],
    ]);
    vi.mocked(errors.exportGame).mockResolvedValueOnce(failWith(['reload'], 'y', 'Gone.'));
    await tap('Save game file');
    expect(texts('[role=alert] p, [role=alert] button')).toEqual(['Gone.', 'Reload']);
  });

  it('where something broke it says what is saved, and leads home', async () => {
    go({ screen: 'game', game: 'a', view: 'table' });
    ready(row('a'));
    await expectDrawn('crash', <CrashScreen message="boom" />);
    expect(document.activeElement?.textContent).toBe('Something broke');
    vi.mocked(errors.exportGame).mockResolvedValueOnce(ok(new Blob()));
    await tap('Save file');
    expect([saved, texts('[role=status]')]).toEqual([
      ['War Diary, Game a.json'],
      ['The game file is with your downloads.'],
    ]);
    vi.mocked(errors.exportGame).mockResolvedValueOnce(fail('y', 'Gone.'));
    await tap('Save file');
    expect(texts('[role=status]')).toEqual(['Gone.']);
    await tap('Home');
    expect(route.value.screen).toBe('home');
    expect(errors.clearCrash).toHaveBeenCalledOnce();
    await draw(<CrashScreen message="boom" />);
    expect(texts('.lead, .card p')).toEqual([
      'What was saved is still saved.',
      'The app made a mistake and stopped here. Reload to go on. If it breaks again, save the game file first.',
    ]);
    expect(texts('footer button')).toEqual(['Reload', 'Home']);
  });

  it('inside another page nothing is opened', () => {
    document.documentElement.dataset.deep = '';
    document.documentElement.dataset.known = '';
    refuseFrame(document.body);
    expectOutline('framed');
    expect(document.documentElement.dataset).not.toHaveProperty('deep');
    expect(document.documentElement.dataset).not.toHaveProperty('known');
  });
});

describe('quick combat', () => {
  const own = { ...emptyPack('own:toy', 'toy', 'Ours') };
  const tables = { game: { ...toy, charts: [PATROL] }, own, practice: TOY_PRACTICE };
  const opens = (given: object = tables) =>
    vi.mocked(tablesOf.loadTables).mockResolvedValue(ok(given) as never);
  const withOdds = { ...toyMeta, odds: true as const };
  const screen = (...registry: readonly (typeof toyMeta)[]) => (
    <QuickScreen registry={registry} game={undefined} />
  );

  it('of several games asks which, of those that have odds', async () => {
    await draw(screen(withOdds, gaugeMeta, { ...withOdds, id: 'other', title: 'Other' }));
    expect(texts('main a')).toEqual(['Smugglers', 'Other']);
    expect(control('Other').getAttribute('href')).toBe('#/quick/other');
    expect(tablesOf.loadTables).not.toHaveBeenCalled();
  });

  it('of the only one goes on at once; both sides’ factors give the column, and a die the result', async () => {
    opens();
    await draw(screen(withOdds, gaugeMeta));
    expectOutline('quick');
    const put = async (key: string, text: string) => {
      const field = document.getElementById(`field-${key}`) as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    await put('attack', '0');
    expect(texts('.error')).toEqual(['Attack factors: a whole number from 1 to 199.']);
    await put('attack', '9');
    expect(texts('.error')).toEqual([]);
    await put('defence', '4');
    expectOutline('quick-column', '[aria-label=Column], footer');
    await tap('3');
    expectOutline('quick-rolled', '[aria-label=Column] tbody, footer output');
    await put('shift', '9');
    expect(texts('.error')).toHaveLength(1);
    await put('shift', '5');
    expect(texts('.way li')).toEqual(['9 : 4 = 2:1', 'Shift 5R', '3:1']);
    expect(texts('.fresh')).toEqual([]);
    await tap('6');
    label('Your mapsheet')?.click();
    await settled();
    expect(texts('.fresh')).toEqual([]);
    expect(texts('header .practice')).toEqual([]);
    await tap('2');
    expect(texts('.fresh-line b')).toEqual(['not read yet']);
  });

  it('begins with the charts that were taught, and asks for the table where there are two', async () => {
    const taught = { ...own, cells: { patrol: {} } };
    opens({
      ...tables,
      own: taught,
      game: { ...toy, charts: [PATROL, { ...PATROL, id: 'night', name: 'Night Patrol' }] },
    });
    await draw(screen(withOdds));
    expect(label('Your mapsheet')?.checked).toBe(true);
    expect(texts('legend')).toEqual(['Table', 'Patrol Table']);
    label('Night Patrol')?.click();
    await settled();
    expect(texts('legend')).toEqual(['Table', 'Night Patrol']);
  });

  it('has the focus on its heading, wherever the page stands', async () => {
    opens();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await draw(screen(withOdds));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    await draw(<RulesScreen registry={[]} game={undefined} item={undefined} />);
    expect(focus).toHaveBeenCalledTimes(3);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('waits for the charts; what cannot be read is told and tried again; a game without odds says so', async () => {
    vi.mocked(tablesOf.loadTables).mockReturnValueOnce(new Promise(() => {}));
    await draw(screen(withOdds));
    expect(texts('main')).toEqual(['Opening the charts…']);
    expect(document.activeElement?.textContent).toBe('Quick combat');
    vi.mocked(tablesOf.loadTables).mockRejectedValueOnce(new Error('boom'));
    await draw(screen(withOdds));
    expect(texts('[role=alert] p')).toEqual([
      'The charts could not be read. What was saved is still saved. Try again.',
    ]);
    opens({ ...tables, game: { ...toy, charts: [] } });
    await tap('Try again');
    expect(texts('main')).toEqual(['Smugglers has no table of losses by odds.']);
  });
});

describe('the rules outside a game', () => {
  const digest = async () => [
    { number: '1.0', title: 'Boats', text: 'Boats cross.' },
    { number: '1.2', title: 'Lost boats', text: 'A lost boat is gone.', see: ['2.0', '1.0'] },
    {
      number: '2.0',
      title: 'Crates',
      text: 'Crates are hidden.',
      tables: [
        {
          title: 'What they hold',
          columns: ['Crate', 'Bottles', 'Worth'],
          rows: [
            ['Red', '6', '20'],
            ['Blue', '12', '–'],
          ],
        },
        { title: 'Where', note: 'At night.', columns: ['Crate', 'Cave'], rows: [['Red', 'Seal']] },
      ],
    },
  ];
  const meta = { ...toyMeta, digest };
  const other = { ...meta, id: 'other', title: 'Other' };
  const screen = (registry: readonly (typeof toyMeta)[], game?: string, item?: string) => (
    <RulesScreen registry={registry} game={game} item={item} />
  );

  it('of several games ask which', async () => {
    await expectDrawn('rules-games', screen([meta, gaugeMeta, other]), 'main');
    expect(document.activeElement?.textContent).toBe('Rules');
    await draw(screen([meta, other], 'nobody'));
    expect(texts('[aria-label=Games] b')).toEqual(['Smugglers', 'Other']);
  });

  it('of one game are listed, and found by what is typed', async () => {
    await expectDrawn('rules-all', screen([meta, gaugeMeta]), 'header, main');
    await type('Look up a rule', 'lost');
    expect(texts('output, .rule-link')).toEqual(['1 rule found', '1.2Lost boatsA lost boat is gone.']);
    await type('Look up a rule', 'boats');
    expect(texts('output')).toEqual(['2 rules found']);
    await type('Look up a rule', 'seal');
    expect(texts('output, .rule-link')).toEqual(['1 rule found', '2.0CratesRed · Cave Seal']);
    await type('Look up a rule', 'zzz');
    expect(texts('output, main .soft')).toEqual([
      '0 rules found',
      'Nothing found. Try one word of it, or a rule’s number.',
    ]);
    await draw(screen([meta]));
    expect((control('Look up a rule') as HTMLInputElement).value).toBe('zzz');
    await draw(screen([other]));
    expect((control('Look up a rule') as HTMLInputElement).value).toBe('');
    await draw(screen([meta]));
    await type('Look up a rule', ' ');
    expect(texts('.rule-link, output')).toHaveLength(4);
  });

  it('one is read, with what belongs to it, and has the focus', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await expectDrawn('rule', screen([meta], undefined, '1.2'), 'header, main');
    expect(document.activeElement?.textContent).toBe('1.2 Lost boats');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    await expectDrawn('rule-tables', screen([meta], undefined, '2.0'), 'main');
    expect(texts('[aria-label="See also"]')).toEqual([]);
    await draw(screen([meta], undefined, '9.9'));
    expect(texts('main > .soft')).toEqual(['There is no digest of rule 9.9.']);
  });

  it('that cannot be fetched are told and tried again', async () => {
    const lost = vi.fn(() => Promise.reject(new Error('offline')));
    await draw(screen([{ ...meta, digest: lost }]));
    expect(texts('[role=alert] p')).toEqual([
      'The rules could not be fetched. Nothing is lost. Go online once and try again, or reload.',
    ]);
    await tap('Try again');
    expect(lost).toHaveBeenCalledTimes(2);
  });
});
