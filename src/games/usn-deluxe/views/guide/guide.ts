import type { Guide } from '../../../../core/play/rules';
import { type Action, actionsOn } from '../../../../core/play/view';
import { guide, type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { fleetMover, phaseOf, skippedParts } from '../../data/phases';
import { suits } from '../../state/needs';
import { other } from '../../state/points';
import { afloat } from '../../state/register';
import { isSlow } from '../../state/repair';
import { slowWords } from '../../state/ships';
import type { UsnState } from '../../state/state';
import { phaseWords, tableView } from '../table';
import { PHASES } from './lines';

/** Ships move. */
const MOVING = '7(O)';
/** More lines than this nobody reads. */
const MOST = 20;

/** The same as another action, with less to tap. */
const isShortcut = ({ args, answers }: Action): boolean =>
  answers !== undefined || SHORTENED.some((key) => key in args);
const SHORTENED = ['past', 'on', 'to'];

/** What can be done now: the parts of the phase in their order, below what the table waits for. */
export function guideOf(state: UsnState): Guide {
  const view = tableView(state);
  const open = actionsOn(view).filter(({ disabled }) => disabled === undefined);
  const { main } = view;
  const first: MaybeLine = main && must(main.side, main.rule ?? '3', `${main.label}.`, main.id);
  if (state.stage === 'before')
    return guide('Set-up', 'Set-up', [
      first,
      may(
        undefined,
        'Set-up',
        'Lay the map and the counters out as the scenario says; the app lists them by side.',
      ),
    ]);
  if (state.ended !== undefined || state.stage === 'over')
    return guide('The end', 'Victory Points', [
      first,
      may(undefined, 'Victory Points', 'Correct the points on the ledger.'),
      may(undefined, 'Victory Points', 'Read the report, or undo the last line to go on.'),
    ]);
  const { id, side } = phaseOf(state.cursor.step);
  const skipped = skippedParts(state.scenario, state.cursor.turn, id);
  const moves = fleetMover(id);
  const slow = moves ? afloat(state, moves).filter((ship) => isSlow(ship, state.cursor.turn)) : [];
  const more = (rule: string) => (rule === MOVING && slow.length ? ` ${slowWords(slow)}` : '');
  const lines = (PHASES.find((phase) => phase.id === id)?.lines ?? [])
    .filter(({ sub, needs }) => suits(state, needs) && !skipped.includes(sub))
    .map((line): MaybeLine => {
      const who = line.side === 'p' ? side : line.side === 'o' ? side && other(side) : line.side;
      return (line.must ? must : may)(who, line.rule, `${line.sub}: ${line.text}${more(line.rule)}`);
    });
  const others = open
    .filter((action) => action.id !== main?.id && !isShortcut(action))
    .map((action): MaybeLine => may(action.side, action.rule ?? '3', `${action.label}.`, action.id));
  return guide(phaseWords(state), '3', [first, ...lines, ...others].slice(0, MOST));
}
