import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { PEARL_BOUNDS } from '../../../src/games/pearl-harbor-7dec41/state/bounds';
import { initialState } from '../../../src/games/pearl-harbor-7dec41/state/state';

type Fields = { readonly [field: string]: unknown };

const SHIP = {
  id: 'nevada',
  name: 'Nevada',
  side: 'us',
  cls: 'bb',
  place: 'channel',
  status: 'damaged',
  hitAt: 'harbour',
  when: 'Game 1',
  bombs: 1,
  readied: false,
  penned: true,
  shielded: false,
};
const SQUADRON = {
  id: 'kate',
  name: 'Kate',
  type: 'kate',
  base: 'akagi',
  home: 'kaga',
  lost: true,
  how: 'crashed',
  when: 'Game 1',
  apUsed: true,
};
const PLAN = {
  mission: 'attack',
  miniSubs: 5,
  miniSubsAt: { turn: 6, impulse: 1 },
  invasion: true,
  entry: 'West',
  loads: 'Bombs',
};
const SPENT = { what: 'pby', service: 'navy', count: 1, mvps: 1, when: 'Set-up' };

/** Each event with all that it may hold. */
const WHOLE: { readonly [type: string]: Fields } = {
  'v1.BroughtForward': {
    position: {
      players: { jp: 'Ken', us: 'Ann' },
      house: initialState().house,
      series: 1,
      won: { jp: 1, us: 0 },
      past: [5],
      no: 2,
    },
  },
  'v1.SecretsBrought': { carriers: ['enterprise'], left: [], arrived: ['lexington'], mvps: 5, joint: 1 },
  'v1.SeriesBegun': { players: { jp: 'Ken', us: 'Ann' }, house: initialState().house },
  'v1.HouseChanged': { house: initialState().house },
  'v1.PlanSealed': { plan: PLAN },
  'v1.HarbourRolled': { carriers: ['enterprise'] },
  'v1.PlayBegun': { game: 1 },
  'v1.MissionOpened': { mission: 'attack' },
  'v1.Spent': { lines: [SPENT] },
  'v1.JointCentreBought': { game: 1 },
  'v1.Disclosed': {},
  'v1.GameOver': { game: 1, mission: 'false-alarm' },
  'v1.SeriesEnded': { end: 'draw', winner: 'nobody', games: 0, score: -64 },
  'v1.PointsCorrected': { side: 'jp', label: 'Correction: Tanks', points: -40 },
  'v1.StepEnded': { step: 'air' },
  'v1.PhaseEnded': { turn: 2, skipped: ['Not taken'] },
  'v1.ImpulseBegun': { impulse: 9 },
  'v1.CarriersArrived': { turn: 1, carriers: ['lexington'] },
  'v1.ContactMade': { id: 'c1', service: 'army', label: 'Radar' },
  'v1.ReportDenied': { report: 'c1' },
  'v1.DetectionConfirmed': { service: 'navy', report: 'c1' },
  'v1.CarriersLeft': { carriers: ['enterprise'] },
  'v1.HarbourOpened': {},
  'v1.AttackBegun': {},
  'v1.MiniSubsEntered': { count: 5 },
  'v1.MiniSubsSunk': { count: 1 },
  'v1.MiniSubsGone': { begins: true },
  'v1.ShipHit': { ship: 'nevada', from: 'ok', status: 'damaged', bombs: 1, by: 'bomb' },
  'v1.ShipMoved': { ship: 'nevada', place: 'sea' },
  'v1.ShipChanged': { ship: SHIP },
  'v1.ShipAdded': { ship: SHIP },
  'v1.ShipRemoved': { ship: 'nevada' },
  'v1.SquadronAttacked': {
    squadron: 'kate',
    ap: true,
    begins: true,
    met: ['p40'],
    caught: ['p36'],
  },
  'v1.SquadronLost': { squadron: 'kate', how: 'crashed' },
  'v1.SquadronBased': { squadron: 'kate', base: 'akagi' },
  'v1.SquadronAdded': { squadron: SQUADRON },
  'v1.SquadronRemoved': { squadron: 'kate' },
  'v1.CardNoted': { side: 'jp', deed: 'load', squadrons: ['kate'], load: 'ap' },
  'v1.MarkersNoted': { side: 'us', markers: ['TF 8'], waves: ['first'], paid: 'PBY west' },
  'v1.TransportsLost': { count: 1 },
  'v1.TransportsSet': { count: 8 },
  'v1.ShoreHit': { what: 'tank' },
  'v1.LandingTried': { taken: true },
};
const fits = (type: string, values: Fields): boolean => isBounded(PEARL_BOUNDS, { type, ...values });
const without = (values: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));

describe('what an event from elsewhere may hold', () => {
  it('no event is left out', () => {
    expect(Object.keys(PEARL_BOUNDS)).toEqual(Object.keys(WHOLE));
  });

  it.each(Object.entries(WHOLE))('%s: all its fields and no other', (type, values) => {
    expect(fits(type, values)).toBe(true);
    expect(fits(type, { ...values, more: 1 })).toBe(false);
    const optional = Object.keys(values).filter((field) => fits(type, without(values, field)));
    const MAYBE: { readonly [type: string]: readonly string[] } = {
      'v1.DetectionConfirmed': ['report'],
      'v1.CardNoted': ['load'],
      'v1.MarkersNoted': ['paid'],
      'v1.MiniSubsGone': ['begins'],
      'v1.ShipHit': ['by'],
      'v1.SquadronAttacked': ['ap', 'begins', 'met', 'caught'],
    };
    expect(optional).toEqual(MAYBE[type] ?? []);
  });

  it.each([
    ['v1.ShipChanged', 'ship', SHIP, ['hitAt', 'when']],
    ['v1.SquadronAdded', 'squadron', SQUADRON, ['home', 'how', 'when']],
    ['v1.PlanSealed', 'plan', PLAN, ['miniSubsAt']],
  ] as const)('%s: what a %s can do without', (type, field, value, optional) => {
    const spare = Object.keys(value).filter((key) => fits(type, { [field]: without(value, key) }));
    expect(spare).toEqual(optional);
  });

  it.each([
    ['v1.ContactMade', 'service', ['army', 'navy']],
    ['v1.PointsCorrected', 'side', ['jp', 'us']],
    ['v1.MissionOpened', 'mission', ['attack', 'false-alarm']],
    ['v1.ShipMoved', 'place', ['harbour', 'channel', 'sea']],
    ['v1.ShipHit', 'status', ['ok', 'damaged', 'bottomed', 'destroyed', 'sunk']],
    ['v1.SeriesEnded', 'winner', ['jp', 'us', 'nobody']],
    ['v1.ShoreHit', 'what', ['tank', 'dockyard']],
    ['v1.PlanSealed', 'plan', ['paper']],
  ])('%s: %s is one of %o', (type, field, values) => {
    for (const value of values)
      expect([value, fits(type, { ...WHOLE[type], [field]: value })]).toEqual([value, true]);
    for (const value of ['', 'x']) expect(fits(type, { ...WHOLE[type], [field]: value })).toBe(false);
  });
});
