import { describe } from 'vitest';
import type { GameState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const ATTACK: Plan = { mission: 'attack', miniSubs: 0, invasion: false, entry: '', loads: '' };
const ALARM: Plan = { ...ATTACK, mission: 'false-alarm' };
const ARMED: Plan = { ...ATTACK, miniSubs: 2, miniSubsAt: { turn: 6, impulse: 3 }, invasion: true };
const KNOWN: Partial<GameState> = {
  command: { army: { reports: 0 }, navy: { reports: 0, confirmed: { turn: 1, impulse: 0 } } },
};
const ATTACKED: Partial<GameState> = { attack: { turn: 6, impulse: 2 } };
const SUBS: Partial<GameState> = { ...ATTACKED, miniSubs: { entered: 2, sunk: 0, gone: false } };

/** Japan looks, and lets it be. What stands against it is for Japan’s eyes alone. */
const letBe = (
  name: string,
  procedure: string,
  key: string,
  more: Partial<GameState>,
  [asks, tells]: readonly [string, string],
): Scene => ({
  name,
  state: inPlay(more),
  procedure,
  args: { opens: 'harbour' },
  script: [[key, 'no']],
  asks,
  tells,
});

describe('[Setups] what rests on the sealed plan is asked of Japan alone, alike in every game', () => {
  const begin = (barred = '') => `
    begin [Detection] jp, seen by jp alone: Reveal the attack?
    (Both sides learn that this is the real attack and which carriers are in harbour. Nobody is alerted yet: your first strike or mini-sub attack does that.)
    - begin: Reveal it${barred}
    - no: Not now`;
  const call = (barred = '') => `
    call [Precautions] jp, seen by jp alone: Call for the US precautions?
    (Calling tells the US that this is the real attack.)
    - open: Call: this is the attack${barred}
    - no: Not now`;
  const enter = (barred = '') => `
    enter [Mini-subs] jp, seen by jp alone: Do mini-subs enter?
    (If they do, both sides know how many, and the Ward rolls for each.)
    - enter: Enter the harbour${barred}
    - no: Not now`;
  const time = (hint: string) => `
    attack [Mini-subs] jp, seen by jp alone: Do the mini-subs attack now?
    (${hint})
    - attack: Attack now
    - no: Not now`;
  const land = (barred = '') => `
    land [Land Combat] jp, seen by jp alone: Does the invasion land?
    (One roll in the game. The chance depends on the transports left.)
    - land: Land on O‘ahu${barred}
    - no: Not now`;
  const alarm = ' ✗ Your plan is a false alarm.';
  const begun = 'title: The attack is revealed = not now [Detection]';
  const called = 'title: Call for the precautions = not now [Precautions]';
  const entered = 'title: Mini-subs enter = not now [USS Ward]';
  const attacked = 'title: Mini-subs attack = not now [Mini-subs]';
  const landed = 'title: Landing on O‘ahu = not now [Land Combat]';
  playScenes([
    letBe('an attack that is real', 'attack-begins', 'begin', { plan: ATTACK }, [begin(), begun]),
    letBe('an attack in a false alarm', 'attack-begins', 'begin', { plan: ALARM }, [begin(alarm), begun]),
    letBe('an attack planned on paper', 'attack-begins', 'begin', { plan: 'paper' }, [begin(), begun]),
    letBe('the call in a real attack', 'disclosure', 'call', { ...KNOWN, plan: ATTACK }, [call(), called]),
    letBe('the call in a false alarm', 'disclosure', 'call', { ...KNOWN, plan: ALARM }, [
      call(alarm),
      called,
    ]),
    letBe('mini-subs that are planned', 'mini-subs-enter', 'enter', { plan: ARMED }, [enter(), entered]),
    letBe('mini-subs that are not', 'mini-subs-enter', 'enter', { plan: ATTACK }, [
      enter(' ✗ Your plan has no mini-subs.'),
      entered,
    ]),
    letBe('mini-subs with their time', 'mini-subs-attack', 'attack', { ...SUBS, plan: ARMED }, [
      time('Your plan says Day 2, Morning, impulse 3.'),
      attacked,
    ]),
    letBe('mini-subs without one', 'mini-subs-attack', 'attack', { ...SUBS, plan: 'paper' }, [
      time('Your plan sets no time.'),
      attacked,
    ]),
    letBe('an invasion that is planned', 'landing', 'land', { ...ATTACKED, plan: ARMED }, [land(), landed]),
    letBe('an invasion that is not', 'landing', 'land', { ...ATTACKED, plan: ATTACK }, [
      land(' ✗ Your plan has no invasion.'),
      landed,
    ]),
  ]);
});
