import { askChoice, type Steps, startWorking, type Working } from '../../../../core/play/procedure';
import { askFields, words } from '../../../../kit/fields';
import { heading } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { phaseOf } from '../../data/phases';
import type { Run } from '../../procedures/procedure';
import { PLACE_LENGTH } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import type { UsnState } from '../../state/state';
import type { Asking, Hits } from './asking';
import { askBase, askNeutral } from './bases';
import { askShip } from './ships';
import { askAir, askLand } from './units';

const KINDS = {
  ship: 'A ship',
  land: 'A land unit',
  air: 'Air points',
  base: 'A base',
  neutral: 'Something is neutralized',
};
type Kind = keyof typeof KINDS;
const DONE = 'done';
/** As many things as one fight is entered with. */
const MOST = 40;

/** Any fight of the map: who was hit, and how badly; points, register and what comes back are booked at once. */
export function* enterByHand(state: UsnState): Run {
  const work = startWorking(phaseOf(state.cursor.step).side);
  const { place } = yield* askFields(
    work,
    {
      key: 'place',
      rule: '24',
      title: 'Where was it?',
      hint: 'A hex or a name, as the log will find it. It may stay empty.',
      submit: 'Who was hit?',
    },
    { place: words('Place', PLACE_LENGTH, { optional: true }) },
  );
  const events: UsnEvent[] = [{ type: 'v1.FightEntered', place, phase: state.cursor.step }];
  const hits: Hits = { ships: new Map(), lines: [] };
  for (let no = 1; no <= MOST; no += 1) {
    const kind = yield* askKind(work, no);
    if (kind === DONE) break;
    events.push(...(yield* ASKS[kind]({ work, state, no, hits })));
  }
  const title = place ? `Fight at ${place}` : 'A fight';
  const value = hits.lines.length ? hits.lines.join(', ') : 'nobody was hit';
  return finish(
    heading(title, { value: value.length > 80 ? `${hits.lines.length} hits` : value, rule: '24' }),
    events,
    work.lines,
  );
}

const askKind = (work: Working, no: number): Steps<Kind | typeof DONE> =>
  askChoice<Kind | typeof DONE>(work, {
    key: `kind-${no}`,
    rule: '24',
    title: no === 1 ? 'What was hit?' : 'What else was hit?',
    options: [
      { value: DONE, label: no === 1 ? 'Nothing' : 'Nothing else: book it' },
      ...Object.entries(KINDS).map(([value, label]) => ({ value: value as Kind, label })),
    ],
  });

const ASKS: { readonly [kind in Kind]: (asking: Asking) => Steps<readonly UsnEvent[]> } = {
  ship: askShip,
  land: askLand,
  air: askAir,
  base: askBase,
  neutral: askNeutral,
};
