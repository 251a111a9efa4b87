import { describe, expect, it } from 'vitest';
import { logLines } from '../../../src/core/journal/log';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { Short } from '../../support/drive';
import { say, sitDown } from '../../support/play';
import { type After, act, EVERYTHING, facesOfAttack, lookTheSame, NO_PLAN } from './secrecy-runs';

describe('[Telling mvps, Mini-subs, Land Combat] what an attack leaves sealed', () => {
  const AT_SEA: After = { enterprise: 1, arrivals: [1, 1] };
  const BARE: Short = { mission: 'attack' };
  const subs = (turn: string): Short => ({ mission: 'attack', miniSubs: 'yes', count: 2, turn, impulse: 3 });

  const bare = facesOfAttack(BARE, AT_SEA, false);

  it.each<[string, readonly [Short, Short], Partial<After>, boolean]>([
    ['mini-subs and an invasion', [BARE, EVERYTHING.plan], {}, false],
    ['the time that mini-subs attack', [subs('3'), subs('6')], {}, true],
    ['carriers that came in from the south', [BARE, BARE], { arrivals: [6, 6] }, false],
    ['carriers in harbour, until the attack begins', [BARE, BARE], { enterprise: 6 }, false],
  ])('%s', (_, [one, other], secrets, enter) => {
    const plain = one === BARE ? bare : facesOfAttack(one, AT_SEA, enter);
    const faces = facesOfAttack(other, { ...AT_SEA, ...secrets }, enter);
    expect(faces).toHaveLength(secrets.enterprise ? 2 : 4);
    expect(faces).toEqual(plain.slice(0, faces.length));
  });
});

// Whatever shows one of these shows here too; the soak seals each of them by itself.
lookTheSame([['all of it', EVERYTHING]]);

it('[Setups] two games that look the same are told apart once the plan is open', () => {
  const told = [NO_PLAN, EVERYTHING].map((secrets) => {
    const table = sitDown(pearlHarbor);
    act(table, 'set-up');
    say(table, { jp: 'Ken', us: 'Ann' }, {});
    act(table, 'plan');
    say(table, secrets.plan);
    act(table, 'harbour');
    say(table, 1, 'on', 'done');
    act(table, 'begin-play');
    act(table, 'end-game');
    say(table, 'end');
    return JSON.stringify(logLines(table.projection));
  });
  expect(told[0]).toContain('a false alarm');
  expect(told[1]).toContain('Akagi and Kaga bombs');
});
