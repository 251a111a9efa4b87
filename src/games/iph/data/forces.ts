import { SUB_COMMANDS, type SubCommand } from './chits';

/** Forces that lose steps in battle (2.11, 3.3): US Army companies, Marine steps, fort garrisons, Japanese steps ashore. */
export const FORCES = ['24', '25', 'usmc', 'garrison', 'snlf', 'ija'] as const;
export type Force = (typeof FORCES)[number];

export type Forces = {
  /** Steps on the map. */
  readonly steps: { readonly [F in Force]: number };
  /** Japanese units not yet ashore (8.2). */
  readonly waiting: { readonly snlf: number; readonly ija: number };
};

/** 2.11: Japanese ground units and Marines have two steps, US Army units one; 3.3 counts the US. */
export const STEPS_PER_JP_UNIT = 2;
const US_STEPS = { '24': 37, '25': 37, usmc: 8, garrison: 7 };

export const FORCE_NAMES: { readonly [F in Force]: string } = {
  '24': '24th',
  '25': '25th',
  usmc: 'USMC',
  garrison: 'Fort garrisons',
  snlf: 'SNLF',
  ija: 'IJA',
};

export const startingForces = (snlf: number, ija: number): Forces => ({
  steps: { ...US_STEPS, snlf: 0, ija: 0 },
  waiting: { snlf, ija },
});
export const NO_FORCES: Forces = startingForces(0, 0);

export const waitingUnits = ({ waiting }: Forces): number => waiting.snlf + waiting.ija;

/** A force after losses; a step never comes back (10.9), and none goes below zero. */
export const withLoss = (forces: Forces, force: Force, steps: number): Forces => ({
  ...forces,
  steps: { ...forces.steps, [force]: Math.max(0, forces.steps[force] - steps) },
});

/** Sub-commands that have no step left (5.6). */
export const emptied = (forces: Forces): readonly SubCommand[] =>
  SUB_COMMANDS.filter((id) => id !== 'bbrow' && forces.steps[id] === 0);
