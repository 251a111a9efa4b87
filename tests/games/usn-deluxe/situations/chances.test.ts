import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../../src/games/usn-deluxe/data/checks';
import { checksOffered } from '../../../../src/games/usn-deluxe/procedures/checks';
import { duesNow } from '../../../../src/games/usn-deluxe/state/dues';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { fortLines, leads } from '../../../../src/games/usn-deluxe/state/subjects';
import { defenceOfAll } from '../../../../src/games/usn-deluxe/steps/combat/land';
import { firedOn } from '../../../../src/games/usn-deluxe/steps/combat/landings';
import { fold, ship } from '../sea-table';
import { asked, at, linesOf, refused, run, told, wordsOf } from './ask';

describe('Indian Ocean', () => {
  it('S180 (Indian Ocean (B)): the lost NAC are taken from carriers by name, and it is done once', () => {
    const carriers = ['CV-1', 'CV-2', 'CV-5', 'CV-6'].map((name) => ship(`j:${name}`));
    const state = at('g1', 18, 'p8', { ships: carriers });
    const said = { force: { nac: 32 }, loss: 4, gain: [3, 5] };
    const form = asked(state, 'indian-ocean', 'taken', { force: { nac: 32 }, loss: 4, gain: [3, 5] });
    expect(told(form, { 'CV-1': 1, 'CV-5': 2 })).toBe('Remove 4 NAC, no fewer.');
    expect(told(form, { 'CV-1': 3, 'CV-5': 2 })).toBe('Remove 4 NAC, no more.');
    const flown = run(state, 'indian-ocean', { ...said, taken: { 'CV-1': 1, 'CV-5': 3 } });
    expect(linesOf(flown)).toContain('NAC removed: Japanese CV-1 Akagi: 1, Japanese CV-5 Hiryu: 3');
    expect(flown.after.scores.map(({ side, hundredths }) => [side, hundredths / 100])).toEqual([
      ['a', 4],
      ['j', 8],
    ]);
    expect(run({ ...flown.after, cursor: { turn: 20, step: 'p8' } }, 'indian-ocean', {}).events).toEqual([]);
  });
});

describe('USN-49: the clock of what arrives', () => {
  const READINGS = [
    ['same', { cv: 5, tr: 30 }],
    ['before', { cv: 4, tr: 29 }],
  ] as const;
  it.each(READINGS)('S224 (12(P), 12(N)): read as “%s”, CV-4 is due on %j', (arrivalFuel, { cv, tr }) => {
    const house = { ...at('g1', 2, 'p1').house, arrivalFuel };
    const due = (of: UsnState, id: string) => {
      const found = of.ships.find((each) => each.id === id);
      return found && fuelDue(found);
    };
    const came = run(at('g1', 2, 'p1', { house, since: 2 }), 'due', {
      'cell:reinforcements:j:2': 'Nothing',
      'cell:reinforcements:a:2': 'CV-4',
    }).after;
    const sails = (turn: number) =>
      run(
        { ...came, cursor: { turn, step: 'p4' } },
        'move-ships',
        { to: 'At sea', ships: {} },
        {},
        { side: 'a', place: 'West Coast' },
      ).after;
    expect(due(sails(2), 'a:CV-4')).toBe(cv);
    // Who lay there for a turn is full in either reading (12(Q)).
    expect(due(sails(3), 'a:CV-4')).toBe(6);
    const lost = ship('j:TR-1', { status: 'sunk', back: 24, place: 'Naval bases in Japan' });
    const back = run(at('g1', 24, 'p1', { house, since: 24, scenario: 'g3', ships: [lost] }), 'due', {
      'cell:reinforcements:j:24': 'Nothing',
      'cell:reinforcements:a:24': 'Nothing',
    }).after;
    expect(due(back, 'j:TR-1')).toBe(tr);
  });
});

const check = (state: UsnState, id: string, said: Parameters<typeof run>[2]) =>
  run(state, 'roll-check', said, {}, { check: id, named: true });

