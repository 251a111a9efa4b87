// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { packLines } from '../../src/app/exchange/codec';
import { tellHeard, tellLinked } from '../../src/app/exchange/linked';
import { takeMessage } from '../../src/app/exchange/table';
import { summarize } from '../../src/app/game-code';
import { openSession } from '../../src/app/open-session';
import { digitsOf } from '../../src/app/qr-text';
import type { Session } from '../../src/app/session';
import { knownOf } from '../../src/core/exchange/known';
import { messageFor } from '../../src/core/exchange/message';
import { codeOf } from '../../src/core/exchange/moving-code';
import { teach } from '../../src/core/journal/teach';
import type { Store } from '../../src/storage/store';
import { ActionButton } from '../../src/ui/ask/action-button';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { ForkScreen } from '../../src/ui/exchange/fork';
import { TogetherScreen } from '../../src/ui/exchange/together';
import { announcement } from '../../src/ui/kit/announce';
import { LogScreen } from '../../src/ui/log/log';
import { TableScreen } from '../../src/ui/play/table';
import { freshStore, take } from '../app/session-support';
import { toy, toyMeta } from '../games/toy/toy';
import { fakeLocks } from '../support/locks';
import {
  act,
  answer,
  forksOf,
  handPen,
  host,
  join,
  meet,
  note,
  play,
  record,
  takePen,
  undo,
} from '../support/phones';
import { type At, onlooker, twoPhones, twoStories } from '../support/two-stories';
import { until } from '../support/until';
import { control, draw, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

const open: Session[] = [];
/** Another game in each test: what was begun with one stays with the page. */
let id = '';
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  location.hash = '#/';
  id = `friday${performance.now()}`;
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
});

/** The same phone as the app has it: with a store of its own. */
async function inHand(phone: At): Promise<{ session: Session; store: Store }> {
  const store = await freshStore();
  const { game, projection, pack } = phone;
  const row = {
    ...{ id, game: game.id, title: 'Friday', charts: 'own' as const, created: NOON, updated: NOON },
    ...{
      archived: false,
      entries: projection.entries.length,
      summary: summarize(game.table(projection.state) as never),
    },
    ...{ merges: 0, seat: { table: phone.table, writer: phone.me.writer } },
  };
  take(await store.addCopies({ games: [{ row, entries: projection.entries }], packs: [pack] } as never));
  return { session: await reopened(store), store };
}

async function reopened(store: Store): Promise<Session> {
  const session = take(await openSession([toyMeta], id, async () => ({ ok: true, value: store })));
  open.push(session);
  return session;
}

const Table = ({ session }: { session: Session }) => {
  const question = session.question.value;
  return question ? (
    <ProcedureScreen session={session} question={question} />
  ) : (
    <TableScreen session={session} arrived={false} />
  );
};
const Fork = ({ session, at }: { session: Session; at: string }) =>
  location.hash.includes('/fork/') ? <ForkScreen session={session} at={at} /> : <Table session={session} />;

const said = () => announcement.value.text;
const line = () => texts('#pen-line')[0];

