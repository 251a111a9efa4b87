import { describe, expect, it } from 'vitest';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

const ship = (id: string, place: string) => launch(id, { place, weeks: 0, fuelled: 1 });
const at = (ships: UsnState['ships'], more: Partial<UsnState> = {}): UsnState => ({
  ...initialState(),
  stage: 'underway',
  cursor: { turn: 3, step: 'p6' },
  ships,
  ...more,
});
const refuel = (state: UsnState, script: Script = []) =>
  drive(usnDeluxe, state, 'refuel', { side: 'a' }, script).outcome;
/** What is offered where several can be meant. */
const sources = (state: UsnState) => {
  const script: Script = [
    ['by', 'a:OIL-1'],
    ['ships', {}],
  ];
  const [by] = drive(usnDeluxe, state, 'refuel', { side: 'a' }, script).prompts;
  return by?.kind === 'choice' ? by.options.map(({ value, note }) => `${value}: ${note}`) : [];
};

describe('12(N), (O): who refuels', () => {
  it('at sea nobody where no oiler is, nor an oiler by itself', () => {
    for (const id of ['a:CV-6', 'a:OIL-1'])
      expect(refuel(at([ship(id, 'At sea')]))).toEqual({
        events: [],
        trace: [{ kind: 'title', label: 'No oiler at sea' }],
      });
  });
  it('at sea the oiler alone, where one is', () => {
    const state = at([ship('a:CV-6', 'At sea'), ship('a:OIL-1', 'At sea')]);
    expect(() => refuel(state, [['by', 'base']])).toThrow('by refused: choice.disabled No base at sea');
    const { events } = refuel(state, [
      ['by', 'a:OIL-1'],
      ['ships', {}],
    ]);
    expect(events).toEqual([{ type: 'v1.Refuelled', ships: ['a:CV-6'], at: 'At sea', oiler: 'a:OIL-1' }]);
  });
  it('a minor base no seventh ship in a turn', () => {
    const { trace } = refuel(at([ship('a:CV-6', 'Noumea')], { served: { Noumea: 6 } }));
    expect(trace[0]?.label).toBe('Noumea has already served six this turn');
  });
  it('a minor base and an oiler share a fleet', () => {
    const fleet = [1, 2, 3, 4, 5, 6, 7, 8].map((no) => ship(`a:DD-${no}`, 'Noumea'));
    const { events } = refuel(at([...fleet, ship('a:OIL-1', 'Noumea')]), [
      ['by', 'all'],
      ['ships', {}],
    ]);
    const names = fleet.map(({ id }) => id);
    expect(events).toEqual([
      { type: 'v1.Refuelled', ships: names.slice(0, 6), at: 'Noumea' },
      { type: 'v1.Refuelled', ships: names.slice(6), at: 'Noumea', oiler: 'a:OIL-1' },
    ]);
  });
  /** Noumea and Suva serve six each; Sydney serves whoever lies there. */
  const bases = ['Noumea', 'Suva', 'Espiritu Santo'].map(
    (name) =>
      ({ id: `${name}:naval`, name, side: 'a', kind: 'naval', capacity: 0, state: 'functional' }) as const,
  );
  const inBases = () =>
    at(
      [
        ...['a:CV-6', 'a:CA-1'].map((id) => ship(id, 'Noumea')),
        ...[ship('a:CA-2', 'Suva'), ship('a:SS-1', 'Suva'), ship('a:BB-1', 'Sydney')],
        ...[1, 2, 3, 4, 5, 6, 7].map((no) => ship(`a:DD-${no}`, 'Espiritu Santo')),
        ship('a:CA-3', 'At sea'),
      ],
      { bases },
    );
  it('all bases with enough for who lies in them at once, and nobody elsewhere', () => {
    const { events } = refuel(inBases(), [
      ['place', 'all'],
      ['ships', {}],
    ]);
    expect(events).toEqual([
      { type: 'v1.Refuelled', ships: ['a:CV-6', 'a:CA-1'], at: 'Noumea' },
      { type: 'v1.Refuelled', ships: ['a:CA-2'], at: 'Suva' },
      { type: 'v1.Refuelled', ships: ['a:BB-1'], at: 'Sydney' },
    ]);
  });
  it('by the button on the table those alone that need a hand for it', () => {
    const { events } = drive(usnDeluxe, inBases(), 'refuel', { side: 'a', place: 'all' }, [
      ['ships', {}],
    ]).outcome;
    expect(events.map((event) => ('at' in event ? event.at : ''))).toEqual(['Noumea', 'Suva']);
  });
  it('all major bases, chosen before the small ones were among them, still ask for ships', () => {
    const state = at([ship('a:CV-6', 'Pearl Harbor'), ship('a:CA-1', 'Sydney'), ship('a:CA-3', 'At sea')]);
    const { events } = refuel(state, [
      ['place', 'all'],
      ['ships', {}],
    ]);
    expect(events).toEqual([
      { type: 'v1.Refuelled', ships: ['a:CV-6'], at: 'Pearl Harbor' },
      { type: 'v1.Refuelled', ships: ['a:CA-1'], at: 'Sydney' },
    ]);
  });
  it('of the ships in those bases the ones that are ticked, and until when that lasts', () => {
    const { events, trace } = refuel(inBases(), [
      ['place', 'all'],
      ['ships', { ships: ['a:CV-6'] }],
    ]);
    expect(events).toEqual([{ type: 'v1.Refuelled', ships: ['a:CV-6'], at: 'Noumea' }]);
    expect(trace[0]?.label).toBe('1 ship refuelled in Noumea');
    expect(trace.at(-1)).toMatchObject({ label: 'Refuel again by', value: 'turn 6' });
  });
  it('a minor base no more than it has left, however many are ticked', () => {
    const fleet = [1, 2, 3].map((no) => ship(`a:DD-${no}`, 'Noumea'));
    const ships = fleet.map(({ id }) => id);
    expect(() => refuel(at(fleet, { served: { Noumea: 4 } }), [['ships', { ships }]])).toThrow(
      'At most 2 ships can refuel here this turn.',
    );
  });
  it('an oiler together with the base only where there is one and it is not enough', () => {
    const fleet = (place: string, destroyers: number) =>
      at([
        ...Array.from({ length: destroyers }, (_, i) => ship(`a:DD-${i + 1}`, place)),
        ship('a:OIL-1', place),
      ]);
    const oiler = 'a:OIL-1: six ships, then empty';
    expect(sources(fleet('At sea', 1))).toEqual(['base: 0 of 6 left this turn', oiler]);
    expect(sources(fleet('Noumea', 5))).toEqual(['base: 6 of 6 left this turn', oiler]);
    expect(sources(fleet('Noumea', 6))).toEqual(['all: undefined', 'base: 6 of 6 left this turn', oiler]);
  });
  it('34: an oiler as many as it has points', () => {
    const oiler = { ...ship('a:OIL-1', 'At sea'), load: 4 };
    const state = at([ship('a:CV-6', 'At sea'), oiler], { options: ['oilerPoints'] });
    expect(sources(state)).toContain('a:OIL-1: 4 points');
  });
});

