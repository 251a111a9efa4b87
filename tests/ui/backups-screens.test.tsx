// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MadeCopy } from '../../src/app/backups/make-copy';
import * as making from '../../src/app/backups/make-copy';
import type { PlannedGame, RestorePlan } from '../../src/app/backups/plan-restore';
import * as rescuing from '../../src/app/backups/rescue';
import * as restoring from '../../src/app/backups/restore';
import * as errors from '../../src/app/errors';
import { handFile, takeHandedFile } from '../../src/app/handed-file';
import { keptFile, noteWritten } from '../../src/app/kept-file/state';
import * as library from '../../src/app/library';
import { emptyPack } from '../../src/core/charts/pack';
import { fail, ok } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import { BackupsScreen } from '../../src/ui/backups/backups';
import { CopyReminder } from '../../src/ui/backups/copy-reminder';
import { KeptFileCard, KeptFileNotice } from '../../src/ui/backups/kept-file-card';
import { RestorePreview } from '../../src/ui/backups/preview';
import { lookWhetherToRemind, reminding, wantsReminder } from '../../src/ui/backups/reminding';
import { RescueScreen } from '../../src/ui/backups/rescue';
import { SaveCopy } from '../../src/ui/backups/save-copy';
import * as persisting from '../../src/ui/device/persistence';
import { toy, toyMeta } from '../games/toy/toy';
import { until } from '../support/until';
import { control, draw, expectDrawn, expectOutline, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/backups/make-copy', { spy: true });
vi.mock('../../src/app/backups/rescue', { spy: true });
vi.mock('../../src/app/backups/restore', { spy: true });
vi.mock('../../src/app/errors', { spy: true });
vi.mock('../../src/app/library', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const registry = [toyMeta];
const row = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  ...{ id, game: 'toy', title: `Game ${id}`, charts: 'own', created: 1, updated: 1, archived: false },
  ...{ entries: 12, summary: '' },
  ...more,
});
const shows = (state: object) => {
  (library.games as { value: unknown }).value = state;
};
const saved: string[] = [];
const device = (what: object) => {
  for (const name of ['share', 'canShare'])
    Object.defineProperty(navigator, name, { value: Reflect.get(what, name), configurable: true });
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(library.refresh).mockResolvedValue(undefined);
  vi.mocked(making.recordCopy).mockResolvedValue(undefined);
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
  shows({ state: 'ready', rows: [row('a'), row('b', { entries: 1 })] });
  device({});
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});

