// @vitest-environment page
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { tellCame, tellLinked } from '../../src/app/exchange/linked';
import type { Session } from '../../src/app/session';
import { JoinScreen } from '../../src/ui/exchange/join-screen';
import { TogetherScreen } from '../../src/ui/exchange/together';
import { cameWords } from '../../src/ui/exchange/words';
import { announcement } from '../../src/ui/kit/announce';
import { registry } from '../games/toy/registry';
import { toy } from '../games/toy/toy';
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
    expect(texts('[aria-label=Link] p')).toContain('2 lines from Mia.');
    tellLinked(undefined);
  });

  it('needs no scan while the link is open, tells what comes, and begins anew when it is over', async () => {
    await draw(screen(annWith(KEN)));
    tellLinked('open');
    tellCame({ ok: true, value: { fresh: 2 } });
    await settled();
    expectOutline('exchange-linked');
    expect(announcement.value.text).toBe('Linked: lines go over by themselves while both stay open.');
    tellLinked('closed');
    await settled();
    expect(texts('.face-line')).toEqual(['Ann, scan Ken; Ken, scan Ann']);
  });

  it('counts what came', () => {
    expect([0, 1, 4].map((fresh) => cameWords(fresh, 'Ann'))).toEqual([
      'Nothing new from Ann.',
      '1 line from Ann.',
      '4 lines from Ann.',
    ]);
  });
});

it('a game is joined by a camera or a file', () => expectDrawn('join', <JoinScreen registry={registry} />));
