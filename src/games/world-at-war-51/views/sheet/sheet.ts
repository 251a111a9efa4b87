import { startDerivation } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading } from '../../../../kit/lines';
import { askSheet, fromSheet, keptOnPaper, printSheet } from '../../../../kit/papers/sheet';
import { finish } from '../../../../kit/steps';
import type { StoryEvent } from '../../state/events';
import type { WarState } from '../../state/state';
import { cardsOf } from './cards';
import { nothingTold, positionOf, toldOf } from './told';

/** The facts of a war on paper, and the way back from them. */
export const worldAtWarSheet: GameSheet<WarState, StoryEvent> = {
  describe: (state) => ({
    sections: state.begun ? printSheet(cardsOf, toldOf(state)) : [],
    sealed: sealedIn(state),
  }),
  start: fromSheet('51.31', function* () {
    const work = startDerivation();
    const position = positionOf(yield* askSheet(work, cardsOf, nothingTold()));
    return finish(
      heading('Brought forward from a state sheet'),
      [{ type: 'v1.BroughtForward', position }],
      work.lines,
    );
  }),
};

/** Only that there is a paper, and whose: never what it says (51.311, 51.312). */
function sealedIn({ attack, draws = [], players }: WarState): readonly SheetFact[] {
  const paper = (label: string, who: string, rule: string): SheetFact => ({
    label,
    value: keptOnPaper(who, ', with the faces of its dice'),
    rule,
  });
  const hidden = attack && !attack.revealed;
  const own = hidden && attack.magicJp !== undefined && attack.magicUs === undefined;
  return [
    ...(own ? [paper('Japanese Magic', players.jp, '51.311')] : []),
    ...(hidden && attack.magicUs !== undefined ? [paper('US Magic', players.us, '51.311')] : []),
    ...(hidden && attack.locations ? [paper('Carrier locations', players.us, '51.312')] : []),
    ...(['us', 'jp'] as const)
      .filter((side) => draws.some((draw) => draw.side === side))
      .map((side) => paper('Magic drawn', players[side], '51.311')),
  ];
}
