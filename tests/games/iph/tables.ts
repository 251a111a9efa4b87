import { freeRoll } from '../../../src/core/journal/free-roll';
import { iph } from '../../../src/games/iph/game';
import type { Short } from '../../support/drive';
import { open, recorded, say, sitDown, type Table, take } from '../../support/play';
import { fixtureFile } from '../../support/recorded';

export const HEADS = '1:3 1:2 1:1 2:1 3:1 4:1';

type Iph = Table<never>;

/** The set-up open at its house rules. */
export function inSetUp(): Iph {
  const table = sitDown(iph) as unknown as Iph;
  open(table, iph.setup, { charts: 'own' });
  say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 });
  return table;
}

/** A game begun, before Japan says where he lands. */
export function begun(): Iph {
  const table = inSetUp();
  say(table, {});
  return table;
}

const BEACHHEADS = { first: '1630', centre: '1631', last: '1632' };

/** The landing order is sealed: the US sets up. */
export function ordered(): Iph {
  const table = begun();
  open(table, 'landing-order');
  say(table, BEACHHEADS);
  return table;
}

/** A game set up, Japan's landing before it: 7 Dec, Morning. */
export function afterSetUp(): Iph {
  const table = begun();
  open(table, 'reveal-landing');
  say(table, BEACHHEADS, 'none', 'none');
  return table;
}

/** The landing of turn 1 open: at its loads, or after the answers given. */
export function inLanding(...answers: readonly Short[]): Iph {
  const table = afterSetUp();
  open(table, 'landing');
  say(table, ...answers);
  return table;
}

/** Turn 1 with Japanese combat begun. */
export function inCombat(): Iph {
  const table = afterSetUp();
  skipPhase(table);
  open(table, 'begin-jp-phase', { phase: 'combat' });
  return table;
}

/** A Japanese battle open: at its column heads, or after the answers given. */
export function inBattle(...answers: readonly Short[]): Iph {
  const table = inCombat();
  open(table, 'battle', { attacker: 'jp' });
  say(table, ...answers);
  return table;
}

function skipPhase(table: Iph): void {
  open(table, 'end-step');
  say(table, 'skip');
}

function endTurn(table: Iph): void {
  open(table, 'end-turn');
  say(table, 'end');
}

/** Turn 5, when ships are placed before anything else: 8 Dec, Morning. */
export function inCarrierWarfare(): Iph {
  const table = afterSetUp();
  for (const lands of [true, true, true, false]) {
    if (lands) skipPhase(table);
    endTurn(table);
  }
  return table;
}

/** 7 Dec, Evening with its landing passed over: the next turn is night. */
export function beforeNight(): Iph {
  const table = afterSetUp();
  skipPhase(table);
  for (let turn = 1; turn < 3; turn += 1) {
    endTurn(table);
    skipPhase(table);
  }
  return table;
}

/** Turn 2 with the first chit to be drawn, or drawn and its phase begun. */
export function atTheCup(chit?: string): Iph {
  const table = afterSetUp();
  skipPhase(table);
  endTurn(table);
  skipPhase(table);
  if (!chit) return table;
  open(table, 'draw-chit');
  say(table, chit);
  return table;
}

/** A game of the fixtures, as it was played to its end. */
export const played = (name: string): Iph => recorded(iph, fixtureFile('iph', name)) as unknown as Iph;

/** A game with dice of every kind: of both sides, by the app and by hand, free and set by a player. */
export function withManyDice(): Iph {
  const table = played('to-turn-11');
  take(table, freeRoll({ count: 2, sides: 20 }, { faces: [20, 7], by: 'app' }, 'who brings the beer'));
  take(table, freeRoll({ count: 1, sides: 6 }, { faces: [6], by: 'physical' }));
  take(table, freeRoll({ count: 1, sides: 6 }, { faces: [2], by: 'app' }));
  return table;
}
