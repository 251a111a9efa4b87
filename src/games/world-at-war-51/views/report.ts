import type { GameReport, ReportTable, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, headingOf, reportTable, stepsTold } from '../../../kit/papers/report';
import { strikeName } from '../data/strikes';
import type { StoryEvent } from '../state/events';
import type { WarState } from '../state/state';
import { WAR_INTERLUDES } from './interludes';
import { WAR_STORY } from './story';

type Told = ToldBy<StoryEvent>;

/** After the battle: attacks, the air, interceptions and declarations, all from recorded events. */
export const WAR_REPORT: GameReport<WarState, StoryEvent> = {
  interludes: WAR_INTERLUDES,
  turn: ({ declarations, clock }) => (declarations.length ? String(clock.turn + 1) : undefined),
  ...WAR_STORY,
  fights: { table: 'attacks', label: 'All attacks' },
  tables: (told) => [attacks(told), air(told), interceptions(told), wars(told)],
};

/** Every attack on a target, in order. */
const attacks = (told: readonly Told[]): ReportTable =>
  reportTable(
    { id: 'attacks', title: 'Attacks on targets', empty: 'Nothing has been attacked yet.' },
    ['Target', 'Result', 'Squadrons lost', 'Strike'],
    eventsOf(told, 'v1.TargetAttacked').map(({ event: { lost, strike }, step }) => {
      const { label, value } = headingOf(step);
      const target = label.replace('Attack on ', '');
      return [target, value, `${lost.eliminated}/${lost.aborted}`, strikeName(strike)];
    }),
  );

/** Air combats and what the survivors did. */
const air = (told: readonly Told[]): ReportTable =>
  stepsTold(told, ['v1.AirFought', 'v1.SurvivorsAnswered'], {
    id: 'air',
    title: 'In the air',
    empty: 'No squadrons have met yet.',
    columns: ['Combat', 'Losses'],
  });

/** The task forces that tried, as they were shown. */
const interceptions = (told: readonly Told[]): ReportTable =>
  reportTable(
    {
      id: 'interceptions',
      title: 'Interception',
      empty: 'Nobody has tried to meet the strike force.',
    },
    ['Task force', 'Needed', 'Result'],
    eventsOf(told, 'v1.InterceptionTried').flatMap(({ event, step }) =>
      event.attempts.map(({ taskForce, location, success }) => [
        step.trace.find(({ prompt }) => prompt === `try-${taskForce}`)?.label ?? taskForce,
        location === 'auto' ? 'no die' : `${location} or more`,
        success ? 'met them' : 'too far',
      ]),
    ),
  );

const wars = (told: readonly Told[]): ReportTable =>
  stepsTold(told, 'v1.WarDeclared', {
    id: 'wars',
    title: 'Declarations of war',
    empty: 'Nobody has declared war.',
    columns: ['War', 'When'],
  });
