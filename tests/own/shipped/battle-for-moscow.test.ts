// A published game as a file, held against numbers that were typed from its rules before the file was read.
import { describe, expect, it } from 'vitest';
import { overrideOpen } from '../../../src/core/journal/override';
import { question, say, take } from '../../support/play';
import { act, begun, endStep, lastLine, type OwnTable, rowNamed, until } from './at-table';
import { shippedEdition } from './editions';
import typed from './expected/battle-for-moscow.json';

const edition = shippedEdition('battle-for-moscow');
const begin = (house = {}) => begun([edition], house);
const inCombat = (house = {}, turn = 1) => until(begin(house), turn, 'german-combat');
const sideName = (id: string | undefined) => edition.sides.find((side) => side.id === id)?.name;

/** On the list, in this state. */
function listed(table: OwnTable, name: string, side: string, state: string): OwnTable {
  const unit = { name, 'is:side': side, 'is:full': 8, 'is:half': 4, 'is:state': state };
  return act(table, 'row:units', '+', unit);
}

describe('the table (7)', () => {
  const chart = begin().game.charts.find(({ id }) => id === 'crt');

  it('has the printed columns and all 36 cells', () => {
    expect(chart?.columns.labels).toEqual(typed.columns);
    const cells = Object.entries(typed.cells).flatMap(([row, codes]) =>
      codes.map((code, i) => `${typed.columns[i]} ${row} ${code}`),
    );
    expect(cells).toHaveLength(36);
    expect(chart?.cells?.map(({ column, row, value }) => `${column} ${row} ${value}`)).toEqual(cells);
  });

  it('says what each of its codes means, and of one that is in no cell', () => {
    const codes = new Set([...Object.values(typed.cells).flat(), ...typed.notInACell]);
    const means = edition.tables.find(({ id }) => id === 'crt')?.means ?? [];
    expect(new Set(means.map(({ code }) => code))).toEqual(codes);
  });

  it('shifts by each kind of terrain, and on Germans by no fortification', () => {
    const rows = (id: string) => edition.mods.find((mods) => mods.id === id)?.rows ?? [];
    expect(rows('on-soviets').map(({ id }) => id)).toEqual(typed.terrain);
    expect(rows('on-soviets').map(({ value }) => value)).toEqual([-1, -1, -1, -1]);
    expect(rows('on-germans').map(({ id }) => id)).toEqual(
      typed.terrain.filter((id) => id !== 'fortification'),
    );
  });
});

describe('attacks (4, 5, 6)', () => {
  it.each(typed.attacks)('$name', ({ turn, reading, attack, defence, ground, column, die, code }) => {
    const table = inCombat(reading === undefined ? {} : { above: reading }, turn);
    act(table, 'act:german-attack', { att: attack, def: defence, 'mods:on-soviets': ground });
    const asked = question(table);
    if (column === 'none') {
      expect(asked).toBeUndefined();
      expect(lastLine(table)).toMatchObject({ value: 'no effect' });
      expect(lastLine(table).working.map(({ kind }) => kind)).not.toContain('die');
      return;
    }
    expect(asked).toMatchObject({ kind: 'dice', rollPreview: { column } });
    say(table, die as number);
    while (question(table)) say(table, 'yes');
    expect(lastLine(table).value).toBe(code);
  });

  it('mud halves Soviet attackers too', () => {
    const table = until(begin(), 3, 'soviet-combat');
    act(table, 'act:soviet-attack', { att: 12, def: 3 });
    expect(question(table)).toMatchObject({ rollPreview: { column: '2:1' } });
  });
});

