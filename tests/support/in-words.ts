import type { FormCheck, FormField } from '../../src/core/play/form';
import type { Option, Prompt } from '../../src/core/play/prompt';
import type { TraceLine } from '../../src/core/play/trace';

/**
 * A question as lines of text, all of it but its working, so that a table can say exactly what is asked:
 * ```
 * squadrons: How many fly? [51.43B, jp]
 *   > cap: Combat air patrol, 0 to 3, first 0
 * ```
 * `*` marks what is preselected, `x` what cannot be taken; a hint stands in brackets.
 */
export function questionInWords(prompt: Prompt): readonly string[] {
  const { key, title, rule, side, secret, hint } = prompt;
  const whose = [rule, side, secret && `${secret} alone`].filter((each) => each !== undefined).join(', ');
  return [`${key}: ${title} [${whose}]`, ...inBrackets(hint), ...bodyInWords(prompt)];
}

const inBrackets = (text: string | undefined): readonly string[] => (text === undefined ? [] : [`(${text})`]);

function bodyInWords(prompt: Prompt): readonly string[] {
  switch (prompt.kind) {
    case 'choice':
      return prompt.options.map((option) => optionInWords(option, prompt.preselected));
    case 'form':
      return [...prompt.fields.map(fieldInWords), ...prompt.checks.map(checkInWords), `= ${prompt.submit}`];
    case 'dice':
      return [`${prompt.count}d${prompt.sides}`, ...inBrackets(prompt.faceNotes?.join(' | '))];
    default:
      throw new Error(`${prompt.key}: a ${prompt.kind} has no words here`);
  }
}

function optionInWords({ value, label, note, disabled }: Option, preselected?: string): string {
  const mark = disabled !== undefined ? 'x' : value === preselected ? '*' : '-';
  return [`${mark} ${value}: ${label}`, ...inBrackets(note), ...inBrackets(disabled)].join(' ');
}

function fieldInWords(field: FormField): string {
  const { key, label, rule, hint, when, initial } = field;
  return [
    `> ${key}: ${label}, ${rangeOf(field)}`,
    ...(initial === undefined ? [] : [`first ${[initial].flat().join(' ') || 'empty'}`]),
    ...(when ? [`when ${when.field} is ${when.includes.join(' ')}`] : []),
    ...(rule === undefined ? [] : [rule]),
    ...inBrackets(hint),
  ].join(', ');
}

function rangeOf(field: FormField): string {
  switch (field.kind) {
    case 'number':
      return `${field.min} to ${field.max}`;
    case 'text':
      return `${field.optional ? 'up to' : '1 to'} ${field.maxLength} letters`;
    case 'choice':
      return `one of ${namesOf(field.options)}`;
    case 'flags':
      return `any of ${namesOf(field.options)}`;
  }
}

const namesOf = (options: readonly Option[]): string =>
  options.map(({ value, label, note }) => [`${value} ${label}`, ...inBrackets(note)].join(' ')).join(' | ');

function checkInWords(check: FormCheck): string {
  const { kind, message, ...rest } = check;
  const inWords = (value: unknown) =>
    typeof value === 'object' && value && 'includes' in value && !Array.isArray(value)
      ? `when ${Object.values(value).flat().join(' ')}`
      : value;
  return `! ${kind} ${Object.values(rest).flat().map(inWords).join(' ')}: ${message}`;
}

/** A line of the working: `shift Modifiers: none = 0 [19.2] <override:us-sum>`, with the faces of a die. */
export function lineInWords({ kind, label, value, faces, rule, prompt }: TraceLine): string {
  return [
    `${kind} ${label}`,
    ...(value === undefined ? [] : [`= ${value}`]),
    ...(faces ? [`{${faces.join(' ')}}`] : []),
    ...(rule === undefined ? [] : [`[${rule}]`]),
    ...(prompt === undefined ? [] : [`<${prompt}>`]),
  ].join(' ');
}
