import { FROM_SHEET } from '../../core/names';
import type { FormValues } from '../../core/play/form';
import {
  askForm,
  type GameEvent,
  type ProcedureDef,
  type Steps,
  type Working,
} from '../../core/play/procedure';
import { type SheetSection, sheetSection } from '../../core/play/sheet';
import { fact } from '../lines';

/** One card of the paper, and one question of the way back: both have the same fields. */
export type SheetForm = Omit<Parameters<typeof askForm>[1], 'submit'>;

/** The forms of a sheet in the order of the paper; each sees the answers before it. */
type FormsOf = (given: FormValues) => readonly SheetForm[];

/** The paper, of forms that are filled in. */
export const sheetSections = (formsOf: FormsOf, values: FormValues): readonly SheetSection[] =>
  formsOf(values).map(({ title, fields }) => sheetSection(title, fields, values));

/** Asks for one card; its facts are lines of the working. */
export function* askSheetForm(work: Working, form: SheetForm): Steps<FormValues> {
  const values = yield* askForm(work, { ...form, submit: 'Next' });
  const { facts } = sheetSection(form.title, form.fields, values);
  work.lines.push(...facts.map(({ label, value }) => fact(label, { value, prompt: form.key })));
  return values;
}

/** Asks for the facts of a sheet, card by card. */
export function* askSheet(work: Working, formsOf: FormsOf): Steps<FormValues> {
  let given: FormValues = {};
  for (let at = 0; ; at += 1) {
    const form = formsOf(given)[at];
    if (!form) return given;
    given = { ...given, ...(yield* askSheetForm(work, form)) };
  }
}

/** Puts a game where a state sheet says that it stands, in the place of its set-up. */
export const fromSheet = <S, E extends GameEvent>(
  rule: string,
  run: ProcedureDef<S, E>['run'],
): ProcedureDef<S, E> => ({ id: FROM_SHEET, rule, title: 'From a state sheet', run });