describe('turns (2, 3)', () => {
  const phase = ({ projection: { state } }: OwnTable) => [
    sideName(state.place.side),
    state.place.name.replace(/^\w+ /, ''),
  ];

  it('begins with the German panzers', () => {
    expect(phase(begin())).toEqual(typed.firstPhase);
  });

  it('has eight phases, the German ones first', () => {
    const table = until(begin(), 2, 'german-replacements');
    const phases = typed.phases.map(() => {
      const now = phase(table);
      act(table, 'end-step');
      return now;
    });
    expect(phases).toEqual(typed.phases);
    expect(table.projection.state.place.turn).toBe(3);
  });

  it('has seven turns of one week or two, and mud on the long ones', () => {
    let week = 1;
    const dates = typed.weeks.map((weeks) => {
      const [from, to] = [week, week + weeks - 1];
      week = to + 1;
      return from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
    });
    expect(edition.turns).toMatchObject({ count: typed.turns, dates, tags: { mud: typed.mud } });
    expect(typed.weeks.flatMap((weeks, i) => (weeks === 2 ? [i + 1] : []))).toEqual(typed.mud);
  });
});

describe('replacements (8)', () => {
  const turns = [1, 2, 3, 4, 5, 6, 7];
  /** What a side has in its phase of each turn; nothing where the phase is left out. */
  const given = (house: object, side: string) => {
    const table = begin(house);
    const all: (number | null)[] = turns.map(() => null);
    while (table.projection.state.stage === 'underway') {
      const { place, counters } = table.projection.state;
      if (place.step === `${side}-replacements`)
        all[place.turn - 1] = counters[`rp@${side}`]?.value as number;
      endStep(table);
    }
    return all;
  };

  it.each(Object.entries(typed.replacements.german))('German, %s', (rate, wanted) => {
    expect(given({ 'german-rate': rate }, 'german')).toEqual(Object.values(wanted));
  });

  it.each(Object.entries(typed.replacements.soviet))('Soviet, %s', (rate, wanted) => {
    expect(given({ 'soviet-rate': rate }, 'soviet')).toEqual(Object.values(wanted));
  });

  it('are not saved', () => {
    const table = until(begin(), 2, 'german-replacements');
    expect(table.projection.state.counters['rp@german']?.value).toBe(1);
    expect(until(table, 2, 'panzers').projection.state.counters['rp@german']?.value).toBe(0);
  });

  it.each(Object.entries(typed.steps.replaced))('bring a unit that is %s to %s, once a turn', (from, to) => {
    const table = listed(until(begin(), 1, 'soviet-replacements'), '24th', 'soviet', from);
    act(table, 'act:soviet-build', 'units 1');
    expect(rowNamed(table, 'units', 'units 1')?.state).toBe(to);
    expect(table.projection.state.counters['rp@soviet']?.value).toBe(4);
    act(table, 'act:soviet-build');
    // No other unit is on the list: the next one is for a unit that is not.
    expect(question(table)).toBeUndefined();
    expect(table.projection.state.counters['rp@soviet']?.value).toBe(3);
    expect(rowNamed(table, 'units', 'units 1')?.state).toBe(to);
  });

  it('cannot bring the 1st Shock Army before turn 4', () => {
    const { turn, strength, movement, side } = typed.shock;
    const table = until(begin(), turn - 1, 'soviet-replacements');
    expect(rowNamed(table, 'units', 'shock')).toMatchObject({
      side,
      full: strength,
      movement,
      state: 'later',
    });
    act(table, 'act:soviet-build');
    expect(question(table)).toBeUndefined();
    until(table, turn, 'soviet-replacements');
    act(table, 'bring-on');
    act(table, 'act:soviet-build', 'shock');
    expect(rowNamed(table, 'units', 'shock')?.state).toBe('half');
  });
});

