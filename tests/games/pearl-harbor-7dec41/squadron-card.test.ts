import { describe, expect, it } from 'vitest';
import type { RegisterEntry } from '../../../src/core/play/view';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { registersOf } from '../../../src/games/pearl-harbor-7dec41/views/registers';
import { applied, inPlay, played } from './pearl';

/** Typed from the rulebook: hexes out by type (Air Attack Ops). */
const RANGE: { readonly [squadron: string]: number } = {
  'akagi-akagi-zero': 2,
  'akagi-akagi-val': 2,
  'akagi-akagi-kate': 2,
  'oahu-b-17-8': 6,
  'kaneohe-pby-9': 6,
  'oahu-a-20-5': 4,
  'oahu-b-18-6': 4,
  'enterprise-enterprise-tbd': 1,
  'enterprise-enterprise-sbd': 2,
  'oahu-p-40b-1': 2,
};
const sideOf = (id: string) => (id.startsWith('akagi') ? 'jp' : 'us');
const note = (state: PearlState, squadron: string, deed: string, load?: string): PearlState =>
  played(state, 'squadron-card', [['card', { deed, squadrons: [squadron], ...(load && { load }) }]], {
    side: sideOf(squadron),
  }).state;
const cardOf = (state: PearlState, squadron: string) => state.game.cards?.[sideOf(squadron)]?.[squadron];
const at = (impulse: number, state = inPlay()): PearlState => ({
  ...state,
  game: { ...state.game, impulse },
});
const register = (state: PearlState, title: string) =>
  registersOf(state).find((view) => view.title === title);
const groupOf = (state: PearlState, title: string, place: string) =>
  register(state, title)?.groups.find(({ label }) => label === place);
const pieceOf = (state: PearlState, title: string, name: string) =>
  register(state, title)
    ?.groups.flatMap(({ entries }) => entries)
    .find((entry) => entry.name === name);
const said = (entry: RegisterEntry | undefined) => [
  ...(entry?.notes ?? []),
  ...(entry?.facts.map(({ label }) => label) ?? []),
];

describe('[Air Missions] the squadron card', () => {
  it.each(Object.entries(RANGE))('%s takes off with %i hexes', (squadron, hexes) => {
    // Take-off costs no range.
    expect(cardOf(note(at(2), squadron, 'off'), squadron)).toEqual({
      since: { turn: 2, impulse: 2 },
      left: hexes,
    });
    // Held back to join another wave it pays 1 hex.
    expect(cardOf(note(at(2), squadron, 'held'), squadron)?.left).toBe(hexes - 1);
  });

  it('each hex takes one off; a hex too far is told', () => {
    const kate = 'akagi-akagi-kate';
    const away = ['off', 'on', 'on', 'on'].reduce((state, deed) => note(state, kate, deed), at(3));
    expect(cardOf(away, kate)?.left).toBe(-1);
    const card = pieceOf(away, 'Japan: markers and squadrons', 'Akagi Kate');
    expect(card?.state).toBe('away');
    expect(said(card)).toEqual(['in the air', 'beyond its range', 'since Day 1, Morning, impulse 3']);
    const near = ['off', 'on'].reduce((state, deed) => note(state, kate, deed), at(3));
    expect(said(pieceOf(near, 'Japan: markers and squadrons', 'Akagi Kate'))).toContain('1 hex left');
  });

  it('readied, loaded and landed: then everything is to be done anew', () => {
    const kate = 'akagi-akagi-kate';
    const loaded = note(note(inPlay(), kate, 'ready'), kate, 'load', 'torpedo');
    expect(cardOf(loaded, kate)).toEqual({ ready: true, load: 'torpedo' });
    expect(register(loaded, 'Japan: markers and squadrons')?.sealed).toBe('jp');
    const akagi = groupOf(loaded, 'Japan: markers and squadrons', 'Akagi');
    expect(akagi?.entries.map((entry) => [entry.name, ...said(entry)])).toEqual([
      ['Akagi Zero'],
      ['Akagi Val'],
      ['Akagi Kate', 'ready', 'torpedo'],
    ]);
    expect(cardOf(note(loaded, kate, 'home'), kate)).toEqual({});
  });

  it('is each side’s own, and open when the series is over', () => {
    const state = note(inPlay(), 'oahu-p-40b-1', 'ready');
    expect(state.game.cards).toEqual({ us: { 'oahu-p-40b-1': { ready: true } } });
    expect(register(state, 'US: markers and squadrons')?.sealed).toBe('us');
    const over = applied(state, [
      { type: 'v1.SeriesEnded', end: 'agreed', winner: 'nobody', games: 0, score: 0 },
    ]);
    expect(register(over, 'US: markers and squadrons')?.sealed).toBeUndefined();
  });

  it('a game without notes has none', () => {
    expect(registersOf(inPlay()).map(({ title }) => title)).toEqual(['Ships and squadrons']);
  });
});

describe('[Markers, Searches] the register of markers, waves and what is paid for', () => {
  const noted = played(
    inPlay(),
    'markers',
    [['markers', { m1: 'Kido Butai, D-2', m4: 'dummy', w1: 'Akagi and Kaga' }]],
    { side: 'jp' },
  ).state;

  it('has four markers a side and the waves', () => {
    const counters = groupOf(noted, 'Japan: markers and squadrons', 'Markers')?.entries;
    expect(counters?.map((entry) => [entry.name, ...said(entry)])).toEqual([
      ['Marker 1', 'Kido Butai, D-2'],
      ['Marker 4', 'dummy'],
      ['Wave 1', 'Akagi and Kaga'],
    ]);
  });

  it('is filled in with what stands there', () => {
    const { prompts } = played(noted, 'markers', [['markers', {}]], { side: 'jp' });
    const [form] = prompts;
    const first = form?.kind === 'form' ? form.fields[0]?.initial : undefined;
    expect([form?.secret, first]).toEqual(['jp', 'Kido Butai, D-2']);
  });

  it('the US notes which searches and submarines it pays for, apart from the points that the call opens', () => {
    const paid = { paid: 'PBY 9 west' };
    const state = played(inPlay({ disclosed: true }), 'markers', [['markers', paid]], { side: 'us' }).state;
    expect(register(state, 'US: markers and squadrons')?.sealed).toBe('us');
    expect(pieceOf(state, 'US: markers and squadrons', 'Bought')?.facts).toEqual([
      { label: 'PBY 9 west', rule: 'Searches' },
    ]);
  });
});
