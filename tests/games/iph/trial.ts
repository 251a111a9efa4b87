import { PRACTICE } from '../../../src/games/iph/data/practice';
import { iphMeta } from '../../../src/games/iph/meta';
import { open, say, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { scripts } from './scripts';
import { atTheCup, begun, HEADS, inBattle, inCarrierWarfare } from './tables';

const ATTACK = { attack: 17, defence: 6, terrain: 'rough' };

/** A battle whose table is known, so that its odds are shown. */
function inKnownBattle(): Table<never> {
  const table = inBattle(HEADS, ATTACK);
  return { ...table, pack: { ...table.pack, cells: { ...table.pack.cells, crt: PRACTICE.cells.crt ?? {} } } };
}

function atTheOrder(): Table<never> {
  const table = begun();
  open(table, 'landing-order');
  return table;
}

function atTheEnd(): Table<never> {
  const table = inCarrierWarfare();
  open(table, 'stop-game');
  say(table, 'us-concedes');
  return table;
}

export const iphTrial: Trial = {
  meta: iphMeta,
  scripts,
  verdicts: {
    'until-22': 'Ken wins',
    'to-turn-11': 'Ann wins',
    'down-to-zero': 'Ann wins',
    'no-beachhead': 'Ann wins',
  },
  whole: 'no-beachhead',
  stations: {
    'a curtain': atTheOrder,
    'a phase': () => atTheCup('24-move'),
    'a form': () => inBattle(HEADS),
    'a die': inKnownBattle,
    // Games that are stored beside each other share their charts: not one that is known to another.
    'a cell': () => inBattle(HEADS, { ...ATTACK, terrain: 'mountain' }),
    'a verdict': atTheEnd,
  },
  procedure: {
    at: () => inBattle(HEADS),
    answers: [{ attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1', 'holds'],
  },
  amended: { key: 'crt', answers: [3, '2/1'] },
  secret: {
    at: atTheOrder,
    answers: [
      { first: '1630', centre: '1631', last: '1632' },
      { first: '2311', centre: '2310', last: '2309' },
    ],
  },
  lookUp: { words: 'concentirc', rule: '10.12' },
};
