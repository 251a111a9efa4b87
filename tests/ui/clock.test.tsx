// @vitest-environment page
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameClock, Stands } from '../../src/app/game-clock';
import type { Session } from '../../src/app/session';
import { clockOf } from '../../src/core/journal/clock';
import { setClock } from '../../src/core/journal/set-clock';
import { ClockChoice } from '../../src/ui/ask/clock/clock-choice';
import { ClockSetup } from '../../src/ui/ask/clock/clock-setup';
import { gameClock } from '../../src/ui/ask/clock/run-clock';
import { ClockLine } from '../../src/ui/ask/clock-line';
import { announcement } from '../../src/ui/kit/announce';
import { clockText, minutesText, spanText } from '../../src/ui/kit/clock-words';
import { toy } from '../games/toy/toy';
import { host, join, meet, play } from '../support/phones';
import { open, say, take } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { draw, expectDrawn, freshPage, settled, tap, texts, type } from './drawn';

freshPage();
afterEach(() => {
  gameClock.value = undefined;
});

/** Begun, with a clock of so many minutes. */
function begun(minutes?: number, runs = false): Session {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  if (minutes !== undefined) take(table, setClock(minutes, runs));
  return atTable(table);
}

function shows(session: Session, of: { stands?: Stands; stood?: number; fox?: number } = {}) {
  const { stands, stood = 0, fox = 3501 } = of;
  const clock: GameClock = {
    session,
    left: signal({ fox, owl: 3600 }),
    stands: signal(stands),
    runsFor: signal(stands ? undefined : 'fox'),
    stood: signal(stood),
  };
  gameClock.value = clock;
}
const state = () => texts('.clock-state').join();

describe('the line of the clock', () => {
  it('shows what each side has left, whose time runs, and the way to pause it', async () => {
    const session = begun(60, true);
    shows(session);
    await expectDrawn('clock', <ClockLine session={session} />);
  });

  it('of a game without one takes no room, of one whose code is on its way it takes all of it', async () => {
    await draw(<ClockLine session={begun()} />);
    expect(document.body.children).toHaveLength(0);
    await draw(<ClockLine session={begun(0)} />);
    expect(document.body.children).toHaveLength(0);
    await draw(<ClockLine session={begun(60)} />);
    expect(document.body.innerHTML).toBe('<div class="clock-line"></div>');
  });

  it.each([
    ['elsewhere', 'Counted on the phone that records', 0],
    ['tab', 'Counted in the other tab', 0],
    ['over', 'The game is over', 0],
    ['paused', 'Not started', 1],
    ['nobody', 'Stands still: nobody has to act', 1],
    ['curtain', 'Stands still until the curtain opens', 1],
    ['hidden', 'Stands still while the app is hidden', 1],
  ] as const)('says why nobody’s time runs: %s', async (stands, words, buttons) => {
    const session = begun(60);
    shows(session, { stands });
    await draw(<ClockLine session={session} />);
    expect(state()).toBe(words);
    expect(document.querySelectorAll('button')).toHaveLength(buttons);
  });

  it('says for how long it stood still, and by how much a time is over', async () => {
    const session = begun(60, true);
    shows(session, { stood: 720, fox: -130 });
    await draw(<ClockLine session={session} />);
    expect(state()).toBe('The clock stood still for 12 min.');
    expect(texts('.clock-time b')).toEqual(['2:10 over', '60:00']);
  });

  it('is no live region: a reader is not told each second', async () => {
    const session = begun(60, true);
    shows(session);
    await draw(<ClockLine session={session} />);
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')).toHaveLength(0);
  });

  it('starts, pauses and goes on by one tap, and says so', async () => {
    const session = begun(60);
    shows(session, { stands: 'paused' });
    await draw(<ClockLine session={session} />);
    await tap('Start the game clock');
    expect(clockOf(session.projection.value)).toMatchObject({ minutes: 60, runs: true });
    expect(announcement.value.text).toBe('The clock runs.');
    await tap('Pause the game clock');
    expect(clockOf(session.projection.value)?.runs).toBe(false);
    expect(announcement.value.text).toBe('The clock is paused.');
  });

  it('a tap that is not saved changes nothing and says nothing of a clock that runs', async () => {
    const table = sitDownNow(toy);
    take(table, setClock(60, false));
    const session = atTable(table, { refuses: 'store.quota' });
    shows(session, { stands: 'paused' });
    await draw(<ClockLine session={session} />);
    const before = announcement.value;
    await tap('Start the game clock');
    expect(clockOf(session.projection.value)?.runs).toBe(false);
    expect(session.notice.value?.code).toBe('store.quota');
    expect(announcement.value).toBe(before);
  });
});

describe('setting it', () => {
  it('offers none, the usual ones and any other, and says what it does', () =>
    expectDrawn('clock-setup', <ClockSetup session={begun(75)} />));

  it('takes another number of minutes; a clock that runs goes on running', async () => {
    const session = begun(60, true);
    await draw(<ClockSetup session={session} />);
    document.querySelector<HTMLInputElement>('input[value="own"], .seg label:last-child input')?.click();
    await settled();
    await tap('Set the clock');
    expect(texts('.error').join()).toContain('1 to 1440 whole minutes');
    expect(clockOf(session.projection.value)?.minutes).toBe(60);
    const field = document.querySelector<HTMLInputElement>('input[type="text"]');
    field?.setAttribute('aria-label', 'Other');
    await type('Other', '45');
    await tap('Set the clock');
    expect(clockOf(session.projection.value)).toMatchObject({ minutes: 45, runs: true });
    expect(announcement.value.text).toBe('Game clock: 45 minutes a side.');
  });

  it('taken away it runs for nobody', async () => {
    const session = begun(60, true);
    await draw(<ClockSetup session={session} />);
    document.querySelector<HTMLInputElement>('.seg label:first-child input')?.click();
    await settled();
    await tap('Set the clock');
    expect(clockOf(session.projection.value)).toMatchObject({ minutes: 0, runs: false });
    expect(texts('p')[0]).toBe('No clock is set.');
  });

  it('a phone that does not record, and a tab that watches, set none', async () => {
    const table = sitDownNow(toy);
    await draw(<ClockSetup session={atTable(table, { watched: true })} />);
    expect(document.querySelectorAll('button, input')).toHaveLength(0);
    const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
    play(ann, 'begin');
    const ken = join(ann, { writer: 'wb', seat: 'owl', name: 'Ken' });
    meet(ken, ann);
    const seat = { table: 'table', writer: 'wb' };
    const session = atTable(ken as never, { several: true, row: { seat, merges: 0 } });
    await draw(<ClockSetup session={session} />);
    expect(texts('p')).toEqual(['Only the phone and the tab that record the game set its clock.']);
  });

  it('none is asked for before any is typed', async () => {
    const told: string[] = [];
    await draw(<ClockChoice typed="" onTyped={(typed) => told.push(typed)} />);
    document.querySelector<HTMLInputElement>('.seg label:last-child input')?.click();
    await settled();
    expect(told).toEqual([' ']);
  });
});

it('times are said in minutes, as limits are', () => {
  expect([0, 59, 60, 3600, 7265, -130].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '60:00',
    '121:05',
    '2:10',
  ]);
  expect([5, 59, 90, 720].map(spanText)).toEqual(['5 s', '59 s', '2 min', '12 min']);
  expect([1, 60].map(minutesText)).toEqual(['1 minute a side', '60 minutes a side']);
});