describe('every die of a phase', () => {
  const STEPS = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];
  const ALL = ['training', 'infiltrateUnits', 'monsoon', 'asia', 'navalInitiative', 'solitaireAir'] as const;
  const offered = STEPS.flatMap((step) => {
    const state = at('g5', 90, step, { options: [...ALL] });
    return checksOffered(state).map(({ id }) => [id, state] as const);
  });
  it.each([...new Map(offered)])('%s asks of whom it is thrown, and its line says so', (id, state) => {
    const form = asked(state, 'roll-check', 'conditions', {}, { check: id, named: true });
    expect(wordsOf(form)).toContain('Name or hex');
    const { trace } = check(state, id, {
      conditions: { of: 'Rabaul', ...(wordsOf(form).includes('Who rolls') && { side: 'j' }) },
    });
    expect(trace[0]?.label).toContain('Rabaul');
  });
  it('26, 41(E): those that are thrown for a country, or of parts, have steps of their own', () => {
    expect(offered.map(([id]) => id)).not.toEqual(expect.arrayContaining(['training']));
    expect(offered.map(([id]) => id)).not.toEqual(expect.arrayContaining(['clientDefection']));
    expect(CHECKS.filter(({ once }) => once).map(({ id }) => id)).toEqual([
      'monsoonFlight',
      'monsoonNaval',
      'solitaireAir',
    ]);
  });
  it('S179 (42(B)): a base that fails stays down for the phase: no second die for its LBAC', () => {
    const state = at('g4', 90, 'p9', { options: ['monsoon'] });
    const first = check(state, 'monsoonFlight', { conditions: { of: 'Calcutta', side: 'a' }, die: 3 });
    expect(first.trace[0]).toMatchObject({
      label: 'Fly in the monsoon: Calcutta',
      value: 'All its aircraft stay down for the rest of the phase',
    });
    const again = asked(first.after, 'roll-check', 'conditions', {}, { check: 'monsoonFlight', named: true });
    expect(told(again, { of: 'Calcutta', side: 'a' })).toBe('Calcutta has already rolled in this phase.');
    expect(told(again, { of: 'Rangoon', side: 'a' })).toBe('taken');
    expect(wordsOf(again)).toContain('No roll for CAP');
    const next = fold(first.after, [{ type: 'v1.PhaseEnded', skipped: [] }]);
    expect(
      told(
        asked(
          { ...next, cursor: state.cursor },
          'roll-check',
          'conditions',
          {},
          { check: 'monsoonFlight', named: true },
        ),
        { of: 'Calcutta' },
      ),
    ).toBe('taken');
  });
  it('S230 (Phase 5(E) note): a die for each enemy base and carrier with aircraft, by its name', () => {
    const state = at('g1', 10, 'p9', { options: ['solitaireAir'] });
    const moresby = check(state, 'solitaireAir', { conditions: { of: 'Port Moresby' }, die: 2 });
    const carrier = check(moresby.after, 'solitaireAir', { conditions: { of: 'CV-6' }, die: 5 });
    expect([moresby.trace[0], carrier.trace[0]]).toMatchObject([
      { label: 'Solitaire air reaction: Port Moresby', value: 'All fly CAP' },
      { label: 'Solitaire air reaction: CV-6', value: 'All attack' },
    ]);
    const form = asked(carrier.after, 'roll-check', 'conditions', {}, { check: 'solitaireAir', named: true });
    expect(wordsOf(form)).toContain('with aircraft');
    expect(told(form, { of: 'CV-6' })).toBe('CV-6 has already rolled in this phase.');
    expect(told(form, { of: '' })).not.toBe('taken');
  });
  it('S175 (19(E)3): 6 and 4 build a naval base of Japan; the hex and its engineer are named', () => {
    const state = at('g4', 90, 'p7');
    const build = (...dice: readonly number[]) =>
      check(state, 'buildNavalJ', {
        conditions: { of: 'Bougainville 760, engineer' },
        die: dice[0] ?? 1,
        ...(dice[1] && { 'die-second': dice[1] }),
      }).trace[0];
    expect(build(6, 3)).toMatchObject({
      label: 'Build a naval base (Japan): Bougainville 760, engineer',
      value: 'Not finished yet',
    });
    expect([build(5)?.value, build(6, 4)?.value]).toEqual(['Not finished yet', 'The naval base is built']);
  });
  it('S176 (19(E)2, 19(J)): each engineer on Guadalcanal has a die of its own, on a naval base a 6', () => {
    const state = at('g4', 90, 'p3');
    const two = check(state, 'buildAirA', { conditions: { of: 'Guadalcanal 828', count: 2 }, die: [5, 6] });
    expect(two.trace[0]?.value).toBe('2 of 2: an air base of 5, or 5 more, is built');
    const naval = check(state, 'buildNavalA', {
      conditions: { of: 'Guadalcanal 828', count: 2 },
      die: [5, 6],
    });
    expect(naval.trace[0]?.value).toBe('1 of 2: the naval base is built');
  });
  it('S177 (16, 16(H), 28): 4 entrenches Japan in a city with that option, 6 elsewhere; after Sho-Go 4 for both', () => {
    const entrench = (state: UsnState, ticked: readonly string[], die: number) =>
      check(state, 'entrench', { conditions: { of: 'Rangoon', ticked }, die }).trace[0]?.value?.startsWith(
        'Defense',
      );
    const early = at('g5', 20, 'p7', { options: ['cityEntrench'] });
    expect([entrench(early, ['city'], 4), entrench(early, [], 4), entrench(early, [], 6)]).toEqual([
      ...[true, false, true],
    ]);
    const late = { ...early, triggered: { 'sho-go': 10 } };
    expect([entrench(late, ['city'], 4), entrench(late, [], 4)]).toEqual([true, true]);
  });
  it('S178 (7(H)3, 29): over a mountain both dice are needed, in December 1941 that of the mountain alone', () => {
    const state = (turn: number) => at('g3', turn, 'p7', { options: ['infiltrateUnits'] });
    const goes = (turn: number, id: string, die?: number) =>
      check(state(turn), id, { conditions: { of: 'the 8-18 brigade' }, ...(die && { die }) }).trace[0]?.value;
    expect(goes(30, 'infiltrateMountain', 4)).toBe('Crosses, and ends its move there');
    expect(goes(30, 'infiltrateUnits', 3)).toBe('Does not move in this phase');
    const december = checksOffered({ ...state(2), cursor: { turn: 2, step: 'p7' } }).map(({ id }) => id);
    expect([december.includes('infiltrateMountain'), december.includes('infiltrateUnits')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('41(E): client armies', () => {
  const state = (more: Partial<UsnState> = {}) =>
    at('g5', 120, 'p3', {
      options: ['asia', 'midwar'],
      done: { 'client:burma': 20, 'client:thailand': 21 },
      ...more,
    });
  const countries = (of: UsnState) => {
    const form = asked(of, 'defection', 'country');
    const field = form?.kind === 'form' ? form.fields.find(({ key }) => key === 'country') : undefined;
    return field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
  };
  it('S162 (41(E)): the country is asked; its dice fall once a game, those of the others still do', () => {
    expect(countries(state())).toEqual(['Burma', 'Thailand']);
    const stays = run(state(), 'defection', { country: { country: 'burma' }, 'army-1': 2 });
    expect(stays.trace[0]).toMatchObject({ label: 'Defection in Burma', value: 'It stays' });
    const later = { ...stays.after, cursor: { turn: 125, step: 'p3' } };
    expect(countries(later)).toEqual(['Thailand']);
    expect(told(asked(later, 'defection', 'country'), { country: 'burma' })).not.toBe('taken');
    const both = run(later, 'defection', { country: { country: 'thailand' }, 'army-1': 4 }).after;
    expect(refused(both, 'defection')).toMatch(/every country has already rolled/);
    expect(countries(state({ options: ['asia', 'china', 'midwar'] }))).toEqual([
      ...['Burma', 'Thailand', 'Manchukuo', 'China'],
    ]);
    expect(
      countries(at('g4', 120, 'p3', { options: ['asia', 'china'], done: { 'client:india': 90 } })),
    ).toEqual([...['Burma', 'the Dutch East Indies', 'Thailand', 'India, on the map', 'Manchukuo', 'China']]);
  });
  it('S163 (41(E)): a die for each of the two armies of Manchukuo; nobody scores', () => {
    const two = run(state({ options: ['asia', 'china', 'midwar'] }), 'defection', {
      country: { country: 'manchukuo' },
      'army-1': 4,
      'army-2': 6,
    });
    expect(two.trace[0]?.value).toBe('Removed, no loss; Removed, and an Allied 8-15 regiment in its place');
    expect(two.after.scores).toEqual([]);
    expect(linesOf(two)).toContain('Nobody scores for a removed client army');
  });
  it('S164 (41(E) clarification): of China it asks for a city behind the Japanese line, and throws two dice', () => {
    const form = asked(at('g3', 40, 'p3', { options: ['asia', 'china'] }), 'defection', 'country');
    expect(wordsOf(form)).toContain('In China the city must have begun the game behind the Japanese line.');
    const dice = run(at('g3', 40, 'p3', { options: ['asia', 'china'] }), 'defection', {
      country: { country: 'china' },
      'army-1': 1,
      'army-2': 1,
    });
    expect(dice.asked.map(({ key }) => key)).toEqual(['country', 'army-1', 'army-2']);
  });
});

describe('Philippine Fortifications', () => {
  const turn = (state: UsnState, no: number, units: readonly string[], more = '') =>
    run({ ...state, cursor: { turn: no, step: 'p10' } }, 'fortress', {
      units: { ...(Object.keys(state.fort ?? {}).length > 0 && { units }), more },
    }).after;
  const register = (state: UsnState) =>
    Object.fromEntries(fortLines(state).map(({ unit, said }) => [unit, said]));
  it('S165 (A): eight turns without supply are counted for each unit, a supplied one between them is not', () => {
    let state = turn(at('g1', 4, 'p10', { since: 1 }), 4, [], '40-60 corps');
    state = turn(state, 5, ['40-60 corps']);
    state = turn(state, 6, ['40-60 corps'], '8-15 regiment');
    for (let no = 7; no <= 10; no += 1) state = turn(state, no, ['40-60 corps', '8-15 regiment']);
    expect(register(state)).toEqual({
      '40-60 corps': '7 of 8 turns without supply',
      '8-15 regiment': '5 of 8 turns without supply',
    });
    state = turn(state, 11, ['40-60 corps', '8-15 regiment']);
    expect(register(state)['40-60 corps']).toBe('8 turns without supply: from now on it takes effect');
    const supplied = turn(turn(state, 12, []), 13, ['8-15 regiment']);
    expect(register(supplied)['8-15 regiment']).toBe('7 of 8 turns without supply');
    for (let no = 12; no <= 13; no += 1) state = turn(state, no, ['40-60 corps', '8-15 regiment']);
    expect(register(state)['8-15 regiment']).toBe('8 turns without supply: from now on it takes effect');
  });
  it('(A): asked every turn once somebody was counted, and never before; (C) ends it', () => {
    const due = (state: UsnState) => duesNow(state).filter(({ by }) => by === 'fortress').length;
    const start = at('g1', 4, 'p10', { since: 1 });
    expect(due(start)).toBe(0);
    const counted = turn(start, 4, [], '40-60 corps');
    expect([due(counted), due({ ...counted, cursor: { turn: 5, step: 'p10' } })]).toEqual([0, 1]);
    const fallen = run({ ...counted, cursor: { turn: 5, step: 'p10' } }, 'fortress', {
      units: { units: [], fallen: ['fallen'] },
    }).after;
    expect(due({ ...fallen, cursor: { turn: 6, step: 'p10' } })).toBe(0);
    expect(refused({ ...fallen, cursor: { turn: 6, step: 'p10' } }, 'fortress')).toBe(
      'The fortress has already fallen.',
    );
    expect(refused(at('g2', 22, 'p10'), 'fortress')).toBe('Not in this game.');
  });
  it('S166 (16(C)): the corps defends with 180 while it does not feel it, with 90 after', () => {
    expect(defenceOfAll([{ factors: 60, entrenched: true }])).toBe(180);
    expect(defenceOfAll([{ factors: 60, entrenched: true, unsupplied: true }])).toBe(90);
  });
});

describe('45.A: the Chinese', () => {
  const china = (turn: number, step: string, more: Partial<UsnState> = {}) =>
    at('g5', turn, step, { options: ['china', 'midwar'], since: turn, ...more });
  const led = (state: UsnState) => [leads(state, 'nationalist'), leads(state, 'communist')];
  const attack = (state: UsnState, people: string) => run(state, 'chinese-attacked', { people }).after;
  const roll = (state: UsnState, die: number) => {
    const form = asked(state, 'civil-war', 'year');
    const preset = form?.kind === 'form' && form.fields[0]?.kind === 'flags' ? form.fields[0].initial : [];
    return [preset, run(state, 'civil-war', { die })] as const;
  };
  it('S167 (45.A(I)2): whom Japan attacks is Allied to the end of the year, the other faction is not', () => {
    const [, none] = roll(china(56, 'p1'), 5);
    expect(led(none.after)).toEqual([false, false]);
    const attacked = attack({ ...none.after, cursor: { turn: 60, step: 'p9' } }, 'nationalist');
    expect([led(attacked), attacked.civilWar]).toEqual([[true, false], 'none']);
    expect(led({ ...attacked, cursor: { turn: 107, step: 'p10' } })).toEqual([true, false]);
    const next = { ...attacked, cursor: { turn: 108, step: 'p1' } };
    const [preset, rolled] = roll(next, 6);
    expect([preset, led(rolled.after)]).toEqual([[], [false, false]]);
  });
  it('S167: the land attack asks for it too, and says who joins', () => {
    const state = china(60, 'p9', { civilWar: 'none' });
    const fought = run(state, 'land-attack', {
      attack: { supplied: 80, marks: ['communist'] },
      defence: { plain: 30 },
      'heads:crt-1': '1:1 2:1',
      'cell:crt-1:2:1:1': 'none',
    });
    expect(linesOf(fought)).toContain('The Communists join the Allies until the end of the year');
    expect(led(fought.after)).toEqual([false, true]);
  });
  it('S168 (45.A(I)): the die has one more where no attack of the year before is on record', () => {
    const attacked = attack(china(30, 'p9'), 'nationalist');
    const [preset, first] = roll({ ...attacked, cursor: { turn: 56, step: 'p1' }, since: 56 }, 4);
    expect([preset, led(first.after)]).toEqual([[], [true, false]]);
    const [later, second] = roll({ ...first.after, cursor: { turn: 108, step: 'p1' } }, 4);
    expect([later, led(second.after)]).toEqual([['no-attack'], [false, false]]);
  });
  it('S169 (45.A(H)1): each die names its army, and the one that comes back', () => {
    const lost = ['a-nationalist-10-15', 'a-nationalist-7-10', 'a-communist-15-30'];
    const state = fold(
      at('g1', 5, 'p1', { options: ['china'], since: 5 }),
      lost.map((unit) => ({ type: 'v1.UnitsLost', unit, count: 1, worth: 700 })),
    );
    const chart = { 'cell:reinforcements:j:5': 'Nothing', 'cell:reinforcements:a:5': 'Nothing' };
    const back = run(state, 'due', { ...chart, nationalist: [5, 6], communist: 5 });
    const dice = back.asked.find(({ key }) => key === 'nationalist');
    expect(dice?.kind === 'dice' && dice.dieNames).toEqual([
      '10-15 Nationalist army',
      '7-10 Nationalist army',
    ]);
    expect(linesOf(back)).toEqual(
      expect.arrayContaining(['7-10 Nationalist army comes back', '15-30 Communist army comes back']),
    );
    expect([back.after.chinese, back.after.chineseLost]).toEqual([
      { nationalist: 1, communist: 0 },
      { 'a-nationalist-10-15': 1 },
    ]);
    // Where two may come back, the players say which: one of a people in a phase.
    const both = run(state, 'due', {
      ...chart,
      nationalist: [6, 6],
      communist: 1,
      'back-nationalist': 'a-nationalist-10-15',
    });
    expect(both.after.chineseLost).toEqual({ 'a-nationalist-7-10': 1, 'a-communist-15-30': 1 });
  });
  it('S86 (45.A(H)3): one Nationalist and one Communist army at most come back', () => {
    const state = at('g3', 12, 'p1', {
      options: ['china'],
      since: 12,
      chinese: { nationalist: 3, communist: 2 },
    });
    const { after } = run(state, 'due', {
      'cell:reinforcements:j:12': 'Nothing',
      'cell:reinforcements:a:12': 'Nothing',
      nationalist: [6, 6, 2],
      communist: [5, 6],
    });
    expect(after.chinese).toEqual({ nationalist: 2, communist: 1 });
  });
  it('S170 (CBI): a 10-15 is back without a die on the third turn, a 20-40 never; lost again it counts again', () => {
    const lose = (state: UsnState, unit: string) =>
      run(state, 'fight', {
        place: { place: 'Chunking' },
        'kind-1': 'land',
        'side-1': { side: 'a' },
        'unit-1': unit,
        'count-1': {},
        'kind-2': 'done',
      }).after;
    const start = at('cbi1', 130, 'p9', { since: 123 });
    const once = lose(start, 'a-nationalist-10-15');
    expect(once.coming.map(({ turn }) => turn)).toEqual([133]);
    expect(lose(start, 'a-nationalist-20-40').coming).toEqual([]);
    const twice = lose({ ...once, cursor: { turn: 140, step: 'p9' } }, 'a-nationalist-10-15');
    expect(twice.scores.map(({ hundredths }) => hundredths / 100)).toEqual([7, 7]);
  });
});

describe('13, 26: combining', () => {
  const READY = ['supplied', 'still', 'alone'];
  const combine = (state: UsnState, what: string, place: string, ready: readonly string[] = READY) =>
    told(asked(state, 'build-unit', 'what'), { what, place, ready });
  const CORPS = 'a-corps-120-200<a-division-30-50';
  const DIVISION = 'a-division-30-50<a-regiment-8-15';
  const ARMY = 'j-army-80-120<j-division-20-40';
  const GATE = 'The Allies form corps from July 1943 on, turn 82, or with Training.';
  const made = (state: UsnState, what: string, dice: Parameters<typeof run>[2] = {}) =>
    run(state, 'build-unit', { what: { what, place: 'Noumea', ready: READY }, ...dice });
  it('S92 (13(E), 26): no corps before turn 82; from then on without a die, with Training on a 6 at any time', () => {
    expect(combine(at('g3', 60, 'p3'), CORPS, 'Noumea')).toBe(GATE);
    const built = made(at('g4', 82, 'p3'), CORPS);
    expect([built.asked.map(({ key }) => key), built.trace[0]]).toMatchObject([
      ['what'],
      { label: '120-200 corps at Noumea', value: 'combined' },
    ]);
    const trained = (die: number) => made(at('g3', 60, 'p3', { options: ['training'] }), CORPS, { die });
    expect([trained(5).trace[0]?.value, trained(6).trace[0]?.value]).toEqual(['not combined', 'combined']);
  });
  it('13(E), USN-128: in War Plan Orange with Training alone; Japanese armies at any time, after a 6 with it', () => {
    expect(combine(at('wpo2', 9, 'p3'), CORPS, 'Oahu')).toBe(
      'In War Plan Orange corps are formed only with Training.',
    );
    expect(combine(at('wpo2', 9, 'p3', { options: ['training'] }), CORPS, 'Oahu')).toBe('taken');
    expect(combine(at('g1', 5, 'p7'), ARMY, 'Canton')).toBe('taken');
  });
  it('S93 (13(B)2, 26(G)): divisions built this turn build no corps in the same hex', () => {
    const state = at('g4', 90, 'p3');
    const { after } = run(state, 'build-unit', {
      what: { what: DIVISION, place: 'Noumea', times: 3, ready: READY },
    });
    expect(combine(after, CORPS, 'Noumea')).toBe(
      'Those parts were built there this turn: one echelon a turn.',
    );
    expect(combine(after, CORPS, 'Brisbane')).toBe('taken');
    const next = fold({ ...after, cursor: { turn: 90, step: 'p10' } }, [
      { type: 'v1.PhaseEnded', skipped: [] },
    ]);
    expect(combine({ ...next, cursor: { turn: 91, step: 'p3' } }, CORPS, 'Noumea')).toBe('taken');
  });
  it('S94 (13(D), War Plan Orange): divisions are of two brigades there, of Allied regiments alone from 1941 on', () => {
    const ways = (state: UsnState, unit: string) => {
      const form = asked(state, 'build-unit', 'what');
      const field = form?.kind === 'form' && form.fields[0]?.kind === 'choice' ? form.fields[0] : undefined;
      return field?.options.flatMap(({ label, note }) => (label === unit ? [note] : []));
    };
    expect(ways(at('wpo2', 9, 'p7'), '20-40 division')).toEqual(['2 × 8-18 brigade']);
    expect(ways(at('g1', 5, 'p7'), '20-40 division')).toEqual(['2 × 8-18 brigade', '3 × 6-12 regiment']);
    expect(ways(at('g1', 5, 'p3'), '30-50 division')).toEqual(['3 × 8-15 regiment']);
    expect(ways(at('wpo2', 9, 'p3'), '30-50 division')).toEqual(['2 × 15-25 brigade', '2 × 10-20 brigade']);
  });
  it('S171 (39(F)): with US armor a corps needs 6 and then 3, in 1945 a 3 alone', () => {
    const state = (turn: number) => at('g4', turn, 'p3', { options: ['training', 'usArmor'] });
    const failed = made(state(90), CORPS, { die: 6, 'die-second': 2 });
    expect(failed.trace[0]).toMatchObject({ label: '120-200 corps at Noumea', value: 'not combined' });
    expect(linesOf(failed)).toContain('Of: 3 × 30-50 division');
    expect(made(state(91), CORPS, { die: 6, 'die-second': 3 }).trace[0]?.value).toBe('combined');
    const late = made(state(161), CORPS, { die: 3 });
    expect([late.asked.map(({ key }) => key), late.trace[0]?.value]).toEqual([['what', 'die'], 'combined']);
  });
  it('S172 (26(C)): regiments train to 1943, divisions to 1944, Japanese divisions always', () => {
    const dice = (turn: number, step: string, what: string) =>
      made(at('g5', turn, step, { options: ['training', 'midwar'] }), what).asked.some(
        ({ key }) => key === 'die',
      );
    expect([dice(100, 'p3', DIVISION), dice(110, 'p3', DIVISION)]).toEqual([true, false]);
    expect([dice(110, 'p3', CORPS), dice(170, 'p3', CORPS)]).toEqual([true, false]);
    expect(dice(110, 'p7', ARMY)).toBe(true);
  });
  it('S173 (26(B)): no die for parts that moved, or whose hex is not named', () => {
    const state = at('g2', 25, 'p3', { options: ['training'] });
    const WHY = 'Units combine only if all three conditions apply.';
    expect(combine(state, DIVISION, 'Noumea', ['supplied', 'alone'])).toBe(WHY);
    expect(combine(state, DIVISION, '')).not.toBe('taken');
    expect(combine(state, DIVISION, 'Noumea')).toBe('taken');
  });
  it('S174 (13(E), 26(E)): a broken corps is rebuilt from turn 82 on, without Training and without a die', () => {
    const AMPHIBIOUS = 'a-corps-180-200<a-marine-50-60';
    expect(combine(at('g5', 60, 'p3'), AMPHIBIOUS, 'Oahu')).toBe(GATE);
    expect(made(at('g5', 82, 'p3'), AMPHIBIOUS).asked.map(({ key }) => key)).toEqual(['what']);
  });
  it('13: only in the land movement of its side', () => {
    expect([refused(at('g5', 90, 'p5'), 'build-unit'), refused(at('g5', 90, 'p7'), 'build-unit')]).toEqual([
      'Units combine only in phases 3 and 7.',
      undefined,
    ]);
  });
});

describe('dice of a scenario', () => {
  it('S181 (War Plan Orange 3): a die for each ship by its name, and one for its damage; ten weeks take a transport off', () => {
    const ships = ['a:CV-4', 'a:TR-2', 'a:TR-3'].map((id) => ship(id, { place: 'West Coast' }));
    const lost = run(at('wpo3', 15, 'p1', { since: 15, ships }), 'losses', {
      'a-ship-1': [2, 2, 2],
      'a-damage-1': [4, 2, 1],
      'a-return-1': 5,
    });
    const dice = lost.asked.find(({ key }) => key === 'a-ship-1');
    expect(dice?.kind === 'dice' && dice.dieNames).toEqual([
      ...['Allied CV-4 Lexington', 'Allied TR-2', 'Allied TR-3'],
    ]);
    const notes = ['ship', 'damage', 'return'].map((of) => {
      const asked = lost.asked.find(({ key }) => key === `a-${of}-1`);
      return asked?.kind === 'dice' ? asked.dieNotes?.at(-1)?.slice(0, 3) : [];
    });
    expect(notes).toEqual([
      ['sunk', 'damaged', 'no loss'],
      ['5 weeks', '10 weeks', '15 weeks'],
      ['1 turn', '2 turns', '3 turns'],
    ]);
    const air = lost.asked.find(({ key }) => key === 'air-NAC');
    expect(air?.kind === 'dice' && air.faceNotes?.slice(3, 5)).toEqual(['34 left', '33 left']);
    expect(lost.after.ships.map(({ name, status, weeks, back }) => [name, status, weeks, back])).toEqual([
      ['CV-4', 'afloat', 20, undefined],
      ['TR-2', 'removed', 0, 20],
      ['TR-3', 'afloat', 5, undefined],
    ]);
  });
  it('S182 (Variable Deployment, 21.D(C)): the Allies alone see their die; fire at a drop needs two in a number', () => {
    const die = asked(at('g3', 1, 'p1', { options: ['allyVarDeploy'] }), 'deployment', 'die');
    expect([die?.side, die?.secret]).toEqual(['a', 'a']);
    const fire = (aborted: number, destroyed: number) => firedOn({ aborted, destroyed });
    expect([fire(1, 1), fire(2, 1), fire(2, 2)]).toEqual(['none', 'back', 'lost']);
  });
  it('S183 (War Plan Orange, Manchukuo): a 5 takes a division and 3 LAC off, or costs Japan 10; only in the quarters', () => {
    const state = at('wpo2', 5, 'p1', { since: 5, readiness: ['manchukuo'], options: ['wpoReadiness'] });
    const due = (turn: number, readiness: readonly string[] = ['manchukuo']) =>
      duesNow({ ...state, readiness, cursor: { turn, step: 'p1' }, since: turn }).some(
        ({ by }) => by === 'manchukuo',
      );
    expect([due(5), due(10), due(15), due(5, [])]).toEqual([true, false, true, false]);
    const taken = run(state, 'manchukuo', { die: 5, removed: 'yes' });
    expect([taken.trace[0]?.value, taken.after.scores]).toEqual(['a division and 3 LAC leave', []]);
    const refusedTo = run(state, 'manchukuo', { die: 5, removed: 'no' });
    expect(refusedTo.after.scores.map(({ side, hundredths }) => [side, hundredths])).toEqual([['j', -1000]]);
  });
});
