// A beachhead marker alone in its hex (IPH-31): 10.9 counts it among the Japanese ground units, 8.3 calls it a marker.
import { describe, expect, it } from 'vitest';
import { runAmending } from '../../../src/core/journal/amend';
import type { Entry } from '../../../src/core/journal/journal';
import type { FormPrompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import { DEFAULT_HOUSE, type HouseRules } from '../../../src/games/iph/state/house';
import type { IphState } from '../../../src/games/iph/state/state';
import { iphSheet } from '../../../src/games/iph/views/sheet/sheet';
import { onTheTable } from '../../support/amending';
import { drive, type Script, type Short } from '../../support/drive';
import { atTurn, packOf, someShips, withShips } from '../../support/iph';
import { recordedEntries } from '../../support/recorded';

const NO_LOSS = Object.fromEntries(
  ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }]),
);
const SHEET = packOf({ 'tec shift clear': 0, ...NO_LOSS });

/** By daylight with both battleships and two planes close in; the US has none. */
const onTheBeach = (house: Partial<HouseRules>, chit = '24-fight'): IphState =>
  withShips(atTurn(6, { current: chit, army: false } as Partial<IphState>, house), someShips(2, 2, 0));

/** The US attacks 8 to 1 on the marker alone; Japan adds what it may. */
function attack(state: IphState, defence: object, crt: Short = 1, row: Script = []) {
  const force = row.length ? { range: '1' } : { attack: 8 };
  const script: Script = [
    ['declare', { ...force, terrain: 'clear', beachhead: 'in' }],
    ['defence', { defence: 1, facts: ['marker-alone'], ...defence }],
    ...row,
    ['crt', crt],
  ];
  const { outcome } = drive(iph, state, 'battle', { attacker: 'us' }, script, SHEET);
  return outcome.events.find(({ type }) => type === 'v1.BattleFought');
}

const BANZAI = { faces: [4, 1], marks: ['banzai'] };
const AS_MARKER = { loneMarker: 'marker' } as const;

describe('[10.9] a lone marker as a ground unit, the default', () => {
  it('is the reading of a new game', () => {
    expect(DEFAULT_HOUSE.loneMarker).toBe('unit');
  });

  it('[7.1] battleships help it: 8 on 1 and two times 6', () => {
    expect(attack(onTheBeach({}), { battleships: ['hiei', 'kirishima'] })?.defence).toBe(13);
  });

  it('[7.12] one plane helps it, for it is one unit', () => {
    // One column by 8.4, one for the plane.
    expect(attack(onTheBeach({}), { planes: 1 })?.shift).toBe(-2);
    expect(() => attack(onTheBeach({}), { planes: 2, units: 2 })).toThrow('form.sum-at-most');
  });

  it('[12.1] it may call a banzai: a 4 is two columns, and no loss becomes one', () => {
    expect(() => attack(onTheBeach({}), {}, BANZAI)).toThrow('asks vacated');
    const script: Script = [
      ['declare', { attack: 8, terrain: 'clear', beachhead: 'in', hex: '1631' }],
      ['defence', { defence: 1, facts: ['marker-alone'] }],
      ['crt', BANZAI],
      ['vacated', 'emptied'],
    ];
    const { outcome } = drive(iph, onTheBeach({}), 'battle', { attacker: 'us' }, script, SHEET);
    expect(outcome.events).toContainEqual(
      expect.objectContaining({ type: 'v1.BattleFought', shift: -3, banzai: true, defenderLoss: 1 }),
    );
    expect(outcome.events).toContainEqual({ type: 'v1.BeachheadEliminated', hex: '1631' });
  });

  it('[11.3] Battleship Row may fire at it', () => {
    expect(attack(onTheBeach({}, 'bbrow-fight'), {}, 1, [['row-dice', [3, 4]]])?.attack).toBe(7);
  });

  it('[9.7] no US unit walks into its hex: the hex passes after an attack', () => {
    const { prompts } = drive(iph, onTheBeach({}), 'hex', { to: 'us' }, [['which-hex', 'beachhead:1631']]);
    expect(prompts[0]).toMatchObject({
      options: expect.arrayContaining([
        expect.objectContaining({ value: 'beachhead:1631', note: expect.stringContaining('9.7') }),
      ]),
    });
  });
});

describe('[8.3] a lone marker as a marker only, by house rule', () => {
  it.each([
    ['[7.1] a battleship', { battleships: ['hiei'] }],
    ['[7.12] a plane', { planes: 1 }],
  ])('%s does not help it', (_, support) => {
    expect(() => attack(onTheBeach(AS_MARKER), support)).toThrow('form.nothing-when');
  });

  it('[12.1] it calls no banzai', () => {
    expect(() => attack(onTheBeach(AS_MARKER), {}, BANZAI)).toThrow('dice.mark');
  });

  it('[8.4] it has its column all the same', () => {
    expect(attack(onTheBeach(AS_MARKER), {})?.shift).toBe(-1);
  });

  it('[11.3] Battleship Row fires at ground units only', () => {
    const fire = () => attack(onTheBeach(AS_MARKER, 'bbrow-fight'), {}, 1, [['row-dice', [3, 4]]]);
    expect(fire).toThrow('form.disabled');
  });
});

describe('a game that 1.0.0 began, without the switch', () => {
  const old: Partial<HouseRules> = { loneMarker: undefined } as never;

  it('plays a lone marker as 1.0.0 did: without help, and a target for Battleship Row', () => {
    expect(() => attack(onTheBeach(old), { battleships: ['hiei'] })).toThrow('form.nothing-when');
    expect(() => attack(onTheBeach(old), {}, BANZAI)).toThrow('dice.mark');
    expect(attack(onTheBeach(old, 'bbrow-fight'), {}, 1, [['row-dice', [3, 4]]])?.attack).toBe(7);
  });

  it('says so where it is changed, and on its state sheet', () => {
    const asked = drive(iph, onTheBeach(old), 'house-rules', {}, [['house', {}]]);
    const field = (asked.prompts[0] as FormPrompt).fields.find(({ key }) => key === 'loneMarker');
    expect(field?.initial).toBe('marker');
    expect(asked.outcome.trace[0]?.label).toBe('House rules as before');
    const facts = iphSheet.describe(onTheBeach(old)).sections.flatMap((section) => section.facts);
    expect(facts).toContainEqual(
      expect.objectContaining({ label: 'A lone beachhead marker', value: 'No ground unit' }),
    );
  });

  it('keeps that reading when its set-up is amended', () => {
    const recorded = JSON.parse(JSON.stringify(recordedEntries(iph.id, 'no-beachhead')));
    const lines = recorded.map((entry: Entry) => withoutSwitch(entry));
    const table = onTheTable(iph, lines);
    expect(table.projection.state.house.loneMarker).toBeUndefined();
    const of = table.projection.runs[0]?.opened.id ?? '';
    const names = { jp: 'Aki', us: 'Ann', snlf: 12, ija: 24 };
    const changes = [{ key: 'players', answer: { kind: 'form', values: names } as const }];
    const amended = runAmending(iph, table.projection, table.pack, { of, changes });
    if (!amended.ok || amended.value.run.status !== 'done') throw new Error('it asks again');
    expect(amended.value.run.outcome.events[0]).toMatchObject({
      type: 'v1.GameBegun',
      players: { jp: 'Aki' },
      house: { loneMarker: 'marker' },
    });
  });
});

/** A line as 1.0.0 wrote it, in answers and outcomes. */
function withoutSwitch<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSwitch) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'loneMarker');
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutSwitch(each)])) as T;
}
