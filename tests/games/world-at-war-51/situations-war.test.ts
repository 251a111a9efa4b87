import { describe, expect, it } from 'vitest';
import { labelName } from '../../../src/core/charts/chart';
import { LOCATIONS } from '../../../src/games/world-at-war-51/data/charts/surprise';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { stageOf, targetsOf } from '../../../src/games/world-at-war-51/state/flow';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { begun, column, later, type War, war, windows } from './declared';
import { flying } from './one-strike';
import { compare, num, pair, type Situation, takeSituations } from './situations';
import {
  atPeace,
  attacking,
  attackOf,
  FORCES,
  firstQuestion,
  optionOf,
  run,
  unknown,
  withStrikes,
} from './war';

const { situation, situations, untried } = takeSituations();

describe('[51.311] tension, Magic and the column', () => {
  it.each(situations('A'))('%s', (_, row) => {
    const { given, dice } = row;
    const { state } = war(begun, given as War, dice.effective);
    const found = column(state, num(given.japanMagic), num(given.usMagic));
    const [declaration] = state.declarations;
    compare(row, {
      ...windows(state),
      actual: declaration?.actual,
      effective: declaration?.effective,
      ...found,
    });
  });
});

describe('[51.71, 51.73] declarations of war', () => {
  const twice = ['B09', 'B10', 'B11'];
  /** Which cards may be played elsewhere is the players' own to keep: the line says so. */
  const inWords = ['why', 'usMagicElsewhere', 'cardSpentAtPearlElsewhere', 'prompt', 'default', 'ifNo'];

  it.each(situations('B', twice))('%s', (_, row) => {
    const { given, dice } = row;
    const { state, declared, dieAsked, asked } = war(begun, given as War, dice.effective);
    const tfs = num(given.tfs);
    const attack = state.attack && column(state, 0, 0, tfs);
    const magic = checklist(state).find((line) => line.id === 'J0-G');
    const surprised =
      attack && dice.surprise ? run(attack.state, 'surprise', { die: num(dice.surprise) }) : undefined;
    const struck = surprised && run(surprised.state, 'targets');
    const [first] = struck?.state.attack?.strikes ?? [];
    const over = struck && withStrikes(struck.state, flying({ squadrons: 0, assigned: [] }));
    const again = over && optionOf(firstQuestion(over, 'decision'), 'second');
    compare(
      row,
      {
        ...windows(state),
        effective: state.declarations[0]?.effective,
        effectiveDieAsked: dieAsked,
        columnWithoutMagic: attack?.column,
        column: attack?.column,
        tfRolls: attack && stageOf(attack.state) === 'locations' ? tfs : 0,
        surpriseLevel: surprised?.state.attack?.level,
        firstStrike: first?.id === 'first',
        secondStrikeAllowed: again !== undefined && again.disabled === undefined,
        interceptionPossible: over !== undefined && firstQuestion(over, 'interception') !== undefined,
        'J0-G': magic?.state === 'active' ? 'live' : 'not live',
      },
      inWords,
    );
    if (row.expect.prompt === 'AMB-16') expect(asked.map(({ key }) => key)).toContain('us-alone');
    if (row.id === 'B07') {
      const strike = asked.find(({ key }) => key === 'strike');
      expect(strike?.kind === 'choice' && strike.preselected).toBe(row.expect.default);
      expect(state.attack).toBeUndefined();
    }
    if (row.expect.why) expect(declared.outcome.trace.at(-1)).toMatchObject({ kind: 'reminder' });
  });

  it.each(situations(twice))('%s', (_, { given, dice, expect: wanted }) => {
    const [turn1, turn2] = [given.turn1, given.turn2] as readonly [War, War];
    const first = war(begun, turn1, dice.turn1effective).state;
    const seen1 = windows(first);
    const { attack: _over, ...rest } = first;
    const later = run(run({ ...rest } as WarState, 'next-turn').state, 'next-turn').state;
    const second = war(later, turn2, dice.turn2effective);
    const found = second.state.attack && column(second.state, 0, 0);
    const seen2 = {
      ...windows(second.state, 1),
      newEffectiveDie: second.dieAsked,
      effective: second.state.declarations[1]?.effective,
      column: found?.column,
    };
    if (wanted.turn1) expect(seen1).toMatchObject(wanted.turn1 as object);
    expect(seen2).toMatchObject(wanted.turn2 as object);
    if (wanted.CHreleased) {
      let state = second.state;
      for (let i = 0; i < 6; i += 1) {
        const china = checklist(state).find(({ id }) => id === 'CH-1');
        if (china?.state === 'expired') break;
        state = run(atPeace(state), 'next-turn').state;
      }
      const { turn, half } = state.clock;
      expect(`${half === 'allied' ? 'Allied' : 'Japanese'} player turn of turn ${turn + 1}`).toBe(
        wanted.CHreleased,
      );
    }
  });
});

