import type { GameReport, ReportTable, Told as ToldBy } from '../../../core/play/game-report';
import { ledgerTotal } from '../../../core/play/ledger';
import { eventsOf, hasEvent, reportTable } from '../../../kit/papers/report';
import { RULE } from '../data/headings';
import { SERVICE_NAMES } from '../data/sides';
import { BANDS } from '../data/values';
import type { PearlEvent } from '../state/events';
import { ON_THE_GROUND } from '../state/hits';
import { realLines } from '../state/points';
import { endReached, japanLines } from '../state/score';
import { isPlaying, type PearlState } from '../state/state';
import { PEARL_INTERLUDES } from './interludes';
import { PEARL_STORY } from './story';

type Told = ToldBy<PearlEvent>;

/** After the battle: strikes, hits, squadrons and detections, each series with its end, all from recorded events. */
export const PEARL_REPORT: GameReport<PearlState, PearlEvent> = {
  interludes: PEARL_INTERLUDES,
  turn: (state) =>
    isPlaying(state) ? `${state.series}.${state.game.no}.${state.game.cursor.turn}` : undefined,
  // Points count once they have decided: before, all hangs on whether this is the attack; after a landing they do not matter.
  scores: (state) => {
    const end = (state.ended ?? endReached(state))?.end;
    if (!BANDS.some(({ id }) => id === end)) return {};
    return { jp: ledgerTotal(japanLines(state)), us: ledgerTotal(realLines(state, 'us')) };
  },
  ...PEARL_STORY,
  fights: { table: 'hits', label: 'All hits' },
  tables: (told, sideName) => [
    strikes(told, sideName),
    hits(told),
    squadrons(told),
    detections(told),
    ends(told),
  ],
};

/** How many attacks each side flew, and what came of them. */
function strikes(told: readonly Told[], sideName: (side: string) => string): ReportTable {
  const flown = (side: string) =>
    told.filter((step) => step.side === side && hasEvent(step, 'v1.SquadronAttacked'));
  const count = (side: string, is: (step: Told) => boolean): number => flown(side).filter(is).length;
  const rows = (
    [
      ['Flown', (side: string) => flown(side).length],
      ['Stopped before the attack', (side: string) => count(side, isStopped)],
      ['Hit', (side: string) => count(side, hasHit)],
      ['Squadrons lost on the attack', (side: string) => count(side, isLost)],
    ] as const
  ).map(([label, of]) => [label, of('jp'), of('us')]);
  return reportTable(
    { id: 'strikes', title: 'Air strikes', empty: 'No air strikes yet.' },
    ['What', { label: sideName('jp'), side: 'jp' }, { label: sideName('us'), side: 'us' }],
    rows.some(([, jp, us]) => Number(jp) + Number(us) > 0) ? rows : [],
  );
}

/** Nothing is recorded of an attack that never came: only its head says so. */
const isStopped = ({ trace }: Told): boolean =>
  trace.some(({ kind, value }) => kind === 'title' && value?.split(', ').includes('stopped'));
const attackers = ({ events }: Told): readonly string[] =>
  events.flatMap((event) => (event.type === 'v1.SquadronAttacked' ? [event.squadron] : []));
const isLost = (step: Told): boolean =>
  step.events.some((event) => event.type === 'v1.SquadronLost' && attackers(step).includes(event.squadron));
const hasHit = ({ events }: Told): boolean =>
  events.some(
    (event) =>
      event.type === 'v1.ShipHit' ||
      event.type === 'v1.TransportsLost' ||
      event.type === 'v1.ShoreHit' ||
      (event.type === 'v1.SquadronLost' && event.how === ON_THE_GROUND),
  );

/** Every hit on a ship, in order, with the state it came to. */
const hits = (told: readonly Told[]): ReportTable =>
  reportTable(
    { id: 'hits', title: 'Hits on ships', empty: 'No ship has been hit yet.' },
    ['Hit', 'State', 'When'],
    told.flatMap(({ trace, moment }) =>
      trace.flatMap(({ kind, label, value, rule, prompt }) =>
        // Squadrons lost aboard rest on an answer.
        kind === 'result' && rule === RULE.hits && value !== undefined && prompt === undefined
          ? [[label, value, moment]]
          : [],
      ),
    ),
  );

const squadrons = (told: readonly Told[]): ReportTable =>
  reportTable(
    { id: 'squadrons', title: 'Squadrons lost', empty: 'No squadron is lost.' },
    ['Squadron', 'How', 'When'],
    eventsOf(told, 'v1.SquadronLost').map(({ event, step }) => [
      named(event.squadron),
      event.how,
      step.moment,
    ]),
  );

/** "Akagi Kate" of "akagi-akagi-kate", "P 40b 1" of "oahu-p-40b-1": the id without its base, read aloud. */
function named(id: string): string {
  const [, ...rest] = id.split('-');
  const words = rest.join(' ');
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** What was sighted, for which service. What came of a report is sealed until it is told. */
const detections = (told: readonly Told[]): ReportTable =>
  reportTable(
    {
      id: 'detections',
      title: 'Detections',
      note: 'Whether each report was believed is shown here once it is revealed.',
      empty: 'Nothing has been detected yet.',
    },
    ['What', 'Service', 'When'],
    told.flatMap((step) =>
      step.events.flatMap((event) => {
        if (event.type === 'v1.ContactMade')
          return [[event.label, SERVICE_NAMES[event.service], step.moment]];
        if (event.type === 'v1.DetectionConfirmed')
          return [['Confirmed', SERVICE_NAMES[event.service], step.moment]];
        return [];
      }),
    ),
  );

/** By side: players may have changed theirs since. */
const SIDE_NAMES = { jp: 'Japan', us: 'US', nobody: 'nobody' } as const;

const ends = (told: readonly Told[]): ReportTable =>
  reportTable(
    { id: 'series', title: 'Match, series by series', empty: 'No series has ended yet.' },
    ['Series', 'Winner', 'Score', 'Games'],
    eventsOf(told, 'v1.SeriesEnded').map(({ event: { winner, score, games } }, i) => [
      String(i + 1),
      SIDE_NAMES[winner],
      score,
      games,
    ]),
  );
