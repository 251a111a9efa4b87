// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import { healIn } from '../../src/app/exchange/table';
import { readSummary } from '../../src/app/hall/summary';
import { summaryOf } from '../../src/app/hall/tell-summary';
import type { Session } from '../../src/app/session';
import { startHealing } from '../../src/core/exchange/heal';
import { strike } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { VerdictCard } from '../../src/ui/ask/panels/verdict';
import { BranchCards } from '../../src/ui/exchange/fork-branches';
import { FatesOf } from '../../src/ui/exchange/fork-fates';
import { inPlay } from '../../src/ui/game/in-play';
import { announce, announcement } from '../../src/ui/kit/announce';
import { TableScreen } from '../../src/ui/play/table';
import { take } from '../app/session-support';
import book from '../games/mosswater-bridge/fixtures/red-wins.json';
import { mosswater } from '../games/own-games';
import { onTheTable } from '../support/amending';
import { act, bring, forksOf, host, join, meet, type Phone, play, takePen } from '../support/phones';
import { atTable } from './at-table';
import { draw, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

const game = await mosswater.meta.load();

const won = (): Session => atTable(onTheTable(game, book.entries as unknown as readonly Entry[]));

/** The line that moved the points last. */
const mover = ({ projection }: Session): string =>
  projection.value.runs.findLast(({ opened, struck }) => !struck && opened.procedure === 'act:fight')?.opened
    .id ?? '';

const SINCE = 'Recorded at “Red leads by 2”; now “Red leads by 1”. By the rules the game is not over.';
const card = () => texts('.verdict > *');

describe('an end that is recorded', () => {
  it('while nothing has changed is taken back by Undo', async () => {
    await draw(<TableScreen arrived={false} session={won()} />);
    expect(card()).toEqual([
      'Rita wins',
      'Red leads by 2 Own game',
      'Recorded. Undo takes it back.',
      'After the battle',
    ]);
  });

  it('after an earlier line was struck says so on the table, in the list, to the hall and aloud, and is taken back', async () => {
    const session = won();
    const left = new AbortController();
    inPlay(session, undefined, session.projection.peek(), left.signal);
    await session.strike([mover(session)]);
    await draw(<TableScreen arrived={false} session={session} />);
    expect(card()).toEqual([
      'Rita wins',
      'Red leads by 2 Own game',
      SINCE,
      'Take back the end to play on or record it again, or leave it as it is.',
      'Take the end back',
      'After the battle',
    ]);
    await settled();
    expect(announcement.value.text).toContain(SINCE);
    expect(session.row.value.summary).toBe(`Game over · ${SINCE}`);
    const summary = summaryOf(session);
    expect(summary).toMatchObject({ over: `Rita wins. ${SINCE}`, turn: 'Game over · Red leads by 1' });
    expect(readSummary(JSON.stringify(summary))).toEqual(summary);
    await tap('Take the end back');
    expect(session.table.value.verdict).toBeUndefined();
    expect(announcement.value.text).toBe('The end is taken back. Redo brings it back.');
    expect(session.row.value.summary).toBe('Turn 1 · Dawn · Red leads by 1');
    await session.redo();
    expect(session.table.value.verdict?.since).toBe(SINCE);
    await session.redo();
    expect(session.table.value.verdict?.since).toBeUndefined();
    left.abort();
  });

  it.each([
    ['with what the same tap said', 49, `Struck. ${SINCE}`],
    ['without what was said before it', 50, SINCE],
  ])('that a tap changes is said aloud %s', async (_, ms, said) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: NOON });
    const session = won();
    const left = new AbortController();
    inPlay(session, undefined, session.projection.peek(), left.signal);
    announce('Struck.');
    vi.advanceTimersByTime(ms);
    await session.strike([mover(session)]);
    vi.advanceTimersByTime(0);
    left.abort();
    expect(announcement.value.text).toBe(said);
  });

  it('says so in the report too, with the way back', async () => {
    const session = won();
    await session.strike([mover(session)]);
    const { verdict } = session.table.value;
    if (!verdict) throw new Error('no verdict');
    await draw(<VerdictCard session={session} verdict={verdict} />);
    expect(card().slice(2)).toEqual([
      SINCE,
      'Take back the end to play on or record it again, or leave it as it is.',
      'Take the end back',
    ]);
  });
});

