import type { ScenarioId } from './scenarios';
import type { SideId } from './units';

/** What is asked when the last turn is over, and whom it helps. */
export type Fact = { readonly id: string; readonly name: string; readonly side: SideId };
type Verdict = {
  /** Facts that hold, and facts that do not. */
  readonly all?: readonly string[];
  readonly none?: readonly string[];
  readonly side: SideId | 'nobody';
  readonly words: string;
};
/** A war that is decided by what is held, not by points: of its verdicts the first one that fits. */
export type Decision = {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly verdicts: readonly Verdict[];
};

const ICHI_GO: Decision = {
  name: 'China',
  facts: [
    { id: 'chunking', name: 'Japan occupies Chunking 207 in supply', side: 'j' },
    { id: 'air-bases', name: 'Japan has captured the air bases in 276 and 208', side: 'j' },
    { id: 'eight-cities', name: 'Eight Chinese cities hold a Japanese division each', side: 'j' },
  ],
  verdicts: [
    { none: ['eight-cities'], side: 'a', words: 'Japan holds fewer than eight cities' },
    { all: ['chunking', 'air-bases'], side: 'j', words: 'Decisive Japanese victory' },
    { all: ['air-bases'], side: 'j', words: 'Marginal Japanese victory' },
    { side: 'a', words: 'Chinese victory' },
  ],
};
const U_GO: Decision = {
  name: 'Burma and India',
  facts: [
    { id: 'calcutta', name: 'Japan occupies Calcutta in supply', side: 'j' },
    { id: 'indian-base', name: 'Japan occupies another air base hex of India in supply', side: 'j' },
    { id: 'rangoon', name: 'The Allies occupy Rangoon in supply', side: 'a' },
    { id: 'mandalay', name: 'The Allies occupy Mandalay in supply', side: 'a' },
  ],
  verdicts: [
    { all: ['calcutta', 'rangoon'], side: 'nobody', words: 'A draw, both decisive' },
    { all: ['calcutta'], side: 'j', words: 'Decisive Japanese victory' },
    { all: ['rangoon'], side: 'a', words: 'Decisive Allied victory' },
    { all: ['indian-base', 'mandalay'], side: 'nobody', words: 'A draw, both marginal' },
    { all: ['indian-base'], side: 'j', words: 'Marginal Japanese victory' },
    { all: ['mandalay'], side: 'a', words: 'Marginal Allied victory' },
    { side: 'nobody', words: 'A draw' },
  ],
};
const MANCHURIA: Decision = {
  name: 'Manchuria',
  facts: [
    { id: 'all-cities', name: 'The Soviets occupy all cities in Manchukuo', side: 'a' },
    { id: 'three-cities', name: 'The Soviets occupy three of them and a hex of Korea', side: 'a' },
    { id: 'few-lost', name: 'Japan has lost two units or fewer', side: 'j' },
  ],
  verdicts: [
    { all: ['all-cities', 'few-lost'], side: 'nobody', words: 'A draw, both have won' },
    { all: ['three-cities', 'few-lost'], side: 'nobody', words: 'A draw, both have won' },
    { all: ['all-cities'], side: 'a', words: 'Soviet victory' },
    { all: ['three-cities'], side: 'a', words: 'Soviet victory' },
    { all: ['few-lost'], side: 'j', words: 'Japanese victory' },
    { side: 'nobody', words: 'A draw' },
  ],
};

const DECISIONS: { readonly [scenario in ScenarioId]?: readonly Decision[] } = {
  cbi1: [ICHI_GO],
  cbi2: [U_GO],
  cbi12: [ICHI_GO, U_GO],
  manchuria: [MANCHURIA],
};
/** What decides a scenario; nothing where points do. */
export const decisionsOf = (scenario: ScenarioId): readonly Decision[] => DECISIONS[scenario] ?? [];
export const isByPoints = (scenario: ScenarioId): boolean => decisionsOf(scenario).length === 0;
