// @vitest-environment page
import { signal } from '@preact/signals';
import { deflateSync, strToU8 } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { toBase64Url } from '../../src/app/base64';
import { tellCame, tellLinked } from '../../src/app/exchange/linked';
import { passText } from '../../src/app/hall-pass';
import type { Session } from '../../src/app/session';
import { JoinScreen } from '../../src/ui/exchange/join-screen';
import { TogetherScreen } from '../../src/ui/exchange/together';
import { cameWords } from '../../src/ui/exchange/words';
import { announcement } from '../../src/ui/kit/announce';
import { registry } from '../games/toy/registry';
import { toy } from '../games/toy/toy';
import { DIRECTOR } from '../support/fake-hall';
import { host, join } from '../support/phones';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

const ANN = { writer: 'ann', seat: toy.sides[0]?.id ?? '', name: 'Ann' };
const KEN = { writer: 'ken', seat: toy.sides[1]?.id ?? '', name: 'Ken' };

/** Ann's phone, with so many others at her table. */
function annWith(...others: readonly (typeof KEN)[]): Session {
  let phone = host(toy, ANN, sitDownNow(toy).projection.entries);
  for (const other of others) phone = join(phone, other);
  const { game, projection, pack } = phone;
  return atTable(
    { ...sitDownNow(game), projection, pack },
    { row: { seat: { table: 'table', writer: 'ann' } } },
  );
}
const screen = (session: Session, item?: string) => (
  <TogetherScreen session={session} registry={registry} item={item} />
);

/** All but the code, which comes later, and what is said without a camera. */
const PARTS =
  'header, .face-line, main > .row, main > .card:not(.notice), main > details, main > button, footer';

beforeEach(() => {
  tellLinked(undefined);
  tellCame(undefined);
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
});

describe('a game on several phones', () => {
  it('on one phone asks for a name and a seat, and says what becomes of secrets', () =>
    expectDrawn('two-phones-open', screen(atTable(sitDownNow(toy)))));

  it('says who sits where, and asks for somebody to join while nobody has', async () => {
    await expectDrawn('two-phones-alone', screen(annWith()), PARTS);
    await expectDrawn('two-phones-table', screen(annWith(KEN)), PARTS);
  });

  it('asks before somebody has left, and says what stays', async () => {
    await draw(screen(annWith(KEN)));
    await tap('Remove Ken');
    expectOutline('two-phones-left', 'dialog');
  });
});

describe('scanning each other', () => {
  it('is asked for at a hall, where lines go over by themselves', async () => {
    const session = annWith(KEN);
    const hall = {
      ...session,
      row: signal({ ...session.row.peek(), seat: { table: 'table', writer: 'ann', hall: true } }),
    };
    await draw(screen(hall as never));
    await settled();
    expect([texts('.qr').length, texts('.face-line').length]).toEqual([0, 0]);
    await tap('Show the code and scan');
    await settled();
    expect(texts('.face-line')).toEqual(['Ann, scan Ken; Ken, scan Ann']);
  });

  it('needs no camera: files say what codes say, and what is not there is not tried again', async () => {
    await draw(screen(annWith(KEN)));
    await settled();
    expect(texts('[role=alert] p')[0]).toMatch(/^No camera can be used here\. /);
    expect(control('Send this code as a file')).toBeDefined();
    expect(() => control('Try again')).toThrow();
    // The code is shown all the same, for a camera of the other phone.
    expect(texts('.qr')).toHaveLength(1);
  });

  it('tells who has just joined to be scanned', async () => {
    await draw(screen(annWith(KEN), 'joined'));
    expect(texts('.face-line')).toEqual(['Now let Ken scan you']);
  });

  it('asks nobody whom to scan where there are three: a code says whose it is', async () => {
    await draw(screen(annWith(KEN, { ...KEN, writer: 'mia', seat: 'onlooker', name: 'Mia' })));
    expect(texts('.face-line')).toEqual(['Scan another phone of this table, and let it scan you']);
    expect(texts('.segments')).toEqual([]);
    tellLinked('open');
    tellCame({ ok: true, value: { fresh: 2, from: 'Mia' } });
    await settled();
    expect(texts('[aria-label=Link] p')).toContain('2 entries from Mia.');
    tellLinked(undefined);
  });

  it('needs no scan while the link is open, tells what comes, and begins anew when it is over', async () => {
    await draw(screen(annWith(KEN)));
    tellLinked('open');
    tellCame({ ok: true, value: { fresh: 2 } });
    await settled();
    expectOutline('exchange-linked');
    expect(announcement.value.text).toBe('Linked: entries go over by themselves while both stay open.');
    tellLinked('closed');
    await settled();
    expect(texts('.face-line')).toEqual(['Ann, scan Ken; Ken, scan Ann']);
  });

  it('counts what came', () => {
    expect([0, 1, 4].map((fresh) => cameWords(fresh, 'Ann'))).toEqual([
      'Nothing new from Ann.',
      '1 entry from Ann.',
      '4 entries from Ann.',
    ]);
  });
});

it('a game is joined by a camera, a file or a pasted link', () =>
  expectDrawn('join', <JoinScreen registry={registry} />));

describe('a pasted hall link', () => {
  const text = passText({ ...DIRECTOR, role: 'player', table: 3 });
  const HERE = `${location.href.replace(/#.*/, '')}#/hall/`;
  const paste = async (pasted: string) => {
    location.hash = '#/join';
    await draw(<JoinScreen registry={registry} />);
    const field = document.querySelector('textarea');
    if (field) field.value = pasted;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await tap('Open hall link');
  };

  it.each([
    ['by itself', `${HERE}${text}`],
    ['among the words of a message', `Table 3: <${HERE}${text}>\nSee you there`],
    ['broken over lines', `${HERE}${text.slice(0, 60)}\n ${text.slice(60)}`],
    ['without its address', `#/hall/${text}`],
  ])('%s leads to the door of the hall', async (_, pasted) => {
    await paste(pasted);
    expect(location.hash).toBe(`#/hall/${text}`);
  });

  const newer = toBase64Url(deflateSync(strToU8('{"v":2}')));
  it.each([
    ['nothing', ' ', 'Nothing is pasted yet.'],
    ['words', 'Meet at eight.', 'This is not a link.'],
    [
      'another address',
      'https://games.example.org/#/join',
      'This is a web address, but not a hall link: it has',
    ],
    ['a link cut short', `${HERE}${text.slice(0, -20)}`, 'This link does not lead into a hall, or a part'],
    ['a link of a newer app', `${HERE}${newer} see you`, 'This link was made by a newer version of the app.'],
    [
      'a link to another host',
      `https://games.example.org/#/hall/${text}`,
      'This link belongs to the app at games',
    ],
  ])('that is %s is refused at its field, with what it is not', async (_, pasted, words) => {
    await paste(pasted);
    expect(texts('.error')).toHaveLength(1);
    expect(texts('.error')[0]?.slice(0, words.length)).toBe(words);
    expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    expect(location.hash).toBe('#/join');
  });
});
