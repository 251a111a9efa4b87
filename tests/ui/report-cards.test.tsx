// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { DiceGroup } from '../../src/core/journal/report/dice';
import type { SideLuck } from '../../src/core/journal/report/luck';
import type { Play } from '../../src/core/journal/report/play';
import type { TurnPoints } from '../../src/core/journal/report/points';
import type { Story } from '../../src/core/journal/report/story';
import { announcement } from '../../src/ui/kit/announce';
import { Scroll } from '../../src/ui/kit/scroll';
import { ClimbPlot } from '../../src/ui/report/climb-plot';
import { DiceCard } from '../../src/ui/report/dice-card';
import { LuckCard } from '../../src/ui/report/luck-card';
import { chanceWords, luckWords } from '../../src/ui/report/luck-words';
import { OpeningStory } from '../../src/ui/report/opening';
import { OtherApps } from '../../src/ui/report/other-apps';
import { Plot, PointsCard } from '../../src/ui/report/points-plot';
import { ReportScreen, StoryCards } from '../../src/ui/report/report';
import { TableCard } from '../../src/ui/report/report-table';
import { ShareChoice, ShareStory } from '../../src/ui/report/share';
import { SheetScreen } from '../../src/ui/report/state-sheet';
import { toy, toyMeta } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

function session() {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return atTable(table);
}

const group = (more: Partial<DiceGroup>): DiceGroup => ({
  ...{ by: 'app', free: false, sides: 6, n: 3, counts: [1, 0, 2, 0, 0, 0], mean: 7 / 3, spread: 1.247 },
  ...more,
});
const turn = (name: string, value: number, thresholds: TurnPoints['thresholds'] = []): TurnPoints => ({
  ...{ turn: name, moment: `Turn ${name}`, value, thresholds },
});
const won = [
  { label: 'Won', at: 12 },
  { label: 'Lost', at: -4 },
];

const STORY: Story = {
  game: { id: 'toy', title: 'Smugglers' },
  title: 'Friday',
  sides: [
    { id: 'fox', name: 'Fox', player: 'Ken' },
    { id: 'owl', name: 'Owl', player: 'Owl' },
  ],
  standing: 'Turn 3',
  account: { title: 'Turn 3', climbs: [], chapters: [] },
  points: [],
  tables: [],
  dice: { groups: [], leftOut: 0, sealed: false },
  log: [],
};

const PLAY: Play = {
  id: 'toy-mi3k2o00-0badcafe',
  game: STORY.game,
  scenario: 'The long night',
  title: 'Friday',
  begun: NOON - 5_400_000,
  last: NOON,
  minutes: 75,
  turns: 3,
  counts: true,
  end: 'Winner: Owl. All home.',
  sides: [
    { id: 'fox', name: 'Fox', player: 'Ken', points: -2, won: false },
    { id: 'owl', name: 'Owl', player: 'Ann', won: true },
  ],
};

