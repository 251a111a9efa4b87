import { startDerivation } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { whoDoes } from '../../../../core/who-does';
import { heading } from '../../../../kit/lines';
import { askSheet, fromSheet, keptOnPaper, printSheet } from '../../../../kit/papers/sheet';
import { finish } from '../../../../kit/steps';
import type { UsnEvent } from '../../state/bounds';
import type { UsnState } from '../../state/state';
import { cardsOf, NOTHING } from './cards';
import { eventsOf } from './position';
import { toldOf } from './told';

/** The facts of a war on paper, and the way back from them. */
export const usnSheet: GameSheet<UsnState, UsnEvent> = {
  describe: (state) => ({
    sections: state.stage === 'before' ? [] : printSheet(cardsOf, toldOf(state)),
    sealed: sealedIn(state),
  }),
  start: fromSheet('Set-up', function* () {
    const work = startDerivation();
    const { events, lines } = eventsOf(yield* askSheet(work, cardsOf, NOTHING));
    return finish(heading('Brought forward from a state sheet'), events, [...lines, ...work.lines]);
  }),
};

/** Only that there is a paper, and whose: never what it says. */
function sealedIn({ deployment, opened, players, cursor }: UsnState): readonly SheetFact[] {
  if (deployment === undefined || opened) return [];
  return [
    {
      label: 'Allied variable deployment',
      value:
        cursor.turn === 1
          ? keptOnPaper(players.a, ', with the face of its die')
          : `sealed: ${whoDoes(players.a, 'keeps', 'keep')} it on paper`,
      rule: 'Variable Deployment',
    },
  ];
}
