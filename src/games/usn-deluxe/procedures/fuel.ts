import { SIDE_WORDS } from '../data/phases';
import { notUnderway } from '../state/procedure';
import { ALL_BASES, emptyOilers, servedWhole, whyUnfilled } from '../state/refuelling';
import { sideOf } from '../state/ships';
import { apart } from './apart';
import { noShips } from './ships';

/** 12(N): Ships that lie in one place are refuelled by its base, or by an oiler that lies with them. */
export const refuel = apart({
  id: 'refuel',
  rule: '12(N)',
  title: (state, args) => `Refuel ${SIDE_WORDS[sideOf(state, args)]} ships`,
  side: sideOf,
  unless: (state, args) =>
    noShips(state, sideOf(state, args)) ??
    (args.place === ALL_BASES && !servedWhole(state, sideOf(state, args)).length
      ? 'No base has fuel for all the ships in it.'
      : undefined),
});

/** 12(O): Oilers that lie in a naval base are filled. */
export const fillOilers = apart({
  id: 'fill-oilers',
  rule: '12(O)',
  title: 'Fill oilers',
  side: sideOf,
  unless: (state, args) => {
    const why = notUnderway(state);
    if (why) return why;
    const empty = emptyOilers(state, sideOf(state, args));
    if (!empty.length) return 'No oiler is empty.';
    const reasons = empty.map((ship) => whyUnfilled(state, ship));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
});