/** Ann has the pen at a table with Ken, his tablet and one who looks on; she records the end, and all have heard of it. */
function endOfTwo() {
  const begun = onTheTable(game, (book.entries as unknown as readonly Entry[]).slice(0, -1));
  const ann = host(game, { writer: 'ann', seat: 'red', name: 'Ann' }, begun.projection.entries);
  const ken = join(ann, { writer: 'ken', seat: 'blue', name: 'Ken' });
  const cal = join(ann, { writer: 'cal', seat: 'onlooker', name: 'Cal' });
  const pad = bring(ken, 'pad');
  for (const each of [ken, cal, pad]) meet(ann, each);
  play(ann, 'record-end');
  for (const each of [ken, cal, pad]) meet(ann, each);
  return { ann, ken, cal, pad, charts: begun.pack };
}
const inHand = (phone: Phone<Parameters<typeof game.table>[0]>, was?: string): Session =>
  atTable(
    { ...phone, now: NOON },
    { row: { seat: { table: phone.table, writer: phone.me.writer, ...(was && { was }) } }, several: true },
  );

describe('an end that was recorded on another phone', () => {
  const heldBy = {
    pen: () => inHand(endOfTwo().ken),
    device: () => inHand(endOfTwo().pad),
    seat: () => inHand(endOfTwo().cal),
    back: () => inHand(endOfTwo().ann, 'ann'),
  };
  it.each(Object.entries(heldBy))('is not taken back on one that may not write: %s', async (why, open) => {
    const session = open();
    expect(session.several.value?.barred?.why).toBe(why);
    const { verdict } = session.table.value;
    if (!verdict) throw new Error('no verdict');
    for (const since of [undefined, SINCE]) {
      await draw(<VerdictCard session={session} verdict={{ ...verdict, ...(since && { since }) }} onTable />);
      expect(card().slice(2)).toEqual([
        ...(since ? [since] : []),
        'Recorded. The phone that records can take it back.',
        'After the battle',
      ]);
    }
    // Of one that came with a sheet there is no line to take back, on no phone.
    const { line: _, ...onSheet } = verdict;
    await draw(<VerdictCard session={session} verdict={onSheet} onTable />);
    expect(card()[2]).toBe('Recorded on the state sheet that this game began with.');
  });

  it('is taken back by Undo on the one that may', async () => {
    const session = inHand(endOfTwo().ann);
    await draw(<TableScreen arrived={false} session={session} />);
    expect(card()[2]).toBe('Recorded. Undo takes it back.');
  });
});

const fightsOf = ({ projection }: Phone<unknown>) =>
  projection.runs.flatMap(({ opened: { procedure, id } }) => (procedure === 'act:fight' ? [id] : []));

it('the cards of two stories tell for each whether the end still stands', async () => {
  const { ann, ken } = endOfTwo();
  act(ann, (projection) => strike(projection, [fightsOf(ann)[2] ?? '']));
  takePen(ken);
  // What this one changes nothing hangs on.
  act(ken, (projection) => strike(projection, [fightsOf(ken)[1] ?? '']));
  meet(ann, ken);
  const session = inHand(ann);
  const [fork] = forksOf(ann);
  if (!fork) throw new Error('no fork');
  const nameOf = (id: string) => (id.startsWith('ann') ? 'Ann' : 'Ken');
  await draw(<BranchCards session={session} fork={fork} heads={fork.heads} nameOf={nameOf} />);
  const partsOf = (card: Element) =>
    [...card.querySelectorAll('h2, li, .standing')].map((one) => one.textContent);
  expect([...document.querySelectorAll('.branch')].map(partsOf)).toEqual([
    ['Ann Rita', 'Fight: Red Horse, Blue Footstruck0/3', `Then: Game over${SINCE}`],
    [
      'Ken Bo',
      'Fight: Blue Foot, Red Horsestruck2/0',
      'Ken’s phone recordsinstead of Ann’s phone',
      'Then: Game overRed leads by 2',
    ],
  ]);
  const healing = startHealing(fork, fork.heads);
  const healed = take(healIn(session, healing));
  await draw(<FatesOf session={session} healing={healing} healed={healed} nameOf={nameOf} />);
  expect(texts('.standing')).toEqual([`Then: Game over${SINCE}`]);
});
