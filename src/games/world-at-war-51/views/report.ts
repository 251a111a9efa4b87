import type { GameReport, ReportTable, Told as ToldBy } from '../../../core/play/game-report';
import { strikeName } from '../data/strikes';
import type { StoryEvent } from '../state/events';
import type { WarState } from '../state/state';

type Told = ToldBy<StoryEvent>;

/** After the battle: attacks, the air, interceptions and declarations, all from recorded events. */
export const WAR_REPORT: GameReport<WarState, StoryEvent> = {
  turn: ({ declarations, clock }) => (declarations.length ? String(clock.turn + 1) : undefined),
  tables: (told) => [attacks(told), air(told), interceptions(told), wars(told)],
};

const titleOf = ({ trace, title }: Told): { readonly label: string; readonly value?: string } =>
  trace.find(({ kind }) => kind === 'title') ?? { label: title };

/** Every attack on a target, in order. */
function attacks(told: readonly Told[]): ReportTable {
  return {
    id: 'attacks',
    title: 'Attacks on targets',
    empty: 'Nothing has been attacked yet.',
    columns: [{ label: 'Target' }, { label: 'Result' }, { label: 'Squadrons lost' }, { label: 'Strike' }],
    rows: told.flatMap((step) =>
      step.events.flatMap((event) => {
        if (event.type !== 'v1.TargetAttacked') return [];
        const { label, value = '' } = titleOf(step);
        const { eliminated, aborted } = event.lost;
        return [
          [label.replace('Attack on ', ''), value, `${eliminated}/${aborted}`, strikeName(event.strike)],
        ];
      }),
    ),
  };
}

/** Air combats and what the survivors did. */
function air(told: readonly Told[]): ReportTable {
  const kinds: readonly StoryEvent['type'][] = ['v1.AirFought', 'v1.SurvivorsAnswered'];
  return {
    id: 'air',
    title: 'In the air',
    empty: 'No squadrons have met yet.',
    columns: [{ label: 'Combat' }, { label: 'Losses' }],
    rows: told.flatMap((step) => {
      const { label, value = '' } = titleOf(step);
      return step.events.some(({ type }) => kinds.includes(type)) ? [[label, value]] : [];
    }),
  };
}

/** The task forces that tried, as they were shown. */
function interceptions(told: readonly Told[]): ReportTable {
  return {
    id: 'interceptions',
    title: 'Interception',
    empty: 'Nobody has tried to meet the strike force.',
    columns: [{ label: 'Task force' }, { label: 'Needed' }, { label: 'Result' }],
    rows: told.flatMap((step) =>
      step.events.flatMap((event) =>
        event.type === 'v1.InterceptionTried'
          ? event.attempts.map(({ taskForce, location, success }) => [
              step.trace.find(({ prompt }) => prompt === `try-${taskForce}`)?.label ?? taskForce,
              location === 'auto' ? 'no die' : `${location} or more`,
              success ? 'met them' : 'too far',
            ])
          : [],
      ),
    ),
  };
}

function wars(told: readonly Told[]): ReportTable {
  return {
    id: 'wars',
    title: 'Declarations of war',
    empty: 'Nobody has declared war.',
    columns: [{ label: 'War' }, { label: 'When' }],
    rows: told.flatMap((step) => {
      const { label, value = '' } = titleOf(step);
      return step.events.some(({ type }) => type === 'v1.WarDeclared') ? [[label, value]] : [];
    }),
  };
}
