import type { FormValues } from '../../../../core/play/form';
import { startWorking } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading } from '../../../../kit/lines';
import { askSheet, fromSheet, type SheetForm, sheetSections } from '../../../../kit/standard/sheet';
import { finish } from '../../../../kit/steps';
import type { UsnEvent } from '../../state/bounds';
import type { UsnState } from '../../state/state';
import { valuesOf } from './facts';
import {
  areasForm,
  basesForm,
  dueForm,
  hasAreas,
  hasTurn,
  isFirst,
  rulesForm,
  setUpForm,
  timeForm,
  turnForm,
  warForm,
} from './forms';
import { duesIn, eventsOf } from './position';
import { shipsForm } from './ships';

/** In the order of the paper; what does not come up is left out. */
function formsOf(given: FormValues): readonly SheetForm[] {
  if (!('scenario' in given)) return [warForm()];
  const first = [warForm(), rulesForm(given), timeForm(given)];
  if (!('jPoints' in given)) return first;
  const then = [
    ...first,
    turnForm(given),
    shipsForm('j'),
    shipsForm('a'),
    basesForm(),
    ...(hasAreas(given) ? [areasForm()] : []),
    ...(isFirst(given) ? [setUpForm(given)] : []),
  ];
  const dues = hasTurn(given) && 'coming-1' in given ? duesIn(given) : [];
  return dues.length ? [...then, dueForm(dues)] : then;
}

/** The facts of a war on paper, and the way back from them. */
export const usnSheet: GameSheet<UsnState, UsnEvent> = {
  describe: (state) => ({
    sections: state.stage === 'before' ? [] : sheetSections(formsOf, valuesOf(state)),
    sealed: sealedIn(state),
  }),
  start: fromSheet('Set-up', function* () {
    const work = startWorking();
    const { events, lines } = eventsOf(yield* askSheet(work, formsOf));
    return finish(heading('Brought forward from a state sheet'), events, [...lines, ...work.lines]);
  }),
};

/** Only that there is a paper, and whose: never what it says. */
function sealedIn({ deployment, opened, players, cursor }: UsnState): readonly SheetFact[] {
  if (deployment === undefined || opened) return [];
  const again = cursor.turn === 1 ? ', with the face of its die, and seals it again' : '';
  return [
    {
      label: 'Allied variable deployment',
      value: `sealed: ${players.a} keeps it on paper${again}`,
      rule: 'Variable Deployment',
    },
  ];
}