describe('12(O): oilers are filled', () => {
  const fill = (places: readonly string[], served: UsnState['served'] = {}) => {
    const ships = places.map((place, i) => ({ ...ship(`a:OIL-${i + 1}`, place), load: 0 }));
    const script: Script = [['ships', { ships: ships.map(({ id }) => id) }]];
    return drive(usnDeluxe, at(ships, { served }), 'fill-oilers', { side: 'a' }, script).outcome.events;
  };
  it('that have given of their load, and no other ship', () => {
    const loads = { 'a:OIL-1': 0, 'a:OIL-2': 5, 'a:OIL-3': 6, 'a:CA-1': 0 };
    const told = Object.entries(loads).map(([id, load]) => ({ ...ship(id, 'Sydney'), load }));
    // Full as it began.
    const state = at([...told, ship('a:OIL-4', 'Sydney')]);
    const [form] = drive(usnDeluxe, state, 'fill-oilers', { side: 'a' }, [['ships', {}]]).prompts;
    const field = form?.kind === 'form' ? form.fields[0] : undefined;
    expect(field?.kind === 'flags' && field.options.map(({ label }) => label)).toEqual([
      'Allied OIL-1',
      'Allied OIL-2',
    ]);
    const full = at(told.filter(({ id }) => id === 'a:OIL-3' || id === 'a:CA-1'));
    const { 'fill-oilers': fills } = usnDeluxe.procedures;
    expect(fills?.unless?.(full, { side: 'a' })).toBe('No oiler is empty.');
  });
  it('a minor base fills one a turn, and nobody else beside it', () => {
    const filled = (at: string, ...oilers: readonly string[]) => [{ type: 'v1.OilersFilled', at, oilers }];
    expect(fill(['Noumea'])).toEqual(filled('Noumea', 'a:OIL-1'));
    expect(() => fill(['Noumea', 'Noumea'])).toThrow('Noumea can fill only one oiler a turn.');
    expect(() => fill(['Noumea', 'Sydney'], { Noumea: 1 })).toThrow(
      'Noumea has already served ships or an oiler this turn.',
    );
    expect(fill(['Sydney', 'Sydney'])).toEqual(filled('Sydney', 'a:OIL-1', 'a:OIL-2'));
  });
});
