// @vitest-environment page
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as restoring from '../../src/app/backups/restore';
import { takeHandedFile } from '../../src/app/handed-file';
import * as editions from '../../src/app/own/editions';
import * as opening from '../../src/app/own/open-file';
import * as own from '../../src/app/own-games';
import { parseRoute } from '../../src/app/route';
import * as tablesOf from '../../src/app/tables';
import { isOddsChart } from '../../src/core/charts/odds-chart';
import { emptyPack } from '../../src/core/charts/pack';
import type { Game } from '../../src/core/play/game';
import type { GameFile } from '../../src/core/play/game-file';
import { fail, ok } from '../../src/core/result';
import { readDefinition } from '../../src/own/format/parse';
import { ownGame } from '../../src/own/play/game';
import { MoreDialog } from '../../src/ui/ask/panels/more-dialog';
import { BackupsScreen } from '../../src/ui/backups/backups';
import * as persisting from '../../src/ui/device/persistence';
import { NewGameScreen } from '../../src/ui/first/new-game';
import { announcement } from '../../src/ui/kit/announce';
import { EditionScreen } from '../../src/ui/own/edition';
import { GameFileScreen } from '../../src/ui/own/game-file';
import { MissingFileScreen } from '../../src/ui/own/missing';
import { OwnGames } from '../../src/ui/own/own-games';
import { QuickScreen } from '../../src/ui/play/quick';
import { QuickCombat } from '../../src/ui/play/quick-combat';
import { RulePage } from '../../src/ui/rules/rule-page';
import { PATROL, TOY_PRACTICE } from '../games/toy/charts';
import { toy, toyMeta } from '../games/toy/toy';
import { open as openOn, say } from '../support/play';
import { until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/backups/restore', { spy: true });
vi.mock('../../src/app/own/editions', { spy: true });
vi.mock('../../src/app/own-games', { spy: true });
vi.mock('../../src/app/own/open-file', { spy: true });
vi.mock('../../src/app/tables', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const HASH = 'a'.repeat(64);
const file = (more: Partial<GameFile> = {}): GameFile => ({
  ...{ hash: HASH, game: 'own:hollow-ridge', title: 'Hollow Ridge', edition: 2, text: 'x'.repeat(2300) },
  ...more,
});
const preview = (more: Partial<opening.GamePreview> = {}): opening.GamePreview => ({
  ...{ file: file(), by: 'Ann Lee', blurb: 'Corps, chits and rain.', words: ['amber', 'kestrel'] },
  ...{ sides: ['Guard', 'Left Wing'], turns: '9 turns: Day', tables: 3, cells: 120, openCells: 12 },
  ...{ actions: ['Attack', 'Rally'], ...more },
});
const kept = (more: Partial<own.OwnGame> = {}): own.OwnGame => ({
  ...{ id: 'own:hollow-ridge', hash: HASH, title: 'Hollow Ridge', edition: 2, by: 'Ann Lee' },
  ...{ blurb: 'Corps, chits and rain.', from: 'kept', words: ['amber', 'kestrel'], file: file() },
  ...{ meta: { ...toyMeta, id: 'own:hollow-ridge', title: 'Hollow Ridge' }, ...more },
});
const lists = (...games: readonly own.OwnGame[]) => {
  (own.ownGames as { value: unknown }).value = games;
};
const put = async (name: string, picked: File) => {
  const field = control(name) as HTMLInputElement;
  Object.defineProperty(field, 'files', { value: [picked], configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
};
const titled = () => document.querySelector<HTMLInputElement>('.field input')?.value;
const written = (text = '{}', name = 'hollow-ridge.json') => new File([text], name);

beforeEach(() => {
  vi.clearAllMocks();
  location.hash = '';
  lists();
  vi.mocked(own.loadOwnGames).mockResolvedValue(ok(undefined));
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
});

describe('a game as a file', () => {
  const screen = (of: opening.GamePreview, onDone = vi.fn()) => (
    <GameFileScreen preview={of} onDone={onDone} />
  );

  it('is told whole before anything comes of it, and that the map and the cards stay with people', () =>
    expectDrawn('game-file', screen(preview())));

  it('with many actions names the first twelve, and how many more', async () => {
    const actions = Array.from({ length: 20 }, (_, i) => `A${i + 1}`);
    await draw(screen(preview({ actions, by: '' })));
    expect(texts('dd')[3]).toBe('A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 and 8 more');
    expect(texts('main p')[0]).toBe('A game as a file, edition 2.');
  });

  it('of one side, without open cells, says so', async () => {
    await draw(screen(preview({ sides: ['Convoy'], tables: 1, openCells: 0, actions: [] })));
    expect(texts('dd').slice(0, 4)).toEqual(['Convoy, on your own', '9 turns: Day', '1 table', 'none']);
  });

  it('is tried: a game on practice tables is opened, once', async () => {
    let begun = (_: unknown) => {};
    vi.mocked(opening.tryGame).mockReturnValue(new Promise((done) => (begun = done)) as never);
    const of = preview();
    await draw(screen(of));
    await tap('Try it');
    control('Try it').click();
    expect(opening.tryGame).toHaveBeenCalledOnce();
    expect(opening.tryGame).toHaveBeenCalledWith(of);
    begun(ok('friday'));
    await settled();
    expect(parseRoute(location.hash)).toEqual({ screen: 'game', game: 'friday', view: 'table' });
    expect(opening.keepGame).not.toHaveBeenCalled();
  });

  it('is kept: New game comes with it picked', async () => {
    vi.mocked(opening.keepGame).mockResolvedValue(ok(undefined));
    await draw(screen(preview()));
    await tap('Keep it');
    expect(parseRoute(location.hash)).toEqual({ screen: 'new', game: 'own:hollow-ridge' });
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
  });

  it('that cannot be kept is told, and can be kept again', async () => {
    vi.mocked(opening.keepGame).mockResolvedValue(fail('store.full', 'The disk is full.'));
    await draw(screen(preview()));
    await tap('Keep it');
    expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
    expect((control('Keep it') as HTMLButtonElement).disabled).toBe(false);
    expect(location.hash).toBe('');
  });

  it('that uses what this version cannot play yet names it, and offers neither', async () => {
    const refused = fail('definition.later', 'Lowmoor uses versus in action initiative, line 81.').problem;
    const onDone = vi.fn();
    await draw(screen(preview({ refused }), onDone));
    expect(texts('[role=alert] p')).toEqual([refused.message]);
    expect(texts('.foot button')).toEqual(['Change nothing']);
    await tap('Change nothing');
    expect(onDone).toHaveBeenCalledWith('Nothing was changed.');
  });

  it('that is kept already is played', async () => {
    await draw(screen(preview({ here: { is: 'kept' } })));
    expect(texts('.foot button')).toEqual(['Play it', 'Change nothing']);
    await tap('Play it');
    expect(parseRoute(location.hash)).toEqual({ screen: 'new', game: 'own:hollow-ridge' });
  });

  it('of another edition than the one here is compared with it, part by part', async () => {
    const parts = [{ part: 'Counters', lines: ['Supply starts at 7, was 6'] }];
    vi.mocked(editions.compareFiles).mockReturnValue(ok({ from: file({ edition: 1 }), to: file(), parts }));
    const here = file({ edition: 1, hash: 'b'.repeat(64) });
    const of = preview({ here: { is: 'edition', file: here } });
    await draw(screen(of));
    expect(editions.compareFiles).toHaveBeenCalledWith(here, of.file);
    expect(texts('section h2, section li')).toEqual(['Counters', 'Supply starts at 7, was 6']);
    expect(texts('.foot button')).toEqual(['Try it', 'Keep it', 'Change nothing']);
  });
});

describe('the screen of copies', () => {
  const screen = <BackupsScreen registry={[toyMeta]} game={undefined} />;
  const reads = (of: opening.GamePreview) =>
    vi.mocked(restoring.openFile).mockResolvedValue(ok({ kind: 'game', preview: of }));

  it('opens a game as a file, and says that nothing was changed once it is left', async () => {
    reads(preview());
    await draw(screen);
    await put('Open a file', written());
    expect(texts('h1')).toEqual(['Hollow Ridge']);
    expect(document.activeElement?.textContent).toBe('Hollow Ridge');
    await tap('Change nothing');
    expect(texts('h1, output')).toContain('Nothing was changed.');
    expect(texts('h1')).toEqual(['Copies']);
  });

  it('opens one that has the app’s own ending, by which the system opens the app with it', async () => {
    reads(preview());
    await draw(screen);
    await put('Open a file', written('\ufeff { "format": "war-diary-game" }', 'hollow.wdx'));
    expect(texts('h1')).toEqual(['Hollow Ridge']);
    await draw(screen);
    await put('Open a file', written('WDX\u0001', 'friday.wdx'));
    expect(parseRoute(location.hash)).toEqual({ screen: 'join' });
    expect(takeHandedFile()?.size).toBe(4);
  });

  it('opens one that is dropped on the page', async () => {
    reads(preview());
    await draw(screen);
    const dropped = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [written()] },
    });
    dispatchEvent(dropped);
    expect(dropped.defaultPrevented).toBe(true);
    await until(() => texts('h1')[0] === 'Hollow Ridge');
    const over = Object.assign(new Event('dragover', { cancelable: true }), {
      dataTransfer: { types: ['text/plain'] },
    });
    dispatchEvent(over);
    expect(over.defaultPrevented).toBe(false);
  });

  it('says what is wrong with a file that is no game, and stays', async () => {
    vi.mocked(restoring.openFile).mockResolvedValue(
      fail('definition.key', 'Line 41: “coluns” is unknown. Did you mean “columns”? And 3 more problems.'),
    );
    await draw(screen);
    await put('Open a file', written());
    expect(texts('h1, [role=alert] p')).toEqual([
      'Copies',
      'Line 41: “coluns” is unknown. Did you mean “columns”? And 3 more problems.',
    ]);
  });
});

describe('own games', () => {
  const shipped = kept({
    ...{
      id: 'own:mosswater-bridge',
      hash: 'c'.repeat(64),
      title: 'Mosswater Bridge',
      from: 'shipped',
    },
    meta: { ...toyMeta, id: 'own:mosswater-bridge', title: 'Mosswater Bridge' },
  });

  it('stand below the games that the app knows, and one is picked and begun with two taps', async () => {
    lists(shipped, kept());
    await draw(<NewGameScreen registry={[toyMeta]} />);
    await settled();
    expect(texts('legend').slice(0, 2)).toEqual(['Game', 'Own games']);
    expect(texts('.pick b').slice(0, 3)).toEqual([toyMeta.title, 'Mosswater Bridge', 'Hollow Ridge']);
    document.querySelectorAll<HTMLInputElement>('input[name=game]')[1]?.click();
    await settled();
    expect(titled()).toMatch(/^Mosswater Bridge, /);
    expect(document.querySelectorAll('input[name=game]:checked')).toHaveLength(1);
  });

  it('are picked by a link that names one, once they are known', async () => {
    await draw(<NewGameScreen registry={[toyMeta]} game="own:hollow-ridge" />);
    expect(document.querySelectorAll('input[name=game]:checked')).toHaveLength(0);
    lists(kept());
    await settled();
    expect(document.querySelectorAll('input[name=game]:checked')).toHaveLength(1);
    expect(titled()).toMatch(/^Hollow Ridge, /);
  });

  it('say whence they come; one that cannot be played yet says why and is not picked', async () => {
    const refused = fail('definition.later', 'This version of the app cannot play that yet.').problem;
    const { meta: _, ...lowmoor } = kept({
      id: 'own:lowmoor',
      hash: 'd'.repeat(64),
      title: 'Lowmoor',
      refused,
    });
    lists(shipped, kept(), lowmoor);
    await expectDrawn('own-games', <OwnGames picked="own:hollow-ridge" onPick={vi.fn()} />);
  });

  it('that are kept leave the list once that is confirmed', async () => {
    const onPick = vi.fn();
    lists(shipped, kept());
    await draw(<OwnGames picked="own:hollow-ridge" onPick={onPick} />);
    await tap('Remove Hollow Ridge');
    expect(texts('dialog h2')).toEqual(['Remove Hollow Ridge?']);
    await tap('Keep it');
    expect([texts('dialog'), vi.mocked(opening.dropGame).mock.calls]).toEqual([[], []]);
    vi.mocked(opening.dropGame).mockResolvedValue(ok(undefined));
    vi.mocked(own.loadOwnGames).mockImplementation(async () => {
      lists(shipped);
      return ok(undefined);
    });
    await tap('Remove Hollow Ridge');
    await tap('Remove it');
    expect(opening.dropGame).toHaveBeenCalledWith(HASH);
    expect(texts('dialog, .pick b')).toEqual(['Mosswater Bridge']);
    expect(onPick).toHaveBeenLastCalledWith(undefined);
    expect(texts('output')).toEqual(['Hollow Ridge is no longer among your own games.']);
  });

  it('that come with the app are not removed', async () => {
    lists(shipped);
    await draw(<OwnGames picked={shipped.id} onPick={vi.fn()} />);
    expect(texts('button')).toEqual([]);
  });

  it('are opened from a file, on the screen that says first what it is', async () => {
    await draw(<OwnGames picked="" onPick={vi.fn()} />);
    await put('Open a game file', written());
    expect(parseRoute(location.hash)).toEqual({ screen: 'backups' });
    expect((takeHandedFile() as File).name).toBe('hollow-ridge.json');
  });

  it('that cannot be listed are told', async () => {
    vi.mocked(own.loadOwnGames).mockResolvedValueOnce(fail('store.open', 'Refused.'));
    await draw(<OwnGames picked="" onPick={vi.fn()} />);
    // What asks for the store itself tells why.
    expect(texts('[role=alert]')).toEqual([]);
    expect(texts('.soft')).toContain('The games you keep could not be read.');
    await tap('Try again');
    expect(texts('.soft')).not.toContain('The games you keep could not be read.');
  });
});

describe('an open game', () => {
  const newer = file({ edition: 3, hash: 'e'.repeat(64) });
  function session(more: object = {}) {
    const table = sitDownNow(toy);
    openOn(table, 'begin');
    say(table, {});
    const meta = signal({ ...toyMeta, files: [file()] });
    const game = { ...toy, id: 'own:hollow-ridge', title: 'Hollow Ridge' };
    return { ...atTable(table), game, own: { meta, missing: undefined }, ...more } as never;
  }
  const parts = [
    { part: 'Counters', lines: ['Supply starts at 7, was 6'] },
    { part: 'Table Combat', lines: ['2 cells differ'] },
  ];

  beforeEach(() => {
    vi.mocked(editions.editionsFor).mockResolvedValue(
      ok([kept({ file: newer, hash: newer.hash, edition: 3 })]),
    );
    vi.mocked(editions.compareEdition).mockReturnValue(ok({ from: file(), to: newer, parts }));
  });

  it('is offered the editions that are here, each compared part by part before it is taken', async () => {
    const at = session();
    await expectDrawn('edition', <EditionScreen session={at} />);
    expect(editions.compareEdition).toHaveBeenCalledWith(at, newer);
    vi.mocked(editions.takeEdition).mockResolvedValue(true);
    await tap('Play by edition 3 from here on');
    expect(editions.takeEdition).toHaveBeenCalledWith(at, newer);
    expect(parseRoute(location.hash)).toEqual({ screen: 'game', game: 'friday', view: 'table' });
    expect(announcement.value.text).toBe('Edition 3 counts from here on. Undo takes it back.');
  });

  it('changes none while a question is open, and says why', async () => {
    await draw(<EditionScreen session={session({ question: signal({ prompt: {} }) })} />);
    expect(texts('.dock p')[0]).toBe(
      'A question is open. Answer it or cancel it first: the edition changes between two questions only.',
    );
    expect(texts('.main')).toEqual(['Back to the open question']);
  });

  it.each([
    [
      'of another game',
      preview({ file: file({ game: 'own:lowmoor', title: 'Lowmoor' }) }),
      'This is a file of Lowmoor, and here Hollow Ridge is played. Nothing was changed.',
    ],
    ['of this very edition', preview(), 'This game goes by this very file already. Nothing was changed.'],
    [
      'that cannot be played yet',
      preview({ file: newer, refused: fail('definition.later', 'It uses versus.').problem }),
      'It uses versus.',
    ],
  ])('refuses a file %s', async (_, of, message) => {
    vi.mocked(editions.editionsFor).mockResolvedValue(ok([]));
    vi.mocked(opening.previewGame).mockResolvedValue(ok(of));
    await draw(<EditionScreen session={session()} />);
    expect(texts('.soft')).toContain('No other edition of this game is on this device. Open its file.');
    await put('Open a file', written());
    expect(texts('[role=alert] p')).toEqual([message]);
    expect(texts('.main')).toEqual([]);
  });

  it('takes one from a file', async () => {
    vi.mocked(editions.editionsFor).mockResolvedValue(ok([]));
    vi.mocked(opening.previewGame).mockResolvedValue(ok(preview({ file: newer })));
    await draw(<EditionScreen session={session()} />);
    await put('Open a file', written());
    expect(texts('section h2')).toEqual(['Counters', 'Table Combat']);
    expect(texts('.main')).toEqual(['Play by edition 3 from here on']);
    vi.mocked(editions.takeEdition).mockResolvedValue(false);
    await tap('Play by edition 3 from here on');
    expect(location.hash).toBe('');
  });

  it('leads to another edition from More, and to no state sheet where the file makes none', async () => {
    const at = session();
    await draw(<MoreDialog session={at} onClose={vi.fn()} />);
    expect(texts('dialog a.plain')).toContain('New edition of the rules file…');
    expect(texts('dialog a.plain')).not.toContain('State sheet');
    await draw(<MoreDialog session={{ ...(at as object), own: undefined } as never} onClose={vi.fn()} />);
    expect(texts('dialog a.plain')).toContain('State sheet');
    expect(texts('dialog a.plain')).not.toContain('New edition of the rules file…');
  });

  it('whose file is not here is read and says which it needs; with that file it is opened again', async () => {
    const missing = fail('own.missing', 'This game needs a file that is not here.').problem;
    const entries = [{ kind: 'v1.Opened', args: { definition: HASH } }];
    const projection = signal({
      ...(session() as { projection: { value: object } }).projection.value,
      entries,
    });
    const at = session({ projection, own: { missing } });
    const onReopen = vi.fn();
    await expectDrawn(
      'missing-file',
      <MissingFileScreen session={at} missing={missing} onReopen={onReopen} />,
    );
    vi.mocked(opening.previewGame).mockResolvedValue(ok(preview({ file: newer })));
    await put('Open the file', written());
    expect(texts('[role=alert] p')).toEqual([
      'This is Hollow Ridge, edition 3 (check words: amber kestrel), and this game is not played by it. Nothing was changed. Choose the file it names.',
    ]);
    expect(opening.keepGame).not.toHaveBeenCalled();
    vi.mocked(opening.previewGame).mockResolvedValue(ok(preview()));
    vi.mocked(opening.keepGame).mockResolvedValue(ok(undefined));
    await put('Open the file', written());
    expect(onReopen).toHaveBeenCalledOnce();
  });
});

describe('quick combat', () => {
  it('stays with the game that is shown when those that are files come, and leads to them', async () => {
    const withOdds = { ...toyMeta, odds: true as const };
    const tables = {
      game: { ...toy, charts: [PATROL] },
      own: emptyPack('own:toy', 'toy', 'Ours'),
      practice: TOY_PRACTICE,
    };
    vi.mocked(tablesOf.loadTables).mockResolvedValue(ok(tables) as never);
    await draw(<QuickScreen registry={[withOdds]} game={undefined} />);
    expect(texts('nav a')).toEqual([]);
    lists(kept({ meta: { ...withOdds, id: 'own:hollow-ridge', title: 'Hollow Ridge' } }));
    await settled();
    expect(texts('h1, nav a')).toEqual(['Quick combat', 'Hollow Ridge']);
    expect(control('Hollow Ridge').getAttribute('href')).toBe('#/quick/own%3Ahollow-ridge');
    expect(tablesOf.loadTables).toHaveBeenCalledOnce();
  });

  const MOSCOW = readFileSync(
    join(import.meta.dirname, '../../src/own/shipped/battle-for-moscow.json'),
    'utf8',
  );

  it('reads a table of codes of a game that is a file; past its end no die is asked for', async () => {
    const read = readDefinition(MOSCOW);
    if (!read.ok) throw new Error(read.problem.message);
    const game = ownGame([read.value.definition]) as Game<unknown>;
    const charts = game.charts.filter(isOddsChart);
    const pack = emptyPack('own:moscow', game.id, 'Ours');
    await draw(<QuickCombat tables={{ game, own: pack, practice: pack }} charts={charts} />);
    const factors = async (attack: string, defence: string) => {
      for (const [label, value] of [
        ['Attack factors', attack],
        ['Defence factors', defence],
      ] as const) {
        const field = [...document.querySelectorAll<HTMLInputElement>('input[inputmode]')].find(
          ({ id, labels }) =>
            id && [...(labels ?? [])].some(({ textContent }) => textContent?.startsWith(label)),
        );
        if (!field) throw new Error(label);
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await settled();
    };
    // Its rules print it whole: there is nothing to choose, and nothing is made up.
    expect(texts('.seg, .practice')).toEqual([]);
    await factors('12', '3');
    expect(texts('.way li')).toEqual(['12 : 3 = 4:1', '4:1']);
    expect(texts('.spread-box td').map((text) => text.slice(0, 2))).toEqual([
      'NE',
      'NE',
      'DR',
      'DR',
      'DR',
      'DE',
    ]);
    await tap('6');
    expect(texts('.fresh .worth')).toEqual(['DE']);
    await factors('3', '4');
    expect(texts('.way li').at(-1)).toBe('no die, no effect');
    expect(texts('.foot button')).toEqual([]);
  });
});

describe('the rules', () => {
  const digest = async () => [{ number: '1', title: 'Boats', text: 'Boats cross.', see: [] }];
  const note = async (id: string) => {
    await draw(<RulePage meta={{ ...toyMeta, id, digest }} number="1" hrefOf={(to) => `#/${to}`} />);
    await until(() => texts('article').length > 0);
    return texts('main > p, body > p').at(-1);
  };

  it('of a game that is a file say whose words they are', async () => {
    expect(await note('own:hollow-ridge')).toBe(
      'In the words of the game’s file, for quick reference. Where it matters, the rulebook counts.',
    );
    expect(await note('boats')).toBe(
      'In our own words, for quick reference. Where it matters, the rulebook counts.',
    );
  });
});
