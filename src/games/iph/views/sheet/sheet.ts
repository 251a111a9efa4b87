import type { FormValues } from '../../../../core/play/form';
import { askCell, type Steps, startWorking, type Working } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading } from '../../../../kit/lines';
import {
  askSheet,
  askSheetForm,
  fromSheet,
  type SheetForm,
  sheetSections,
} from '../../../../kit/standard/sheet';
import { finish } from '../../../../kit/steps';
import { HEXES, TEC, TERRAIN_NAMES } from '../../data/charts';
import { hexIdOf, hexLabel } from '../../data/hexes';
import { applyAll } from '../../state/apply';
import type { IphEvent, Run } from '../../state/events';
import { totalVp } from '../../state/points';
import { type Hex, type IphState, initialState, isPlaying } from '../../state/state';
import { valuesOf } from './facts';
import { BEACHES, gameForm, houseForm, landingForm, stageOf, turnForm } from './forms';
import {
  flagsOf,
  hexesForm,
  interdictionForm,
  numbersIn,
  planesForm,
  pointsForm,
  SLOTS,
  shipsForm,
} from './forms-at-sea';
import { FORWARD, positionOf, standardPoints } from './position';

/** In the order of the paper; one without a field is left out. */
const formsOf = (given: FormValues): readonly SheetForm[] => {
  const playing = stageOf(given) !== 'set-up';
  return [
    gameForm(),
    houseForm(),
    ...(playing ? [turnForm(given)] : []),
    landingForm(given),
    ...(playing ? [hexesForm(given), shipsForm(given), planesForm(given)] : []),
    ...(Number(given['jp-over'] ?? 0) ? [interdictionForm(given)] : []),
  ].filter(({ fields }) => fields.length);
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
  const points = isPlaying(state) ? [pointsForm(standardPoints(state), state.over)] : [];
  return sheetSections((given) => [...formsOf(given), ...points], valuesOf(state));
}

/** Only that there is a paper, and whose: never what it says (3.2, 7.3). */
function sealedIn(state: IphState): readonly SheetFact[] {
  const { order, placed, players } = state;
  const value = `sealed: ${players.jp} keeps it on paper, and seals it again`;
  return [
    ...(order && !isPlaying(state) ? [{ label: 'Landing order', value, rule: '3.2' }] : []),
    ...(placed.jp ? [{ label: 'Japanese ship disposition', value, rule: '7.3' }] : []),
  ];
}

/** Puts the game where the facts of a sheet say it is. */
function* bringForward(): Run {
  const work = startWorking();
  const told = yield* askSheet(work, formsOf);
  const playing = stageOf(told) !== 'set-up';
  const hexes = playing ? yield* knowHexes(work, told) : [];
  const points = () => pointsForm(totalVp(stateFrom(told, hexes)), stageOf(told) === 'over');
  const given = playing ? { ...told, ...(yield* askSheetForm(work, points())) } : told;
  const position = positionOf(given, hexes);
  const value = position.beachheads.length ? { value: `${totalVp(stateFrom(given, hexes))} VP` } : {};
  return finish(
    heading('Brought forward from a state sheet', value),
    [{ type: 'v1.BroughtForward', position }],
    work.lines,
  );
}

const stateFrom = (given: FormValues, hexes: readonly Hex[]): IphState =>
  applyAll(initialState(), [{ type: 'v1.BroughtForward', position: positionOf(given, hexes) }]);

/** 4.4: what the hexes hold, beachheads first, by the players' charts; one that holds nothing does not count. */
function* knowHexes(work: Working, given: FormValues): Steps<readonly Hex[]> {
  const numbers = new Map(
    SLOTS.flatMap(({ id }) => {
      const number = given[`held-${id}`] || given[`once-${id}`];
      return number ? [[id, String(number)] as const] : [];
    }),
  );
  const slotOf = (number: string) => [...numbers].find(([, of]) => of === number)?.[0];
  const beachId = (number: string) => slotOf(number) ?? hexIdOf(number);
  const beaches = BEACHES.map((beach) => ({
    id: beachId(String(given[`hex-${beach}`])),
    held: given[`marker-${beach}`] !== 'lost',
  }));
  const those = (key: string, held: boolean) =>
    [...flagsOf(given[key]), ...numbersIn(given[`${key}-other`])].map((id) => ({ id, held }));
  const named = [...beaches, ...those('held', true), ...those('once', false)];
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
