// @vitest-environment page

import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../src/app/session';
import { playSides } from '../../src/app/tones-played';
import { luckOf } from '../../src/core/journal/report/luck';
import { passGame } from '../../src/core/journal/report/walk';
import { setClock } from '../../src/core/journal/set-clock';
import { TONES } from '../../src/core/play/tone';
import { atOnce } from '../../src/core/steps';
import { gameClock } from '../../src/ui/ask/clock/run-clock';
import { ClockLine } from '../../src/ui/ask/clock-line';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { ResultCard } from '../../src/ui/ask/result-card';
import { Landed } from '../../src/ui/ask/stage/landed';
import { OpenTable } from '../../src/ui/exchange/open-table';
import { LogScreen } from '../../src/ui/log/log';
import { LedgerScreen } from '../../src/ui/play/ledger';
import { TableScreen } from '../../src/ui/play/table';
import { ReportScreen } from '../../src/ui/report/report';
import { GuideScreen } from '../../src/ui/rules/guide';
import { SettingsScreen } from '../../src/ui/settings/settings';
import { sidesOf, skirmish, skirmishMeta } from '../games/many-sides/skirmish';
import { host, join, play as tapOn } from '../support/phones';
import { open, say, type Table, take } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { draw, expectDrawn, freshPage, texts } from './drawn';

freshPage();

type Skirmish = ReturnType<typeof skirmish>;
type Played = Skirmish extends { initial(): infer S } ? Table<S> : never;

/** Every side has fired once, all have thrown for the first move, and the last one has sealed an order. */
function played(count: number): Played {
  const table = sitDownNow(skirmish(count)) as Played;
  const sides = sidesOf(count);
  open(table, 'begin');
  say(table, table.game.initial().players);
  sides.forEach((side, i) => {
    open(table, 'fire', { side });
    say(table, [(i % 6) + 1]);
  });
  open(table, 'first');
  say(
    table,
    sides.map((_, i) => (i % 6) + 1),
  );
  open(table, 'order', { side: sides.at(-1) ?? '' });
  say(table, { order: 'Hold' });
  return table;
}
const asking = (table: Played, procedure: string): Session => {
  open(table, procedure, { side: sidesOf(table.game.sides.length).at(-1) ?? '' });
  return atTable(table);
};
const question = (session: Session) => {
  const asked = session.question.value;
  if (!asked) throw new Error('no question is open');
  return <ProcedureScreen session={session} question={asked} />;
};
/** The tones that something is marked with, each once, in their order. */
const tonesIn = (selector: string): readonly string[] => {
  const marked = [...document.querySelectorAll(selector)].flatMap(({ classList }) => [...classList]);
  return TONES.filter((tone) => marked.includes(`tone-${tone}`));
};
const meta = (count: number) => skirmishMeta(count);
const COUNTS = [1, 2, 3, 6];

describe.each(COUNTS)('a game of %i sides', (count) => {
  const tones = TONES.slice(0, count);

  it('has each by its tone on the table', async () => {
    await draw(<TableScreen arrived={false} session={atTable(played(count))} />);
    expect(tonesIn('main .side')).toEqual(tones);
    expect(texts('main h2 .side')).toEqual(played(count).game.sides.map(({ name }) => name));
  });

  it('says of every button of a side whose it is, where the shape alone is not enough', async () => {
    await draw(<TableScreen arrived={false} session={atTable(played(count))} />);
    const names = played(count).game.sides.map(({ name }) => name);
    const said = texts('main .plain').filter((words) => words.includes('Fire'));
    expect(said.slice(0, count)).toEqual(
      names.map((name) => (count > 2 ? `${name}: ${name[0]} Fire` : 'Fire')),
    );
  });

  it('has the clock of each, of more than two by their letters', async () => {
    const table = played(count);
    take(table, setClock(60, false));
    const session = atTable(table);
    const left = Object.fromEntries(sidesOf(count).map((side) => [side, 3600]));
    gameClock.value = {
      ...{ session, left: signal(left), stands: signal('nobody'), runsFor: signal(undefined) },
      stood: signal(0),
    };
    await draw(<ClockLine session={session} />);
    gameClock.value = undefined;
    expect(tonesIn('.clock-time > .side')).toEqual(tones);
    expect(texts('.clock-time small')).toEqual(count > 2 ? table.game.sides.map(({ name }) => name[0]) : []);
    expect(texts('.clock-state')).toEqual(['Stands still: nobody has to act']);
  });

  it('has a ledger for each', async () => {
    await draw(<LedgerScreen session={atTable(played(count))} meta={meta(count)} />);
    const names = played(count).game.sides.map(({ name }) => name);
    expect(tonesIn('.ledger .side')).toEqual(tones);
    expect([...document.querySelectorAll('.ledger')].map((each) => each.getAttribute('aria-label'))).toEqual(
      names,
    );
  });

  it('has the dice of each in its corners, where all throw at once', async () => {
    const table = played(count);
    const closed = table.projection.runs.find(({ opened }) => opened.procedure === 'first');
    await draw(<Landed session={atTable(table)} closed={closed as never} />);
    expect(tonesIn('.fell .one')).toEqual(tones);
    expect(document.querySelectorAll('.fell .one')).toHaveLength(count);
  });

  it('has a column of dice for each in the report', async () => {
    await draw(<ReportScreen session={atTable(played(count))} meta={meta(count)} />);
    expect(tonesIn('.dice-faces thead .side')).toEqual(tones);
    expect(document.querySelectorAll('.dice-faces thead th')).toHaveLength(count + 2);
    expect(document.body.textContent).not.toContain('undefined');
  });

  it('is spoken of by the settings once it is played', async () => {
    playSides(count);
    await draw(<SettingsScreen />);
    expect(tonesIn('legend .side')).toEqual(TONES.slice(0, Math.max(2, count)));
  });

  it('says who may do what, where all may', async () => {
    await draw(<GuideScreen session={atTable(played(count))} meta={meta(count)} />);
    expect(texts('.guide-who')).toEqual([`${{ 1: 'You', 2: 'Both' }[count] ?? 'All'} may`]);
  });

  it('offers a seat for each on several phones, and says what becomes of the others', async () => {
    await draw(<OpenTable session={atTable(played(count))} registry={[]} />);
    expect(tonesIn('.seat-fields .side')).toEqual(tones);
    expect(texts('main p').some((said) => said.includes('A side without a phone'))).toBe(count > 2);
    expect(texts('main p').some((said) => said.includes('What a side seals'))).toBe(count > 1);
  });
});

