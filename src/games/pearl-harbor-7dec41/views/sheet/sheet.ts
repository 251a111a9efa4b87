import { startDerivation } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading, reminder } from '../../../../kit/lines';
import { askSheet, fromSheet, keptOnPaper, printSheet } from '../../../../kit/papers/sheet';
import { finish } from '../../../../kit/steps';
import { RULE } from '../../data/headings';
import type { SideId } from '../../data/sides';
import { applyAll } from '../../state/apply';
import type { PearlEvent } from '../../state/events';
import { scored } from '../../state/points';
import { initialState, type PearlState } from '../../state/state';
import { cardsOf } from './cards';
import { nothingTold, positionOf, type Told, toldOf } from './told';

/** The facts of a game on paper, and the way back from them. */
export const pearlSheet: GameSheet<PearlState, PearlEvent> = {
  describe: (state) => ({
    sections: state.begun ? printSheet(cardsOf, withOther(state, toldOf(state))) : [],
    sealed: sealedIn(state),
  }),
  start: fromSheet(RULE.setups, function* () {
    const work = startDerivation();
    const position = positionOf(yield* askSheet(work, cardsOf, nothingTold()));
    const sealed = 'Japan’s plan is on paper; the US seals again what it has paid and where its carriers are';
    return finish(
      heading('Brought forward from a state sheet'),
      [{ type: 'v1.BroughtForward', position }],
      [...work.lines, reminder(sealed, { rule: RULE.setups })],
    );
  }),
};

/** With the points that the facts do not come to. */
function withOther(state: PearlState, told: Told): Told {
  const back = applyAll(initialState(), [{ type: 'v1.BroughtForward', position: positionOf(told) }]);
  const other = (side: SideId) => scored(state, side) - scored(back, side);
  return { ...told, other: { jp: other('jp'), us: other('us') } };
}

/** Only that there is a paper, and whose: never what it says. */
function sealedIn({ game, players, ended }: PearlState): readonly SheetFact[] {
  if (game.stage === 'over' || ended) return [];
  return [
    ...(game.plan ? [{ label: 'Plan of the game', value: keptOnPaper(players.jp), rule: RULE.setups }] : []),
    ...(game.inHarbour
      ? [
          {
            label: 'Carriers in harbour, gone and arrived',
            value: keptOnPaper(players.us),
            rule: RULE.carriers,
          },
          {
            label: 'Mvps of this game and joint centre',
            value: keptOnPaper(players.us),
            rule: RULE.precautions,
          },
        ]
      : []),
    ...(game.cards || game.markers
      ? [{ label: 'Notes of either side', value: 'sealed: each keeps its own on paper', rule: RULE.markers }]
      : []),
  ];
}
