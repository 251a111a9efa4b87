// @vitest-environment page
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../src/app/hall/hall';
import { desk, forget } from '../../src/app/hall/organiser/desk';
import { linkOf } from '../../src/app/hall/organiser/organiser';
import { keepPending } from '../../src/app/hall/pending';
import { readHallLink } from '../../src/app/hall-link';
import { passText, readPass } from '../../src/app/hall-pass';
import { Dock } from '../../src/ui/ask/dock';
import { BoardScreen } from '../../src/ui/hall/board/board-screen';
import { byWait, missing, standingOf, waitsFor } from '../../src/ui/hall/board/board-words';
import { HallDoor } from '../../src/ui/hall/door';
import { OrganiserScreen } from '../../src/ui/hall/organiser/organiser-screen';
import { howLong } from '../../src/ui/hall/words';
import { announcement } from '../../src/ui/kit/announce';
import { makeKeys, organiserOf } from '../../tools/hall/keys.mjs';
import { toy } from '../games/toy/toy';
import { DIRECTOR, fakeHall, summary } from '../support/fake-hall';
import { until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectOutline, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

describe('the director’s board', () => {
  let hall: ReturnType<typeof fakeHall>;
  const shown = (count: number) =>
    until(() => expect(document.querySelectorAll('.board-table').length).toBe(count));
  /** Three tables: one plays and is silent, one is over, one has not begun. */
  const evening = async () => {
    hall = fakeHall();
    hall.state.value = 'reading';
    localStorage.setItem('war-diary:hall-board', JSON.stringify([DIRECTOR.event, 3, '1,Ann,Max\n3,Joe,Jim']));
    await draw(<BoardScreen pass={DIRECTOR} open={(_, heard: Listener) => hall.open(heard)} />);
    await shown(3);
    await hall.tell(1, summary(), NOON - 6 * MINUTE);
    await hall.tell(2, summary({ over: 'Fox wins: more cargo.' }), NOON - 70 * MINUTE);
    hall.state.value = 'on';
    await until(() => expect(texts('.board-waits')).toContain('Over. Fox wins: more cargo.'));
  };

  it('shows of each table who plays, how it stands, whom it waits for and how long', async () => {
    await evening();
    expectOutline('board');
  });

  it('puts those that wait longest first, and names what is done with a table', async () => {
    await evening();
    await hall.tell(4, summary({ lines: 1 }), NOON);
    await shown(4);
    document.querySelectorAll<HTMLInputElement>('.segments input')[1]?.click();
    await settled();
    expect(texts('.board-number')).toEqual(['Table 1', 'Table 4', 'Table 3', 'Table 2']);
  });

  it('opens the card of a table, and announces to it alone', async () => {
    await evening();
    document.querySelector<HTMLElement>('.board-table')?.click();
    await settled();
    expectOutline('board-card', 'dialog');
    await tap('Announce to this table');
    await sayText('Lunch at noon');
    await tap('Announce to 1 table');
    await until(() => expect(announcement.value.text).toBe('Announced to 1 table.'));
    expect(hall.offered).toHaveLength(1);
  });

  it('announces to all, and again only to those that it did not reach', async () => {
    await evening();
    const { game } = await hall.keysAt(2);
    hall.answers((subject) => (subject.includes(game) ? { how: 'away' } : { how: 'taken', seq: 1 }));
    await tap('Announce');
    await sayText('Lunch at noon');
    await tap('Announce to 3 tables');
    await until(() =>
      expect(texts('dialog .error')).toEqual([
        'Announced to 2 tables. The hall did not take it for table 2.',
      ]),
    );
    hall.answers(() => ({ how: 'taken', seq: 2 }));
    await tap('Try again for 1 table');
    await until(() => expect(hall.offered).toHaveLength(3));
  });

  it('says that the hall is not reached, and keeps what was heard', async () => {
    await evening();
    hall.state.value = 'reaching';
    await settled();
    expect(texts('[role=status]')).toEqual(['The hall is not reached. Here is what was last heard.']);
    expect(texts('.board-who')).toEqual(['Ann – Ken', 'Ann – Ken', 'Joe – Jim']);
  });

  it('names the line of the pairings that is wrong', async () => {
    await evening();
    const field = document.querySelector<HTMLTextAreaElement>('.board-setup textarea');
    if (field) field.value = '1,Ann\n1,Ken';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await tap('Use these pairings');
    expect(texts('.board-setup .error')).toEqual(['Line 2: table 1 appears twice. Nothing was changed.']);
    expect(document.querySelector('.board-setup textarea')?.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a link to a hall that the policy of the page forbids', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    const head = document.createElement('meta');
    head.setAttribute('http-equiv', 'Content-Security-Policy');
    head.content = "default-src 'self'; connect-src 'self'";
    document.body.append(head);
    const Socket = (address: string) => {
      asked.push(address);
      throw new Error('a connection');
    };
    vi.stubGlobal('WebSocket', Socket);
    return () => void vi.stubGlobal('WebSocket', undefined);
  });

  it.each(['player', 'onlooker', 'director'] as const)(
    'of a %s names its server, and asks nobody',
    async (role) => {
      const pass = {
        ...DIRECTOR,
        role,
        server: 'wss://hall.example.org/hall',
        ...(role !== 'director' && { table: 1 }),
      };
      const policy = document.body.lastElementChild;
      await draw(<HallDoor registry={[]} text={passText(pass)} />);
      if (policy) document.body.append(policy);
      await until(() => expect(texts('.notice').join()).toContain('hall.example.org'));
      expect(asked).toEqual([]);
      expect(texts('button')).not.toContain('Try again');
    },
  );
});

describe('a hall link in a tab of an iPhone', () => {
  const text = passText({ ...DIRECTOR, role: 'player', table: 3, server: 'wss://hall.example.org/hall' });
  const has = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    has('userAgent', 'Mozilla/5.0 (iPhone; CPU)');
    has('clipboard', { writeText: async (link: string) => void copied.push(link) });
    return () => {
      for (const name of ['userAgent', 'clipboard', 'standalone']) Reflect.deleteProperty(navigator, name);
    };
  });

  it('is copied there, and told how it is opened in the installed app', async () => {
    await draw(<HallDoor registry={[]} text={text} />);
    expectOutline('hall-carry', 'section.card');
    await tap('Copy this link');
    expect(readHallLink(copied.join(), location.host)).toEqual(readPass(text));
    expect(announcement.value.text).toBe('Copied: the hall link.');
    has('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
    await tap('Copy this link');
    expect(texts('section .soft')[0]).toMatch(/^The browser did not let the app copy\./);
  });

  it('is not carried out of the installed app, nor is one that leads nowhere', async () => {
    await draw(<HallDoor registry={[]} text="nothing" />);
    expect(texts('section.card')).toEqual([]);
    has('standalone', true);
    await draw(<HallDoor registry={[]} text={text} />);
    expect(texts('section.card')).toEqual([]);
    expect(texts('h1')).toEqual(['Club night, table 3']);
  });
});

describe('words of a board', () => {
  const at = { table: 1, summary: summary(), since: NOON, heard: NOON };

  it('tell how long', () =>
    expect([59_999, 60_000, 59 * MINUTE, 60 * MINUTE, 85 * MINUTE, 49 * 60 * MINUTE].map(howLong)).toEqual([
      ...['now', '1 min', '59 min', '1 h', '1 h 25 min', '2 days'],
    ]));

  it('tell whom a table waits for', () => {
    const { pen: _, asks: __, ...quiet } = summary();
    expect(
      [
        { table: 1 },
        { table: 1, heard: NOON },
        { table: 1, summary: summary({ over: 'Drawn' }) },
        at,
        { table: 1, summary: { ...quiet, pen: 'Ken' } },
        { table: 1, summary: quiet },
      ].map(waitsFor),
    ).toEqual([
      ...['Not begun', 'A phone is there', 'Over. Drawn', 'Waits for Ann: Three dice', 'Waits for Ken'],
      'Between two questions',
    ]);
  });

  it('call a table silent after two minutes, unless it is over', () => {
    expect(standingOf(at, NOON + 2 * MINUTE - 1)).toBe('plays');
    expect(standingOf(at, NOON + 2 * MINUTE)).toBe('silent');
    expect(standingOf({ ...at, summary: summary({ over: 'Drawn' }) }, NOON + 9 * MINUTE)).toBe('over');
    expect(standingOf({ table: 1 }, NOON)).toBe('empty');
  });

  it('miss nobody who is there under the same name', () => {
    expect(missing({ ...at, expected: ['ann ', 'Max'] })).toEqual(['Max']);
    expect(missing({ table: 1, expected: ['Ann'] })).toEqual([]);
  });

  it('order equal waits by number', () =>
    expect(
      [{ ...at, table: 2 }, at, { ...at, table: 3, since: NOON - 1 }].sort(byWait).map(({ table }) => table),
    ).toEqual([3, 1, 2]));
});

describe('the organiser', () => {
  const choose = async (text: string) => {
    const field = control('Import the organiser’s file') as HTMLInputElement;
    Object.defineProperty(field, 'files', {
      value: [new File([text], 'organiser.json')],
      configurable: true,
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  };
  const imported = async () => {
    await draw(<OrganiserScreen />);
    await until(() => expect(texts('.file')).toHaveLength(1));
    await choose(JSON.stringify(organiserOf(makeKeys('Club night'))));
    await until(() => expect(document.querySelector('.qr')?.getAttribute('aria-label')).toBeDefined());
  };

  it('is asked for the file, and told what is wrong with another', async () => {
    await draw(<OrganiserScreen />);
    await until(() => expect(texts('.file')).toHaveLength(1));
    expectOutline('organiser-import');
    await choose('{}');
    await until(() => expect(texts('[role=alert]')[0]).toMatch(/^This is not an organiser’s file/));
  });

  it('is shown the link of each table, the same one again, and another when it is made anew', async () => {
    await imported();
    expectOutline('organiser', 'h1, h2, .field, .segments, .card > p:not(.soft), footer');
    const code = () => document.querySelector('.qr-ink')?.getAttribute('d');
    const first = code();
    const passName = texts('.pass-name');
    await tap('Next: table 2');
    await until(() => expect(document.querySelector('.qr')?.getAttribute('aria-label')).toMatch(/table 2$/));
    expect(code()).not.toBe(first);
    const number = document.querySelectorAll<HTMLInputElement>('.hall-number input')[1];
    if (number) number.value = '1';
    number?.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => expect(code()).toBe(first));
    await tap('Make a new link');
    await until(() => expect(texts('.pass-name')).not.toEqual(passName));
    expect(code()).not.toBe(first);
    await forget();
  });

  it('prints one code for each table', async () => {
    await imported();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const number = document.querySelector<HTMLInputElement>('.hall-number input');
    if (number) number.value = '2';
    number?.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await tap('Print all 2 tables');
    await until(() => expect(print).toHaveBeenCalledOnce());
    expect(texts('.hall-slip h2')).toEqual(['Table 1 Club night', 'Table 2 Club night']);
    expect(document.querySelectorAll('.hall-slip .qr')).toHaveLength(2);
    vi.unstubAllGlobals();
    const at = desk.value;
    const links = typeof at === 'object' ? at.passes.map(({ pass }) => linkOf(pass, location.href)) : [];
    expect(new Set(links).size).toBe(2);
    await forget();
  });

  it('is asked before the key is forgotten', async () => {
    await imported();
    await tap('Forget the file');
    expectOutline('organiser-forget', 'dialog');
    await tap('Forget');
    await until(() => expect(texts('.file')).toHaveLength(1));
  });
});

async function sayText(text: string): Promise<void> {
  const field = document.querySelector<HTMLTextAreaElement>('dialog textarea');
  if (field) field.value = text;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

it('a game on one phone says at its table which empty table waits for it, and leads there', async () => {
  const session = atTable(sitDownNow(toy));
  await draw(<Dock session={session} view="table" />);
  await settled();
  expect(texts('.pen-line')).toEqual([]);
  keepPending(passText({ ...DIRECTOR, role: 'player', table: 5 }));
  await draw(<Dock session={session} view="table" />);
  await until(() =>
    expect(texts('.pen-line')).toEqual(['Club night, table 5 is empty. Put this game there']),
  );
  expect(control('Put this game there').getAttribute('href')).toBe('#/g/friday/phones');
  keepPending(undefined);
});
