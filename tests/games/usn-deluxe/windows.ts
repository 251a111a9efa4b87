import { readFileSync } from 'node:fs';
import type { OptionId } from '../../../src/games/usn-deluxe/data/options';
import { EFFECTS } from '../../../src/games/usn-deluxe/data/readiness';
import { SCENARIO_ITEMS } from '../../../src/games/usn-deluxe/data/scenario-items';
import {
  aboutScenario,
  isCampaign,
  SCENARIO_IDS,
  type ScenarioId,
} from '../../../src/games/usn-deluxe/data/scenarios';
import { SHIP_NAMES } from '../../../src/games/usn-deluxe/data/ship-names';
import { decisionsOf } from '../../../src/games/usn-deluxe/data/verdicts';
import { checksIn } from '../../../src/games/usn-deluxe/procedures/checks';
import { landing } from '../../../src/games/usn-deluxe/procedures/fights';
import { setUpOf } from '../../../src/games/usn-deluxe/procedures/phases';
import { switchesFor } from '../../../src/games/usn-deluxe/procedures/set-up';
import { indianOcean } from '../../../src/games/usn-deluxe/procedures/special';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow, openClients, openReserves, triggersLeft } from '../../../src/games/usn-deluxe/state/dues';
import { asksLeft, factsFor } from '../../../src/games/usn-deluxe/state/facts';
import { isReady, suits } from '../../../src/games/usn-deluxe/state/needs';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { linesOf } from '../../../src/games/usn-deluxe/views/guide/guide';
import { drive } from '../../support/drive';
import { usnDeluxe } from './game';

// A table of windows, typed from the rulebook by somebody who saw no code, and a walk over every scenario, turn and option.

/** What a rule sets for some turns of some scenarios: told, offered, asked, or none of it. */
export type Window = {
  readonly id: string;
  readonly scenarios: readonly string[];
  /** Options that must be on, or off behind a `!`; where several stand with a slash between, one of them. */
  readonly needs: string;
  readonly turns: string;
  /** Phases by their numbers; any where none is named. */
  readonly phases: readonly string[];
  readonly side: string;
  readonly kind: string;
};

const wordsOf = (part: string): readonly string[] => (part === '-' ? [] : part.split(' '));
export const windowsIn = (text: string): readonly Window[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', scenarios = '', needs = '-', turns = '-', phases = '-', side = '-', kind = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { id, scenarios: wordsOf(scenarios), needs, turns, phases: wordsOf(phases), side, kind };
    });
export const WINDOWS = windowsIn(readFileSync(new URL('./windows.txt', import.meta.url), 'utf8'));

/** `all`, `first`, `7`, `3 6`, `..55`, `56..`, `5..23/2`; none for what depends on the play. */
export function turnsOf({ turns }: Pick<Window, 'turns'>, scenario: ScenarioId): readonly number[] {
  const { from, to } = aboutScenario(scenario);
  if (turns === 'first') return [from];
  return wordsOf(turns === 'all' ? '..' : turns).flatMap((run) => {
    const [, first, dots, last, step] = /^(\d+)?(\.\.)?(\d+)?(?:\/(\d+))?$/.exec(run) ?? [];
    const start = Number(first ?? from);
    const end = dots ? Number(last ?? to) : start;
    return Array.from(
      { length: Math.max(0, Math.floor((end - start) / Number(step ?? 1)) + 1) },
      (_, i) => start + i * Number(step ?? 1),
    ).filter((turn) => turn >= from && turn <= to);
  });
}

/** Options and results of readiness that are on. */
export const isOn = (needs: string, on: readonly string[]): boolean =>
  wordsOf(needs).every((each) =>
    each.startsWith('!') ? !on.includes(each.slice(1)) : each.split('/').some((one) => on.includes(one)),
  );

const RESULTS = Object.keys(EFFECTS);
/** Of a list each word whose place has this bit: any two are apart in one of the lists. */
const withBit = (words: readonly string[], bit: number) => words.filter((_, i) => (i >> bit) % 2 === 1);
const BITS = [0, 1, 2, 3, 4, 5];

/** With none of its options, with all that go together, and with halves of them, so that each is on and off beside any other. */
function optionsOf(scenario: ScenarioId): readonly (readonly string[])[] {
  const { single, together } = wordsFor(scenario);
  const halves = BITS.map((bit) => withBit(['', ...together], bit)).filter((half) => half.length);
  return [[], single, ...halves, ...(together.length > single.length ? [['wpoAdmirals']] : [])].map((on) =>
    withForced(scenario, on),
  );
}
/** With each of its options alone. */
export const eachAlone = (scenario: ScenarioId): readonly (readonly string[])[] =>
  [...wordsFor(scenario).together, ...wordsFor(scenario).single].map((id) => withForced(scenario, [id]));

function wordsFor(scenario: ScenarioId) {
  const single = switchesFor(scenario).filter((id) => id !== 'wpoReadiness' && id !== 'wpoAdmirals');
  const ready = switchesFor(scenario).includes('wpoReadiness');
  return { single, together: [...single, ...(ready ? RESULTS : [])] };
}
const withForced = (scenario: ScenarioId, on: readonly string[]): readonly string[] => [
  ...(aboutScenario(scenario).forced ?? []),
  ...(on.some((each) => RESULTS.includes(each)) ? ['wpoReadiness'] : []),
  ...on,
];

export const stateAt = (
  scenario: ScenarioId,
  on: readonly string[],
  turn: number,
  step: string,
): UsnState => {
  const results = on.filter((each) => RESULTS.includes(each));
  return {
    ...initialState(),
    scenario,
    stage: 'underway',
    options: on.filter((each) => !RESULTS.includes(each)) as readonly OptionId[],
    since: turn,
    cursor: { turn, step },
    ...(results.length && { readiness: results }),
  };
};

