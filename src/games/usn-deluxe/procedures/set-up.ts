import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { askHouse } from '../../../kit/standard/house-rules';
import { namesDiffer, playerFields } from '../../../kit/standard/players';
import { finish } from '../../../kit/steps';
import { HOUSE, type House } from '../data/house';
import { aboutOption, OPTION_IDS, OPTIONS, type OptionId } from '../data/options';
import { aboutScenario, isDecember, SCENARIO_IDS, type ScenarioId } from '../data/scenarios';
import { expandShips, SET_UPS, type SetUpLine } from '../data/set-ups';
import { START_ENDURANCE } from '../data/ship-types';
import { endlessPlace } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { suits } from '../state/needs';
import { shipType } from '../state/points';
import type { Procedure, Run } from '../state/procedure';
import { shipId } from '../state/register';

const NOT_YET = 'Not in the app yet';

/** Switches that a scenario may be played with here: each of them is read by a rule. */
export const switchesFor = (scenario: ScenarioId): readonly OptionId[] =>
  OPTION_IDS.filter((id) => {
    const { later, fits } = aboutOption(id);
    return !later && (!fits || fits(scenario)) && !aboutScenario(scenario).forced?.includes(id);
  });

/** Which war, who plays it, by which optional rules and readings. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: 'Set-up',
  title: 'Set-up',
  *run(state): Run {
    const work = startDerivation();
    const scenario = yield* askChoice<ScenarioId>(work, {
      key: 'scenario',
      rule: 'Set-up',
      title: 'Which scenario?',
      options: SCENARIO_IDS.map((id) => {
        const { name, from, to, later } = aboutScenario(id);
        const turns = `${to - from + 1} turns`;
        return { value: id, label: name, note: turns, ...(later && { disabled: `${turns}. ${NOT_YET}` }) };
      }),
    });
    const offered = switchesFor(scenario);
    const form = {
      key: 'players',
      rule: 'Set-up',
      title: 'Who plays, and with which rules?',
      submit: 'Begin',
      checks: [namesDiffer(['j', 'a']), ...needed(offered)],
    };
    const { options, ...players } = yield* askFields(work, form, {
      ...playerFields({ j: 'Japanese player', a: 'Allied player' }, state.players),
      options: mark(
        'Optional rules',
        offered.map((value) => ({ value, label: OPTIONS[value].label })),
        { initial: offered.filter((id) => id === 'extraJapLAC') },
      ),
    });
    const chosen = [...(aboutScenario(scenario).forced ?? []), ...options] as readonly OptionId[];
    const house = yield* askHouse(work, HOUSE, HOUSE.defaults, { rule: 'Set-up' });
    const { name } = aboutScenario(scenario);
    const ships = startingShips(scenario, chosen, house);
    const lines = [
      fact('Ships in the register', { value: String(ships.length), rule: 'Set-up' }),
      ...work.lines,
    ];
    const begun: UsnEvent = {
      ...{ type: 'v1.Begun', players, scenario, options: chosen, house, ships },
      ...(lacksAnArmy(scenario, chosen) && { chinese: { nationalist: 1, communist: 0 } }),
    };
    const paid: readonly UsnEvent[] = chosen.includes('japVarDeploy') ? [FREE_DEPLOYMENT] : [];
    return finish(heading(name, { rule: aboutScenario(scenario).rule }), [begun, ...paid], lines);
  },
};

/** Game 2, 45.A(H): A Nationalist army of its order of battle is eliminated already. */
const lacksAnArmy = (scenario: ScenarioId, options: readonly OptionId[]): boolean =>
  scenario === 'g2' && options.includes('china');

const FREE_DEPLOYMENT: UsnEvent = {
  type: 'v1.Scored',
  side: 'a',
  hundredths: 2500,
  label: 'Japan deployed freely',
  rule: 'Variable Deployment',
  once: 'japanese-deployment',
};

/** A switch that rests on another is not taken without it, nor one with another that it bars. */
export const needed = (offered: readonly OptionId[]) =>
  offered.flatMap((id) => {
    const { needs = [], bars = [], label, rule } = aboutOption(id);
    const barred = bars.map((other) => ({
      kind: 'never' as const,
      field: 'options',
      all: [id, other].map((each) => ({ field: 'options', includes: [each] })),
      message: `${label} cannot be combined with ${aboutOption(other as OptionId).label} (${rule}).`,
    }));
    const resting = needs.map((need) => ({
      kind: 'never' as const,
      field: 'options',
      all: [
        { field: 'options', includes: [id] },
        { field: 'options', includes: [need], not: true as const },
      ],
      message: `${label} needs ${aboutOption(need as OptionId).label}: choose both.`,
    }));
    return [...resting, ...barred];
  });

/** The lines of a set-up that hold with these switches. */
export const setUpLines = (scenario: ScenarioId, options: readonly OptionId[]): readonly SetUpLine[] =>
  scenario in SET_UPS
    ? SET_UPS[scenario as keyof typeof SET_UPS].filter(({ needs }) => suits({ options }, needs))
    : [];

/** Every ship of the set-up where it lies, fuelled as its scenario says. */
function startingShips(scenario: ScenarioId, options: readonly OptionId[], house: House) {
  const { from } = aboutScenario(scenario);
  return setUpLines(scenario, options).flatMap(({ side, place, ships = '', weeks = {} }) =>
    (ships ? expandShips(ships) : []).map((name) => {
      const { endurance } = shipType(name.replace(/-[^-]*$/, ''));
      const early = side === 'j' && isDecember(scenario) && house.pregameFuel === 'free';
      const extra = early && endurance === 3 ? START_ENDURANCE.warships - endurance : 0;
      const fuelled = Math.max(0, from - 1) + extra;
      return { ship: shipId(side, name), place: endlessPlace(place), weeks: weeks[name] ?? 0, fuelled };
    }),
  );
}