describe('what a result does (7)', () => {
  /** Panzer attacks Rifles, and the die comes to this code: in the first cell that has it. */
  function attackTo(code: string, defender: string, attacker = 'full'): OwnTable {
    const table = listed(listed(inCombat(), 'Panzer', 'german', attacker), 'Rifles', 'soviet', defender);
    const found = Object.entries(typed.cells).flatMap(([row, codes]) => {
      const column = codes.indexOf(code);
      return column < 0 ? [] : [{ die: Number(row), times: column + 1 }];
    });
    const [cell] = found;
    if (!cell) throw new Error(`no cell has ${code}`);
    act(table, 'act:german-attack', 'units 2', { att: 8 * cell.times, def: 8 }, cell.die);
    return table;
  }
  const states = (table: OwnTable) => ({
    panzer: rowNamed(table, 'units', 'units 1')?.state,
    rifles: rowNamed(table, 'units', 'units 2')?.state,
  });

  it('proposes the strength of a defender on the list, as it stands', () => {
    const table = listed(listed(inCombat(), 'Rifles', 'soviet', 'full'), 'Guards', 'soviet', 'half');
    const def = () => {
      const asked = question(table);
      return asked?.kind === 'form' ? asked.fields.find(({ key }) => key === 'def')?.initial : undefined;
    };
    act(table, 'act:german-attack', 'units 1');
    expect(def()).toBe(8);
    say(table, { att: 1, def: 8 });
    act(table, 'act:german-attack', 'units 2');
    expect(def()).toBe(4);
  });

  it('NE: nothing', () => {
    const table = attackTo('NE', 'full');
    expect(question(table)).toBeUndefined();
    expect(states(table)).toEqual({ panzer: 'full', rifles: 'full' });
  });

  it.each(Object.entries(typed.steps.lost))('AL: an attacker at %s is %s then', (from, to) => {
    const table = attackTo('AL', 'full', from);
    say(table, 'units 1');
    expect(states(table)).toEqual({ panzer: to, rifles: 'full' });
  });

  it('AL: an attacker who is not on the list is the players’ to mark', () => {
    const table = attackTo('AL', 'full');
    say(table, '-');
    expect(states(table)).toEqual({ panzer: 'full', rifles: 'full' });
  });

  it.each([
    ['yes', 'full'],
    ['no', 'out'],
  ])('DR: the defender is moved (%s) and is %s', (moved, state) => {
    const table = attackTo('DR', 'full');
    say(table, moved);
    expect(states(table)).toEqual({ panzer: 'full', rifles: state });
  });

  it('DRL: a step is lost, then the defender retreats', () => {
    const table = attackTo('DRL', 'full');
    expect(question(table)).toMatchObject({ key: 'retreat' });
    say(table, 'yes');
    expect(states(table)).toEqual({ panzer: 'full', rifles: typed.steps.lost.full });
  });

  it('DRL: a defender at half strength is gone, and retreats no more', () => {
    const table = attackTo('DRL', 'half');
    expect(question(table)).toBeUndefined();
    expect(states(table)).toEqual({ panzer: 'full', rifles: typed.steps.lost.half });
  });

  it('DE: the defender is gone', () => {
    expect(states(attackTo('DE', 'full'))).toEqual({ panzer: 'full', rifles: 'out' });
  });

  it('EX, which players go by instead: the defender loses a step and retreats, and the attackers’ steps are theirs to take off', () => {
    const table = attackTo('DR', 'full');
    const { game, projection, pack } = table;
    const instead = { kind: 'override', value: 'EX', reason: 'As explained in the rules' } as const;
    expect(take(table, overrideOpen(game, projection, pack, 'override:code crt', instead))).toBeUndefined();
    expect(question(table)).toMatchObject({ key: 'retreat' });
    say(table, 'yes');
    expect(states(table)).toEqual({ panzer: 'full', rifles: 'half' });
    expect(lastLine(table).working.map(({ label }) => label)).toContain(
      'Take steps off the attackers that are worth at least what the defender loses.',
    );
  });

  it('a unit that nobody has listed is left to the players', () => {
    const table = inCombat();
    act(table, 'act:german-attack', { att: 48, def: 8 }, 6);
    expect(question(table)).toBeUndefined();
    expect(lastLine(table).value).toBe('DE');
  });
});

describe('the end (9)', () => {
  it.each(Object.entries(typed.moscow.wins))('who was last in Moscow wins: %s', (holder, winner) => {
    const table = begin();
    expect(table.projection.state.counters.moscow?.value).toBe(typed.moscow.start);
    until(table, 7, 'soviet-movement');
    if (holder !== typed.moscow.start) act(table, 'act:enter-moscow', holder);
    endStep(table);
    const { game, projection } = table;
    expect(game.table(projection.state).verdict).toMatchObject({ side: winner, recorded: false });
    act(table, 'record-end');
    expect(game.table(table.projection.state).verdict).toMatchObject({ side: winner, recorded: true });
  });
});
