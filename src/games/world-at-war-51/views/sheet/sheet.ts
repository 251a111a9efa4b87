import { FROM_SHEET } from '../../../../core/names';
import type { FormValues } from '../../../../core/play/form';
import { askForm, startWorking } from '../../../../core/play/procedure';
import { type GameSheet, type SheetFact, sheetSection } from '../../../../core/play/sheet';
import type { Procedure, Run, StoryEvent } from '../../state/events';
import type { WarState } from '../../state/state';
import { valuesOf } from './facts';
import { gameForm, houseForm, isAtWar, linesForm, type SheetForm, timeForm, warsForm } from './forms';
import { forcesForm, hasAttack, hasForces, progressForm, shipsForm } from './forms-attack';
import { positionOf } from './position';

/** In the order of the paper; each sees the answers before it. One that does not come up is left out. */
const FORMS: readonly ((given: FormValues) => SheetForm | undefined)[] = [
  gameForm,
  houseForm,
  timeForm,
  (given) => (isAtWar(given) ? warsForm() : undefined),
  (given) => (isAtWar(given) && hasAttack(given) ? forcesForm() : undefined),
  (given) => (isAtWar(given) && hasForces(given) ? shipsForm(given) : undefined),
  (given) => (isAtWar(given) && hasForces(given) ? progressForm(given) : undefined),
  linesForm,
];

/** The facts of a war on paper, and the way back from them. */
export const worldAtWarSheet: GameSheet<WarState, StoryEvent> = {
  describe: (state) => ({ sections: state.begun ? sectionsOf(state) : [], sealed: sealedIn(state) }),
  start: {
    id: FROM_SHEET,
    rule: '51.31',
    title: () => 'From a state sheet',
    run: bringForward,
  } satisfies Procedure,
};

function sectionsOf(state: WarState) {
  const values = valuesOf(state);
  return FORMS.flatMap((form) => form(values) ?? []).map(({ title, fields }) =>
    sheetSection(title, fields, values),
  );
}

/** Only that there is a paper, and whose: never what it says (51.311, 51.312). */
function sealedIn({ attack, draws = [], players }: WarState): readonly SheetFact[] {
  const paper = (label: string, who: string, rule: string): SheetFact => ({
    label,
    value: `sealed: ${who} keeps it on paper, with the faces of its dice, and seals it again`,
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

/** Asks for the facts of a sheet, form by form, and puts the war where they say it is. */
function* bringForward(): Run {
  const work = startWorking();
  let given: FormValues = {};
  for (const form of FORMS) {
    const now = form(given);
    if (!now) continue;
    const { title, fields } = now;
    const values = yield* askForm(work, { ...now, submit: 'Next' });
    for (const { label, value } of sheetSection(title, fields, values).facts)
      work.lines.push({ kind: 'fact', label, value, prompt: now.key });
    given = { ...given, ...values };
  }
  return {
    events: [{ type: 'v1.BroughtForward', position: positionOf(given) }],
    trace: [{ kind: 'title', label: 'Brought forward from a state sheet' }, ...work.lines],
  };
}
