import { isCampaign, isDecember, isOrange, type ScenarioId } from './scenarios';

type Option = {
  readonly label: string;
  readonly rule: string;
  /** Where it may be played; everywhere where it says nothing. */
  readonly fits?: (scenario: ScenarioId) => boolean;
  /** Rests on these. */
  readonly needs?: readonly string[];
  /** Not together with these. */
  readonly bars?: readonly string[];
  /** Some of its rules are not in the app yet. */
  readonly later?: true;
};

const inWholeWars = (id: ScenarioId) => id === 'g3' || id === 'g4' || id === 'g5';
/** 32: Scenarios that list submarines. */
const withSubs = (id: ScenarioId) =>
  isCampaign(id) || isOrange(id) || ['coral', 'midway', 'solomons', 'cruz'].includes(id);
const notOrange = (id: ScenarioId) => !isOrange(id);
const inOrange = (id: ScenarioId) => id === 'wpo1' || id === 'wpo2';

/** 0.2: Every optional rule. */
export const OPTIONS = {
  softFuel: { label: 'Ships without fuel are crippled', rule: '12(N)' },
  cityEntrench: { label: 'Entrenching in cities', rule: '16' },
  damagedBase5: { label: 'A damaged air base holds 5', rule: '19(A)' },
  nacRetrain: { label: 'Carrier air retraining', rule: '21.B' },
  capitalVP: { label: 'BB and BC count double', rule: '24' },
  solitaireAir: { label: 'Solitaire air reaction', rule: 'Phase 5' },
  embarkLimits: { label: 'Limits on embarked air', rule: 'Reinforcements' },
  extraJapLAC: { label: 'Additional Japanese LAC', rule: 'Reinforcements', fits: isCampaign },
  taskForces: { label: 'Task forces', rule: '25' },
  training: { label: 'Training', rule: '26' },
  resiliency: { label: 'Resiliency', rule: '27', fits: notOrange, needs: ['training'] },
  tactics: { label: 'Tactics', rule: '28' },
  infiltrateUnits: { label: 'Infiltration past units', rule: '29' },
  beach: { label: 'Beach defence', rule: '30' },
  homeDefense: { label: 'Home defence', rule: '31', fits: isCampaign },
  subs: { label: 'Submarines', rule: '32', fits: withSubs },
  convoy: { label: 'Convoy escorts', rule: '33', fits: (id) => isDecember(id) || id === 'malaya' },
  oilerPoints: { label: 'Oiler points', rule: '34' },
  nzoc: { label: 'Naval zones of control', rule: '35' },
  navalInitiative: { label: 'Naval initiative', rule: '36' },
  radar: { label: 'Radar', rule: '37', fits: notOrange },
  magic: { label: 'Magic', rule: '38', fits: notOrange },
  armor: { label: 'Armored brigades', rule: '39' },
  usArmor: { label: 'US armor', rule: '39', fits: isCampaign },
  guerrillas: { label: 'Guerrillas', rule: '40' },
  communistGuerrillas: {
    label: 'Communist guerrillas',
    rule: '40',
    fits: isCampaign,
    needs: ['guerrillas', 'china'],
  },
  asia: { label: 'Client armies', rule: '41' },
  monsoon: { label: 'Monsoon', rule: '42', fits: notOrange },
  midwar: { label: 'Mid-war victory points', rule: '43', fits: inWholeWars },
  strategic: { label: 'Strategic warfare', rule: '44', fits: inWholeWars },
  china: { label: 'China', rule: '45.A', fits: isCampaign },
  soviet: { label: 'The Soviet Union', rule: '45.B', fits: isCampaign },
  allyVarDeploy: { label: 'Allied variable deployment', rule: 'Variable Deployment', fits: isDecember },
  japVarDeploy: { label: 'Japanese variable deployment', rule: 'Variable Deployment', fits: isDecember },
  wpoReadiness: { label: 'Readiness', rule: 'War Plan Orange', fits: inOrange, bars: ['wpoAdmirals'] },
  wpoAdmirals: {
    label: 'The Battleship Admirals’ War',
    rule: 'War Plan Orange',
    fits: inOrange,
  },
  midwaySim: {
    label: 'Simulate the battle',
    rule: 'Midway',
    fits: (id: ScenarioId) => id === 'midway',
  },
} as const satisfies { readonly [id: string]: Option };

export type OptionId = keyof typeof OPTIONS;
export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];
export const aboutOption = (id: OptionId): Option => OPTIONS[id];
