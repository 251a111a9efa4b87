import type { Args } from '../../../src/core/play/procedure';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { worldAtWarMeta } from '../../../src/games/world-at-war-51/meta';
import type { Short } from '../../support/drive';
import { atRest, open, recorded, say, sitDown, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { scripts } from './scripts';

type War = Table<never>;

const EXAMPLE = new URL('../../../src/games/world-at-war-51/example.json', import.meta.url);

function act(table: War, procedure: string, answers: readonly Short[] = [], args: Args = {}): War {
  const problem = open(table, procedure, args);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  say(table, ...answers);
  return table;
}

const NAMES = { jp: 'Ken', us: 'Ann' };
const newGame = (...answers: readonly Short[]): War =>
  act(sitDown(worldAtWar) as unknown as War, worldAtWar.setup, answers, { charts: 'own' });
const begun = (): War => newGame(NAMES, {});
const declared = (): War => act(begun(), 'declare', ['jp-both', {}, { level: 33 }, 'yes', 'yes']);
const effective = (): War => act(declared(), 'effective', [3]);
const FORCES: readonly Short[] = [
  { count: 1, 'name-1': 'Halsey', 'nas-1': 3, 'ships-1': 'Enterprise 3' },
  { aaf: 2, nas: 1, light: 5 },
  { light: 8 },
  { airJp: 2, airUs: 1, navalJp: 1, navalUs: 0 },
];
const listed = (): War => act(act(effective(), 'forces', FORCES), 'magic-jp', [{ cards: 1 }]);
const magic = (): War => act(listed(), 'magic-us');
const sealed = (): War => act(magicDone(), 'locations');
const magicDone = (): War => act(listed(), 'magic-us', [{ cards: 0 }]);
const located = (): War => act(magicDone(), 'locations', [[5, 4], 'done']);
const surprised = (): War => act(located(), 'surprise', [6]);
const caught = (): War => act(surprised(), 'targets');
/** The game of the example: the first strike, at the attack on the Lexington. */
const attack = (): War => recorded(worldAtWar, EXAMPLE) as unknown as War;
/** The same before that attack. */
const striking = (): War => atRest(attack());
const noAttack = (): War => act(begun(), 'declare', ['us', {}]);

export const worldAtWarTrial: Trial = {
  meta: worldAtWarMeta,
  scripts,
  verdicts: {
    withdrawal: 'Japan withdrew after one strike',
    interception: 'Two strikes, and the carriers met',
    'us-alone': 'Two strikes, and nobody met the fleet',
    'other-wars': 'Both agreed to stop',
  },
  whole: 'other-wars',
  stations: {
    'task forces': () => act(effective(), 'forces'),
    'Magic behind the curtain': magic,
    'the first strike': striking,
  },
  moreStations: {
    'who declares war': () => act(begun(), 'declare'),
    'squadrons at a ship': attack,
    'a verdict': noAttack,
    names: newGame,
    'house rules': () => newGame(NAMES),
    'before the war': begun,
    'the tension level': () => act(begun(), 'declare', ['jp-both', {}]),
    'the tension die': declared,
    'what lies at Pearl Harbor': () => act(effective(), 'forces', FORCES.slice(0, 1)),
    modifiers: () => act(effective(), 'forces', FORCES.slice(0, 3)),
    'dice behind the curtain': sealed,
    'the surprise die': located,
    targets: () => act(caught(), 'assign'),
    'a ship by hand': () => act(striking(), 'ship-by-hand', ['nevada']),
    'a line of one’s own': () => act(noAttack(), 'write-line'),
  },
  procedure: { at: attack, answers: [[5, 5], { lost: 1 }] },
  // Fewer effects: damaged, and under complete surprise a critical-hit die.
  amended: { key: 'attack', answers: [[1, 1], 5, { result: 'nothing' }] },
  secret: { at: magic, answers: [{ cards: 0 }, { cards: 3 }] },
  lookUp: { words: 'supprise level', rule: '51.313' },
};
