import { askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import type { UsnEvent } from '../../state/bounds';
import type { UsnState } from '../../state/state';
import { type Asking, type Hits, outcomesOf } from './asking';
import { askBase, askNeutral } from './bases';
import { askShip } from './ships';
import { askAir, askLand } from './units';

const KINDS = {
  ship: 'A ship',
  land: 'A land unit',
  air: 'Air points',
  base: 'A base',
  neutral: 'A unit or base neutralized',
};
type Kind = keyof typeof KINDS;
const KIND_IDS = Object.keys(KINDS) as readonly Kind[];
const DONE = 'done';
/** As many things as one fight is entered with. */
const MOST = 40;

/** Who was hit, one after the other, until nobody else was; a fight that asks more than once numbers its questions on. */
export function* askHits(
  work: Derivation,
  state: UsnState,
  kinds = KIND_IDS,
  first = 'What was hit?',
  from = 1,
): Steps<Booked> {
  const events: UsnEvent[] = [];
  const hits: Hits = { ships: new Map(), lines: [] };
  for (let no = from; no < from + MOST; no += 1) {
    const kind = yield* askKind(work, no, kinds, no === from ? first : undefined);
    if (kind === DONE) break;
    events.push(...(yield* ASKS[kind]({ work, state, no, hits })));
  }
  return { events, lines: outcomesOf(state, hits) };
}
export type Booked = { readonly events: readonly UsnEvent[]; readonly lines: readonly string[] };

const askKind = (
  work: Derivation,
  no: number,
  kinds: readonly Kind[],
  first: string | undefined,
): Steps<Kind | typeof DONE> =>
  askChoice<Kind | typeof DONE>(work, {
    key: `kind-${no}`,
    rule: '24',
    title: first ?? 'What else was hit?',
    options: [
      { value: DONE, label: first ? 'Nothing' : 'Nothing else: record the hits' },
      ...kinds.map((value) => ({ value, label: KINDS[value] })),
    ],
  });

const ASKS: { readonly [kind in Kind]: (asking: Asking) => Steps<readonly UsnEvent[]> } = {
  ship: askShip,
  land: askLand,
  air: askAir,
  base: askBase,
  neutral: askNeutral,
};
