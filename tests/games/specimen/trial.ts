import type { Args } from '../../../src/core/play/procedure';
import type { Short } from '../../support/drive';
import { atRest, open, recorded, say, sitDown, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { specimen, specimenMeta } from './meta';
import { scripts } from './scripts';

type Battle = Table<never>;

function act(table: Battle, procedure: string, answers: readonly Short[] = [], args: Args = {}): Battle {
  const problem = open(table, procedure, args);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  say(table, ...answers);
  return table;
}

const newGame = (...answers: readonly Short[]): Battle =>
  act(sitDown(specimen) as unknown as Battle, specimen.setup, answers, { charts: 'own' });
const begun = (): Battle => newGame({ red: 'Rita', blue: 'Bo' }, {});
/** The game of the example before its last attack: Blue Horse is to act, at noon. */
const noon = (): Battle =>
  atRest(recorded(specimen, new URL('example.json', import.meta.url)) as unknown as Battle);
const attack = (): Battle => act(noon(), 'fight');

export const specimenTrial: Trial = {
  meta: specimenMeta,
  scripts,
  verdicts: { dusk: 'Nobody wins', 'red-concedes': 'Bo wins', 'red-wins': 'Rita wins' },
  whole: 'red-wins',
  stations: {
    names: newGame,
    'house rules': () => newGame({ red: 'Rita', blue: 'Bo' }),
    arrivals: begun,
    'a unit acts': noon,
    'an attack': attack,
    'the combat die': () => act(noon(), 'fight', [{ target: 'red-foot' }]),
    'a chit': () => act(noon(), 'draw'),
    'a unit by hand': () => act(noon(), 'units', ['red-foot']),
    'a verdict': () => act(noon(), 'stop-game', ['red']),
  },
  procedure: { at: attack, answers: [{ target: 'red-foot', ground: [] }, 6] },
  amended: { key: 'attack', answers: [{ target: 'red-foot', ground: ['hill'] }] },
  lookUp: { words: 'reinforcments', rule: '3' },
};
