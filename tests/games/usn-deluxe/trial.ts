import type { Args } from '../../../src/core/play/procedure';
import { usnDeluxeMeta } from '../../../src/games/usn-deluxe/meta';
import type { Short } from '../../support/drive';
import { atRest, open, question as questionOf, recorded, say, sitDown, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { usnDeluxe } from './game';
import { scripts } from './scripts';

type War = Table<never>;

/** Recorded once, and only read since: as any game that players have begun. */
const JULY_1943 = new URL('july-1943.json', import.meta.url);

function act(table: War, procedure: string, answers: readonly Short[] = [], args: Args = {}): War {
  const problem = open(table, procedure, args);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  say(table, ...answers);
  return table;
}

const newGame = (...answers: readonly Short[]): War =>
  act(sitDown(usnDeluxe) as unknown as War, usnDeluxe.setup, answers, { charts: 'own' });
const NAMES = { j: 'Ken', a: 'Ann', options: ['allyVarDeploy', 'strategic', 'subs'] };
const begun = (): War => newGame('g5', NAMES, {});
const deploying = (): War => act(begun(), 'deployment');
/** Rabaul's base is to be rolled for at the end of turn 84. */
const recovering = (): War => recorded(usnDeluxe, JULY_1943) as unknown as War;
/** The same before that phase is settled. */
const ending = (): War => atRest(recovering());
const settling = (): War => act(ending(), 'administration');
const turn85 = (): War => {
  const table = ending();
  act(table, 'administration', [{}, 4]);
  return act(table, 'end-step');
};
/** The second turn of Game 2: nothing of the chart has been read for it. */
function turn22(): War {
  const table = newGame('g2', { j: 'Ken', a: 'Ann', options: [] }, {});
  for (let phases = 0; phases < 40; phases += 1) {
    const { main, actions } = usnDeluxe.table(table.projection.state);
    if (usnDeluxe.moment(table.projection.state).startsWith('Turn 22')) return table;
    const next =
      main?.procedure === 'refuel' ? actions.find(({ procedure }) => procedure === 'end-step') : main;
    open(table, next?.procedure ?? '', next?.args ?? {});
    answerAll(table);
  }
  throw new Error('turn 22 does not come');
}
const ships = (): War => {
  const table = turn85();
  act(table, 'due', ['Nothing', 'CV-10, TR-5', {}]);
  return act(table, 'end-step');
};

/** The Allied land attack of that turn, aircraft under way. */
function flying(...answers: readonly Short[]): War {
  const table = ships();
  for (const _ of [3, 4, 5]) {
    act(table, 'end-step');
    if (table.projection.open && questionOf(table)) say(table, 'end');
  }
  return act(table, 'air-strike', answers);
}
const SUPPORT = { to: 'else', name: 'Lae', against: 'support', LAC: 6, NAC: 2, extended: ['NAC'] };

export const usnDeluxeTrial: Trial = {
  meta: usnDeluxeMeta,
  scripts,
  verdicts: {
    'coral-sea': 'Ken wins',
    midway: 'Ann wins',
    'eastern-solomons': 'Ken wins',
    'santa-cruz': 'Nobody wins',
    'opening-moves': 'Ken wins',
    'turn-of-the-tide': 'Ken wins',
    'to-mid-war': 'Ann wins',
    'manchuria-falls': 'Ann wins',
    'manchuria-held': 'Ken wins',
    'manchuria-drawn': 'Nobody wins',
    'ichi-go': 'Ken wins',
    'u-go': 'Ann wins',
    'china-burma-india': 'Nobody wins',
    'orange-1': 'Ken wins',
    'orange-2': 'Ann wins',
    'orange-3': 'Nobody wins',
    'orange-ready': 'Ken wins',
    malaya: 'Ken wins',
    saipan: 'Ann wins',
    'sealed-raids': 'Ann wins',
    philippines: 'Ann wins',
    'a-fleet-stays': 'Ken wins',
    agreed: 'Nobody wins',
    conceded: 'Ken wins',
  },
  whole: 'coral-sea',
  stations: {
    'which war': newGame,
    'the die behind the curtain': deploying,
    'the reinforcement chart': () => act(turn22(), 'due'),
    'a sea movement': ships,
  },
  moreStations: {
    'a group of ships': () => flying({ LAC: 8, NAC: 9 }, {}, {}),
    'names and switches': () => newGame('g5'),
    'before the war': begun,
    'the set-up of a side': () => act(begun(), 'place', [], { side: 'a' }),
    'the end of a turn': ending,
    'who recovers': settling,
    'a die of recovery': recovering,
    'what is due': turn85,
    'which ships': () => act(ships(), 'refuel', ['Any Japanese naval bases'], { side: 'j' }),
    'a counter': () => act(ships(), 'fight', [{ place: 'Truk' }, 'ship', 'a', 'a:CV-6', { weeks: 10 }]),
    'who rises': () => flying({ LAC: 8, NAC: 9 }, {}),
    'who finds no base': () => act(flying(SUPPORT, {}, {}), 'air-basing'),
    'the areas': () => act(over(), 'final-count'),
  },
  procedure: { at: settling, answers: [{ supplied: ['j:Rabaul air base'] }, 4] },
  amended: { key: 'supplied', answers: [{ supplied: [] }] },
  secret: { at: deploying, answers: [1, 6] },
  lookUp: { words: 'submarins', rule: '32' },
};

/** The last turn of a campaign behind it, its areas not counted. */
function over(): War {
  const table = newGame('g1', { j: 'Ken', a: 'Ann', options: [] }, {});
  for (let phases = 0; phases < 600; phases += 1) {
    const { main } = usnDeluxe.table(table.projection.state);
    if (!main || main.procedure === 'final-count') return table;
    const next = main.procedure === 'refuel' ? 'end-step' : main.procedure;
    open(table, next, main.args);
    answerAll(table);
  }
  throw new Error('the war does not end');
}
function answerAll(table: War): void {
  for (let asked = 0; asked < 20; asked += 1) {
    const prompt = table.projection.open && questionOf(table);
    if (!prompt) return;
    if (prompt.kind === 'cell') say(table, prompt.chart === 'reinforcements' ? 'Nothing' : 4);
    else if (prompt.kind === 'choice')
      say(table, prompt.options.find(({ disabled }) => !disabled)?.value ?? '');
    else if (prompt.kind === 'dice')
      say(
        table,
        Array.from({ length: prompt.count }, () => 3),
      );
    else if (prompt.kind === 'form')
      say(
        table,
        Object.fromEntries(
          prompt.fields.flatMap((field) =>
            field.kind === 'choice' && field.initial === undefined
              ? [[field.key, field.options[0]?.value ?? '']]
              : [],
          ),
        ),
      );
  }
}
