import { withMinus } from '../numbers';
import { type FormField, type FormValue, type FormValues, isShown } from './form';
import type { GameEvent, ProcedureDef } from './procedure';
import { verdictWords } from './verdict-words';
import type { TableView } from './view';

/** What a game writes on paper to go on without the app, and the procedure that asks for the same facts again. */
export type GameSheet<S, E extends GameEvent = GameEvent> = {
  describe(state: S): StateSheet;
  /** Starts a game in the place of its set-up. */
  readonly start: ProcedureDef<S, E>;
};

/** `sealed` names what a side keeps to itself, and never what is in it. */
export type StateSheet = {
  readonly sections: readonly SheetSection[];
  readonly sealed: readonly SheetFact[];
};
export type SheetSection = { readonly title: string; readonly facts: readonly SheetFact[] };
export type SheetFact = { readonly label: string; readonly value: string; readonly rule?: string };

const NOTHING = 'none';

/** The facts of a form as its fields ask for them: same order, same labels. */
export function sheetSection(title: string, fields: readonly FormField[], values: FormValues): SheetSection {
  const shown = fields.filter((field) => isShown(field, values, fields));
  const facts = shown.map((field) => {
    const { label, rule } = field;
    return { label, value: factValue(field, values[field.key]), ...(rule !== undefined && { rule }) };
  });
  return { title, facts };
}

function factValue(field: FormField, value: FormValue | undefined): string {
  if (typeof value === 'number') return withMinus(value);
  if (value === undefined || value.length === 0) return NOTHING;
  if (field.kind === 'text' || field.kind === 'number') return String(value);
  const chosen = typeof value === 'string' ? [value] : value;
  const labels = field.options.filter((option) => chosen.includes(option.value)).map(({ label }) => label);
  return labels.join(', ');
}

/** What stands above the facts, from what every game shows. */
export type SheetHead = {
  readonly game: string;
  readonly title: string;
  /** When it was written, by whose version. */
  readonly written: string;
  readonly table: TableView;
  /** The side to act, by its player's name. */
  readonly acting: string | undefined;
  /** The open question's procedure. */
  readonly asking: string | undefined;
};

/** Where the game stands and what comes next. */
export function sheetHead({ table, acting, asking }: SheetHead): readonly SheetFact[] {
  const { heading, subheading, score, verdict, main, obligations: owed } = table;
  const facts: (SheetFact | false | undefined)[] = [
    { label: 'Now', value: [heading, subheading].filter(Boolean).join(' · ') },
    score && { label: score.label, value: score.of ? `${score.value} of ${score.of}` : score.value },
    acting !== undefined && { label: 'To act', value: acting },
    verdict && { label: 'Called', value: verdictWords(verdict) },
    main && { label: 'Next', value: main.label },
    asking !== undefined && { label: 'Half done, not on this sheet', value: asking },
    owed.length > 0 && { label: 'Still owed', value: owed.map(({ label }) => label).join('; ') },
  ];
  return facts.filter((fact): fact is SheetFact => Boolean(fact));
}

/** The whole sheet in plain text. */
export function sheetText(head: SheetHead, { sections, sealed }: StateSheet): string {
  const block = (title: string, facts: readonly SheetFact[]) =>
    [title.toUpperCase(), ...facts.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  return [
    `State sheet: ${head.title}`,
    [head.game, head.written].join('\n'),
    block('Where it stands', sheetHead(head)),
    ...(sealed.length ? [block('Sealed', sealed)] : []),
    ...sections.map(({ title, facts }) => block(title, facts)),
  ].join('\n\n');
}
