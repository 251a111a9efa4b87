import { describe, expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import {
  type GameEvent,
  type ProcedureDef,
  packLookup,
  runProcedure,
  startDerivation,
} from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { takeHit } from '../../../src/games/pearl-harbor-7dec41/procedures/take-hit';
import { shipOf } from '../../../src/games/pearl-harbor-7dec41/state/forces';
import type { HitKind } from '../../../src/games/pearl-harbor-7dec41/state/hits';
import { scored } from '../../../src/games/pearl-harbor-7dec41/state/points';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { expand, type Short } from '../../support/drive';
import { applied, inPlay, played } from './pearl';

/** One hit, as any strike takes it. */
function hit(state: PearlState, ship: string, kind: HitKind, ...answers: readonly Short[]) {
  let events: readonly GameEvent[] = [];
  const def: ProcedureDef<PearlState> = {
    id: 'hit',
    rule: 'Hit Results',
    title: () => 'Hit',
    *run(now) {
      const work = startDerivation();
      events = yield* takeHit(work, now, { key: 'one', ship, kind });
      return { events, trace: [{ kind: 'title', label: 'Hit' }, ...work.lines] };
    },
  };
  const given = new Map<string, Answer>();
  const rest = [...answers];
  for (;;) {
    const run = runProcedure(
      def,
      state,
      {},
      given,
      packLookup(pearlHarbor.charts, emptyPack('own', 'x', 'x')),
    );
    if (run.status === 'done') {
      expect(rest).toEqual([]);
      return { events, trace: run.outcome.trace, state: applied(state, events) };
    }
    if (run.rejected) throw new Error(run.rejected.problem.code);
    const next = rest.shift();
    if (next === undefined) throw new Error(`asks ${run.prompt.key}`);
    given.set(run.prompt.key, expand(run.prompt, next));
  }
}

describe('[Hit Results] a hit with the rolls it takes', () => {
  it.each([
    [4, 'destroyed', 6],
    [3, 'damaged', 2],
  ] as const)('[Armor-piercing] die %i: %s', (die, status, points) => {
    const { state } = hit(inPlay(), 'arizona', 'ap', die);
    expect(shipOf(state, 'arizona')?.status).toBe(status);
    expect(scored(state, 'jp')).toBe(points);
  });

  it('[Mini-subs] bottoms after an alert without a roll, and rolls 50 without one', () => {
    const alerted = applied(inPlay(), [{ type: 'v1.DetectionConfirmed', service: 'navy' }]);
    expect(shipOf(hit(alerted, 'nevada', 'mini').state, 'nevada')?.status).toBe('bottomed');
    expect(shipOf(hit(inPlay(), 'nevada', 'mini', 4).state, 'nevada')?.status).toBe('destroyed');
    expect(shipOf(hit(inPlay(), 'nevada', 'mini', 3).state, 'nevada')?.status).toBe('bottomed');
  });

  it('[PH-25] the attack itself alerts the Navy only from the next impulse', () => {
    const now = applied(inPlay({ impulse: 2 }), [{ type: 'v1.AttackBegun' }]);
    expect(shipOf(hit(now, 'nevada', 'mini', 4).state, 'nevada')?.status).toBe('destroyed');
    const later = applied(now, [{ type: 'v1.ImpulseBegun', impulse: 3 }]);
    expect(shipOf(hit(later, 'nevada', 'mini').state, 'nevada')?.status).toBe('bottomed');
  });

  it('[Carrier Hits] what was aboard is lost and scores; what flies is not', () => {
    const { state } = hit(inPlay(), 'kaga', 'torp', { aboard: ['kaga-kaga-val', 'kaga-kaga-kate'] });
    expect(shipOf(state, 'kaga')).toMatchObject({ status: 'damaged', hitAt: 'sea' });
    expect(state.game.squadrons.filter(({ lost }) => lost).map(({ name }) => name)).toEqual([
      'Kaga Val',
      'Kaga Kate',
    ]);
    expect(scored(state, 'us')).toBe(4 + 2 + 2);
  });

  it('[Carrier Hits] the air units of a carrier in harbour are on Ford Island: nothing is asked', () => {
    const state = inPlay({ inHarbour: ['enterprise'] });
    const begun = applied(state, [{ type: 'v1.AttackBegun' }]);
    expect(shipOf(begun, 'enterprise')?.place).toBe('harbour');
    expect(scored(hit(begun, 'enterprise', 'bomb').state, 'jp')).toBe(3);
  });

  it('[Second Hits] two bombs of one phase bottom a damaged ship, one in each of two phases do not', () => {
    const damaged = hit(inPlay(), 'nevada', 'heavy').state;
    const once = hit(damaged, 'nevada', 'bomb').state;
    expect(shipOf(hit(once, 'nevada', 'bomb').state, 'nevada')?.status).toBe('bottomed');
    const later = applied(once, [{ type: 'v1.PhaseEnded', turn: once.game.cursor.turn, skipped: [] }]);
    expect(shipOf(hit(later, 'nevada', 'bomb').state, 'nevada')).toMatchObject({
      status: 'damaged',
      bombs: 1,
    });
  });

  it('a hit on a ship that is on no list does nothing', () => {
    expect(hit(inPlay(), 'utah', 'bomb').events).toEqual([]);
  });

  it('[No Torpedoes] a torpedo on Maryland in harbour does nothing and says why', () => {
    const { events, trace } = hit(inPlay(), 'maryland', 'torp');
    expect(events).toEqual([]);
    expect(JSON.stringify(trace)).toContain('No torpedo can hit Maryland in harbour.');
  });
});

describe('[Hit Results] by hand', () => {
  const byHand = (state: PearlState, ship: string, form: Short) =>
    played(state, 'ship-state', [
      ['ship', ship],
      ['state', form],
    ]).state;

  it('a ship’s state, place and marks, with the points that follow', () => {
    const bottomed = byHand(inPlay(), 'oklahoma', { status: 'bottomed' });
    expect(scored(bottomed, 'jp')).toBe(4);
    const blocking = byHand(inPlay(), 'nevada', { place: 'channel', status: 'bottomed' });
    expect(scored(blocking, 'jp')).toBe(16);
    const penned = byHand(inPlay(), 'maryland', { status: 'damaged', more: ['penned'] });
    expect(scored(penned, 'jp')).toBe(4);
    expect(scored(byHand(penned, 'maryland', { status: 'ok', more: [] }), 'jp')).toBe(0);
  });

  it('keeps where a ship came to its state when it moves on', () => {
    const hurt = byHand(inPlay(), 'nevada', { status: 'damaged' });
    const out = byHand(hurt, 'nevada', { place: 'sea' });
    expect(shipOf(out, 'nevada')).toMatchObject({ place: 'sea', hitAt: 'harbour', status: 'damaged' });
    expect(scored(out, 'jp')).toBe(2);
  });

  it('a ship is not bottomed at sea: it is sunk, and the line says so', () => {
    const { state, outcome } = played(inPlay(), 'ship-state', [
      ['ship', 'kaga'],
      ['state', { status: 'bottomed' }],
    ]);
    expect(shipOf(state, 'kaga')?.status).toBe('sunk');
    expect(JSON.stringify(outcome.trace)).toContain('counts as sunk');
  });

  it('a squadron lost once, and no longer on offer', () => {
    const { state } = played(inPlay(), 'squadron-lost', [
      ['squadron', 'oahu-b-17-8'],
      ['how', { how: 'on Hickam' }],
    ]);
    expect(scored(state, 'jp')).toBe(2);
    expect(() => played(state, 'squadron-lost', [['squadron', 'oahu-b-17-8']])).toThrow('choice.unknown');
    expect(JSON.stringify(pearlHarbor.ledgers(state)[0]?.lines)).toContain('on Hickam');
  });

  it.each<[string, Short, (state: PearlState) => unknown, unknown]>([
    [
      'add-ship',
      { name: 'Utah', side: 'us', cls: 'bb', place: 'harbour' },
      (s) => shipOf(s, 'utah')?.name,
      'Utah',
    ],
    ['add-ship', { name: 'Nevada!' }, (s) => shipOf(s, 'nevada-2')?.cls, 'bb'],
    ['rename-ship', { ship: 'kirishima', name: 'Kirihima' }, (s) => shipOf(s, 'kirishima')?.name, 'Kirihima'],
    ['remove-ship', { ship: 'kongo' }, (s) => shipOf(s, 'kongo'), undefined],
    [
      'add-squadron',
      { name: '47th', type: 'p40', base: 'oahu' },
      (s) => s.game.squadrons.find(({ name }) => name === '47th')?.id,
      'oahu-47th',
    ],
    [
      'remove-squadron',
      { squadron: 'akagi-akagi-zero' },
      (s) => s.game.squadrons.some(({ id }) => id === 'akagi-akagi-zero'),
      false,
    ],
    ['transports', { count: 5 }, (s) => s.game.transports, 5],
  ])('[PH-46] rosters: %s %o', (what, form, read, wanted) => {
    const { state } = played(inPlay(), 'rosters', [
      ['what', what],
      ['change', form],
    ]);
    expect(read(state)).toEqual(wanted);
  });

  it('the next game of a series has the same rosters, all whole again', () => {
    const state = byHand(inPlay(), 'nevada', { place: 'channel', status: 'bottomed' });
    const renamed = played(state, 'rosters', [
      ['what', 'rename-ship'],
      ['change', { ship: 'nevada', name: 'BB-36' }],
    ]).state;
    const next = applied(renamed, [{ type: 'v1.GameOver', game: 1, mission: 'false-alarm' }]);
    expect(shipOf(next, 'nevada')).toMatchObject({ name: 'BB-36', status: 'ok', place: 'harbour' });
    expect(scored(next, 'jp')).toBe(0);
  });
});