describe('one pen', () => {
  test('who follows reads why before a tap, and takes the pen only when told what comes of it', async () => {
    const { session } = await inHand(twoPhones().ken);
    await draw(<Table session={session} />);
    await settled();
    expect(line()).toBe(' Ann’s phone recordsNot linked with Ann. Scan each otherRecord here');
    expect(said()).toBe('Ann’s phone records');
    const pass = control('Time passes');
    expect(pass.getAttribute('aria-disabled')).toBe('true');
    expect(pass.getAttribute('aria-describedby')).toBe('pen-line');
    const before = session.projection.value.entries.length;
    await tap('Time passes');
    expect(session.projection.value.entries).toHaveLength(before);
    expect(session.notice.value).toBeUndefined();
    await tap('Record here');
    expect(line()).toContain('the game forks');
    await tap('Record here instead of Ann’s phone');
    await until(() =>
      expect(line()).toBe(' This phone recordsNot linked with Ann. Scan each otherLet Ann’s phone record'),
    );
    await until(() => expect(said()).toBe('This phone records'));
    expect(control('Time passes').getAttribute('aria-disabled')).toBe('false');
  });

  test('handed to this player it is his turn: said, felt, and shown until he plays', async () => {
    const pulses: unknown[] = [];
    Object.defineProperty(navigator, 'vibrate', {
      configurable: true,
      value: (pattern: unknown) => pulses.push(pattern),
    });
    const { ann, ken } = twoPhones();
    const { session } = await inHand(ken);
    await draw(<Table session={session} />);
    await settled();
    handPen(ann, ken);
    const { entries } = ann.projection;
    take(await takeMessage([toyMeta], session, messageFor(ann.table, entries, {}, ann.me.writer)));
    await until(() => expect(said()).toBe('Your turn. This phone records'));
    expect(line()).toBe(
      ' Your turn. This phone recordsNot linked with Ann. Scan each otherLet Ann’s phone record',
    );
    expect(pulses).toEqual([[40, 60, 40]]);
    await tap('Time passes');
    await until(() =>
      expect(line()).toBe(' This phone recordsNot linked with Ann. Scan each otherLet Ann’s phone record'),
    );
    expect(pulses).toEqual([[40, 60, 40]]);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('handed on, it leads to the codes', async () => {
    const { session } = await inHand(twoPhones().ann);
    await draw(<Table session={session} />);
    await settled();
    await tap('Let Ken’s phone record');
    await until(() => expect(line()).toContain('Scan each other so that Ken can go on.'));
    await until(() => expect(said()).toBe('Ken’s phone records. Scan each other so that Ken can go on.'));
    expect(control('Scan each other').getAttribute('href')).toBe(`#/g/${id}/phones`);
    expect(line()).toContain('Record here');
  });

  test('a question that is open is read by who follows, and takes no tap', async () => {
    const at = twoPhones();
    play(at.ann, 'cross', { side: 'owl' });
    meet(at.ken, at.ann);
    const { session } = await inHand(at.ken);
    await draw(<Table session={session} />);
    await settled();
    expect(texts('h1')).toEqual(['Three dice']);
    const still = document.querySelectorAll('fieldset.still');
    expect([...still].map((each) => each.hasAttribute('disabled'))).toEqual([true, true]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '6' }));
    expect(() => control('Cancel all')).toThrow();
    expect(control('Undo').hasAttribute('disabled')).toBe(true);
    await session.note('Look there');
    await settled();
    expect(control('Undo').hasAttribute('disabled')).toBe(false);
  });

  test('who looks on has no actions at all', async () => {
    const { ann } = twoPhones();
    const { session } = await inHand(onlooker(ann));
    await draw(<Table session={session} />);
    await settled();
    expect(line()).toBe(' You look onNot linked with the other phones. Scan each other');
    expect(() => control('Time passes')).toThrow();
    expect(texts('.page .card h2')).toEqual(['Where were we', 'Latest']);
  });
});

test('what two players read otherwise is asked once, and said on both phones', async () => {
  const at = twoPhones();
  const read = (phone: At, value: string) =>
    act(phone, (_, pack) =>
      teach(toy, pack, [{ chart: 'chance', column: 'calm', row: '9', cell: { value, source: 'mapsheet' } }]),
    );
  expect([read(at.ann, 'lost'), read(at.ken, 'late')]).toEqual([undefined, undefined]);
  meet(at.ken, at.ann);
  const { session } = await inHand(at.ken);
  await draw(<Table session={session} />);
  await settled();
  expect(line()).toContain('Which is printed on your sheet?');
  expect(line()).toMatch(/Ann read boat lost/);
  expect(line()).toMatch(/Ken read arrives late/);
  await tap('boat lost is printed');
  await until(() => expect(line()).not.toContain('Which is printed on your sheet?'));
  expect(session.pack.value.cells.chance?.['calm|9']?.value).toBe('lost');
});