describe('a copy', () => {
  const copy = (more: Partial<MadeCopy> = {}): MadeCopy => ({
    ...{ text: 'x'.repeat(1001), at: NOON, leftOut: [], sealed: false, lacking: [] },
    games: [
      { id: 'a', title: 'Friday', entries: 12 },
      { id: 'b', title: 'Club', entries: 1 },
    ],
    ...more,
  });
  const makes = (made: MadeCopy | undefined) =>
    vi.mocked(making.makeCopy).mockResolvedValue(made ? ok(made) : fail('backup.read', 'It cannot be read.'));
  const screen = (game?: string, onProblem = vi.fn()) => (
    <SaveCopy registry={registry} game={game} onProblem={onProblem} />
  );

  it('of everything is made when it is asked for, and says what is in it', async () => {
    makes(copy({ sealed: true, leftOut: [{ title: 'Old', problem: { code: 'x', message: 'Too new.' } }] }));
    await expectDrawn('save-everything', screen());
    expect(making.makeCopy).not.toHaveBeenCalled();
    await tap('Make a file of everything');
    expect(texts('p')).toEqual([
      '2 games: 13 entries, with charts. 2 kB.',
      'Contains sealed entries. The app keeps them covered on every phone, but a text editor does not: give the file only to those who may know.',
      'Not in it: Old. Too new.',
      'Last copy outside this device: never.',
    ]);
    expect(texts('button')).toEqual(['Save to this device']);
    expect(document.activeElement?.textContent).toBe('Save to this device');
  });

  it('while it is made says so, and cannot be made twice', async () => {
    let done = (_: unknown) => {};
    vi.mocked(making.makeCopy).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    await draw(screen());
    await tap('Make a file of everything');
    expect(texts('output')).toEqual(['Making the file…']);
    expect((control('Make a file of everything') as HTMLButtonElement).disabled).toBe(true);
    done(ok(copy()));
    await settled();
    expect(texts('output')).toEqual(['']);
  });

  it('of nothing cannot be made', async () => {
    const whole = 'All games, all sets of charts and the settings in one file.';
    for (const [state, words] of [
      [{ state: 'ready', rows: [] }, 'There are no games on this device yet.'],
      [{ state: 'failed', problem: { code: 'store.open', message: 'Refused.' } }, 'Refused.'],
      [{ state: 'loading' }, whole],
    ] as const) {
      shows(state);
      await draw(screen());
      expect(texts('p')).toEqual([words, '']);
      expect((control('Make a file of everything') as HTMLButtonElement).disabled).toBe(true);
    }
  });

  it.each([
    ['x'.repeat(1), '1 kB'],
    ['x'.repeat(999_999), '1000 kB'],
    ['x'.repeat(1_000_000), '1.0 MB'],
    ['x'.repeat(2_440_000), '2.4 MB'],
  ])('says its size: %#', async (text, size) => {
    makes(copy({ text, games: [{ id: 'a', title: 'Friday', entries: 1 }] }));
    await draw(screen('a'));
    expect(texts('h2, p')[1]).toBe(`Friday: 1 entry, with charts. ${size}.`);
  });

  it('saved here is no copy yet: it is when somebody says that it is elsewhere', async () => {
    const made = copy();
    makes(made);
    await draw(screen());
    await tap('Make a file of everything');
    await tap('Save to this device');
    expect(saved).toEqual(['War Diary, all games, 13 entries.json']);
    expect(texts('output')[0]).toMatch(/^The file is with your downloads, on this device\./);
    expect(making.recordCopy).not.toHaveBeenCalled();
    await tap('I’ve stored it elsewhere');
    expect(making.recordCopy).toHaveBeenCalledWith(made);
    expect(texts('output, button')).toEqual(['Save to this device', 'Noted: a copy is outside this device.']);
    expect(document.activeElement?.textContent).toBe('Save to this device');
  });

  it('of one game is made at once, shared, and noted', async () => {
    const share = vi.fn(async (_: { files?: File[] }) => {});
    device({ share, canShare: () => true });
    const made = copy({ games: [{ id: 'a', title: 'Friday', entries: 12 }] });
    makes(made);
    await draw(screen('a'));
    expect(making.makeCopy).toHaveBeenCalledWith(registry, 'a');
    expect(texts('h2, button')).toEqual(['In the file', 'Share', 'Save to this device']);
    expect(document.activeElement).toBe(document.body);
    await tap('Share');
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('War Diary, Friday, entry 12.json');
    expect(texts('output')).toEqual(['The file was passed on. Make sure that it arrived.']);
    expect(making.recordCopy).toHaveBeenCalledWith(made);
    expect(texts('button')).not.toContain('I’ve stored it elsewhere');
  });

  it('that nobody took is said, and not noted', async () => {
    device({ share: () => Promise.reject(new DOMException('x', 'AbortError')), canShare: () => true });
    makes(copy());
    await draw(screen('a'));
    await tap('Share');
    expect(texts('output')).toEqual(['Nothing was shared.']);
    expect(making.recordCopy).not.toHaveBeenCalled();
  });

  it('that cannot be made is told; a game can be saved as it stands, and that may fail too', async () => {
    makes(undefined);
    const onProblem = vi.fn();
    await draw(screen('a', onProblem));
    expect(onProblem).toHaveBeenLastCalledWith({ code: 'backup.read', message: 'It cannot be read.' });
    expect(texts('p, button')).toEqual([
      'The game with every entry, and its charts.',
      'Last copy outside this device: never.',
      'Save it as it stands',
    ]);
    vi.mocked(errors.exportGame).mockResolvedValueOnce(ok(new Blob(['x'])));
    await tap('Save it as it stands');
    expect(saved).toEqual(['War Diary, game, as it stands.json']);
    expect(texts('output')).toEqual([
      'The file is with your downloads. A newer version of the app may be able to open it.',
    ]);
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
    vi.mocked(errors.exportGame).mockResolvedValueOnce(fail('store.read', 'Gone.'));
    await tap('Save it as it stands');
    expect(onProblem).toHaveBeenLastCalledWith({ code: 'store.read', message: 'Gone.' });
    vi.mocked(making.makeCopy).mockRejectedValue(new Error('boom'));
    await draw(screen(undefined, onProblem));
    await tap('Make a file of everything');
    expect(onProblem.mock.lastCall?.[0].code).toBe('backup.make');
    expect(texts('button')).toEqual(['Make a file of everything']);
    makes(copy());
    await tap('Make a file of everything');
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
  });
});

