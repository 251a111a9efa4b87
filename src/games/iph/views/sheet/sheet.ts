import { askCell, type Derivation, type Steps, startDerivation } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading } from '../../../../kit/lines';
import { countIn } from '../../../../kit/papers/given';
import { askSheet, type CardsOf, fromSheet, keptOnPaper, printSheet } from '../../../../kit/papers/sheet';
import { finish } from '../../../../kit/steps';
import { HEXES, TEC, TERRAIN_NAMES } from '../../data/charts';
import { hexIdOf, hexLabel } from '../../data/hexes';
import { applyAll } from '../../state/apply';
import type { IphEvent, Run } from '../../state/events';
import { totalVp } from '../../state/points';
import { type Hex, type IphState, initialState, isPlaying } from '../../state/state';
import { gameCard, houseCard, landingCard, stageOf, turnCard } from './cards';
import {
  hexesCard,
  interdictionCard,
  numbersIn,
  planesCard,
  pointsCard,
  SLOTS,
  shipsCard,
} from './cards-at-sea';
import { BEACHES, FORWARD, nothingTold, positionOf, standardPoints, type Told, toldOf } from './told';

/** In the order of the paper; one without a row is left out. */
const cardsOf: CardsOf<Told> = (given) => {
  const playing = stageOf(given) !== 'set-up';
  return [
    gameCard,
    houseCard,
    ...(playing ? [turnCard(given)] : []),
    landingCard(given),
    ...(playing ? [hexesCard(given), shipsCard(given), planesCard(given)] : []),
    ...(countIn(given, 'jp-over') ? [interdictionCard(given)] : []),
  ].filter(({ rows }) => rows.length);
};

/** The facts of a game on paper, and the way back from them. */
export const iphSheet: GameSheet<IphState, IphEvent> = {
  describe: (state) => ({
    sections: state.begun ? sectionsOf(state) : [],
    sealed: sealedIn(state),
  }),
  start: fromSheet('1.2', bringForward),
};

function sectionsOf(state: IphState) {
  const points = isPlaying(state) ? [pointsCard(standardPoints(state), state.over)] : [];
  return printSheet((given) => [...cardsOf(given), ...points], toldOf(state));
}

/** Only that there is a paper, and whose: never what it says (3.2, 7.3). */
function sealedIn(state: IphState): readonly SheetFact[] {
  const { order, placed, players } = state;
  const value = keptOnPaper(players.jp);
  return [
    ...(order && !isPlaying(state) ? [{ label: 'Landing order', value, rule: '3.2' }] : []),
    ...(placed.jp ? [{ label: 'Japanese ship disposition', value, rule: '7.3' }] : []),
  ];
}

/** Puts the game where the facts of a sheet say it is. */
function* bringForward(): Run {
  const work = startDerivation();
  const facts = yield* askSheet(work, cardsOf, nothingTold());
  const { told, hexes } =
    facts.stage === 'set-up' ? { told: facts, hexes: [] } : yield* withPoints(work, facts);
  const position = positionOf(told, hexes);
  const value = position.beachheads.length ? { value: `${totalVp(stateFrom(told, hexes))} VP` } : {};
  return finish(
    heading('Brought forward from a state sheet', value),
    [{ type: 'v1.BroughtForward', position }],
    work.lines,
  );
}

/** What the hexes hold, and then the total that all of it comes to. */
function* withPoints(work: Derivation, facts: Told) {
  const hexes = yield* knowHexes(work, facts);
  const points = pointsCard(totalVp(stateFrom(facts, hexes)), facts.stage === 'over');
  return { told: yield* askSheet(work, () => [points], facts), hexes };
}

const stateFrom = (told: Told, hexes: readonly Hex[]): IphState =>
  applyAll(initialState(), [{ type: 'v1.BroughtForward', position: positionOf(told, hexes) }]);

/** 4.4: what the hexes hold, beachheads first, by the players' charts; one that holds nothing does not count. */
function* knowHexes(work: Derivation, told: Told): Steps<readonly Hex[]> {
  const numbers = new Map(
    SLOTS.flatMap(({ id }) => {
      const number = told.numbers[`held-${id}`] || told.numbers[`once-${id}`];
      return number ? [[id, number] as const] : [];
    }),
  );
  const slotOf = (number: string) => [...numbers].find(([, of]) => of === number)?.[0];
  const beachId = (number: string) => slotOf(number) ?? hexIdOf(number);
  const beaches = BEACHES.map((beach) => {
    const { hex, marker } = told.beaches[beach];
    return { id: beachId(hex), held: marker !== 'lost' };
  });
  const those = ({ named, other }: Told['held'], held: boolean) =>
    [...named, ...numbersIn(other)].map((id) => ({ id, held }));
  const named = [...beaches, ...those(told.held, true), ...those(told.once, false)];
  const hexes: Hex[] = [];
  for (const { id, held } of named) {
    if (hexes.some((hex) => hex.id === id)) continue;
    const kind = yield* askCell(work, HEXES, 'kind', id);
    const number = numbers.get(id);
    const label = hexLabel(id, number);
    if (kind.value === 'none') {
      if (beaches.every((beach) => beach.id !== id))
        work.lines.push({ kind: 'warning', label: `${label} does not count`, rule: '4.4' });
      continue;
    }
    const vp = yield* askCell(work, TEC, 'vp', String(kind.value));
    const words = (TERRAIN_NAMES[String(kind.value)] ?? '').toLowerCase();
    work.lines.push({
      kind: 'fact',
      label: `${label}, ${words}`,
      value: `${vp.value} VP`,
      source: kind.source,
    });
    hexes.push({
      id,
      label,
      kind: String(kind.value),
      vp: Number(vp.value),
      held,
      everHeld: true,
      since: FORWARD,
      ...(number && { number }),
    });
  }
  return hexes;
}