test('the table says whether it is linked, and since when it is not', async () => {
  const { session } = await inHand(twoPhones().ann);
  await draw(<Table session={session} />);
  await settled();
  expect(line()).toContain('Not linked with Ken. Scan each other');
  tellLinked('open');
  await settled();
  expect(line()).toContain('In step with Ken, linked.');
  expect(said()).toBe('In step with Ken, linked');
  tellLinked('silent');
  await settled();
  expect(line()).toMatch(/Out of step with Ken since \d\d:\d\d\. Scan each other/);
  expect(said()).toBe('Out of step with Ken');
  tellHeard('wk', knownOf(session.projection.value.entries));
  await settled();
  expect(line()).toContain('In step with Ken. Scan each other');
  tellLinked('open');
  await settled();
  expect(line()).not.toContain('Apart');
  tellLinked(undefined);
});

test('the line says of codes too what the other has, and what it lacks', async () => {
  const { ann, ken } = twoPhones();
  const { session } = await inHand(ann);
  await draw(<Table session={session} />);
  await settled();
  tellHeard(ken.me.writer, knownOf(session.projection.value.entries));
  await until(() => expect(line()).toContain('In step with Ken. Scan each other'));
  await tap('Time passes');
  await until(() => expect(line()).toContain('1 entry not yet sent to Ken. Scan each other'));
  const alone = await inHand(host(toy, { writer: 'wz', seat: 'fox', name: 'Ann' }, []));
  await draw(<Table session={alone.session} />);
  await until(() => expect(line()).toContain('Nobody has joined yet. Show the code'));
});