const planned = (more: object = {}): PlannedGame =>
  ({
    game: { about: { updated: NOON - 1 }, entries: [] },
    code: toy,
    facts: { moment: 'Turn 2', lines: 9, score: { label: 'VP', value: '3' }, open: true, sealed: true },
    ...more,
  }) as never;
const plan = (more: Partial<RestorePlan> = {}): RestorePlan => ({
  ...{ made: NOON, scope: 'everything', checked: true, packs: [], settings: {} },
  games: [{ title: 'Friday', found: ok(planned()) }],
  ...more,
});
const relative = (kind: string) => ({
  relative: { kind, common: 4, mine: 5, theirs: 8, game: 'a', title: 'Club' },
  facts: { moment: 'Turn 2', lines: 1 },
});

describe('what a file would bring', () => {
  const screen = (given: RestorePlan, onDone = vi.fn()) => <RestorePreview plan={given} onDone={onDone} />;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked);
  const pack = (id: string, more: object = {}) => ({
    ...{ theirs: emptyPack(id, 'toy', `Set ${id}`), place: { kind: 'add' }, used: false },
    ...more,
  });

  it('is shown whole, with how each game stands to those here', () =>
    expectDrawn(
      'restore',
      screen(
        plan({
          games: [
            { title: 'Friday', found: ok(planned({ pack: { place: { kind: 'here', name: 'Ours' } } })) },
            { title: 'Same', found: ok(planned(relative('same'))) },
            { title: 'Ahead', found: ok(planned(relative('ahead'))) },
            {
              title: 'Behind',
              found: ok(
                planned({
                  ...relative('behind'),
                  relative: { ...relative('').relative, kind: 'behind', mine: 9 },
                }),
              ),
            },
            {
              title: 'Fork',
              found: ok(
                planned({ ...relative('fork'), pack: { place: { kind: 'add', pack: { name: 'New' } } } }),
              ),
            },
            { title: 'Broken', found: fail('x', 'It cannot be read.') },
          ],
          packs: [
            pack('one'),
            pack('two'),
            pack('used', { used: true }),
            pack('here', { place: { kind: 'here' } }),
          ] as never,
          settings: { theme: 'dark' } as never,
        }),
      ),
    ));

  it('says when it was made, or that nothing vouches for it', async () => {
    await draw(screen(plan()));
    expect(texts('.card p')[0]).toBe('One game. File made today, 12:00. The checksum is right.');
    await draw(screen(plan({ checked: false, games: [] })));
    expect(texts('.card p')[0]).toBe(
      '0 games, saved as it stood, without a checksum: every entry was checked, but not that none was changed.',
    );
  });

  it('is taken as it was chosen, once', async () => {
    const onDone = vi.fn();
    let done = (_: unknown) => {};
    vi.mocked(restoring.takeRestore).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    const two = { ...plan().games[0], title: 'Two' } as never;
    const given = plan({
      games: [...plan().games, two],
      packs: [pack('x')] as never,
      settings: { theme: 'dark' } as never,
    });
    await draw(screen(given, onDone));
    expect([boxes(), texts('.main')]).toEqual([[true, true, true, false], ['Restore 2 games']]);
    for (const i of [0, 2, 3]) {
      document.querySelectorAll('input')[i]?.click();
      await settled();
    }
    expect([boxes(), texts('.main')]).toEqual([[false, true, false, true], ['Restore 1 game']]);
    await tap('Restore 1 game');
    document.querySelector<HTMLElement>('.main')?.click();
    expect(restoring.takeRestore).toHaveBeenCalledOnce();
    expect(restoring.takeRestore).toHaveBeenCalledWith(given, {
      games: new Set([1]),
      packs: false,
      settings: true,
    });
    done(ok([row('c')]));
    await settled();
    expect(onDone).toHaveBeenCalledWith([row('c')], 'Restored as a new game.');
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
    vi.mocked(restoring.takeRestore).mockResolvedValue(ok([row('c'), row('d')]) as never);
    await tap('Restore 1 game');
    expect(onDone.mock.lastCall?.[1]).toBe('2 games restored as new games.');
    await tap('Change nothing');
    expect(onDone).toHaveBeenLastCalledWith([], 'Nothing was changed.');
  });

  it('of settings alone asks the browser for nothing', async () => {
    vi.mocked(restoring.takeRestore).mockResolvedValue(ok([]));
    await draw(screen(plan({ games: [], packs: [pack('x')] as never })));
    await tap('Restore');
    expect(persisting.askPersistence).not.toHaveBeenCalled();
  });

  it('of nothing chosen there is nothing to take', async () => {
    await draw(screen(plan({ games: [], settings: { theme: 'dark' } as never })));
    expect((control('Restore') as HTMLButtonElement).disabled).toBe(true);
    document.querySelector('input')?.click();
    await settled();
    expect((control('Restore') as HTMLButtonElement).disabled).toBe(false);
    await draw(screen(plan({ scope: 'game', settings: { theme: 'dark' } as never })));
    expect(boxes()).toEqual([true]);
  });

  it('that fails is told, and can be tried again', async () => {
    vi.mocked(restoring.takeRestore).mockResolvedValue(fail('store.full', 'The disk is full.'));
    const onDone = vi.fn();
    await draw(screen(plan(), onDone));
    await tap('Restore 1 game');
    expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
    expect((control('Restore 1 game') as HTMLButtonElement).disabled).toBe(false);
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the screen of the copies', () => {
  const screen = (game?: string) => <BackupsScreen registry={registry} game={game} />;
  const give = async (file: File) => {
    const field = control('Open a file') as HTMLInputElement;
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  };
  const file = new File(['{}'], 'a.json');

  it('of one game is called by it, and opens no file', async () => {
    vi.mocked(making.makeCopy).mockResolvedValue(fail('x', 'It cannot be read.'));
    await draw(screen('a'));
    expect(texts('h1, [role=alert] p')).toEqual(['Save a copy: Game a', 'It cannot be read.']);
    expect(texts('footer')).toEqual([]);
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
    shows({ state: 'loading' });
    await draw(screen('a'));
    expect(texts('h1')).toEqual(['Save a copy']);
  });

  it('opens a file, shows it, restores, and says what came of it', async () => {
    vi.mocked(restoring.openFile).mockResolvedValue(ok({ kind: 'copy', plan: plan() }) as never);
    const rows = ['c', 'd', 'e', 'f', 'g', 'h'].map((id) => row(id));
    vi.mocked(restoring.takeRestore).mockResolvedValue(ok(rows) as never);
    const scroll = vi.spyOn(window, 'scrollTo');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const setConsumer = vi.fn();
    vi.stubGlobal('launchQueue', { setConsumer });
    await expectDrawn('backups', screen(), 'header, main > .card:last-child, footer');
    expect(library.refresh).toHaveBeenCalledOnce();
    expect(setConsumer).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    expect(scroll).not.toHaveBeenCalled();
    await give(file);
    expect(texts('h1')).toEqual(['Restore from a file']);
    expect(document.activeElement?.textContent).toBe('Restore from a file');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    await tap('Restore 1 game');
    expect(texts('h1, output')).toEqual(['Copies', '6 games restored as new games.', '']);
    expect(texts('main a')).toEqual(['c', 'd', 'e', 'f', 'g'].map((id) => `Open Game ${id}`));
    expect(control('Open Game c').getAttribute('href')).toBe('#/g/c');
    await give(file);
    await tap('Change nothing');
    expect(texts('output')[0]).toBe('Nothing was changed.');
  });

  it('a file of charts goes to those, and one that cannot be read is told', async () => {
    vi.mocked(restoring.openFile).mockResolvedValueOnce(ok({ kind: 'charts', game: 'toy' }) as never);
    await draw(screen());
    await give(file);
    expect(location.hash).toBe('#/packs/toy');
    expect(takeHandedFile()).toBe(file);
    vi.mocked(restoring.openFile).mockRejectedValueOnce(new Error('boom'));
    await give(file);
    expect(texts('[role=alert] p')).toEqual([
      'This file could not be looked at. Nothing was changed. Reload the page and choose it again.',
    ]);
    vi.mocked(restoring.openFile).mockResolvedValueOnce(fail('backup.format', 'No copy.'));
    await give(file);
    expect(texts('[role=alert] p')).toEqual(['No copy.']);
  });

  it('a file that was opened with the app is looked at on arrival', async () => {
    vi.mocked(restoring.openFile).mockResolvedValue(fail('backup.format', 'No copy.'));
    handFile(file);
    await draw(screen());
    expect(vi.mocked(restoring.openFile).mock.calls[0]?.slice(0, 2)).toEqual([registry, file]);
    expect(takeHandedFile()).toBeUndefined();
  });
});

describe('what can still be read of a store that will not open', () => {
  const found = (more: object) => ok({ found: 2, whole: true, raw: '{}', copy: undefined, ...more }) as never;
  const reads = (result: never) => vi.mocked(rescuing.rescue).mockResolvedValue(result);
  const screen = <RescueScreen registry={registry} />;
  const copy = {
    ...{ text: '{}', at: 1, sealed: true },
    games: [{ id: 'a', title: 'Friday', entries: 1 }],
    leftOut: [{ title: 'Club', problem: { code: 'x', message: 'Cut short.' } }],
  };

  it('is said, and saved as whole games or as it stands', async () => {
    reads(found({ whole: false, copy }));
    await expectDrawn('rescue', screen);
    await tap('Save the games that are whole');
    await tap('Save everything as it stands');
    expect(saved).toEqual(['War Diary, rescued games.json', 'War Diary, rescued, as it stands.json']);
    expect(texts('output')).toEqual([
      'The file is with your downloads. Open it in this app, here or on another phone.',
    ]);
  });

  it('may be one game, none that is whole, or nothing', async () => {
    reads(found({ found: 1, copy: { ...copy, sealed: false, leftOut: [] } }));
    await draw(screen);
    expect(texts('section > p')).toEqual(['1 game found. Nothing was changed.']);
    reads(found({}));
    await draw(screen);
    expect(texts('section > *')).toEqual([
      '2 games found. Nothing was changed.',
      'Save everything as it stands',
    ]);
    reads(found({ found: 0 }));
    await draw(screen);
    expect(texts('section > *')).toEqual(['The storage can be read, but no game is in it.']);
  });

  it('while it is read says so; where nothing can be read it is tried again', async () => {
    vi.mocked(rescuing.rescue).mockReturnValueOnce(new Promise(() => {}));
    await draw(screen);
    expect(texts('main p')).toEqual(['Reading…']);
    vi.mocked(rescuing.rescue).mockRejectedValueOnce(new Error('boom'));
    await draw(screen);
    expect(texts('[role=alert] p')[0]).toMatch(/^Nothing can be read: a part of the app is missing/);
    reads(found({}));
    await tap('Try again');
    expect(texts('[role=alert], main > p')).toEqual([]);
    expect(texts('section')).toHaveLength(1);
  });
});

describe('a file that is kept up to date', () => {
  const picker = vi.fn();
  const keeps = (value: typeof keptFile.value) => {
    keptFile.value = value;
  };
  const failed = (code: string) =>
    ({ is: 'failed', name: 'games.json', problem: { code, message: `What happened: ${code}.` } }) as const;
  beforeEach(() => {
    keeps({ is: 'none' });
    vi.stubGlobal(
      'showSaveFilePicker',
      picker.mockReset().mockRejectedValue(new DOMException('', 'AbortError')),
    );
  });
  const card = <KeptFileCard registry={registry} />;

  it('is offered where the browser can write one, and chosen by a tap', async () => {
    await expectDrawn('kept-file', card);
    await tap('Choose the file');
    expect(picker).toHaveBeenCalledOnce();
    expect(texts('h2')).toEqual(['Keep a file up to date']);
    vi.stubGlobal('showSaveFilePicker', undefined);
    Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
    await draw(card);
    expect(document.body.textContent).toBe('');
  });

  it('says when it was written, and ends by a tap', async () => {
    keeps({ is: 'kept', name: 'games.json', at: NOON });
    await draw(card);
    expect(texts('output')).toEqual(['games.json is kept up to date: last written today, 12:00.']);
    await tap('Stop keeping this file');
    expect(keptFile.value).toEqual({ is: 'none' });
  });

  it.each([
    [{ ...failed('file.leave'), is: 'asks' } as const, ['Allow writing']],
    [failed('file.full'), ['Write again', 'Choose the file again']],
    [failed('file.gone'), ['Choose the file again']],
  ])(
    'what hinders it is told on the first screen with what to do, until it is put away: %#',
    async (now, ways) => {
      keeps(now);
      await draw(<KeptFileNotice registry={registry} />);
      expect(texts('.notice p')).toEqual([now.problem.message]);
      expect(texts('.row button')).toEqual(ways);
      await tap('Dismiss');
      expect(document.body.textContent).toBe('');
      await draw(card);
      expect(texts('[role=alert]')).toEqual([now.problem.message]);
      expect(texts('.row button')).toEqual(ways);
    },
  );
});

describe('the reminder of a copy', () => {
  const HOUR = 3_600_000;
  const played = (more: Partial<GameRow> = {}) => row('a', { entries: 40, updated: NOON, ...more });
  const made: MadeCopy = { text: 'x', at: NOON, leftOut: [], sealed: true, lacking: [], games: [] };
  const screen = <CopyReminder registry={registry} />;
  beforeEach(() => {
    localStorage.clear();
    reminding.value = false;
    vi.mocked(making.makeCopy).mockResolvedValue(ok(made));
  });

  it.each<[string, GameRow[], number, boolean]>([
    ['after a session of play', [played()], 0, true],
    ['of which a few lines are new', [played({ copied: { at: 1, entries: 20 } })], 0, false],
    ['all of which a copy has', [played({ copied: { at: 1, entries: 40 } })], 0, false],
    ['in which a reminder came', [played()], NOON - HOUR, false],
    ['the day after one came', [played()], NOON - 20 * HOUR, true],
    ['of an example', [played({ origin: { game: 'example:toy', lines: 1 } })], 0, false],
    ['without games', [], 0, false],
  ])('comes once %s', (_, rows, reminded, comes) => {
    expect(wantsReminder(rows, reminded)).toBe(comes);
  });

  it('never where a file is kept up to date', () => {
    noteWritten(NOON);
    expect(wantsReminder([played()], 0)).toBe(false);
  });

  it('comes once in a session, however often the first screen is there, and not again once put away', async () => {
    const later = NOON + 100 * HOUR;
    lookWhetherToRemind([played({ updated: later })], later);
    expect(reminding.value).toBe(true);
    await draw(screen);
    await tap('Not now');
    expect(reminding.value).toBe(false);
    lookWhetherToRemind([played({ updated: later + HOUR })], later + HOUR);
    expect(reminding.value).toBe(false);
  });

  it('says what is not outside yet, and hands it on by one tap', async () => {
    shows({ state: 'ready', rows: [played()] });
    const share = vi.fn(async () => undefined);
    device({ share, canShare: () => true });
    reminding.value = true;
    await draw(screen);
    await until(() => expect(texts('p')).toHaveLength(2));
    expectOutline('copy-reminder');
    const { length } = vi.mocked(making.makeCopy).mock.calls;
    expect(length).toBeGreaterThan(0);
    await tap('Share a file');
    expect(share).toHaveBeenCalledOnce();
    // It was made before the tap, and is not made once more.
    expect(making.makeCopy).toHaveBeenCalledTimes(length);
    expect(making.recordCopy).toHaveBeenCalledWith(made);
    expect(reminding.value).toBe(false);
  });

  it('saves the file where nothing is shared, and that counts for no copy', async () => {
    reminding.value = true;
    await draw(screen);
    await tap('Save a file');
    expect(saved).toEqual(['War Diary, all games.json']);
    expect(texts('output')).toEqual([
      'The file is with your downloads, on this device. Put it elsewhere too.',
    ]);
    expect(making.recordCopy).not.toHaveBeenCalled();
  });

  it('called off or refused, it stays and says so', async () => {
    device({ share: async () => Promise.reject(new DOMException('', 'AbortError')), canShare: () => true });
    reminding.value = true;
    await draw(screen);
    await tap('Share a file');
    expect(texts('output')).toEqual(['Nothing was shared.']);
    vi.mocked(making.makeCopy).mockResolvedValue(fail('backup.read', 'It cannot be read.'));
    await draw(<CopyReminder key="anew" registry={registry} />);
    await tap('Share a file');
    expect(texts('.notice p')).toEqual(['It cannot be read.']);
    expect(reminding.value).toBe(true);
  });
});
