import type { Sequence, SequenceStep } from '../../../core/play/sequence';
import { weekOf } from './calendar';
import type { House } from './house';
import { aboutScenario, datedTurn, isShockTurn, type ScenarioId } from './scenarios';
import type { SideId } from './units';

export type PhaseId = 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10';
/** A part of a phase, by its letter as printed: "2I". */
type Part = { readonly id: string; readonly name: string };
type Phase = {
  readonly id: PhaseId;
  readonly label: string;
  readonly side?: SideId;
  readonly parts: readonly Part[];
};

const parts = (phase: string, text: string): readonly Part[] =>
  text.split(', ').map((each) => ({ id: `${phase}${each.slice(0, 1)}`, name: each.slice(2) }));

const AT_SEA =
  'A Air transfer, B Initial movement, C Embark and debark, D Emergency transport, E Bombardment, F Engagement, G Coastal defence fire, H Final movement, I Refuelling';
const ON_LAND =
  'A Movement, B Entrenching, C Building and repair of bases and sabotage, D Recombining and training';
const ATTACK =
  'A Amphibious assault, B Airborne assault, C Land attacks allocated, D Naval support allocated, E Air missions allocated, F Air placed, G Air-to-air, H Own strikes on ships, I Enemy strikes on ships, K Own strikes on land, L Enemy strikes on land, M Air support allocated, N Land attacks, O Air basing';

/** 3: The ten phases of a turn, and the pre-game turn of December 1941. */
export const PHASES: readonly Phase[] = [
  { id: 'p0', label: 'Pre-game turn', side: 'j', parts: [] },
  { id: 'p1', label: 'Reinforcements', parts: parts('1', 'A Placement by both players') },
  { id: 'p2', label: 'First sea movement', side: 'j', parts: parts('2', AT_SEA) },
  { id: 'p3', label: 'Land movement', side: 'a', parts: parts('3', ON_LAND) },
  { id: 'p4', label: 'First sea movement', side: 'a', parts: parts('4', AT_SEA) },
  { id: 'p5', label: 'Land attack, air strikes', side: 'a', parts: parts('5', ATTACK) },
  { id: 'p6', label: 'Second sea movement', side: 'a', parts: parts('6', AT_SEA) },
  { id: 'p7', label: 'Land movement', side: 'j', parts: parts('7', ON_LAND) },
  { id: 'p8', label: 'Second sea movement', side: 'j', parts: parts('8', AT_SEA) },
  { id: 'p9', label: 'Land attack, air strikes', side: 'j', parts: parts('9', ATTACK) },
  {
    id: 'p10',
    label: 'Administration',
    parts: parts(
      '10',
      'A Fuel, B Damage and repair, C Neutralized units and bases, D Emergency supply, E Turn marker',
    ),
  },
];
export const SIDE_WORDS = { j: 'Japanese', a: 'Allied' } as const;

export const phaseOf = (id: string): Phase => {
  const phase = PHASES.find((each) => each.id === id);
  if (!phase) throw new Error(`no phase ${id}`);
  return phase;
};
/** "2 Japanese first sea movement": as the players find it in the rulebook. */
export const phaseName = ({ id, label, side }: Phase): string =>
  id === 'p0'
    ? label
    : [id.slice(1), side && SIDE_WORDS[side], side ? lower(label) : label].filter(Boolean).join(' ');
const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Phases in which ships of a side refuel, and the last of them in a turn. */
export const SEA_PHASES: { readonly [side in SideId]: readonly PhaseId[] } = {
  j: ['p2', 'p8'],
  a: ['p4', 'p6'],
};

/** Whose ships move and refuel in a step. */
export const seaMover = (step: string): SideId | undefined =>
  (['j', 'a'] as const).find((side) => SEA_PHASES[side].some((phase) => phase === step));

/** Whose ships leave their hexes in a step: Shock Effect (A) lets Japan's do so before the first turn. */
export const fleetMover = (step: string): SideId | undefined => (step === 'p0' ? 'j' : seaMover(step));

/** Shock Effect: the Allies neither move nor fly. */
const SHOCK_SKIPS: readonly PhaseId[] = ['p3', 'p4', 'p6'];
const SHOCK_PARTS: { readonly [phase: string]: readonly string[] } = {
  p2: ['2A'],
  p5: ['5A', '5B', '5E', '5F', '5G', '5H', '5I', '5K', '5L', '5M'],
};

/** Parts of a phase in which ships leave their hex. */
const MOVING = 'BDH';

/** Parts of a phase that are skipped: on the turn of the shock, and where ships may not move yet. */
export function skippedParts(scenario: ScenarioId, turn: number, phase: PhaseId): readonly string[] {
  if (isShockTurn(scenario, turn)) return SHOCK_PARTS[phase] ?? [];
  const { held } = aboutScenario(scenario);
  if (!held || turn >= held.before || !SEA_PHASES[held.side].includes(phase)) return [];
  return [...MOVING].map((part) => `${phase.slice(1)}${part}`);
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const made = new Map<string, Sequence>();

/** The turns and phases of a scenario, with its masks; kept, since it is asked for at every step. */
export function sequenceOf(scenario: ScenarioId, house: House): Sequence {
  const key = `${scenario} ${house.fifthSpring} ${house.fifthAutumn}`;
  const known = made.get(key);
  if (known) return known;
  const { from, to, undated, shock } = aboutScenario(scenario);
  const turns = Array.from({ length: to - from + 1 }, (_, i) => {
    const turn = from + i;
    if (undated) return { turn, date: '', part: '', night: false };
    const { year, month, week } = weekOf(datedTurn(scenario, turn), house);
    return { turn, date: `${MONTHS[month - 1]} ${year % 100}`, part: `week ${week}`, night: false };
  });
  const all = turns.map(({ turn }) => turn);
  const steps = PHASES.flatMap((phase): SequenceStep[] => {
    const { id } = phase;
    if (id === 'p0' && !shock) return [];
    const step = { id, label: phaseName(phase), rule: '3' };
    if (id === 'p0') return [{ ...step, turns: [1] }];
    const masked = shock && SHOCK_SKIPS.includes(id);
    return [masked ? { ...step, turns: all.filter((turn) => turn > 1) } : step];
  });
  const sequence = { turns, steps };
  made.set(key, sequence);
  return sequence;
}
