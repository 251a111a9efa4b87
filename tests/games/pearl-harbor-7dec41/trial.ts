import type { Args } from '../../../src/core/play/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import type { Short } from '../../support/drive';
import { atRest, open, question, recorded, say, sitDown, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { scripts } from './scripts';

type Pearl = Table<never>;

const EXAMPLE = new URL('../../../src/games/pearl-harbor-7dec41/example.json', import.meta.url);

function act(table: Pearl, procedure: string, answers: readonly Short[] = [], args: Args = {}): Pearl {
  const problem = open(table, procedure, args);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  say(table, ...answers);
  return table;
}

const newGame = (...answers: readonly Short[]): Pearl =>
  act(sitDown(pearlHarbor) as unknown as Pearl, pearlHarbor.setup, answers, { charts: 'own' });
const NAMES = { jp: 'Ken', us: 'Ann' };
const begun = (): Pearl => newGame(NAMES, {});
const planned = (): Pearl => act(begun(), 'plan', [{ mission: 'false-alarm' }]);
const inHarbour = (): Pearl => act(planned(), 'harbour', [1, 'on', 'done']);
const inPlay = (): Pearl => act(inHarbour(), 'begin-play');
/** The first morning, when the US may look for the fleet. */
const searching = (): Pearl => {
  const table = act(inPlay(), 'arrivals');
  // Nobody arrives, however many dice that takes.
  for (let prompt = question(table); prompt; prompt = question(table))
    say(table, prompt.kind === 'dice' ? Array<number>(prompt.count).fill(1) : 'done');
  return act(table, 'end-step');
};
/** The game of the example before its last strike: the fourth impulse of the first morning. */
const attacked = (): Pearl => atRest(recorded(pearlHarbor, EXAMPLE) as unknown as Pearl);
const striking = (...answers: readonly Short[]): Pearl => act(attacked(), 'strike', answers, { side: 'jp' });
const over = (): Pearl => act(act(attacked(), 'end-game', ['end', {}]), 'record-end');

const VAL = 'soryu-soryu-val';

export const pearlHarborTrial: Trial = {
  meta: pearlHarborMeta,
  scripts,
  verdicts: {
    called: 'Nobody wins',
    draw: 'Ann wins',
    invasion: 'Ken wins',
    'two-false-alarms': 'Ken wins',
  },
  whole: 'invasion',
  stations: {
    'dice behind the curtain': () => act(planned(), 'harbour'),
    'air operations': attacked,
    'a sortie': () => striking(VAL),
  },
  moreStations: {
    'house rules': () => newGame(NAMES),
    'a curtain': () => act(begun(), 'plan'),
    'which squadron': striking,
    'a verdict': over,
    names: newGame,
    'the plan is made': planned,
    'before the first phase': inHarbour,
    'points paid in secret': () => act(inHarbour(), 'precautions'),
    search: searching,
    'dice for a sighting': () => act(searching(), 'clipper', [{ pieces: 1 }]),
    'a squadron card': () => act(attacked(), 'squadron-card', [], { side: 'jp' }),
    'a form of corrections': () => act(attacked(), 'correct-points'),
  },
  procedure: { at: striking, answers: [VAL, { bombed: 'pennsylvania' }, [1, 1], 6] },
  amended: { key: 'hit', answers: [1] },
  secret: {
    at: () => act(begun(), 'plan'),
    answers: [
      { mission: 'false-alarm', entry: 'All from the west' },
      {
        mission: 'attack',
        miniSubs: 'yes',
        count: 4,
        turn: '6',
        impulse: 3,
        invasion: 'yes',
        entry: 'North-west',
      },
    ],
  },
  lookUp: { words: 'joint comand center', rule: 'Joint Command' },
};
