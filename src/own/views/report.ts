import { signed } from '../../core/numbers';
import type { GameReport } from '../../core/play/game-report';
import type { Revealed } from '../../core/play/interlude';
import { eventsOf, reportTable, stepSaid } from '../../kit/papers/report';
import type { OwnEvent } from '../play/bounds';
import type { Editions } from '../play/edition';
import { sideName } from '../play/names';
import { wholeOf } from '../play/parts';
import { at } from '../play/safe';
import { isOpenNote, type OwnState, tagOf } from '../play/state';

/** What the report after the battle tells of a game that is a file. */
export const reportOf = (editions: Editions): GameReport<OwnState, OwnEvent> => ({
  turn: ({ stage, place }) => (stage === 'underway' ? String(place.turn) : undefined),
  scores: (state) => {
    const def = editions.of(state);
    const counter = def.counters.find(({ ledger, each }) => ledger && each);
    const scores = (counter ? wholeOf(def, counter) : []).flatMap(({ key, side }) => {
      const value = at(state.counters, key)?.value;
      return side !== undefined && typeof value === 'number' ? [[side, value] as const] : [];
    });
    return Object.fromEntries(scores);
  },
  happened: (told) => {
    const words = stepSaid(told, 'kit.v1.Points', 'kit.v1.Ended');
    return words === undefined ? undefined : { words };
  },
  tables: (told) => [
    ...(editions.newest.counters.some(({ ledger }) => ledger)
      ? [
          reportTable(
            { id: 'points', title: 'Points', empty: 'Nobody has scored yet.' },
            ['What', 'When', 'Points'],
            eventsOf(told, 'kit.v1.Points').map(({ event, step }) => [
              event.label,
              step.moment,
              signed(event.points),
            ]),
          ),
        ]
      : []),
    reportTable(
      { id: 'actions', title: 'What was done', empty: 'Nothing has been done yet.' },
      ['What', 'When', 'Result'],
      told.flatMap((step) => {
        const head = step.trace.find(({ kind }) => kind === 'title');
        return head?.value === undefined ? [] : [[head.label, step.moment, head.value]];
      }),
    ),
  ],
  interludes: {
    turn: (state) => {
      const { stage, place } = state;
      const night = at(editions.of(state).turns.tags, 'night')?.includes(place.turn);
      return stage === 'underway' ? { title: place.title, lines: [], night } : undefined;
    },
    revealed: (state) =>
      state.notes.flatMap((note): Revealed | readonly [] => {
        const { sealed, text, when } = note;
        if (!sealed || !isOpenNote(note, state)) return [];
        const title = `What ${sideName({ def: editions.of(state), state }, sealed.side)} sealed`;
        return { id: tagOf(sealed), title, lines: [when, text].filter(Boolean), side: sealed.side };
      }),
  },
});