describe('the log', () => {
  it('of six sides has letters beside each shape, so that none hangs on a colour', () =>
    expectDrawn('sides-six-log', <LogScreen session={atTable(played(6))} />, '.log-line summary'));

  it('of two sides has none', async () => {
    await draw(<LogScreen session={atTable(played(2))} />);
    expect(texts('.log-line summary small')).toEqual([]);
  });

  it.each([
    [
      ['Mark', 'Mia', 'Ken'],
      ['K', 'Ma', 'Mi'],
    ],
    [
      ['Mark', 'Marko', 'Ken'],
      ['A', 'B', 'K'],
    ],
    [
      ['Ann', 'Annie', 'Anton'],
      ['A', 'Ant', 'B'],
    ],
  ])(
    'has as many letters of %j as it takes, and the tone’s where they begin alike',
    async (names, letters) => {
      const table = played(3);
      const nameOf = (_: unknown, side: string) => names[sidesOf(3).indexOf(side)] ?? side;
      const named = { ...table.game, sideName: nameOf };
      await draw(<LogScreen session={atTable({ ...table, game: named as never })} />);
      expect([...new Set(texts('.log-line summary small'))].sort()).toEqual(letters);
    },
  );

  it('of one side offers no choice of sides', async () => {
    await draw(<LogScreen session={atTable(played(1))} />);
    expect([...document.querySelectorAll('.log-find label')].map((label) => label.textContent)).toEqual([
      'Show',
      'Go to turn',
    ]);
  });
});

describe('what one side seals', () => {
  it.each([2, 3, 6])('is behind a curtain in a game of %i', async (count) => {
    await draw(question(asking(played(count), 'order')));
    expect(texts('h1')).toEqual(['Sealed question']);
    await draw(<LogScreen session={atTable(played(count))} />);
    expect(document.body.textContent).not.toContain('Hold');
  });

  it('is open to who plays alone: nobody is there to hide it from', async () => {
    await draw(question(asking(played(1), 'order')));
    expect(texts('h1')).toEqual(['Which order?']);
    expect(document.querySelector('.curtain')).toBeNull();
    const table = played(1);
    await draw(<LogScreen session={atTable(table)} />);
    expect(document.body.textContent).toContain('Order: Hold');
    await draw(<TableScreen arrived={false} session={atTable(table)} />);
    expect(texts('main button')).toContain('Seal an order');
    expect(document.querySelector('main .icon')).toBeNull();
    const last = table.projection.runs.at(-1);
    await draw(<ResultCard session={atTable(table)} procedureRun={last as never} />);
    expect(texts('h2')).toEqual(['Order: Hold']);
  });
});

describe('luck', () => {
  const luckIn = (count: number) => {
    const { game, projection, pack } = played(count);
    return atOnce(luckOf(game, projection, passGame(game, projection, undefined), undefined, pack));
  };

  it('of two sides counts what both lost in every fight', () => {
    const luck = luckIn(2);
    expect(luck.ownRolls).toBeUndefined();
    expect(luck.sides.map(({ side, fights }) => [side, fights])).toEqual([
      ['Aus', 2],
      ['Pru', 2],
    ]);
  });

  it.each([1, 3, 6])('of %i counts what each lost by its own rolls alone, and says so', async (count) => {
    const luck = luckIn(count);
    expect(luck.sides.map(({ side, fights }) => [side, fights])).toEqual(
      sidesOf(count).map((side) => [side, 1]),
    );
    await draw(<ReportScreen session={atTable(played(count))} meta={meta(count)} />);
    expect(document.body.textContent).toContain('Only what a side lost by its own rolls is counted.');
  });
});

it('of three sides on two phones the third is played on the one that records', () => {
  const [ann, ken] = sidesOf(3).map((seat, i) => ({ writer: `w${i}`, seat, name: `P${i}` }));
  if (!ann || !ken) throw new Error('no sides');
  const table = played(3);
  const recording = host(table.game, ann, table.projection.entries);
  join(recording, ken);
  expect(tapOn(recording, 'fire', { side: sidesOf(3)[2] ?? '' })).toBeUndefined();
});
