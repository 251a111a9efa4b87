import { shippedEdition } from '../../own/shipped/editions';
import type { Trial } from '../../support/trial';
import { mosswater } from '../own-games';
import { tableOf } from '../own-trial';
import { scripts } from './scripts';

const edition = shippedEdition('mosswater-bridge');
const { act, newGame, before: noon } = tableOf(mosswater.meta, edition, new URL('./', import.meta.url));
const attack = () => act(noon(), 'act:fight');

export const mosswaterTrial: Trial = {
  meta: mosswater.meta,
  scripts,
  verdicts: {
    dusk: 'Nobody wins',
    'every-end': 'Rita wins',
    'red-concedes': 'Bo wins',
    'red-wins': 'Rita wins',
  },
  whole: 'red-wins',
  stations: {
    names: newGame,
    'house rules': () => newGame({ red: 'Rita', blue: 'Bo' }),
    arrivals: () => newGame({ red: 'Rita', blue: 'Bo' }, {}),
    'a unit acts': noon,
    'an attack': attack,
    'the combat die': () => act(noon(), 'act:fight', [{ foe: 'red-foot' }]),
    'a chit': () => act(noon(), 'act:draw'),
    'a unit by hand': () => act(noon(), 'row:units', ['red-foot']),
    'a verdict': () => act(noon(), 'stop-game', ['won red']),
  },
  procedure: { at: attack, answers: [{ foe: 'red-foot', 'mods:ground': [] }, 6] },
  amended: { key: 'foe+how', answers: [{ foe: 'red-foot', 'mods:ground': ['hill'] }] },
  lookUp: { words: 'reinforcments', rule: '3' },
};
