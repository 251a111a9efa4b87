import type { GameReport } from '../../../core/play/game-report';
import { hasEvent, headingOf, reportTable, stepsTold } from '../../../kit/papers/report';
import { aboutScenario } from '../data/scenarios';
import { isByPoints } from '../data/verdicts';
import type { UsnEvent } from '../state/bounds';
import { totalOf } from '../state/points';
import type { UsnState } from '../state/state';
import { USN_INTERLUDES } from './interludes';
import { USN_STORY } from './story';

/** After the war: fights, ships lost and what the areas gave, all from recorded events. */
export const USN_REPORT: GameReport<UsnState, UsnEvent> = {
  interludes: USN_INTERLUDES,
  turn: ({ stage, cursor }) => (stage === 'underway' ? String(cursor.turn) : undefined),
  scenario: ({ stage, scenario }) => (stage === 'before' ? undefined : aboutScenario(scenario).name),
  scores: (state) =>
    state.stage !== 'before' && isByPoints(state.scenario)
      ? { j: totalOf(state, 'j') / 100, a: totalOf(state, 'a') / 100 }
      : {},
  ...USN_STORY,
  fights: { table: 'fights', label: 'All fights' },
  tables: (told) => [
    reportTable(
      { id: 'fights', title: 'Fights', empty: 'No fight has been entered yet.' },
      ['Turn', 'Fight', 'Hits'],
      told
        .filter((step) => hasEvent(step, 'v1.FightEntered'))
        .map((step) => {
          const { label, value } = headingOf(step);
          return [step.turn ?? '', label, value];
        }),
    ),
    stepsTold(told, ['v1.Counted', 'v1.Scored'], {
      id: 'scored',
      title: 'Areas, tests and operations',
      empty: 'Nothing has been counted yet.',
      columns: ['Entry', 'Result'],
    }),
    stepsTold(told, 'v1.ReserveTriggered', {
      id: 'reserves',
      title: 'Turns on which reserves were called',
      empty: 'No reserves have been called.',
      columns: ['Turn', 'Due'],
    }),
  ],
};