/** A camera before which a still code is held. */
function hold(message: Uint8Array): void {
  const code = codeOf(message);
  if (!code.ok) throw new Error(code.problem.message);
  const rawValue = digitsOf(code.value.frame(0));
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => [{ rawValue }];
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  const getUserMedia = async () => Object.assign(new MediaStream(), { getTracks: () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

test('once each has read the other and both have the same, the phone is back at its table by itself', async () => {
  const { ann, ken } = twoPhones();
  const { session } = await inHand(ann);
  const { entries } = ken.projection;
  const known = knownOf(entries);
  const fromKen = (answers?: string) =>
    packLines(messageFor(ken.table, entries, known, ken.me.writer, answers), entries, known);
  location.hash = `#/g/${id}/phones`;
  hold(fromKen());
  await draw(<TogetherScreen session={session} registry={[toyMeta]} item={undefined} />);
  await until(() => expect(texts('.face-read')[0]).toContain('Both phones have the same.'));
  await settled();
  // Ken has not read this phone yet: its code stays.
  expect(location.hash).toBe(`#/g/${id}/phones`);
  hold(fromKen(ann.me.writer));
  await tap('Scan once more');
  await until(() => expect(location.hash).toBe(`#/g/${id}`));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a question of the own side needs no curtain on a phone of one’s own, and that of another side has one', async () => {
  const { ann } = twoPhones();
  for (const [side, heading, curtain] of [
    ['fox', /^(?!Sealed question)/, 0],
    ['owl', /^Sealed question$/, 1],
  ] as const) {
    const phone = { ...ann };
    play(phone, 'stash', { side });
    const { session } = await inHand(phone);
    await draw(<Table session={session} />);
    await settled();
    expect(texts('h1')[0]).toMatch(heading);
    expect(texts('.curtain')).toHaveLength(curtain);
    expect(texts('#ask').length).toBe(side === 'fox' ? 1 : 0);
  }
});

test('what no phone at the table can open leads from its step to where it is told by mouth', async () => {
  const { session: ann } = await inHand(twoPhones().ann);
  const elsewhere = () => ({ words: 'What Ken sealed is not on this phone.', isUnread: true }) as const;
  const action = { id: 'reveal', label: 'Reveal the order', procedure: 'reveal', args: {} };
  await draw(<ActionButton session={{ ...ann, elsewhere }} action={action} />);
  expect(texts('button')).toEqual(['Reveal the orderWhat Ken sealed is not on this phone.']);
  expect(document.querySelector('button')?.getAttribute('aria-disabled')).toBe('false');
  await tap('Reveal the orderWhat Ken sealed is not on this phone.');
  expect(location.hash).toBe(`#/g/${id}/phones/sealed`);
});

describe('two stories', () => {
  async function atFork() {
    const at = twoStories();
    const [fork] = forksOf(at.ken);
    const { session, store } = await inHand(at.ken);
    await draw(<Table session={session} />);
    await settled();
    location.hash = `#/g/${id}/fork/${fork?.at}`;
    return { ...at, session, store, fork: fork?.at ?? '' };
  }

  it('is one main thing on the table, with nothing else to do', async () => {
    await atFork();
    expect(line()).toBe('Ann and Ken both played on. Which is right?Say which is right');
    expect(said()).toBe('Ann and Ken both played on. Which is right?');
    expect(() => control('Time passes')).toThrow();
    expect(texts('.dock .main')).toEqual(['Say which is right']);
  });

  it('shows both, asks what has changed, and records one order at last', async () => {
    const { ann, session, fork } = await atFork();
    await draw(<Fork session={session} at={fork} />);
    expect(texts('h1')).toEqual(['Which is right?']);
    expect(texts('.branch h2')).toEqual(['Ann Fox', 'Ken Owl']);
    expect(texts('.branch li')).toEqual([
      'Time passes',
      'Ken’s phone recordsinstead of Ann’s phone',
      'Crossing, 18cargo landed',
    ]);
    expect(texts('.branch .standing')).toEqual(['Then: Turn 1 · night', 'Then: Turn 1 · dusk']);
    const before = session.projection.value;
    await tap('Both happened');
    expect(texts('h1')).toEqual(['Which happened first?']);
    await tap('Ann first');
    await settled();
    expect(texts('.again')).toEqual([
      'Ann first, then Ken: Ken’s is played again. This has changed with it.',
    ]);
    expect(texts('.dock .save')).toEqual(['Nothing is recorded yet']);
    await tap('boat lost');
    expect(texts('h1')).toEqual(['Ann first, then Ken']);
    expect(texts('.fates li')).toEqual([
      'Before: Crossing, 18 cargo landed Now: Crossing, 18 boat lostchanged',
    ]);
    expect(said()).toBe('Ann first, then Ken. 1 entry changed. Nothing is recorded yet.');
    expect(session.projection.value).toBe(before);
    await tap('Try the other order');
    expect(texts('h1')).toEqual(['Ken first, then Ann']);
    expect(texts('.fates li')).toEqual(['Time passesstays']);
    await tap('Try the other order');
    expect(texts('.fates li')).toEqual([
      'Before: Crossing, 18 cargo landed Now: Crossing, 18 boat lostchanged',
    ]);
    await tap('Record this order');
    await until(() => expect(said()).toBe('Recorded: Ann first, then Ken. Play on.'));
    expect(location.hash).toBe(`#/g/${id}`);
    expect(session.projection.value.state).toMatchObject({ crossings: ['lost'], cursor: { step: 'night' } });
    // What was learned here is known here.
    expect(session.pack.value.cells.chance?.['storm|18']?.value).toBe('lost');
    // The other phone folds the same of the same lines.
    const word = session.projection.value.entries.find(({ kind }) => kind === 'v1.Ordered');
    if (word?.kind !== 'v1.Ordered') throw new Error('no word');
    const { id: _, seq, at, after = '', ...entry } = word;
    record(ann, { entry, after });
    expect(ann.projection.state).toEqual(session.projection.value.state);
    await draw(<LogScreen session={session} />);
    await settled();
    expect(texts('.log-line > details > summary').map((text) => text.trim())).toContain(
      'Both played on: Ann, then Ken',
    );
  });

  it('tell what each did with lines that both had: answered or struck', async () => {
    const { ann, ken } = twoPhones();
    play(ann, 'pass');
    play(ann, 'cross', { side: 'owl' });
    meet(ken, ann);
    const throws = (...faces: number[]) => ({ kind: 'dice', faces, by: 'physical' }) as const;
    answer(ann, 'crossing', throws(6, 6, 6));
    takePen(ken);
    undo(ken);
    undo(ken);
    meet(ann, ken);
    const { session } = await inHand(ann);
    const [fork] = forksOf(ann);
    await draw(<ForkScreen session={session} at={fork?.at ?? ''} />);
    expect([...document.querySelectorAll('.branch')].map(({ textContent }) => textContent)).toEqual([
      'Ann FoxCrossingopenCrossing: 6 + 6 + 6 = 18, by handThen: Turn 1 · night',
      'Ken OwlTime passesstruckCrossingstruckKen’s phone recordsinstead of Ann’s phoneThen: Turn 1 · dusk',
    ]);
  });

  it('two answers to one question stand side by side, and the one that is not right is struck', async () => {
    const { ann, ken } = twoPhones();
    play(ann, 'cross', { side: 'owl' });
    meet(ken, ann);
    answer(ann, 'crossing', { kind: 'dice', faces: [6, 6, 6], by: 'physical' });
    takePen(ken);
    answer(ken, 'crossing', { kind: 'dice', faces: [6, 6, 5], by: 'physical' });
    meet(ann, ken);
    const { session } = await inHand(ann);
    location.hash = `#/g/${id}/fork/${forksOf(ann)[0]?.at}`;
    await draw(<Fork session={session} at={forksOf(ann)[0]?.at ?? ''} />);
    expect(texts('.branch li > p')).toEqual([
      'Crossing: 6 + 6 + 6 = 18, by hand',
      'Crossing: 6 + 6 + 5 = 17, by hand',
    ]);
    await tap('Ken’s is right');
    expect(texts('h1')).toEqual(['Ken’s is right']);
    expect(texts('.fates li')).toEqual([
      expect.stringMatching(/^Crossing.*What the other phone recorded is right\.struck$/),
    ]);
    expect(texts('.dock button')).toEqual(expect.arrayContaining(['Record this', 'Choose again']));
    await tap('Record this');
    await until(() => expect(session.several.value?.barred?.why).toBe('pen'));
    const given = session.log.value.find(({ title }) => title === 'Crossing')?.answers ?? [];
    const dice = given.flatMap(({ answer: { kind }, struck, entry }) =>
      kind === 'dice' ? [[entry, struck]] : [],
    );
    expect(dice).toEqual([
      [expect.stringMatching(/^wk:/), false],
      [expect.stringMatching(/^wa:/), true],
    ]);
  });

  it('in the log the later story waits, and is not struck', async () => {
    const { session } = await atFork();
    await draw(<LogScreen session={session} />);
    await settled();
    const lines = [...document.querySelectorAll<HTMLDetailsElement>('.log-line > details')];
    const waiting = lines.filter((each) => each.querySelector('summary .mark')?.textContent === 'waits');
    expect(waiting.map((each) => each.querySelector('.entry')?.textContent)).toEqual(['Crossing, 18']);
    const [line] = waiting;
    expect(line?.querySelector('s')).toBeNull();
    expect(line?.textContent).toContain('Waits until it is said which happened first.');
    expect(line?.textContent).not.toContain('Strike this entry');
  });

  it('strikes it instead', async () => {
    const { session, fork } = await atFork();
    await draw(<Fork session={session} at={fork} />);
    await tap('Both happened');
    await tap('Ann first');
    await settled();
    await tap('Strike it instead');
    expect(texts('.fates li')).toEqual(['Crossing, 18 cargo landed The players strike it.struck']);
    await tap('Record this order');
    await until(() => expect(session.projection.value.state).toMatchObject({ crossings: [] }));
    expect(session.log.value.find(({ title }) => title === 'Crossing, 18')?.struck).toBe(true);
  });

  it('a page that is killed in between has recorded nothing, and lost nothing', async () => {
    const { session, store, fork } = await atFork();
    await draw(<Fork session={session} at={fork} />);
    const { entries } = session.projection.value;
    await tap('Both happened');
    await tap('Ann first');
    await settled();
    await tap('Strike it instead');
    session.close();
    const again = await reopened(store);
    expect(again.projection.value.entries).toEqual(entries);
    expect(again.several.value?.barred?.why).toBe('fork');
  });

  it('three are put in order by taps', async () => {
    const at = twoPhones();
    const cal = join(at.ann, { writer: 'wc', seat: 'kite', name: 'Cal' });
    for (const each of [at.ann, at.ken]) meet(cal, each);
    play(at.ann, 'pass');
    for (const each of [at.ken, cal]) {
      takePen(each);
      play(each, 'show', { side: each.me.seat === 'owl' ? 'owl' : 'fox' });
      meet(at.ann, each);
    }
    const [fork] = forksOf(at.ann);
    const { session } = await inHand(at.ann);
    await draw(<ForkScreen session={session} at={fork?.at ?? ''} />);
    expect(texts('.branch h2')).toHaveLength(3);
    await tap('All of it happened');
    await tap('Cal first');
    expect(texts('h1')).toEqual(['Which came next?']);
    expect(said()).toBe('Cal first. Which came next?');
    await tap('Ann next');
    expect(texts('h1')).toEqual(['Cal first, then Ann, then Ken']);
    expect(texts('.fates li')).toEqual(['Ann: Time passesstays', 'Ken: Crates shownstays']);
    await tap('Choose again');
    expect(texts('h1')).toEqual(['Which is right?']);
  });
});

describe('the log', () => {
  it('says whose a note is, and offers who follows only what he may do', async () => {
    const at = twoPhones();
    note(at.ann, 'from Ann');
    note(at.ken, 'from Ken');
    meet(at.ken, at.ann);
    const { session } = await inHand(at.ken);
    await draw(<LogScreen session={session} />);
    await settled();
    const lines = texts('.log-line > details > summary').map((text) => text.trim());
    expect(lines).toContain('from KenKen');
    expect(lines).toContain('from AnnAnn');
    expect(lines).toContain('Ken takes a seatOwl');
    const strikes = [...document.querySelectorAll('.log-line')].filter((each) =>
      each.textContent?.includes('Strike this entry'),
    );
    expect(strikes.map((each) => each.querySelector('summary')?.textContent)).toEqual(['from KenKen']);
    expect(document.body.textContent).not.toContain('Undo to here');
    const kinds = texts('select option');
    expect(kinds).toContain('Phones (2)');
  });

  it('names who recorded a line, and who struck it, once it is opened', async () => {
    const at = twoPhones();
    play(at.ann, 'pass');
    meet(at.ken, at.ann);
    takePen(at.ken);
    undo(at.ken);
    const { session } = await inHand(at.ken);
    await draw(<LogScreen session={session} />);
    await settled();
    const said = () => texts('.log-line .inside > p.soft').filter((text) => text.includes('by '));
    expect(said()).toEqual([]);
    for (const line of document.querySelectorAll<HTMLDetailsElement>('.log-line > details')) {
      line.open = true;
      line.dispatchEvent(new Event('toggle'));
    }
    await settled();
    expect(said().filter((text) => text.startsWith('Struck by Ken. Recorded by Ann. '))).toHaveLength(1);
  });
});
