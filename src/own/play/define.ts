import { fact, reminder } from '../../kit/lines';
import type { Definition } from '../format/definition';
import { rowIn } from './apply';
import { compareEditions } from './compare';
import type { Editions } from './edition';
import { byId, valueName } from './names';
import { partsOf, wholeOf } from './parts';
import { at } from './safe';
import type { OwnState } from './state';
import { placeOf } from './steps';
import { onceBegun, type Procedure, tap } from './tap';
import { record, tell } from './work';

/** Takes another edition of the game: it holds from here on, and what was played stays. */
export const define = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'define',
    title: 'Take another edition',
    unless: (def, state, { definition }) => {
      const to = editions.byHash(definition);
      if (!to) return 'The file of that edition is not here.';
      return onceBegun(def, state) ?? (to.hash === state.edition ? 'This edition holds already.' : undefined);
    },
    *run(work, state, { definition }) {
      yield* [];
      const to = editions.byHash(definition) ?? work.def;
      for (const { part, lines } of compareEditions(work.def, to))
        for (const line of lines) tell(work, fact(part, { value: line }));
      const remarks = lost(work.def, to, state);
      const { turn, step } = state.place;
      const steps = to.steps;
      const now = steps.find(({ id }) => id === step) ?? steps[0];
      const place = now ? placeOf(to, turn, now) : state.place;
      const parts = partsOf(to, state, place);
      const rows = parts.rows.filter(({ list, row }) => comes(work.def, state, list, row.id));
      record(work, { type: 'kit.v1.Defined', ...parts, rows, from: step, place });
      for (const text of remarks) {
        tell(work, reminder(text));
        record(work, { type: 'kit.v1.Noted', text });
      }
      return { label: `Edition ${to.game.edition} holds from here on` };
    },
  });

/** Whether a row comes with an edition: it is in play, or it was in no list before; one that was taken off stays off. */
const comes = (from: Definition, state: OwnState, list: string, id: string): boolean =>
  rowIn(state, list, id) !== undefined || !byId(byId(from.lists, list)?.rows ?? [], id);

const LONGEST = 400;

/** What was used and is gone, in words: it is kept as a remark. */
function lost(from: Definition, to: Definition, state: OwnState): readonly string[] {
  const kept = new Set(to.counters.flatMap((counter) => wholeOf(to, counter).map(({ key }) => key)));
  const counters = from.counters.flatMap((counter) =>
    wholeOf(from, counter).flatMap(({ key }) => {
      const now = at(state.counters, key);
      return !now || kept.has(key)
        ? []
        : [`${now.name} stood at ${valueName(from, counter.holds, now.value)}`];
    }),
  );
  const lists = from.lists.flatMap(({ id, name }) => {
    const rows = at(state.rows, id) ?? [];
    return to.lists.some((list) => list.id === id) || !rows.length
      ? []
      : [`${name}: ${rows.map((row) => row.name).join(', ')}`];
  });
  const steps =
    to.steps.some(({ id }) => id === state.place.step) || !from.steps.length
      ? []
      : [`The step was ${state.place.name}`];
  return [...counters, ...lists, ...steps].map((text) => `Before this edition: ${text}.`.slice(0, LONGEST));
}
