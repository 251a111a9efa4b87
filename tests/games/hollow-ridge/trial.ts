import { shippedEdition } from '../../own/shipped/editions';
import type { Trial } from '../../support/trial';
import { hollowRidge } from '../own-games';
import { tableOf } from '../own-trial';
import { scripts } from './scripts';

const edition = shippedEdition('hollow-ridge');
const { act, newGame, before } = tableOf(hollowRidge.meta, edition, new URL('./', import.meta.url));
const attack = () => act(before(), 'act:attack');

export const hollowRidgeTrial: Trial = {
  meta: hollowRidge.meta,
  scripts,
  verdicts: { 'nine-days': 'Bea wins: clear', ridge: 'Bea wins' },
  whole: 'ridge',
  stations: {
    names: newGame,
    'a corps acts': before,
    'an attack': attack,
    factors: () => act(before(), 'act:attack', ['g2']),
    'the combat die': () => act(before(), 'act:attack', ['g2', {}]),
    'a chit': () => act(before(), 'act:draw'),
  },
  procedure: { at: attack, answers: ['g2', { 'mods:ground': ['hill'] }, 3] },
  amended: { key: 'att+def+how', answers: [{ 'mods:ground': [], 'mods:ground:side': 1 }] },
  lookUp: { words: 'suply', rule: '4' },
};
