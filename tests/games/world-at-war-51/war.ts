import { readFileSync } from 'node:fs';
import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import {
  type Args,
  type GameEvent,
  type Outcome,
  packLookup,
  type Recorded,
  runProcedure,
} from '../../../src/core/play/procedure';
import type { Answer, Option, Overridable, Prompt } from '../../../src/core/play/prompt';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { DEFAULT_HOUSE, type HouseRules } from '../../../src/games/world-at-war-51/state/house';
import type { Attack, Forces, Strike, WarState } from '../../../src/games/world-at-war-51/state/state';
import { initialState, newAttack } from '../../../src/games/world-at-war-51/state/state';
import { checkCitations } from '../../support/citations';
import { expand, type Short } from '../../support/drive';

/** Rows typed from the rules alone, apart from the code. */
export const expected = <T>(name: 'tables' | 'chances' | 'situations' | 'flows'): T =>
  JSON.parse(readFileSync(new URL(`./expected/${name}.json`, import.meta.url), 'utf8')) as T;

const PACK = emptyPack(`own:${worldAtWar.id}`, worldAtWar.id, 'test');

export const applied = (state: WarState, events: readonly GameEvent[]): WarState =>
  events.reduce((current, event) => {
    const { state: next, conflict } = worldAtWar.apply(current, event);
    if (conflict) throw new Error(conflict);
    return next;
  }, state);

export type Ran = {
  readonly state: WarState;
  readonly outcome: Outcome;
  /** Every question, in order. */
  readonly asked: readonly Prompt[];
  readonly looked: readonly Recorded[];
  /** What was worked out and players may override. */
  readonly overridable: readonly Overridable[];
};

type Said = { readonly [key: string]: Short };

/** Runs a procedure to its end, answered by key; throws on a question without an answer, and on an answer left over. */
export function run(
  state: WarState,
  procedure: string,
  said: Said = {},
  args: Args = {},
  pack: ChartPack = PACK,
): Ran {
  const def = worldAtWar.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const answers = new Map<string, Answer>();
  const asked: Prompt[] = [];
  const looked: Recorded[] = [];
  for (;;) {
    const now = runProcedure(def, state, args, answers, packLookup(worldAtWar.charts, pack));
    for (const each of now.looked) {
      answers.set(each.key, each.answer);
      looked.push(each);
    }
    if (now.status === 'done') {
      const keys = asked.map(({ key }) => key);
      const left = Object.keys(said).filter((key) => !keys.includes(key));
      if (left.length) throw new Error(`${procedure}: ${left.join(', ')} not asked`);
      const { outcome, overridable } = now;
      checkCitations(worldAtWar.id, [def, asked, overridable, outcome]);
      return { state: applied(state, outcome.events), outcome, asked, looked, overridable };
    }
    const { prompt, rejected } = now;
    if (rejected) throw new Error(`${prompt.key}: ${rejected.problem.message}`);
    const short = said[prompt.key];
    if (short === undefined) throw new Error(`${procedure} asks ${prompt.key}: ${prompt.title}`);
    asked.push(prompt);
    answers.set(prompt.key, expand(prompt, short));
  }
}

/** What a procedure asks first, without an answer. */
export function firstQuestion(state: WarState, procedure: string, args: Args = {}): Prompt | undefined {
  const def = worldAtWar.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const now = runProcedure(def, state, args, new Map(), packLookup(worldAtWar.charts, PACK));
  return now.status === 'asking' ? now.prompt : undefined;
}

/** The option of a choice by its value. */
export const optionOf = (asked: Prompt | undefined, value: string): Option | undefined =>
  asked?.kind === 'choice' ? asked.options.find((option) => option.value === value) : undefined;

export const FORCES: Forces = {
  taskForces: [],
  aaf: 0,
  nas: 0,
  light: 5,
  oil: 3,
  strikeForce: 18,
  ships: [],
  modifiers: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 },
};

/** A war on both with an attack in the middle of it. */
export function attacking(attack: Partial<Attack>, house: Partial<HouseRules> = {}): WarState {
  const declaration = {
    turn: 0,
    half: 'jp',
    by: 'jp',
    on: ['us', 'gb'],
    actual: 36,
    effective: 36,
    onslaught: true,
    unprepared: ['us', 'gb'],
    from: 0,
  } as const;
  return {
    ...initialState(),
    begun: true,
    house: { ...DEFAULT_HOUSE, ...house },
    declarations: [declaration],
    attack: {
      ...newAttack(0, true),
      forces: FORCES,
      magicJp: 0,
      magicUs: 0,
      column: 'c36',
      drm: 5,
      locations: {},
      level: 6,
      light: 5,
      oil: 3,
      nas: 18,
      ...attack,
    },
  };
}

/** The value of the working's line with this label. */
export const lineOf = ({ outcome }: Ran, label: string | RegExp): string | undefined =>
  outcome.trace.find((line) => (typeof label === 'string' ? line.label === label : label.test(line.label)))
    ?.value;

/** "20", "4": the rows of a chart that were looked up. */
export const rowsOf = ({ looked }: Ran, chart: string): readonly string[] =>
  looked.flatMap(({ answer }) => (answer.kind === 'cell' && answer.chart === chart ? [answer.row] : []));

export const keysOf = ({ asked }: Ran): readonly string[] => asked.map(({ key }) => key);

export function attackOf({ attack }: WarState): Attack {
  if (!attack) throw new Error('no attack');
  return attack;
}

/** The same state with these strikes in place of its own. */
export const withStrikes = (state: WarState, ...strikes: readonly Strike[]): WarState => ({
  ...state,
  attack: { ...attackOf(state), strikes },
});

/** The same state, before these facts of its attack were known. */
export function unknown(state: WarState, ...facts: readonly (keyof Attack)[]): WarState {
  const known = Object.entries(attackOf(state)).filter(([fact]) => !facts.includes(fact as keyof Attack));
  return { ...state, attack: Object.fromEntries(known) as unknown as Attack };
}

/** The same war without its attack: the players' own business. */
export function atPeace(state: WarState): WarState {
  const { attack: _, ...rest } = state;
  return rest;
}
