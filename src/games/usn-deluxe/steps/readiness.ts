import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { heading, reminder, result } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import type { CheckRow } from '../data/check-row';
import { EFFECTS, FURTHER, MANCHUKUO, MANCHUKUO_COSTS, NOT_READY, READINESS } from '../data/readiness';
import type { SideId } from '../data/units';
import { rollRows } from '../questions/checks';
import { comeBack } from '../state/arriving';
import type { UsnEvent } from '../state/bounds';
import { bothSides } from '../state/dues';
import type { Run } from '../state/procedure';
import { shipOf } from '../state/register';
import { settled } from '../state/settled';
import type { UsnState } from '../state/state';

const RULE = 'War Plan Orange';
const OAHU = 'Pearl Harbor';

/** Two different results for each side; further tables as they come, and what they change on the map and in the register. */
export function* rollReadiness(state: UsnState): Run {
  const work = startDerivation();
  const results: string[] = [];
  for (const side of bothSides) results.push(...(yield* resultsOf(work, side)));
  const effects = results.map((each) => EFFECTS[each] ?? {});
  work.lines.push(...effects.flatMap(({ tell }) => (tell ? [reminder(tell, { rule: RULE })] : [])));
  const ids = (of: 'comes' | 'waits' | 'moves') => effects.flatMap((effect) => effect[of] ?? []);
  const comes = ids('comes').filter((id) => !shipOf(state, id));
  const moves = ids('moves');
  return finish(
    heading('Readiness', { value: `${results.length} results`, rule: RULE }),
    [
      { type: 'v1.Readied', results },
      ...(comes.length ? [comeBack(state, comes, 'West Coast')] : []),
      ...ids('waits').map(
        (id): UsnEvent => ({
          ...{ type: 'v1.ShipsTaken', ships: [id], place: NOT_READY[id.startsWith('j') ? 'j' : 'a'] },
        }),
      ),
      ...(moves.length ? [{ type: 'v1.ShipsMoved' as const, ships: moves, place: OAHU }] : []),
      settled(state, 'readiness'),
    ],
    work.lines,
  );
}

/** A second result that is the first one is rolled again. */
function* resultsOf(work: Derivation, side: SideId): Steps<readonly string[]> {
  const table = READINESS[side];
  const first = yield* rollOn(work, table, `${side}-1`);
  let second = first;
  for (let no = 2; second === first; no += 1) second = yield* rollOn(work, table, `${side}-${no}`);
  return [yield* resolved(work, first), yield* resolved(work, second)];
}

function* rollOn(work: Derivation, table: CheckRow, key: string): Steps<string> {
  const { gives } = yield* rollRows(work, table, {
    ...{ side: undefined, facts: new Set<string>(), ticked: [], count: 1, key },
  });
  return gives;
}

/** A result, by way of further tables. */
function* resolved(work: Derivation, gives: string): Steps<string> {
  const further = FURTHER[gives];
  return further ? yield* resolved(work, yield* rollOn(work, further, further.id)) : gives;
}

/** A division comes, or one leaves; whoever does not take it off loses points. */
export function* rollManchukuo(state: UsnState): Run {
  const work = startDerivation('j');
  const gives = yield* rollOn(work, MANCHUKUO, 'die');
  const done = settled(state, 'manchukuo');
  const title = 'Manchukuo situation';
  if (gives === 'comes')
    return finish(
      heading(title, { value: 'a 20-40 division and 3 LAC come', rule: RULE }),
      [done],
      [...work.lines, reminder('In Manchuria or Korea', { rule: RULE })],
    );
  const said = yield* askChoice(work, {
    ...{ key: 'removed', rule: RULE, title: 'Does Japan take a 20-40 division and 3 LAC off the map?' },
    options: [
      { value: 'yes', label: 'Yes; nobody scores for them' },
      { value: 'no', label: `No: Japan loses ${MANCHUKUO_COSTS} points` },
    ],
  });
  if (said === 'yes')
    return finish(heading(title, { value: 'a division and 3 LAC leave', rule: RULE }), [done], work.lines);
  work.lines.push(result(`Japan loses ${MANCHUKUO_COSTS} points`, { rule: RULE, prompt: 'removed' }));
  return finish(
    heading(title, { value: `Japan −${MANCHUKUO_COSTS} VP`, rule: RULE }),
    [{ type: 'v1.Scored', side: 'j', hundredths: -MANCHUKUO_COSTS * 100, label: title, rule: RULE }, done],
    work.lines,
  );
}
