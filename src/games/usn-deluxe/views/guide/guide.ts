import { sameJson } from '../../../../core/json';
import type { Guide } from '../../../../core/play/rules';
import { type Action, actionsOn } from '../../../../core/play/view';
import { guide, type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { THEATRES, theatresOf } from '../../data/attack-limits';
import { fleetMover, phaseOf, skippedParts } from '../../data/phases';
import type { SideId } from '../../data/units';
import { leftWords } from '../../state/attacks';
import { ATTACKS, attackingSide } from '../../state/fights';
import { other } from '../../state/points';
import { afloat } from '../../state/register';
import { isSlow } from '../../state/repair';
import { slowWords } from '../../state/ships';
import { standingNow } from '../../state/standing';
import type { UsnState } from '../../state/state';
import { phaseWords, tableView } from '../table';
import { holdAll } from './conditions';
import { PHASES } from './lines';

/** Ships move. */
const MOVING = '7(O)';
/** More lines than this nobody reads. */
const MOST = 20;

/** The same as another action, with less to tap. */
const isShortcut = ({ procedure, args, answers }: Action, all: readonly Action[]): boolean =>
  SHORTENED.some((key) => key in args) ||
  (answers !== undefined &&
    all.some(
      (other) => other.procedure === procedure && sameJson(other.args, args) && other.answers === undefined,
    ));
const SHORTENED = ['past', 'on', 'place'];

type Line = {
  readonly part: string;
  readonly must: boolean;
  readonly side?: SideId;
  readonly rule: string;
  readonly text: string;
};

/** What the rules say of this phase, part by part: what binds, what has to be done, what can be. */
export function linesOf(state: UsnState): readonly Line[] {
  const { id, side } = phaseOf(state.cursor.step);
  const skipped = skippedParts(state.scenario, state.cursor.turn, id);
  const moves = fleetMover(id);
  const slow = moves ? afloat(state, moves).filter((ship) => isSlow(ship, state.cursor.turn)) : [];
  const more = (rule: string) => (rule === MOVING && slow.length ? ` ${slowWords(slow)}` : '');
  const lines = (PHASES.find((phase) => phase.id === id)?.lines ?? [])
    .filter(({ sub, when }) => !skipped.includes(sub) && holdAll(state, when))
    .map(({ sub, side: whose, must: isMust, rule, text }): Line => {
      const who = whose === 'p' ? side : whose === 'o' ? side && other(side) : whose;
      return { part: sub, must: isMust, ...(who && { side: who }), rule, text: text + more(rule) };
    });
  const binding = standingNow(state)
    .filter(({ part }) => !skipped.includes(part))
    .map(
      ({ part, side: whose, rule, told }): Line => ({
        ...{ part, must: true, rule, text: told },
        ...(whose && { side: whose }),
      }),
    );
  const left = theatresOf(state.scenario).flatMap((theatre): Line[] => {
    const own = attackingSide(state);
    const words = ATTACKS[id] && leftWords(state, own, theatre);
    if (!words) return [];
    const text = `${id.slice(1)}N: Land attacks left, ${THEATRES[theatre]}: ${words}.`;
    return [{ part: `${id.slice(1)}N`, must: true, side: own, rule: 'CBI', text }];
  });
  return [...lines, ...binding, ...left].toSorted((a, b) => a.part.localeCompare(b.part));
}

/** As many lines as one reads: of those that only may be done the last ones are left out. */
function fitting(lines: readonly Line[], room: number): readonly Line[] {
  const over = Math.max(0, lines.length - room);
  const dropped = over ? lines.filter((line) => !line.must).slice(-over) : [];
  return lines.filter((line) => !dropped.includes(line));
}

/** What can be done now: the parts of the phase in their order, below what the table waits for. */
export function guideOf(state: UsnState): Guide {
  const view = tableView(state);
  const open = actionsOn(view).filter(({ disabled }) => disabled === undefined);
  const { main } = view;
  const first: MaybeLine = main && must(main.side, main.rule ?? '3', `${main.label}.`, main.id);
  if (state.stage === 'before')
    return guide('Set-up', 'Set-up', [
      first,
      may(undefined, 'Set-up', 'Set up the counters as the scenario says. The app lists them by side.'),
    ]);
  if (state.ended !== undefined || state.stage === 'over')
    return guide('The end', 'Victory Points', [
      first,
      may(undefined, 'Victory Points', 'Correct the points in the ledger.'),
      may(undefined, 'Victory Points', 'Read the report, or undo the last entry to continue play.'),
    ]);
  const lines = fitting(linesOf(state), MOST - (first ? 1 : 0)).map(
    ({ must: isMust, side, rule, text }): MaybeLine => (isMust ? must : may)(side, rule, text),
  );
  const others = open
    .filter((action) => action.id !== main?.id && !isShortcut(action, open))
    .map((action): MaybeLine => may(action.side, action.rule ?? '3', `${action.label}.`, action.id));
  return guide(phaseWords(state), '3', [first, ...lines, ...others].slice(0, MOST));
}