/** Ships by their hulls alone, as the rulebook has them: the side stands beside the line. */
function hullsOf(text: string): string {
  const known = bare.get(text);
  if (known !== undefined) return known;
  const hulls = Object.entries(SHIP_NAMES)
    .reduce((said, [id, name]) => said.replaceAll(`${id.slice(2)} ${name}`, id.slice(2)), text)
    .replace(/^(?:Allied|Japanese) (?=[A-Z]+-\d)/, '');
  bare.set(text, hulls);
  return hulls;
}
const bare = new Map<string, string>();

/** A war as the set-up begins it. */
export const begunWith = (scenario: ScenarioId, on: readonly string[] = []): UsnState =>
  drive(usnDeluxe, initialState(), 'set-up', {}, [
    ['scenario', scenario],
    ['players', { options: on }],
    ['house', {}],
  ]).outcome.events.reduce((state, event) => applyEvent(state, event as UsnEvent).state, initialState());

/** What one turn shows, by its kind, its phase and its side: "due p1 a" and the words. */
type Show = (where: string, text: string) => void;
export function showTurn(scenario: ScenarioId, on: readonly string[], turn: number, show: Show): void {
  const state = stateAt(scenario, on, turn, 'p10');
  const { from, to, shock } = aboutScenario(scenario);
  for (const { kind, text, side = '-', step = 'p1' } of duesNow(state))
    if (kind !== 'triggers') show(`due ${step} ${side}`, hullsOf(text));
  if (triggersLeft(state).includes(turn)) {
    for (const { name, side } of openReserves(state)) show(`reserve p1 ${side}`, name);
    for (const { name } of openClients(state)) show('client p1 j', name);
  }
  const masked = turn === from && shock ? ['p3', 'p4', 'p6'] : [];
  for (const step of STEPS.filter((each) => !masked.includes(each))) {
    const here = { ...state, cursor: { turn, step } };
    for (const { side = '-', text } of linesOf(here)) show(`guide ${step} ${side}`, text);
    for (const row of checksIn(here, step)) {
      show(`die ${step} -`, row.id);
      if (row.id === 'training' && step === 'p3')
        for (const ask of asksLeft(row, [factsFor(here, 'a')])) show('ask p3 a', ask.id);
    }
    for (const { id, unless } of [landing, indianOcean]) if (!unless?.(here, {})) show(`offer ${step} -`, id);
  }
  if (turn === from)
    for (const side of ['j', 'a'] as const)
      for (const { place, ships = '', units = '' } of setUpOf(state, side))
        show(`set-up p1 ${side}`, `${place}: ${ships}; ${units}`);
  if (turn === to) for (const line of finalLines(state)) show('final p10 -', line);
}
const STEPS = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);

/** What is counted or asked once the last turn is over. */
const finalLines = (state: UsnState): readonly string[] => [
  ...(isCampaign(state.scenario) ? ['The areas'] : []),
  ...SCENARIO_ITEMS.filter(
    ({ scenarios, asked, needs, ready }) =>
      asked === 'game-end' &&
      scenarios.includes(state.scenario) &&
      suits(state, needs) &&
      isReady(state, ready),
  ).map(({ name }) => name),
  ...decisionsOf(state.scenario).flatMap(({ facts }) => facts.map(({ name }) => name)),
];

export type Walked = {
  readonly scenario: ScenarioId;
  readonly on: readonly string[];
  readonly turns: ReadonlySet<number>;
  /** By each line that is shown, "due p1 a|The Marine regiment of the chart is a 10-15", its turns. */
  readonly shown: ReadonlyMap<string, readonly number[]>;
};

/** The turns on which a window of a scenario opens or has just closed, and the turn before each. */
function edgesOf(scenario: ScenarioId): readonly number[] {
  const { from, to } = aboutScenario(scenario);
  const edges = WINDOWS.filter(({ scenarios }) => scenarios.includes(scenario)).flatMap((each) => {
    const turns = turnsOf(each, scenario);
    const [first = from, last = from] = [turns[0], turns.at(-1)];
    return [first - 1, first, last, last + 1];
  });
  return [...new Set(edges)].filter((turn) => turn >= from && turn <= to).toSorted((a, b) => a - b);
}

/**
 * Every scenario with every set of options: turn by turn with none and with all of them, with others at every
 * second edge of the windows. */
export const walk = (
  sets: (scenario: ScenarioId) => readonly (readonly string[])[] = optionsOf,
): readonly Walked[] =>
  SCENARIO_IDS.flatMap((scenario) => {
    const edges = edgesOf(scenario);
    const all = allOf(scenario);
    const turns = (i: number) =>
      i < 2 || sets !== optionsOf ? all : edges.filter((_, edge) => edge % 2 === i % 2);
    return sets(scenario).map((on, i) => walkOnce(scenario, on, turns(i)));
  });

const allOf = (scenario: ScenarioId): readonly number[] => {
  const { from, to } = aboutScenario(scenario);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

function walkOnce(scenario: ScenarioId, on: readonly string[], all: readonly number[]): Walked {
  const places = new Map<string, Map<string, number[]>>();
  for (const turn of all)
    showTurn(scenario, on, turn, (where, text) => {
      const texts = places.get(where) ?? new Map<string, number[]>();
      places.set(where, texts);
      const turns = texts.get(text);
      if (!turns) texts.set(text, [turn]);
      else if (turns.at(-1) !== turn) turns.push(turn);
    });
  const shown = [...places].flatMap(([where, texts]) =>
    [...texts].map(([text, turns]) => [`${where}|${text}`, turns] as const),
  );
  return { scenario, on, turns: new Set(all), shown: new Map(shown) };
}
