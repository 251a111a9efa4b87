// Situations typed from the rulebook without sight of the code: what one step has put on record and the next one asks.
import { describe, expect, it } from 'vitest';
import { newSquadron } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { isAlerted, nthReport } from '../../../src/games/pearl-harbor-7dec41/state/command';
import { harbourBeaten } from '../../../src/games/pearl-harbor-7dec41/state/forces';
import { houseFields } from '../../../src/games/pearl-harbor-7dec41/state/house';
import { scored } from '../../../src/games/pearl-harbor-7dec41/state/points';
import {
  endReached,
  fourShips,
  matchingGames,
  scoreOf,
} from '../../../src/games/pearl-harbor-7dec41/state/score';
import { harbourTag } from '../../../src/games/pearl-harbor-7dec41/state/secrets';
import { type GameState, newGame, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { reminders } from '../../../src/games/pearl-harbor-7dec41/views/reminders';
import type { Script } from '../../support/drive';
import { ALERTED, CONFIRMED, isLost, KATE, over, SBD, statusOf, TBD, VAL, withShip, ZERO } from './air';
import { ahead, applied, inPlay, played } from './pearl';

type Side = 'jp' | 'us';
const strike = (state: PearlState, side: Side, squadron: string, sortie: object, ...more: Script) =>
  played(state, 'strike', [['squadron', squadron], ['sortie', { ...sortie }], ...more], { side });
const of = (carrier: string, type: string) => `${carrier}-${carrier}-${type}`;
/** The options that can be taken, of a choice or of one field of a form. */
type Asked = ReturnType<typeof played>['prompts'][number];
const free = (prompt: Asked, key: string): readonly string[] => {
  const list =
    prompt.kind === 'choice' && prompt.key === key
      ? prompt.options
      : prompt.kind === 'form'
        ? prompt.fields.flatMap((field) => (field.key === key && 'options' in field ? field.options : []))
        : [];
  return list.flatMap(({ value, disabled }) => (disabled ? [] : value));
};
const whyNot = (state: PearlState, procedure: string, args = {}) =>
  pearlHarbor.procedures[procedure]?.unless?.(state, args);
const hurt = (state: PearlState, change: { readonly [ship: string]: object }): PearlState =>
  Object.entries(change).reduce((now, [ship, to]) => withShip(now, ship, to), state);
const DAMAGED = { status: 'damaged', hitAt: 'harbour' };
const BATTLESHIPS = [
  'arizona',
  'california',
  'maryland',
  'nevada',
  'oklahoma',
  'pennsylvania',
  'tennessee',
  'west-virginia',
];
const allDamaged = (state: PearlState, but: readonly string[] = []) =>
  hurt(state, Object.fromEntries(BATTLESHIPS.filter((id) => !but.includes(id)).map((id) => [id, DAMAGED])));

describe('hits that add up, and those that do not', () => {
  it('S1 (Most Victory Points, Hit Results): each state takes the place of the one before: 6 in all, and no target any more', () => {
    const torpedo = { attack: 'torpedo', torpedoed: 'oklahoma' };
    const first = strike(over(), 'jp', KATE, torpedo, ['hit', [4, 1]]).state;
    const second = strike(first, 'jp', of('kaga', 'kate'), torpedo, ['hit', [4, 1]]).state;
    const third = strike(second, 'jp', of('soryu', 'kate'), { attack: 'bombs', bombed: 'oklahoma' }, [
      'hit',
      [4, 1],
    ]).state;
    expect([first, second, third].map((state) => statusOf(state, 'oklahoma'))).toEqual([
      'damaged',
      'bottomed',
      'destroyed',
    ]);
    expect([first, second, third].map((state) => scored(state, 'jp'))).toEqual([2, 4, 6]);
    expect(() => strike(third, 'jp', of('hiryu', 'kate'), torpedo, ['hit', [4, 1]])).toThrow('choose one');
  });

  it('S2 (Hit Results): a bomb is forgotten with its phase, and kept from impulse to impulse (PH-33)', () => {
    const bomb = (state: PearlState, carrier: string, ship: string) =>
      strike(state, 'jp', of(carrier, 'val'), { bombed: ship }, ['aa', [1, 1]], ['hit', 3]).state;
    const noon = inPlay({
      ...ALERTED,
      cursor: { turn: 3, step: 'air' },
      impulse: 1,
      attack: { turn: 2, impulse: 1 },
    });
    const state = hurt(noon, { 'west-virginia': DAMAGED, nevada: DAMAGED });
    const later = applied(bomb(state, 'akagi', 'west-virginia'), [
      { type: 'v1.PhaseEnded', turn: 3, skipped: [] },
    ]);
    expect(statusOf(bomb(later, 'kaga', 'west-virginia'), 'west-virginia')).toBe('damaged');
    const next = applied(bomb(state, 'akagi', 'nevada'), [{ type: 'v1.ImpulseBegun', impulse: 2 }]);
    const sunk = bomb(next, 'kaga', 'nevada');
    expect([statusOf(sunk, 'nevada'), scored(sunk, 'jp') - scored(state, 'jp')]).toEqual(['bottomed', 2]);
  });

  it.each([
    ['damaged', ['damaged', 'damaged', 'bottomed']],
    ['any', ['damaged', 'bottomed', 'bottomed']],
  ] as const)('S3 (Hit Results): three bombs in a phase, counted on %s ships', (twoBombs, states) => {
    let state = over(ALERTED, { twoBombs });
    const seen = ['akagi', 'kaga', 'soryu'].map((carrier) => {
      state = strike(
        state,
        'jp',
        of(carrier, 'val'),
        { bombed: 'california' },
        ['aa', [1, 1]],
        ['hit', 3],
      ).state;
      return statusOf(state, 'california');
    });
    expect([seen, scored(state, 'jp')]).toEqual([states, 4]);
  });

  it('S4 (Hit Results): torpedoes and mini-subs spare the four at their berths; bombs find all (PH-53)', () => {
    const us = (state: PearlState, key: string) =>
      takesSortie(state)
        .filter(([field]) => field === key)
        .flatMap(([, options]) => options);
    const harbour = us(over(), 'torpedoed').filter((id) => BATTLESHIPS.includes(id));
    expect(harbour).toEqual(['california', 'oklahoma', 'west-virginia', 'nevada']);
    expect(us(over(), 'bombed')).toEqual(expect.arrayContaining(BATTLESHIPS));
    expect(us(withShip(over(), 'maryland', { place: 'sea' }), 'torpedoed')).toContain('maryland');
    const subs = over({ miniSubs: { entered: 1, sunk: 0, gone: false }, harbourOpen: true });
    const { prompts } = played(subs, 'mini-subs-attack', [
      ['target-1', 'oklahoma'],
      ['hit-1', 1],
    ]);
    expect(prompts.flatMap((prompt) => free(prompt, 'target-1'))).toEqual(harbour);
  });

  it('S5 (Armor-piercing): one load a squadron and game; then horizontal bombs, without a further die (PH-35)', () => {
    const ap = { attack: 'ap', bombed: 'arizona' };
    const once = strike(over(), 'jp', KATE, ap, ['hit', [4, 1]], ['hit:effect', 2]).state;
    expect([statusOf(once, 'arizona'), scored(once, 'jp')]).toEqual(['damaged', 2]);
    const next = played(once, 'next-impulse').state;
    expect(() => strike(next, 'jp', KATE, ap)).toThrow(
      'It has already dropped its one armour-piercing load.',
    );
    const again = strike(
      next,
      'jp',
      KATE,
      { attack: 'bombs', bombed: 'arizona' },
      ['aa', [1, 1]],
      ['hit', 3],
    );
    expect([statusOf(again.state, 'arizona'), scored(again.state, 'jp')]).toEqual(['bottomed', 4]);
    const carrier = withShip(over(), 'enterprise', { place: 'harbour' });
    const keys = strike(carrier, 'jp', KATE, { attack: 'ap', bombed: 'enterprise' }, [
      'hit',
      [4, 1],
    ]).prompts.map(({ key }) => key);
    expect(keys).not.toContain('hit:effect');
  });
});

function takesSortie(state: PearlState): readonly (readonly [string, readonly string[]])[] {
  const run = () => strike(state, 'jp', KATE, { attack: 'torpedo', torpedoed: 'oklahoma' }, ['hit', [1, 1]]);
  return run().prompts.flatMap((prompt) =>
    prompt.kind === 'form' ? prompt.fields.map(({ key }) => [key, free(prompt, key)] as const) : [],
  );
}

describe('squadrons', () => {
  it('S6 (Airstrikes, Air impulses): no squadron attacks twice in an impulse; who has is told in the next', () => {
    const bombed = strike(over({}, { attackAlert: 'phase' }), 'jp', VAL, { bombed: 'nevada' }, [
      'hit',
      [1, 1],
    ]).state;
    const straf = strike(bombed, 'jp', ZERO, { bombed: 'field' }, [
      'field',
      { service: 'army', caught: [] },
    ]).state;
    for (const id of [VAL, ZERO])
      expect(() => strike(straf, 'jp', id, {})).toThrow('Has attacked in this impulse.');
    const next = played(straf, 'next-impulse').state;
    const again = strike(next, 'jp', ZERO, { bombed: 'field' }, ['field', { service: 'army', caught: [] }]);
    const asked = again.prompts[0];
    const noted =
      asked?.kind === 'choice'
        ? asked.options.filter(({ note }) => note?.includes('has attacked in this phase'))
        : [];
    expect(noted.map(({ value }) => value).toSorted()).toEqual([VAL, ZERO].toSorted());
    const few = over({ squadrons: over().game.squadrons.filter(({ id }) => id === VAL) });
    const done = strike(few, 'jp', VAL, { bombed: 'nevada' }, ['hit', [1, 1]]).state;
    expect(whyNot(done, 'strike', { side: 'jp' })).toBe('Every squadron has attacked in this impulse.');
    expect(whyNot(played(done, 'next-impulse').state, 'strike', { side: 'jp' })).toBeUndefined();
  });

  it('S7 (One Target, B-17): a roll against each squadron on the field; who is lost or met in the air is none', () => {
    const b17 = newSquadron('b17', 'B-17 12', 'oahu');
    const state = over({ squadrons: [...over().game.squadrons, b17] });
    const caught = ['oahu-b-17-8', b17.id, 'oahu-b-18-6'];
    const raid = strike(
      state,
      'jp',
      VAL,
      { bombed: 'field' },
      ['field', { service: 'army', caught }],
      ['hit-oahu-b-18-6', [6, 6]],
      ['hit-oahu-b-17-8', [5, 1]],
      [`hit-${b17.id}`, [2, 3]],
    );
    expect(scored(raid.state, 'jp')).toBe(3);
    const second = strike(raid.state, 'jp', of('kaga', 'val'), { bombed: 'field' }, [
      'field',
      { service: 'army', caught: [] },
    ]);
    const left = second.prompts.flatMap((prompt) => free(prompt, 'caught'));
    expect([left.includes(b17.id), left.includes('oahu-b-17-8'), left.includes('oahu-b-18-6')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('Interception: who has attacked in this impulse is in the air, and not caught on the field', () => {
    const attacked = strike(
      over(),
      'us',
      'oahu-b-18-6',
      { attack: 'high', bombed: 'transport' },
      ['cap', 'no'],
      ['hit', [1, 1, 1]],
    ).state;
    const raid = (state: PearlState) =>
      strike(state, 'jp', VAL, { bombed: 'field' }, ['field', { service: 'army', caught: [] }]);
    const there = ({ prompts }: ReturnType<typeof played>) =>
      prompts.flatMap((prompt) => free(prompt, 'caught'));
    expect([there(raid(over())), there(raid(attacked))].map((ids) => ids.includes('oahu-b-18-6'))).toEqual([
      true,
      false,
    ]);
  });

  it('S14 (Setups, Hit Results, AntiAircraft): a carrier in harbour has no patrol and nothing aboard', () => {
    const state = withShip(over(ALERTED), 'enterprise', { place: 'harbour' });
    const torpedo = { attack: 'torpedo', torpedoed: 'enterprise' };
    const hit = strike(state, 'jp', KATE, torpedo, ['aa', [4, 1]], ['hit', 3]);
    expect([hit.prompts.map(({ key }) => key), scored(hit.state, 'jp')]).toEqual([
      ['squadron', 'sortie', 'aa', 'hit'],
      3,
    ]);
    const shot = strike(state, 'jp', KATE, torpedo, ['aa', [4, 4]]);
    expect([isLost(shot.state, KATE), statusOf(shot.state, 'enterprise')]).toEqual([true, 'ok']);
    const field = strike(
      hit.state,
      'jp',
      VAL,
      { bombed: 'field' },
      ['field', { service: 'navy', caughtNavy: [SBD] }],
      ['aa', [1, 1]],
      [`hit-${SBD}`, 3],
    );
    expect(scored(field.state, 'jp')).toBe(4);
  });

  it('S15 (vps, Hit Results): the first hit on a carrier at sea takes those aboard along, the sinking counts once', () => {
    const state = hurt(over(), { enterprise: { place: 'harbour' } });
    const lexington = { bombed: 'lexington' };
    const based = ['f2a', 'sbd', 'tbd'].map((type) => of('lexington', type));
    const first = strike(
      state,
      'jp',
      VAL,
      lexington,
      ['aa', 1],
      ['hit', 4],
      ['readied', 'no'],
      ['hit:aboard', { aboard: based.slice(0, 2) }],
    );
    expect(scored(first.state, 'jp')).toBe(6);
    const second = strike(first.state, 'jp', of('kaga', 'val'), lexington, ['cap', 'no'], ['hit', 3]);
    expect(second.prompts.find(({ key }) => key === 'cap')).toMatchObject({ preselected: 'no' });
    const third = strike(second.state, 'jp', of('soryu', 'val'), lexington, ['cap', 'no'], ['hit', 3]);
    expect([
      statusOf(second.state, 'lexington'),
      statusOf(third.state, 'lexington'),
      scored(third.state, 'jp'),
    ]).toEqual(['damaged', 'sunk', 11]);
  });

  it('Interception: whether a whole carrier is near is filled in where none is at sea, and open where one is', () => {
    const ask = (state: PearlState) =>
      strike(state, 'us', SBD, { bombed: 'hiei' }, ['cap', 'no'], ['aa', [1, 1]], ['hit', 1]).prompts.find(
        ({ key }) => key === 'cap',
      );
    const carriers = ['akagi', 'kaga', 'soryu', 'hiryu', 'shokaku', 'zuikaku'];
    const none = hurt(
      over(),
      Object.fromEntries(carriers.map((id) => [id, { status: 'damaged', hitAt: 'sea' }])),
    );
    expect([ask(over()), ask(none)]).toMatchObject([{}, { preselected: 'no' }]);
    expect(ask(over())).not.toHaveProperty('preselected');
  });

  it('Carrier Hits: who has flown in this impulse is not proposed as aboard', () => {
    const state = over({
      ...ALERTED,
      seen: { at: { turn: 2, impulse: 1 }, met: [of('lexington', 'f2a')], caught: [] },
    });
    const hit = strike(
      state,
      'jp',
      VAL,
      { bombed: 'lexington' },
      ['aa', 1],
      ['hit', 4],
      ['readied', 'no'],
      ['hit:aboard', {}],
    );
    const aboard = hit.prompts.find(({ key }) => key === 'hit:aboard');
    expect(aboard?.kind === 'form' && aboard.fields[0]?.initial).toEqual([
      of('lexington', 'sbd'),
      of('lexington', 'tbd'),
    ]);
    const own = strike(
      over(),
      'us',
      of('lexington', 'sbd'),
      { bombed: 'akagi' },
      ['aa', 1],
      ['hit', 1],
    ).state;
    const struck = strike(
      own,
      'jp',
      VAL,
      { bombed: 'lexington' },
      ['aa', 1],
      ['hit', 4],
      ['readied', 'no'],
      ['hit:aboard', {}],
    );
    const left = struck.prompts.find(({ key }) => key === 'hit:aboard');
    expect(left?.kind === 'form' && left.fields[0]?.initial).toEqual([
      of('lexington', 'f2a'),
      of('lexington', 'tbd'),
    ]);
  });

  it('S16 (Any bomb hit on carrier with Readied aircraft): the deck is asked for a bomb, not for a torpedo (PH-64)', () => {
    const bomb = (ship: string, readied: string) =>
      strike(
        over(),
        'us',
        SBD,
        { bombed: ship },
        ['aa', 1],
        ['hit', 4],
        ['readied', readied],
        ['hit:aboard', { aboard: [] }],
      );
    expect([scored(bomb('akagi', 'yes').state, 'us'), scored(bomb('kaga', 'no').state, 'us')]).toEqual([
      9, 4,
    ]);
    const torpedo = strike(
      over(),
      'us',
      TBD,
      { attack: 'torpedo', torpedoed: 'soryu' },
      ['aa', 1],
      ['hit', 5],
      ['dud', 3],
      ['hit:aboard', { aboard: [of('soryu', 'val')] }],
    );
    expect([torpedo.prompts.some(({ key }) => key === 'readied'), scored(torpedo.state, 'us')]).toEqual([
      false,
      6,
    ]);
    expect(bomb('akagi', 'no').prompts.find(({ key }) => key === 'readied')).toMatchObject({
      preselected: 'no',
    });
    const marked = strike(
      withShip(over(), 'akagi', { readied: true }),
      'us',
      SBD,
      { bombed: 'akagi' },
      ['aa', 1],
      ['hit', 4],
      ['readied', 'yes'],
      ['hit:aboard', { aboard: [] }],
    );
    expect(marked.prompts.find(({ key }) => key === 'readied')).toMatchObject({ preselected: 'yes' });
  });

  it('S28 (Ship Movement, Airstrike Hitting): a damaged ship rolls for its hex and counts as slow either way (PH-49)', () => {
    const state = withShip(over(), 'kaga', { status: 'damaged', hitAt: 'sea' });
    expect(
      played(state, 'damaged-move', [
        ['ship', 'kaga'],
        ['moves', 2],
      ]).outcome.trace[0]?.value,
    ).toBe('stays');
    const kaga = strike(
      state,
      'us',
      TBD,
      { attack: 'torpedo', torpedoed: 'kaga' },
      ['cap', 'yes'],
      ['aa', 1],
      ['hit', 5],
      ['dud', 3],
    );
    expect([statusOf(kaga.state, 'kaga'), scored(kaga.state, 'us') - scored(state, 'us')]).toEqual([
      'sunk',
      5,
    ]);
    const soryu = strike(state, 'us', TBD, { attack: 'torpedo', torpedoed: 'soryu' }, ['aa', 1], ['hit', 4]);
    expect(soryu.prompts.map(({ key }) => key)).not.toContain('dud');
  });

  it.each([
    ['elsewhere', ['akagi', 'lost'], 0],
    ['lost', [], 2],
  ] as const)(
    'S29 (Dmgd CV cannot do air ops): Hiryu is damaged with her Kates aloft (%s)',
    (homeless, places, points) => {
      const lost = [KATE, of('soryu', 'kate')];
      const base = over(
        {
          squadrons: over().game.squadrons.filter(
            ({ id, base: from }) => !['kaga', 'shokaku', 'zuikaku'].includes(from) && !lost.includes(id),
          ),
        },
        { homeless },
      );
      const aloft = {
        ...base,
        game: {
          ...base.game,
          squadrons: base.game.squadrons.filter(
            ({ id }) => id !== of('hiryu', 'val') && id !== of('hiryu', 'zero'),
          ),
        },
      };
      const state = hurt(aloft, {
        hiryu: { status: 'damaged', hitAt: 'sea' },
        ...Object.fromEntries(
          ['kaga', 'shokaku', 'zuikaku'].map((id) => [id, { status: 'damaged', hitAt: 'sea' }]),
        ),
      });
      const home = played(state, 'land-elsewhere', [
        ['squadron', of('hiryu', 'kate')],
        ...(places.length ? [['where', 'akagi'] as const] : []),
      ]);
      expect(home.prompts.flatMap((prompt) => free(prompt, 'where'))).toEqual(places);
      expect(scored(home.state, 'us') - scored(state, 'us')).toBe(points);
    },
  );

  it('S30 (Air impulses), S34 (UnDamaged warships ... 2 hexes): launches and hexes are kept on the map, and told', () => {
    const told = (step: string) => JSON.stringify(reminders(inPlay({ cursor: { turn: 2, step } })));
    expect(told('air')).toContain('3 single-engine, 2 multi-engine');
    expect(told('air')).toContain('{"label":"Take-off in an impulse, carrier","value":"1"');
    expect(told('air')).toContain('1 hex less');
    expect(told('movement')).toContain('{"label":"Undamaged warships","value":"2 hexes"');
    expect(told('movement')).toContain('at most 4');
  });

  it.each([
    ['jp', VAL, [4, 4], 'us', 2],
    ['us', TBD, 4, 'jp', 1],
  ] as const)(
    'S31 (+1 hex, wave held back): a crash on the way home, %s',
    (_, squadron, dice, side, points) => {
      const crash = played(over(), 'crash', [
        ['squadron', squadron],
        ['crash', dice],
      ]);
      expect(scored(crash.state, side)).toBe(points);
      const squadrons = crash.prompts.flatMap((prompt) => free(prompt, 'squadron'));
      expect([squadrons.includes(TBD), squadrons.includes('oahu-b-17-8')]).toEqual([true, false]);
    },
  );
});

describe('the harbour and what leaves it', () => {
  it('S8 (Hit Results, Setups): tanks wait for the last whole capital ship in harbour, a carrier too', () => {
    const state = withShip(allDamaged(over()), 'enterprise', { place: 'harbour' });
    expect([harbourBeaten(state), harbourBeaten(withShip(state, 'enterprise', DAMAGED))]).toEqual([
      false,
      true,
    ]);
    const secret = allDamaged(over({ inHarbour: ['enterprise'], harbourOpen: true }));
    expect(harbourBeaten(secret)).toBe(true);
    const open = withShip(state, 'enterprise', DAMAGED);
    const tank = strike(open, 'jp', VAL, { bombed: 'tank' }, ['hit', [4, 1]]);
    expect([tank.state.game.tanks, scored(tank.state, 'jp') - scored(open, 'jp')]).toEqual([1, 0]);
  });

  it('S9 (Hit Results, Ship Movement): a whole ship at sea keeps no tank from being hit, one in the channel does', () => {
    const state = allDamaged(over({ command: { army: CONFIRMED, navy: CONFIRMED } }), ['nevada']);
    const to = (place: string) => played(state, 'sortie', [['ships', { nevada: place }]]);
    expect([harbourBeaten(to('sea').state), harbourBeaten(to('channel').state)]).toEqual([true, false]);
    expect(to('sea').prompts[0]?.hint).toContain('A squadron with an old battleship moves 1 hex.');
  });

  it.each([
    ['on-top', 'bottomed', 16],
    ['on-top', 'destroyed', 18],
    ['instead', 'bottomed', 12],
    ['instead', 'destroyed', 12],
  ] as const)(
    'S10 (Ship Movement, 12 vps): in the channel, %s: Nevada %s scores %i',
    (channel, status, points) => {
      const { game, ...state } = over({}, { channel });
      const sunk = withShip({ ...state, game }, 'nevada', { place: 'channel', status, hitAt: 'channel' });
      expect([scored(sunk, 'jp'), fourShips(sunk).points]).toEqual([points, status === 'bottomed' ? 4 : 6]);
      const field = houseFields(state.house).find(({ key }) => key === 'channel');
      const words =
        field?.kind === 'choice' ? field.options.find(({ value }) => value === channel)?.label : '';
      expect(words).toContain(String(points));
    },
  );

  it('S10 (Hit Results): two torpedoes sink Nevada in the channel', () => {
    const torpedo = { attack: 'torpedo', torpedoed: 'nevada' };
    const state = withShip(over(), 'nevada', { place: 'channel' });
    const one = strike(state, 'jp', KATE, torpedo, ['hit', [4, 1]]).state;
    expect(scored(strike(one, 'jp', of('kaga', 'kate'), torpedo, ['hit', [4, 1]]).state, 'jp')).toBe(16);
  });

  it('S11 (Each battleship penned In): 2 for each that is penned, once, beside its damage (PH-13)', () => {
    const state = hurt(over(), {
      oklahoma: { status: 'destroyed', hitAt: 'harbour' },
      'west-virginia': DAMAGED,
      maryland: { ...DAMAGED, penned: true },
      tennessee: { penned: true },
    });
    expect(scored(state, 'jp')).toBe(14);
  });

  it('S12 (Setups): who is in harbour does not arrive, and each other one rolls until she does (PH-15)', () => {
    const day = inPlay({ cursor: { turn: 1, step: 'arrivals' }, inHarbour: ['enterprise'] });
    const arrive = (state: PearlState, dice: readonly number[]) =>
      played(state, 'arrivals', [
        ['enterprise:none', 'on'],
        ['lexington', dice],
        ['read', 'done'],
      ]).state;
    expect(arrive(day, [4, 5]).game.arrived).toEqual(['lexington']);
    const none = arrive(day, [4, 1]);
    expect(
      arrive({ ...none, game: { ...none.game, cursor: { turn: 5, step: 'arrivals' } } }, [4, 4]).game.arrived,
    ).toEqual(['lexington']);
    const rolled = (script: Script) => played(ahead(0), 'harbour', script).state.game.inHarbour;
    expect(
      rolled([
        ['enterprise', 6],
        ['lexington', 4],
        ['read', 'done'],
      ]),
    ).toEqual(['enterprise']);
    expect(
      rolled([
        ['enterprise', 4],
        ['lexington:none', 'on'],
        ['read', 'done'],
      ]),
    ).toEqual([]);
  });

  it('No roll for S13 (Setups): a carrier that has arrived again', () => {
    const day = inPlay({ cursor: { turn: 1, step: 'arrivals' } });
    const first = played(day, 'arrivals', [
      ['enterprise', [4, 5]],
      ['lexington', [4, 1]],
      ['read', 'done'],
    ]);
    expect(JSON.stringify(first.prompts.at(-1)?.hint)).toContain('Place in A-1 to C-1');
    const second = { ...first.state, game: { ...first.state.game, cursor: { turn: 5, step: 'arrivals' } } };
    expect(
      played(second, 'arrivals', [
        ['enterprise:none', 'on'],
        ['lexington', [1, 1]],
        ['read', 'done'],
      ]).state.game.arrived,
    ).toEqual(['enterprise']);
  });

  it('S26 (Both sides may have/use a total of 4): four markers have a line, submarines none (PH-58)', () => {
    const keys = takesFields(inPlay(), 'markers', { side: 'us' });
    expect(keys.filter((key) => /^m\d/.test(key))).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('S27 (Ships may not leave harbor): not before a detection is confirmed, a dismissed report is none (PH-54)', () => {
    const state = inPlay({ command: { army: { reports: 1 }, navy: { reports: 0 } } });
    expect(whyNot(state, 'sortie')).toBe('Only after a confirmed detection or an attack.');
    const told = inPlay({ command: { army: CONFIRMED, navy: { reports: 0 } } });
    expect(whyNot(told, 'sortie')).toBeUndefined();
  });
});

const takesFields = (state: PearlState, procedure: string, args = {}): readonly string[] => {
  const step = pearlHarbor.procedures[procedure]?.run(state, args).next();
  const asked = step?.done ? undefined : step?.value;
  return asked?.kind === 'form' ? asked.fields.map(({ key }) => key) : [];
};

describe('reports, precautions and the series', () => {
  const report = (service: 'army' | 'navy') => [
    { id: 'c1', service, label: 'radar', state: 'open' as const },
  ];
  const heard = (more: Partial<GameState>, dice: Script, joint: readonly number[] = []) =>
    played({ ...inPlay(more), joint }, 'report', [...dice, ['read', 'done']]);

  it('S17 (Detection): the risk by service: 50, 25, none; a surface contact has none at all (PH-47)', () => {
    const army = heard({ reports: report('army'), command: { army: { reports: 2 }, navy: { reports: 1 } } }, [
      ['denial:none', 'on'],
    ]);
    expect(army.state.game.command.army.confirmed).toBeDefined();
    const navy = heard({ reports: report('navy'), command: { army: { reports: 0 }, navy: { reports: 1 } } }, [
      ['denial', [4, 4]],
    ]);
    expect(navy.state.game.reports[0]?.state).toBe('dismissed');
    const next = applied(army.state, [{ type: 'v1.PhaseEnded', turn: 2, skipped: [] }]);
    expect(next.game.command.navy.confirmed).toEqual({ turn: 3, impulse: 0 });
    const met = played(inPlay(), 'surface-contact', [
      ['where', 'open'],
      ['what', 'ships'],
    ]);
    expect(met.state.game.command.navy.confirmed).toBeDefined();
  });

  it('S18 (With Army-Navy Joint Command Center): one count for both, and both told at once (PH-47)', () => {
    const command = { army: { reports: 1 }, navy: { reports: 0 } };
    const { state } = heard({ reports: report('navy'), command }, [['denial:none', 'on']], [1]);
    expect([state.game.command.army.confirmed, state.game.command.navy.confirmed].every(Boolean)).toBe(true);
    expect(nthReport({ ...inPlay({ command }), joint: [] }, 'navy')).toBe(1);
  });

  it('S19 (Once a confirmed detection): an alerted service pays no longer, the other until the next phase', () => {
    const command = { army: { reports: 0 }, navy: CONFIRMED };
    const before = [
      { what: 'pby', service: 'navy', count: 1, mvps: 2, when: '' },
      { what: 'bomber', service: 'army', count: 1, mvps: 2, when: '' },
      { what: 'ready', service: 'army', count: 2, mvps: 2, when: '' },
    ] as const;
    const state = inPlay({ command, spending: before });
    const spend = (from: PearlState, what: object) =>
      played(from, 'precautions', [['precautions', { ...what }]]);
    const added = spend(state, { readyNavy: 1, readyArmy: 1, sentArmy: 1 });
    const hints = added.prompts[0]?.kind === 'form' ? added.prompts[0].fields.map(({ hint }) => hint) : [];
    expect(hints).toContain('The Navy is alerted: no cost.');
    const total = (from: PearlState) => from.game.spending.reduce((sum, { mvps }) => sum + mvps, 0);
    expect(total(added.state)).toBe(9);
    const next = applied(added.state, [{ type: 'v1.PhaseEnded', turn: 2, skipped: [] }]);
    expect(total(spend(next, { readyArmy: 1 }).state)).toBe(9);
  });

  it('S20 (one-time 12 mvps): the joint centre is bought once a series, in the game that pays for it (PH-6)', () => {
    const past = [3, 2].map((mvps, i) => ({ no: i + 1, spending: [spent(mvps)] }));
    const attack = hurt(over({ no: 3, spending: [spent(4)] }), {
      arizona: { status: 'bottomed', hitAt: 'harbour' },
      oklahoma: { status: 'bottomed', hitAt: 'harbour' },
      nevada: DAMAGED,
    });
    const state = { ...attack, past, joint: [1] };
    expect(matchingGames(state).map(({ mvps }) => mvps)).toEqual([15, 2, 4]);
    expect([scoreOf(state).real, scoreOf(state).matched]).toEqual([10, 16]);
    expect(scoreOf({ ...state, house: { ...state.house, ownMvps: 'no-match' } }).matched).toBe(12);
    const offered = played(state, 'joint-command', [['joint', 'no']]).prompts.flatMap((prompt) =>
      free(prompt, 'joint'),
    );
    expect(offered).toEqual(['no']);
  });
  const spent = (mvps: number) => ({ what: 'pby', service: 'navy', count: 1, mvps, when: '' }) as const;

  it('S21 (no more than 2 false alarm games): then the attack is forced; mini-subs belong to an attack (PH-55)', () => {
    const plan = (alarms: number, answer: object) => played(ahead(alarms), 'plan', [['plan', { ...answer }]]);
    expect(() => plan(2, { mission: 'false-alarm' })).toThrow(
      'After two false alarms this must be the attack.',
    );
    const alarm = plan(1, { mission: 'false-alarm', miniSubs: 'yes', invasion: 'yes' });
    expect(alarm.state.game.plan).toMatchObject({ mission: 'false-alarm', miniSubs: 0, invasion: false });
    expect(alarm.prompts[0]?.secret).toBe('jp');
  });
});

describe('mini-subs, waves and the landing', () => {
  const plan = {
    mission: 'attack',
    miniSubs: 5,
    miniSubsAt: { turn: 6, impulse: 4 },
    invasion: true,
    entry: '',
    loads: '',
  } as const;
  it('S22 (USS Ward): two dice each until one is sunk, then one; the second sinking is confirmed without denial', () => {
    const day = inPlay({ plan, cursor: { turn: 5, step: 'mini-subs' } });
    const ward = played(day, 'mini-subs-enter', [
      ['ward-1', [5, 2]],
      ['ward-2', [6, 4]],
      ['ward-3', 4],
      ['ward-4', 1],
      ['ward-5', 1],
    ]);
    expect(ward.state.game.miniSubs).toEqual({ entered: 5, sunk: 2, gone: false });
    expect([isAlerted(ward.state, 'navy'), ward.prompts.some(({ key }) => key === 'denial')]).toEqual([
      true,
      false,
    ]);
    const once = played(day, 'mini-subs-enter', [
      ['ward-1', [4, 4]],
      ['ward-2', 1],
      ['ward-3', 1],
      ['ward-4', 1],
      ['ward-5', 1],
    ]);
    expect(once.state.game.reports.map(({ service, state }) => [service, state])).toEqual([['navy', 'open']]);
    const none = played(inPlay({ plan: { ...plan, miniSubs: 0 } }), 'mini-subs-enter');
    expect(none.outcome.events).toEqual([]);
  });

  it('S23 (USS Ward): with the air attack begun the first is rolled for with one die too (PH-16)', () => {
    const state = over({
      plan: { ...plan, miniSubs: 1 },
      cursor: { turn: 5, step: 'mini-subs' },
      attack: { turn: 3, impulse: 1 },
    });
    expect(played(state, 'mini-subs-enter', [['ward-1', 4]]).state.game.miniSubs?.sunk).toBe(1);
  });

  const subs = { miniSubs: { entered: 3, sunk: 0, gone: false }, harbourOpen: true } as const;
  it('S24 (Mini-sub hit): each attacks one ship at its time, then all are gone (PH-18, PH-19)', () => {
    const state = hurt(inPlay({ ...ALERTED, ...subs, plan, cursor: { turn: 6, step: 'air' }, impulse: 4 }), {
      'west-virginia': DAMAGED,
      nevada: { status: 'bottomed', hitAt: 'harbour' },
    });
    const three: Script = [
      ['target-1', 'oklahoma'],
      ['hit-1', 5],
      ['target-2', 'west-virginia'],
      ['hit-2', 2],
      ['target-3', 'nevada'],
      ['hit-3', 4],
    ];
    const done = played(state, 'mini-subs-attack', three);
    expect(['oklahoma', 'west-virginia', 'nevada'].map((id) => statusOf(done.state, id))).toEqual([
      'bottomed',
      'damaged',
      'destroyed',
    ]);
    expect(done.outcome.trace.map(({ label }) => label)).toContain('As planned');
    expect(whyNot(done.state, 'mini-subs-attack')).toBe('No mini-subs are left.');
    const early = played({ ...state, game: { ...state.game, impulse: 3 } }, 'mini-subs-attack', three);
    expect(early.outcome.trace.map(({ label }) => label)).toContain('The plan set another time');
  });

  it('S25 (Mini-sub hit): a Navy taken unawares may lose the ship; from the next impulse it is alerted (PH-25)', () => {
    const state = inPlay({
      ...subs,
      miniSubs: { entered: 1, sunk: 0, gone: false },
      cursor: { turn: 6, step: 'air' },
      impulse: 2,
    });
    const hit = (die: number) =>
      played(state, 'mini-subs-attack', [
        ['target-1', 'california'],
        ['hit-1', 4],
        ['effect-1:effect', die],
      ]).state;
    expect([statusOf(hit(3), 'california'), statusOf(hit(4), 'california')]).toEqual([
      'bottomed',
      'destroyed',
    ]);
    const keys = (from: PearlState, ...more: Script) =>
      strike(from, 'jp', KATE, { attack: 'torpedo', torpedoed: 'oklahoma' }, ...more).prompts.map(
        ({ key }) => key,
      );
    expect(keys(hit(3), ['hit', [1, 1]])).not.toContain('aa');
    expect(keys(played(hit(3), 'next-impulse').state, ['aa', [1, 1]], ['hit', 1])).toContain('aa');
  });

  it.each(['navy', 'army'] as const)(
    'S32 (air-to-air detection): each wave is rolled for once, by the players (%s, PH-24)',
    (service) => {
      const wave = played(inPlay(), 'launch-contact', [
        ['where', service],
        ['seen', [4, 5]],
      ]);
      expect(wave.state.game.reports.map((each) => each.service)).toEqual([service]);
      expect(wave.prompts[0]?.hint).toContain('Once for each wave');
    },
  );

  it('S33 (8 surviving transports): five left land on three high dice; three land nobody, and none is landed unplanned', () => {
    const ashore = (transports: number, invasion = true) =>
      over({ transports, plan: { ...plan, invasion }, cursor: { turn: 7, step: 'movement' } });
    const taken = played(ashore(5), 'landing', [['landing', [4, 5, 6]]]);
    expect([taken.state.game.landing, endReached(taken.state)?.games]).toEqual(['taken', 2]);
    const land = (state: PearlState) => () => played(state, 'landing', [['land', 'land']]);
    expect(land(ashore(3))).toThrow('With three transports or fewer nobody lands.');
    expect(land(ashore(8, false))).toThrow('Your plan has no invasion.');
    const one = strike(
      ashore(8),
      'us',
      SBD,
      { bombed: 'transport' },
      ['cap', 'no'],
      ['aa', [1, 1]],
      ['hit', 3],
    );
    expect(one.state.game.transports).toBe(7);
    const beaten = played(ashore(8), 'surface-combat', [
      ['battleships', { jp: 1, us: 2 }],
      ['combat', 4],
      ['screened', { transports: 8 }],
    ]);
    expect(land(beaten.state)).toThrow('nobody lands');
  });

  it('Surface Combat: the US battleships at sea are filled in', () => {
    const state = hurt(over(), {
      nevada: { place: 'sea' },
      maryland: { place: 'sea' },
      california: { place: 'sea', status: 'sunk' },
    });
    const asked = played(state, 'surface-combat', [
      ['battleships', {}],
      ['combat', 1],
      ['combat:second', 4],
    ]).prompts[0];
    expect(asked?.kind === 'form' && asked.fields.map(({ initial }) => initial)).toEqual([0, 2]);
  });
});

it('S12 (Setups): the roll is the US’s alone', () => {
  const state = { ...ahead(0), game: newGame(1) };
  expect(pearlHarbor.procedures.harbour?.secret?.(state, {})).toEqual({ side: 'us', tag: harbourTag(state) });
});
