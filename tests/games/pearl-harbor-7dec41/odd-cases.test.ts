import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { KATE, over, statusOf, VAL, withShip } from './air';
import { inPlay, played } from './pearl';

/** The events of a recorded line, put upon another state than the one they were made for. */
function late(made: PearlState, now: PearlState, squadron: string, sortie: object, hit: readonly number[]) {
  const { outcome } = played(
    made,
    'strike',
    [
      ['squadron', squadron],
      ['sortie', { ...sortie }],
      ['hit', hit],
    ],
    { side: 'jp' },
  );
  let state = now;
  const conflicts: string[] = [];
  for (const event of outcome.events) {
    const applied = pearlHarbor.apply(state, event);
    state = applied.state;
    if (applied.conflict) conflicts.push(applied.conflict);
  }
  return { state, conflicts };
}

describe('a line that rests on what was struck or amended', () => {
  it('a hit never mends a ship that is worse by now', () => {
    const worse = withShip(over(), 'nevada', { status: 'bottomed', hitAt: 'harbour' });
    const { state, conflicts } = late(over(), worse, VAL, { bombed: 'nevada' }, [6, 6]);
    expect(statusOf(state, 'nevada')).toBe('bottomed');
    expect(conflicts).toEqual(['Nevada is bottomed now, not whole: the bomb leaves her bottomed.']);
  });

  it('a second hit is the first where that is gone', () => {
    const damaged = withShip(over(), 'nevada', { status: 'damaged', hitAt: 'harbour' });
    const bombs = { attack: 'bombs', bombed: 'nevada' };
    const { state, conflicts } = late(damaged, over(), KATE, bombs, [6, 6]);
    expect(statusOf(state, 'nevada')).toBe('damaged');
    expect(conflicts).toEqual(['Nevada is whole now, not damaged: the heavy bomb leaves her damaged.']);
  });

  it('a squadron lost before its attack stays lost', () => {
    const lost = over();
    const squadrons = lost.game.squadrons.map((each) => (each.id === KATE ? { ...each, lost: true } : each));
    const now = { ...lost, game: { ...lost.game, squadrons } };
    const { state, conflicts } = late(over(), now, KATE, { attack: 'bombs', bombed: 'nevada' }, [1, 1]);
    expect(state.game.squadrons.find(({ id }) => id === KATE)?.lost).toBe(true);
    expect(conflicts).toEqual(['Akagi Kate is lost already.']);
  });
});

describe('a plan on paper', () => {
  const onPaper = inPlay({ cursor: { turn: 5, step: 'mini-subs' } });
  it('is told when the game ends; after two false alarms it can only have been the attack', () => {
    const alarm = played(onPaper, 'end-game', [
      ['end', 'end'],
      ['mission', { mission: 'false-alarm' }],
    ]).state;
    expect([alarm.past.length, alarm.game.no]).toEqual([1, 2]);
    const third = { ...onPaper, past: [1, 2].map((no) => ({ no, spending: [] })) };
    const lie = [
      ['end', 'end'],
      ['mission', { mission: 'false-alarm' }],
    ] as const;
    expect(() => played(third, 'end-game', lie)).toThrow('refused');
  });

  it('an attack that has begun was the attack: nothing is asked', () => {
    const begun = played(onPaper, 'attack-begins').state;
    const { state } = played(begun, 'end-game', [['end', 'end']]);
    expect([state.game.stage, state.past.length]).toEqual(['over', 0]);
  });

  it('lets mini-subs and a landing be tried, whose numbers the players know', () => {
    const entered = played(onPaper, 'mini-subs-enter', [
      ['count', { count: 1 }],
      ['ward-1', [1, 1]],
    ]).state;
    const begun = played(entered, 'attack-begins').state;
    expect(played(begun, 'landing', [['landing', 1]]).state.game.landing).toBe('failed');
  });
});

it('low dice, chosen in mid-game, hold from there on', () => {
  const low = inPlay({}, { faces: 'low' });
  const seen = (state: PearlState, face: number) =>
    played(state, 'radar', [
      ['where', '2'],
      ['seen', face],
    ]).outcome.events.length;
  expect([seen(inPlay(), 5), seen(inPlay(), 2), seen(low, 5), seen(low, 2)]).toEqual([1, 0, 0, 1]);
});