describe('[51.312] where the carriers are', () => {
  const idOf = (label: unknown): string =>
    LOCATIONS.columns.labels.find((head) => labelName(LOCATIONS.columns, head).replace('–', '-') === label) ??
    '';

  it.each(situations('C', ['C12']))('%s', (_, row: Situation) => {
    const names = Object.keys(row.dice);
    const taskForces = names.map((name) => ({ id: name, name, squadrons: 3 }));
    const carriers = names.map((name) => ({
      id: `cv-${name}`,
      name,
      side: 'us',
      size: 3,
      carrier: true,
      status: 'whole',
      taskForce: name,
    })) as never;
    const base = attacking({
      column: idOf(row.given.column),
      forces: { ...FORCES, taskForces },
      ships: carriers,
    });
    const ran = run(unknown(base, 'locations'), 'locations', {
      ...Object.fromEntries(names.map((name) => [name, pair(row.dice[name])])),
      read: 'done',
    });
    const found = ran.state.attack?.locations ?? {};
    const shown = attackOf(run(ran.state, 'targets').state);
    const number = (location = '') => (/^\d$/.test(location) ? Number(location) : location);
    const results = Object.fromEntries(names.map((name) => [name, number(found[name])]));
    const [only = ''] = names;
    const option = optionOf(firstQuestion({ ...ran.state, attack: shown }, 'interception'), 'yes');
    const mayIntercept = option !== undefined && option.disabled === undefined;
    const placement = homes({ ...shown, placed: true }).find(({ label }) => label === only)?.place;
    compare(
      row,
      {
        ...results,
        result: results[only],
        target: shown.strikes
          .flatMap((strike) => targetsOf(shown, strike))
          .some(({ id }) => id === `ship:cv-${only}`),
        mayIntercept,
        dieNeeded: found[only] !== 'auto',
        placement,
        japanSeesAtFirstStrike: shown.inPort,
        sealed: names.filter((name) => !shown.inPort?.includes(name)),
      },
      ['shownToJapan'],
    );
    expect(ran.outcome.reveals).toBeUndefined();
  });

  it('C12: no task force, no roll', () => {
    expect(stageOf(unknown(attacking({}), 'locations', 'level'))).toBe('surprise');
  });
});

/** On the map, or said in a line's own words, which a test of its own reads. */
const words = ['J06', 'J07', 'J08', 'J09', 'J10', 'J11', 'J12', 'J13', 'J16', 'J17'];

