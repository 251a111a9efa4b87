import { shippedEdition } from '../../own/shipped/editions';
import type { Trial } from '../../support/trial';
import { battleForMoscow } from '../own-games';
import { tableOf } from '../own-trial';
import { scripts } from './scripts';

const edition = shippedEdition('battle-for-moscow');
const { act, newGame, before } = tableOf(battleForMoscow.meta, edition, new URL('./', import.meta.url));
const attack = () => act(before(), 'act:german-attack');

export const battleForMoscowTrial: Trial = {
  meta: battleForMoscow.meta,
  scripts,
  verdicts: { 'seven-turns': 'Greta wins: last in Moscow', 'one-week': 'Sasha wins' },
  whole: 'one-week',
  stations: {
    names: newGame,
    'combat phase': before,
    'an attack': attack,
    'the combat die': () => act(before(), 'act:german-attack', [{ att: 16, def: 4 }]),
    'a unit by hand': () => act(before(), 'row:units', ['+']),
  },
  procedure: { at: attack, answers: [{ att: 16, def: 4, 'mods:on-soviets': [] }, 1] },
  amended: { key: 'att+def+ground', answers: [{ att: 12, def: 4, 'mods:on-soviets': [] }] },
  lookUp: { words: 'reinforcments', rule: '8' },
};
