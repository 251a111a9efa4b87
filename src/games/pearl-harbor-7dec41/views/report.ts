import type { GameReport, ReportTable, Told as ToldBy } from '../../../core/play/game-report';
import { RULE } from '../data/headings';
import { SERVICE_NAMES } from '../data/sides';
import type { PearlEvent } from '../state/events';
import { isPlaying, type PearlState } from '../state/state';

type Told = ToldBy<PearlEvent>;

/** After the battle: strikes, hits, squadrons and detections, each series with its end, all from recorded events. */
export const PEARL_REPORT: GameReport<PearlState, PearlEvent> = {
  turn: (state) =>
    isPlaying(state) ? `${state.series}.${state.game.no}.${state.game.cursor.turn}` : undefined,
  tables: (told, sideName) => [
    strikes(told, sideName),
    hits(told),
    squadrons(told),
    detections(told),
    ends(told),
  ],
};

const has = (step: Told, type: PearlEvent['type']): boolean =>
  step.events.some((event) => event.type === type);

/** How many attacks each side flew, and what came of them. */
function strikes(told: readonly Told[], sideName: (side: string) => string): ReportTable {
  const flown = (side: string) =>
    told.filter((step) => step.side === side && has(step, 'v1.SquadronAttacked'));
  const titles = (side: string): readonly string[] =>
    flown(side).map(({ trace }) => trace.find(({ kind }) => kind === 'title')?.value ?? '');
  const count = (side: string, word: string): number =>
    titles(side).filter((value) => value.split(', ').includes(word)).length;
  const rows = (
    [
      ['Flown', (side: string) => flown(side).length],
      ['Stopped before the attack', (side: string) => count(side, 'stopped')],
      ['Hit', (side: string) => count(side, 'hit')],
      ['Squadrons lost on the attack', (side: string) => count(side, 'lost')],
    ] as const
  ).map(([label, of]) => [label, of('jp'), of('us')]);
  return {
    id: 'strikes',
    title: 'Air strikes',
    empty: 'Nobody has struck from the air yet.',
    columns: [
      { label: 'What' },
      { label: sideName('jp'), side: 'jp' },
      { label: sideName('us'), side: 'us' },
    ],
    rows: rows.some(([, jp, us]) => Number(jp) + Number(us) > 0) ? rows : [],
  };
}

/** Every hit on a ship, in order, with the state it came to. */
function hits(told: readonly Told[]): ReportTable {
  return {
    id: 'hits',
    title: 'Hits on ships',
    empty: 'No ship has been hit yet.',
    columns: [{ label: 'Hit' }, { label: 'State' }, { label: 'When' }],
    rows: told.flatMap(({ trace, moment }) =>
      trace.flatMap(({ kind, label, value, rule }) =>
        kind === 'result' && rule === RULE.hits && value !== undefined && label.includes(' on ')
          ? [[label, value, moment]]
          : [],
      ),
    ),
  };
}

function squadrons(told: readonly Told[]): ReportTable {
  return {
    id: 'squadrons',
    title: 'Squadrons lost',
    empty: 'No squadron is lost.',
    columns: [{ label: 'Squadron' }, { label: 'How' }, { label: 'When' }],
    rows: told.flatMap((step) =>
      step.events.flatMap((event) =>
        event.type === 'v1.SquadronLost' ? [[named(event.squadron), event.how, step.moment]] : [],
      ),
    ),
  };
}

/** "Akagi Kate" of "akagi-akagi-kate", "P 40b 1" of "oahu-p-40b-1": the id without its base, read aloud. */
function named(id: string): string {
  const [, ...rest] = id.split('-');
  const words = rest.join(' ');
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** What was sighted, for which service. What came of a report is sealed until it is told. */
function detections(told: readonly Told[]): ReportTable {
  return {
    id: 'detections',
    title: 'Detections',
    note: 'Whether a report was believed stands here once that is open.',
    empty: 'Nothing has been detected yet.',
    columns: [{ label: 'What' }, { label: 'Service' }, { label: 'When' }],
    rows: told.flatMap((step) =>
      step.events.flatMap((event) => {
        if (event.type === 'v1.ContactMade')
          return [[event.label, SERVICE_NAMES[event.service], step.moment]];
        if (event.type === 'v1.DetectionConfirmed')
          return [['Confirmed', SERVICE_NAMES[event.service], step.moment]];
        return [];
      }),
    ),
  };
}

/** By side: players may have changed theirs since. */
const SIDE_NAMES = { jp: 'Japan', us: 'US', nobody: 'nobody' } as const;

function ends(told: readonly Told[]): ReportTable {
  const done = told.flatMap(({ events }) => events).filter((event) => event.type === 'v1.SeriesEnded');
  return {
    id: 'series',
    title: 'The match, series by series',
    empty: 'No series has ended yet.',
    columns: [{ label: 'Series' }, { label: 'Winner' }, { label: 'Score' }, { label: 'Games' }],
    rows: done.map(({ winner, score, games }, i) => [String(i + 1), SIDE_NAMES[winner], score, games]),
  };
}