describe('[51.72, 51.73, 52.6] the checklist by player turn', () => {
  const WINDOWS = ['T Japanese', 'T Allied', 'T+1 Japanese', 'T+1 Allied', 'T+2 Japanese'];
  const NAMES = { pending: 'pending', active: 'active', expired: 'expired', done: 'done' } as const;

  it.each(situations('J', [...words, 'J18']))('%s', (_, row) => {
    const { given } = row;
    const on = (given.declaredOn as readonly string[] | undefined) ?? ['Britain', 'US'];
    const effective = num(given.effective, 36);
    const state = later(
      war(begun, { declaredOn: on, usjt: effective }, 3).state,
      Math.max(0, WINDOWS.indexOf(String(given.window))),
    );
    const lines = checklist(state);
    const seen = (test: (id: string) => boolean): string => {
      const states = [...new Set(lines.filter(({ id }) => test(id)).map((line) => NAMES[line.state]))];
      return states.length ? states.join(', ') : 'absent';
    };
    const china = (id: string): string => {
      const found = seen((each) => each === id);
      return found === 'absent' ? 'not started' : found === 'expired' ? 'lifted' : found;
    };
    compare(row, {
      J0: seen((id) => id.startsWith('J0')),
      A1: seen((id) => id === 'A1'),
      A2: seen((id) => id === 'A2'),
      'CH-1': china('CH-1'),
      'CH-2': china('CH-2'),
      active: lines.filter((line) => line.state === 'active'),
      archived: lines.every((line) => line.state === 'expired'),
    });
  });

  it('J06, J07: quarters follow each other, the year after Winter', () => {
    const moments = (season: string, year: number) => {
      let state = run(begun, 'declare', { war: 'us', when: { season, year } }).state;
      const all: string[] = [];
      for (let i = 0; i < 2; i += 1) {
        all.push(run(state, 'next-turn').outcome.trace[0]?.value ?? '');
        state = run(state, 'next-turn').state;
      }
      return all;
    };
    expect(moments('3', 1941)).toEqual(['Spring 1942', 'Spring 1942']);
    expect(moments('2', 1941)).toEqual(['Winter 1941', 'Winter 1941']);
  });

  it('J10 to J12, J16, J18: the lines say whom they touch', () => {
    const state = war(begun, { declaredOn: ['Britain', 'US'], usjt: 36 }, 3).state;
    const lines = checklist(state).filter(({ window }) => window === 'J0');
    const j18 = situation('J18').expect.J0lines;
    expect(lines.map(({ id }) => id)).toEqual(j18);
    const text = (id: string) => {
      const line = lines.find((each) => each.id === id);
      return `${line?.label} ${line?.note ?? ''}`;
    };
    expect(text('J0-A')).toMatch(
      /−1.*infantry and replacements.*Western Allies.*Dutch.*Not armor, specialized.*Chinese/,
    );
    expect(text('J0-B')).toMatch(/surprised at Pearl Harbor/);
    expect(text('J0-D1')).toMatch(/20 Pacific hexes.*Armor and air too/);
    expect(text('J0-E1')).toMatch(/20 Pacific hexes.*Armor too/);
  });

  it('J08, J09, J13, J17: nothing is invented and nothing ticks itself', () => {
    const britain = war(begun, { declaredOn: ['Britain'], usjt: 36 }, 3).state;
    const both = war(begun, { declaredOn: ['Britain', 'US'], usjt: 36 }, 3).state;
    const label = (state: WarState) => checklist(state).find(({ id }) => id === 'A1')?.label;
    expect(label(britain)).toBe('First Allied player turn: restrictions of Britain and its allies');
    expect(label(both)).toBe('First Allied player turn: restrictions of the Western Allies');
    expect(checklist(both).filter(({ window }) => window === 'A1')).toHaveLength(1);
    const kept = run(both, 'write-line', { line: { window: 'A1', text: ' No offensives ' } }).state;
    expect(checklist(kept).find(({ own }) => own)?.label).toBe('No offensives');
    const moved = later(kept, 1);
    expect(checklist(moved).find(({ own }) => own)?.state).toBe('active');
    expect(moved.ticked).toEqual([]);
    const ticked = run(moved, 'tick', { done: { done: ['own-1'] } }).state;
    expect(checklist(ticked).find(({ own }) => own)?.state).toBe('done');
    expect(checklist(later(ticked, 1)).find(({ own }) => own)?.state).toBe('expired');
  });
});

it('every other situation beside the strikes is tried above in its own words', () => {
  expect(untried('ABCJ')).toEqual(['C12', ...words]);
});
