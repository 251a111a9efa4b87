import { FROM_SHEET } from '../../../../core/names';
import type { FormValues } from '../../../../core/play/form';
import { askCell, askForm, type Steps, startWorking, type Working } from '../../../../core/play/procedure';
import { type GameSheet, type SheetFact, sheetSection } from '../../../../core/play/sheet';
import { HEXES, TEC, TERRAIN_NAMES } from '../../data/charts';
import { hexIdOf, hexLabel } from '../../data/hexes';
import { applyAll } from '../../state/apply';
import type { IphEvent, Procedure, Run } from '../../state/events';
import { totalVp } from '../../state/points';
import { type Hex, type IphState, initialState, isPlaying } from '../../state/state';
import { valuesOf } from './facts';
import { BEACHES, gameForm, houseForm, landingForm, type SheetForm, stageOf, turnForm } from './forms';
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

/** In the order of the paper; each sees the answers before it. One without a field is left out. */
const FORMS: readonly ((given: FormValues) => SheetForm | undefined)[] = [
  gameForm,
  houseForm,
  (given) => (stageOf(given) === 'set-up' ? undefined : turnForm(given)),
  landingForm,
  (given) => (stageOf(given) === 'set-up' ? undefined : hexesForm(given)),
  (given) => (stageOf(given) === 'set-up' ? undefined : shipsForm(given)),
  (given) => (stageOf(given) === 'set-up' ? undefined : planesForm(given)),
  (given) => (Number(given['jp-over'] ?? 0) ? interdictionForm(given) : undefined),
];

/** The facts of a game on paper, and the way back from them. */
export const iphSheet: GameSheet<IphState, IphEvent> = {
  describe: (state) => ({
    sections: state.begun ? sectionsOf(state) : [],
    sealed: sealedIn(state),
  }),
  start: {
    id: FROM_SHEET,
    rule: '1.2',
    title: () => 'From a state sheet',
    run: bringForward,
  } satisfies Procedure,
};

function sectionsOf(state: IphState) {
  const values = valuesOf(state);
  const shown = FORMS.flatMap((form) => form(values) ?? []);
  const forms = isPlaying(state) ? [...shown, pointsForm(standardPoints(state), state.over)] : shown;
  return forms
    .filter(({ fields }) => fields.length)
    .map(({ title, fields }) => sheetSection(title, fields, values));
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

/** Asks for the facts of a sheet, form by form, and puts the game where they say it is. */
function* bringForward(): Run {
  const work = startWorking();
  let given: FormValues = {};
  for (const form of FORMS) {
    const now = form(given);
    if (now?.fields.length) given = { ...given, ...(yield* askSheetForm(work, now)) };
  }
  const hexes = stageOf(given) === 'set-up' ? [] : yield* knowHexes(work, given);
  if (stageOf(given) !== 'set-up') {
    const expected = totalVp(stateFrom(given, hexes));
    const form = pointsForm(expected, stageOf(given) === 'over');
    given = { ...given, ...(yield* askSheetForm(work, form)) };
  }
  const position = positionOf(given, hexes);
  return {
    events: [{ type: 'v1.BroughtForward', position }],
    trace: [
      {
        kind: 'title',
        label: 'Brought forward from a state sheet',
        ...(position.beachheads.length && { value: `${totalVp(stateFrom(given, hexes))} VP` }),
      },
      ...work.lines,
    ],
  };
}

const stateFrom = (given: FormValues, hexes: readonly Hex[]): IphState =>
  applyAll(initialState(), [{ type: 'v1.BroughtForward', position: positionOf(given, hexes) }]);

function* askSheetForm(work: Working, form: SheetForm): Steps<FormValues> {
  const { key, title, rule, hint, fields, checks } = form;
  const values = yield* askForm(work, {
    key,
    title,
    rule,
    submit: 'Next',
    fields,
    checks,
    ...(hint && { hint }),
  });
  for (const { label, value } of sheetSection(title, fields, values).facts)
    work.lines.push({ kind: 'fact', label, value, prompt: key });
  return values;
}

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