const device = (what: object) => {
  for (const name of ['share', 'canShare', 'clipboard'])
    Object.defineProperty(navigator, name, { value: Reflect.get(what, name), configurable: true });
};
const saved: string[] = [];
const catchFiles = () => {
  saved.length = 0;
  let type = '';
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      type = blob.type;
      return 'blob:x';
    },
    revokeObjectURL() {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download}, ${type}`);
  });
};

describe('the dice', () => {
  it('of each side and way stand side by side by their size, with what is fair and what the test says', () =>
    expectDrawn(
      'dice-card',
      <DiceCard
        session={session()}
        dice={{
          groups: [
            group({ side: 'owl', by: 'physical' }),
            group({ n: 60, fit: { chiSquare: 13.2, freedom: 5, rarity: 20 } }),
            group({ free: true, by: 'override', n: 1 }),
            group({ sides: 10, counts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0], n: 1 }),
            group({ sides: 0, counts: [0, 0, 0, 1], n: 1 }),
          ],
          leftOut: 2,
          sealed: true,
        }}
      />,
    ));

  it('before the first one it is said what will stand there', async () => {
    await draw(<DiceCard session={session()} dice={{ groups: [], leftOut: 0, sealed: false }} />);
    expect(texts('section > *')).toEqual([
      'Dice',
      'Each side’s dice, the app’s and those by hand, are counted and tested here.',
    ]);
  });
});

describe('the points', () => {
  it('are drawn over the turns against their thresholds, and said in a table', () =>
    expectDrawn(
      'points-card',
      <PointsCard
        course={{
          title: 'Points',
          label: 'VP',
          turns: [turn('1', 0, won), turn('2', -4, won), turn('3', 9, won)],
        }}
      />,
    ));

  it('have thresholds of each turn in the table where they change, and a line that begins late where one does', () =>
    expectDrawn(
      'points-card-vary',
      <PointsCard
        course={{
          title: 'Points',
          label: 'VP',
          turns: [
            turn('1', 3),
            turn('2', 3, [{ label: 'Won', at: 3 }]),
            turn('3', 5, [{ label: 'Won', at: 4 }]),
          ],
        }}
      />,
    ));

  it('of many turns name no more than four of them', async () => {
    const names = async (n: number) => {
      const turns = Array.from({ length: n }, (_, i) => turn(`t${i}`, i));
      await draw(<Plot turns={turns} />);
      return texts('svg > text:not(.now)').join(' ');
    };
    expect(await names(2)).toBe('t0 t1');
    expect(await names(4)).toBe('t0 t1 t2 t3');
    expect(await names(5)).toBe('t0 t2 t4');
    expect(await names(8)).toBe('t0 t3 t6');
    expect(await names(10)).toBe('t0 t3 t6 t9');
  });

  it('that never change are a level line', async () => {
    await draw(<Plot turns={[turn('1', 0), turn('2', 0)]} />);
    expect(document.querySelector('.course')?.getAttribute('d')).toBe('M5 76H95V76');
  });
});

describe('the story a report opens with', () => {
  const change = (at: number, value: number, points: number, ...why: string[]) => ({
    ...{ at, moment: `Turn ${Math.ceil(at * 4)}`, value, points, why },
  });
  const chapters = [
    { when: '7 Dec', at: 0, sentences: ['Ken lands', 'The cove is taken, +2'] },
    { when: '8 Dec', at: 0.5, sentences: [] },
    { when: '9 Dec', at: 0.9, sentences: ['Nobody moves'] },
  ];
  const climb = {
    ...{ title: 'Points', label: 'VP', from: 1, to: 9, thresholds: won },
    changes: [
      change(0.1, 3, 2, 'Cove, port'),
      change(0.4, 4, 1, 'Quay'),
      change(0.41, 3, -1, 'Barn'),
      change(0.6, 9, 6, 'A lighthouse with a long name', 'Dock'),
      change(0.8, 9, 0),
    ],
  };
  const lucky = { title: 'Cove, 1:2', moment: 'Turn 1', side: 'fox', came: '0/2', chance: 1 / 6 };

  it('is headed by how it stands, with its points as steps, its days, its luck and what was lost', () =>
    expectDrawn(
      'opening-story',
      <OpeningStory
        session={session()}
        account={{
          title: 'Fox 9 of 12',
          climbs: [climb],
          chapters,
          lost: { what: 'crates', by: { fox: 2, owl: 0 } },
        }}
        luck={{
          fights: [],
          sides: [],
          luckiest: lucky,
          unluckiest: { ...lucky, side: 'owl', chance: 2 / 9 },
          leftOut: 0,
        }}
      />,
    ));

  it('of two entries is its headline and the way to step through', async () => {
    await draw(
      <OpeningStory
        session={session()}
        account={{ title: 'Set-up', climbs: [], chapters: [] }}
        luck={undefined}
      />,
    );
    expect(texts('h2, .card, a')).toEqual(['Set-up', 'Step through the game']);
  });

  it('of many days tells the first ones, and the rest when asked', async () => {
    const many = Array.from({ length: 15 }, (_, i) => ({
      when: `Day ${i}`,
      at: i / 15,
      sentences: ['Rain'],
    }));
    await draw(
      <OpeningStory
        session={session()}
        account={{ title: 'T', climbs: [], chapters: many }}
        luck={undefined}
      />,
    );
    expect(texts('.chapters p')).toHaveLength(12);
    await tap('Tell the rest (3 more)');
    expect(texts('.chapters p').at(-1)).toBe('Day 14. Rain.');
    expect(texts('.chapters button')).toEqual([]);
  });

  it('says in words what its drawing names, for who listens', async () => {
    await draw(<ClimbPlot climb={climb} chapters={chapters} />);
    expect(texts('figcaption')).toEqual([
      'VP from 1 to 9. Won at 12. Lost at −4. Turn 1: Cove, +2 to 3. Turn 2: Quay, +1 to 4. Turn 3: A lighthouse with…, +6 to 9.',
    ]);
  });
  it('names what changed only where the names do not meet, with large text too', async () => {
    const named = async (a: string, b: string) => {
      const changes = [change(0.2, 4, 3, a), change(0.8, 6, 2, b)];
      await draw(<ClimbPlot climb={{ ...climb, changes }} chapters={[]} />);
      return [texts('.climb-name'), texts('.climb-name.first')];
    };
    expect(await named('Cove', 'Quay')).toEqual([
      ['Cove', 'Quay'],
      ['Cove', 'Quay'],
    ]);
    expect(await named('Far cove', 'Far quay')).toEqual([['Far cove', 'Far quay'], ['Far cove']]);
    expect(await named('The longest cove', 'The longest quay')).toEqual([
      ['The longest cove'],
      ['The longest cove'],
    ]);
  });
});

describe('luck', () => {
  const luck = (more: Partial<SideLuck>): SideLuck => ({
    ...{ side: 'fox', what: 'step losses', fights: 14, lost: 12, expected: 9, spread: 2.5 },
    ...{ asMuch: 0.2, asLittle: 0.9 },
    ...more,
  });
  it('is told for each side against an average run, with its spread and how many fights', () =>
    expectDrawn(
      'luck-card',
      <LuckCard
        session={session()}
        luck={{ fights: [], sides: [luck({}), luck({ side: 'owl', lost: 8, asLittle: 0.31 })], leftOut: 2 }}
      />,
    ));

  it('is told fight by fight when asked, the latest ones first', async () => {
    const fights = Array.from({ length: 40 }, (_, i) => ({
      ...{ title: `Cove ${i}, 1:2`, moment: 'Turn 1', side: 'fox', came: '2/0', what: 'step losses' },
      ...{ lost: { attacker: 2, defender: 0 }, expected: { attacker: 4 / 3, defender: 2 / 3 } },
    }));
    await draw(<LuckCard session={session()} luck={{ fights, sides: [luck({})], leftOut: 0 }} />);
    expect(texts('details table')).toEqual([]);
    control('Each fight').click();
    await settled();
    expect(texts('details tbody tr')).toHaveLength(30);
    expect(texts('details tbody tr:last-child > *')).toEqual(['Fox Cove 39, 1:2 Turn 1', '2/0', '1.3/0.7']);
    await tap('Show earlier (10)');
    expect(texts('details tbody tr')).toHaveLength(40);
  });

  it('is worked out last, and where nothing can be weighed it is said why', async () => {
    const said = async (of: Parameters<typeof LuckCard>[0]['luck']) => {
      await draw(<LuckCard session={session()} luck={of} />);
      return texts('section p').join();
    };
    expect(await said(undefined)).toBe('Resolving every fight for every way its dice can fall…');
    expect(await said({ fights: [], sides: [], leftOut: 0 })).toMatch(
      /^This compares what the dice of each fight cost/,
    );
    expect(await said({ fights: [], sides: [], leftOut: 3 })).toMatch(
      /^Left out: 3 fights .* not in your charts yet/,
    );
  });

  it.each([
    [
      {},
      'Over 14 fights Ann took 12 step losses, 3 more than an average run of the same fights. About 1 game in 5 is at least as unlucky.',
    ],
    [
      { lost: 7, asLittle: 0.25 },
      'Over 14 fights Ann took 7 step losses, 2 fewer than an average run of the same fights. About 1 game in 4 is at least as lucky.',
    ],
    [{ lost: 9 }, 'Over 14 fights Ann took 9 step losses, just an average run of the same fights.'],
    [
      { lost: 10, asMuch: 0.45 },
      'Over 14 fights Ann took 10 step losses, 1 more than an average run of the same fights. Nothing unusual.',
    ],
    [
      { fights: 1, lost: 1, expected: 0.5, what: 'hits', asMuch: 0.00001 },
      'In 1 fight Ann took 1 hit, 0.5 more than the average of the same fight. Fewer than 1 game in 10,000 is at least as unlucky.',
    ],
  ] as const)('%j is said in plain words', (more, words) => {
    expect(luckWords(luck(more), 'Ann')).toBe(words);
  });

  it.each([
    [1 / 6, '1 in 6'],
    [2 / 9, '2 in 9'],
    [0.5, '1 in 2'],
    [1 / 36, '1 in 36'],
    [0.00213, '1 in 470'],
    [0.00001, 'less than 1 in 10,000'],
  ])('a chance of %d is %s', (chance, words) => {
    expect(chanceWords(chance)).toBe(words);
  });
});

describe('a table of a game', () => {
  const table = {
    ...{ id: 't', title: 'Losses', note: 'Steps.', empty: 'None yet.' },
    columns: [
      { label: 'Turn' },
      { label: 'F', title: 'Fleet' },
      { label: 'O', side: 'owl' },
      { label: 'All' },
    ],
    rows: [['1', 2, 0, '']],
  };
  it('says its heads in full, and a side by its mark', () =>
    expectDrawn('table-card', <TableCard session={session()} table={table} />));

  it('without a row says so in its place', async () => {
    const { note: _, ...bare } = { ...table, rows: [] };
    await draw(<TableCard session={session()} table={bare} />);
    expect(texts('section > *')).toEqual(['Losses', 'None yet.']);
    await draw(<TableCard session={session()} table={{ ...bare, rows: [['1']] }} />);
    expect(texts('caption')).toEqual([]);
  });

  it('wider than the phone can be reached with the keyboard, and only then', async () => {
    const wide = (width: number) =>
      Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { value: width, configurable: true });
    const about = () => outlineOf(document.querySelector('.scroll-box'));
    const measured: (() => void)[] = [];
    class Observer {
      private readonly measure: () => void;
      constructor(measure: () => void) {
        this.measure = measure;
      }
      observe(): void {
        measured.push(this.measure);
      }
      disconnect(): void {
        measured.length = 0;
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const grow = () => {
      for (const measure of [...measured]) measure();
    };
    wide(0);
    await draw(<Scroll label="Losses">x</Scroll>);
    expect(about()).toEqual([null, null, null]);
    wide(500);
    grow();
    await settled();
    expect(about()).toEqual(['0', 'group', 'Losses']);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
    grow();
    await settled();
    expect(about()).toEqual([null, null, null]);
    vi.unstubAllGlobals();
  });
  const outlineOf = (box: Element | null) =>
    ['tabindex', 'role', 'aria-label'].map((name) => box?.getAttribute(name) ?? null);
});

describe('after the battle', () => {
  it('the players, the verdict, and once something has happened its cards', async () => {
    await draw(<StoryCards session={session()} meta={toyMeta} story={STORY} play={PLAY} />);
    expect(texts('.print-only')).toEqual(['Friday · Fox: Ken · Owl']);
    expect(texts('body > p.soft')).toEqual([expect.stringMatching(/^Once dice have fallen/)]);
    const verdict = { label: 'Victory', why: 'All home.', rule: 'T9', side: 'owl', recorded: true };
    const turns = [turn('1', 1), turn('2', 2)];
    const points = [{ title: 'Points', label: 'VP', turns }];
    await draw(
      <StoryCards session={session()} meta={toyMeta} story={{ ...STORY, verdict, points }} play={PLAY} />,
    );
    expect(texts('.verdict > *')).toEqual(['Owl: Victory', 'All home. T9']);
    expect(texts('h2')).toEqual(['Turn 3', 'Points, VP', 'Dice', 'Luck']);
    const named = { ...verdict, label: 'The Owl wins' };
    const { side: _, ...nobody } = verdict;
    for (const [said, label] of [
      [named, 'The Owl wins'],
      [nobody, 'Victory'],
    ] as const) {
      await draw(
        <StoryCards session={session()} meta={toyMeta} story={{ ...STORY, verdict: said }} play={PLAY} />,
      );
      expect(texts('.big')).toEqual([label]);
    }
  });

  it.each([
    ['a second turn', { points: [{ title: 'P', label: 'VP', turns: [turn('1', 0), turn('2', 0)] }] }, true],
    ['one turn', { points: [{ title: 'P', label: 'VP', turns: [turn('1', 0)] }] }, false],
    ['a row', { tables: [{ id: 't', title: 'T', empty: '-', columns: [], rows: [['x']] }] }, true],
    ['a table without one', { tables: [{ id: 't', title: 'T', empty: '-', columns: [], rows: [] }] }, false],
    ['a die', { dice: { groups: [group({})], leftOut: 0, sealed: false } }, true],
  ])('has begun with %s', async (_, more, begun) => {
    await draw(<StoryCards session={session()} meta={toyMeta} story={{ ...STORY, ...more }} play={PLAY} />);
    expect(texts('h2').includes('Dice')).toBe(begun);
  });

  it('a report that cannot be fetched is told, and tried again', async () => {
    const report = vi.fn(() => Promise.reject(new Error('offline')));
    await draw(<ReportScreen session={session()} meta={{ ...toyMeta, report }} />);
    expect(texts('[role=alert] p')).toEqual([
      'The report could not be fetched. Nothing is lost. Go online once and try again, or reload.',
    ]);
    expect(texts('.share-row')).toEqual([]);
    await tap('Try again');
    expect(report).toHaveBeenCalledTimes(2);
    await draw(<ReportScreen session={session()} meta={toyMeta} />);
    expect(texts('h1, header small')).toEqual(['After the battle', 'Turn 1']);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await tap('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('what is shared', () => {
  const pick = async (label: string) => {
    [...document.querySelectorAll('label')]
      .find(({ textContent }) => textContent === label)
      ?.querySelector('input')
      ?.click();
    await settled();
  };
  const both = <ShareChoice story={STORY} meta={toyMeta} />;
  const said = () => texts('.share-said').join();

  it('is chosen by part and format, and can be read before', async () => {
    device({ clipboard: {} });
    await expectDrawn('share-choice', both);
    await tap('Read it first');
    expect(control('Hide it').getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('textarea')?.value).toBe(
      'Friday · Smugglers\n==================\nFox: Ken · Owl\nTurn 3\n\nKept with War Diary\n',
    );
    await pick('None');
    expect(document.querySelector('textarea')?.value).toMatch(/Turn 3\n$/);
    await pick('Kept with War Diary');
    await pick('JSON');
    await pick('Log');
    expect(texts('summary')).toEqual(['Share log as JSON']);
    expect(JSON.parse(document.querySelector('textarea')?.value ?? '')).not.toHaveProperty('points');
    await pick('BBCode');
    await pick('Report');
    expect(texts('summary')).toEqual(['Share report as BBCode for a forum']);
    await tap('Hide it');
    expect(texts('textarea')).toEqual([]);
    await pick('Text');
    await pick('All');
  });

  it('the story goes in one tap: to the share sheet, else to the clipboard, else into a file', async () => {
    const share = vi.fn(async (_: object) => {});
    device({ share });
    await draw(<ShareStory story={STORY} meta={toyMeta} />);
    await tap('Share the story');
    const text = 'Friday · Smugglers\n==================\nFox: Ken · Owl\nTurn 3\n\nKept with War Diary\n';
    expect(share).toHaveBeenCalledWith({ title: 'Friday', text });
    expect([said(), announcement.value.text]).toEqual(Array(2).fill('Handed on: the story.'));
    device({ share: () => Promise.reject(new DOMException('x', 'AbortError')) });
    await tap('Share the story');
    expect(said()).toBe('Nothing was shared.');
    const writeText = vi.fn(async (_: string) => {});
    device({ clipboard: { writeText } });
    await tap('Share the story');
    expect(writeText).toHaveBeenCalledWith(text);
    expect(said()).toBe('Copied: the story, to paste where you like.');
    catchFiles();
    device({});
    await tap('Share the story');
    expect(saved).toEqual(['War Diary, Friday, story.txt, text/plain']);
    expect(said()).toBe('Saved: the story. It is with your downloads.');
  });

  it('goes to the share sheet as text, and nobody taking it is said', async () => {
    const share = vi.fn(async (_: object) => {});
    device({ share });
    await draw(both);
    expect(texts('.share-row button')).toEqual(['Share', 'Save']);
    await tap('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Friday', text: expect.stringContaining('Fox: Ken') });
    expect([said(), announcement.value.text]).toEqual(Array(2).fill('Handed on: report and log as text.'));
    device({ share: () => Promise.reject(new DOMException('x', 'AbortError')) });
    await tap('Share');
    expect(said()).toBe('Nothing was shared.');
    const writeText = vi.fn(async () => {});
    device({
      share: () => Promise.reject(new DOMException('x', 'NotAllowedError')),
      clipboard: { writeText },
    });
    await tap('Share');
    expect(said()).toBe('Copied: report and log as text.');
  });

  it('as JSON goes as a file, where files can be shared', async () => {
    const share = vi.fn(async (_: { files?: File[] }) => {});
    const writeText = vi.fn(async () => {});
    device({ share, canShare: () => true, clipboard: { writeText } });
    await draw(both);
    await pick('JSON');
    await tap('Share');
    expect(share.mock.calls[0]?.[0]?.files?.[0]?.name).toBe('War Diary, Friday, report and log.json');
    device({ share, clipboard: { writeText } });
    await tap('Share');
    expect(share).toHaveBeenCalledOnce();
    expect(writeText).toHaveBeenCalledOnce();
    await pick('Text');
  });

  it('is copied where the browser lets it, and saved as a file of its kind', async () => {
    const writeText = vi.fn(() => Promise.reject(new Error('no')));
    device({ clipboard: { writeText } });
    catchFiles();
    await draw(both);
    await tap('Copy');
    expect(said()).toBe('The browser did not let the app copy. Nothing is lost: save it as a file instead.');
    await tap('Save');
    expect(said()).toBe('Saved: report and log as text. It is with your downloads.');
    await pick('JSON');
    await tap('Save');
    expect(saved).toEqual([
      'War Diary, Friday, report and log.txt, text/plain',
      'War Diary, Friday, report and log.json, application/json',
    ]);
    await pick('Text');
  });
});

describe('for other apps', () => {
  const unfold = async (play: Play) => {
    await draw(<OtherApps play={play} />);
    expect(texts('a, dl, textarea')).toEqual([]);
    control('For other apps: BG Stats, CSV').click();
    await settled();
  };
  const link = () => control('Open app.bgstatsapp.com') as HTMLAnchorElement;
  const sent = () => JSON.parse(decodeURIComponent(link().href.split('?data=')[1] ?? ''));
  const said = () => texts('.apps-said').at(-1);
  const pick = async (label: string) => {
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.click();
    await settled();
  };

  it('stands nothing before it is asked for; then every field and its host, before the link', async () => {
    device({ clipboard: {} });
    await unfold(PLAY);
    expectOutline('other-apps');
    expect([...document.querySelectorAll('dl, a')].map(({ tagName }) => tagName)).toEqual(['DL', 'A']);
    const shown = texts('dd');
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
    expect(shown).toEqual(leaves(sent()));
    expect([link().rel, link().target, link().referrerPolicy]).toEqual([
      ...['noreferrer noopener', '_blank', 'no-referrer'],
    ]);
  });

  it('can be without names: in the fields, the link, the JSON and the CSV', async () => {
    await unfold(PLAY);
    await tap('Read as JSON');
    expect(document.body.textContent).toMatch(/Ken.*Friday|Friday.*Ken/s);
    await pick('Sides only');
    expect(JSON.stringify(sent())).not.toMatch(/Ken|Ann|Friday/);
    expect(document.body.textContent).not.toMatch(/Ken|Ann|Friday/);
    expect(texts('textarea').map((text) => /Ken|Ann|Friday/.test(text))).toEqual([false, false]);
    await tap('Hide the JSON');
    expect(texts('textarea')).toHaveLength(1);
    await pick('With names');
  });

  it('of a game in play there is the CSV alone, and what the link waits for', async () => {
    const { end: _, ...playing } = PLAY;
    await unfold(playing);
    expect(texts('a, dl')).toEqual([]);
    expect(texts('.inside h2 + p')).toEqual(['Only finished games can be sent. Record the end first.']);
    expect(texts('textarea')[0]).toContain(',in play,');
  });

  it('is copied where the browser lets it, and the CSV saved', async () => {
    const writeText = vi.fn(async (_: string) => {});
    device({ clipboard: { writeText } });
    catchFiles();
    await unfold(PLAY);
    await tap('Copy JSON');
    expect([said(), announcement.value.text]).toEqual(Array(2).fill('Copied: the play as JSON.'));
    expect(JSON.parse(writeText.mock.calls[0]?.[0] ?? '')).toEqual(sent());
    await tap('Copy CSV');
    expect(said()).toBe('Copied: the result as CSV.');
    expect(writeText.mock.calls[1]?.[0]).toMatch(/^game,scenario,title,date/);
    await tap('Save CSV');
    expect(said()).toBe('Saved: the result as CSV. It is with your downloads.');
    expect(saved).toEqual(['War Diary, Friday, result.csv, text/csv']);
    writeText.mockRejectedValue(new Error('no'));
    await tap('Copy JSON');
    expect(texts('.apps-said')).toEqual([
      'The browser did not let the app copy. Nothing is lost: select what is shown and copy it.',
      'Saved: the result as CSV. It is with your downloads.',
    ]);
    device({});
    await unfold(PLAY);
    expect(texts('button')).toEqual(['Read as JSON', 'Save CSV']);
  });
});

describe('a state sheet', () => {
  const written = {
    sealed: [{ label: 'Crates', value: 'sealed' }],
    sections: [
      {
        title: 'Boats',
        facts: [
          { label: 'Heron', value: 'at sea', rule: 'T5' },
          { label: 'Stork', value: 'home' },
        ],
      },
    ],
  };
  const meta = (sheet: () => Promise<unknown>) => ({ ...toyMeta, sheet: sheet as never });

  it('that cannot be fetched is told, and tried again', async () => {
    const sheet = vi.fn(() => Promise.reject(new Error('offline')));
    await draw(<SheetScreen session={session()} meta={meta(sheet)} />);
    expect(texts('[role=alert] button')).toEqual(['Try again', 'Reload']);
    expect(texts('.on-paper, .foot .main')).toEqual([]);
    await tap('Try again');
    expect(sheet.mock.calls.length).toBeGreaterThan(1);
  });

  it('is on the screen and on paper, and is printed, shared and saved', async () => {
    const load = async () => ({ describe: () => written });
    catchFiles();
    const writeText = vi.fn(async (_: string) => {});
    device({ clipboard: { writeText } });
    await draw(<SheetScreen session={session()} meta={meta(load)} />);
    expectOutline('state-sheet', '.on-paper > :not(.print-written), main');
    expect(texts('.print-written')[0]).toMatch(/^Smugglers, written 22 Nov 2026, 12:00, War Diary \d/);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await tap('Print');
    expect(print).toHaveBeenCalledOnce();
    await tap('Save');
    expect(saved).toEqual(['War Diary, state sheet, Friday.txt, text/plain']);
    await tap('Share as text');
    expect(announcement.value.text).toBe('Copied, to paste where you like.');
    expect(writeText.mock.calls[0]?.[0]).toContain('at sea');
    device({ share: async () => {} });
    await tap('Share as text');
    expect(announcement.value.text).toBe('Shared.');
    device({});
    await tap('Share as text');
    expect(announcement.value.text).toBe('Saved as a file.');
    const before = announcement.value;
    device({ share: () => Promise.reject(new DOMException('x', 'AbortError')) });
    await tap('Share as text');
    expect(announcement.value).toBe(before);
  });

  it('of a game with nothing sealed has no such block, and says what is asked and who is to act', async () => {
    const table = sitDownNow(toy);
    open(table, 'begin');
    const load = async () => ({ describe: () => ({ ...written, sealed: [] }) });
    const asking = atTable(table);
    const view = { ...asking.table.value, side: 'owl' };
    await draw(<SheetScreen session={{ ...asking, table: signal(view) }} meta={meta(load)} />);
    expect(texts('main h2, .print-facts .print-block')).toEqual([
      'Where it stands',
      'Boats',
      'Where it stands',
      'Boats',
    ]);
    expectOutline('state-sheet-asking', 'main section:first-of-type');
  });
});
