import { expect, it } from 'vitest';
import type { FormField } from '../../../src/core/play/form';
import type { GameEvent } from '../../../src/core/play/procedure';
import type { Option, Prompt } from '../../../src/core/play/prompt';
import type { TraceLine } from '../../../src/core/play/trace';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Script } from '../../support/drive';
import { played } from './pearl';

/** A procedure played through: every question as it is asked, every line of the working, every event. */
export type Scene = {
  readonly name: string;
  readonly state: PearlState;
  readonly procedure: string;
  readonly args?: Parameters<typeof played>[3];
  readonly script?: Script;
  readonly asks?: string;
  readonly tells: string;
  readonly events?: readonly GameEvent[];
  readonly reveals?: readonly string[];
};

/** A test for each scene, under its name. */
export const playScenes = (scenes: readonly Scene[]): void =>
  it.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (_, scene) => expectScene(scene));

function expectScene({ state, procedure, args, script, asks = '', tells, events, reveals }: Scene): void {
  const { prompts, outcome } = played(state, procedure, script, args);
  expect(prompts.flatMap(asked)).toEqual(linesOf(asks));
  expect(told(outcome.trace)).toEqual(linesOf(tells));
  // What hit a ship is of use where an earlier hit is amended away: measured.test.ts.
  const shown = outcome.events.map(({ by: _, ...event }) => {
    if (event.type !== 'v1.SquadronAttacked') return event;
    const { impulse: _impulse, ...rest } = event;
    return rest;
  });
  expect(shown).toEqual(events ?? []);
  expect(outcome.reveals ?? []).toEqual(reveals ?? []);
}

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "where [Radar] us: How far away is the wave?", and a line for each answer, field or die. */
function asked(prompt: Prompt): readonly string[] {
  const { key, rule, side = 'both', secret, title, hint } = prompt;
  const who = secret === undefined ? side : `${side}, seen by ${secret} alone`;
  return [`${key} [${rule}] ${who}: ${title}`, ...(hint ? [`(${hint})`] : []), ...offered(prompt)];
}

function offered(prompt: Prompt): readonly string[] {
  switch (prompt.kind) {
    case 'choice':
      return [...prompt.options.map(optionLine), ...begins(prompt.preselected)];
    case 'form': {
      // What may never be said together is tried by the tests of its rule.
      const checks = prompt.checks.flatMap((check) =>
        'fields' in check ? [`${check.kind}: ${check.fields.join(', ')}`] : [],
      );
      const fields = prompt.fields.filter((field) => !('retired' in field));
      return [...fields.flatMap(fieldLines), ...checks, `→ ${prompt.submit}`];
    }
    case 'dice':
      return [`${prompt.count}d${prompt.sides}${prompt.faceNotes ? `: ${prompt.faceNotes.join(', ')}` : ''}`];
    default:
      throw new Error(`${prompt.key} is a ${prompt.kind}`);
  }
}

const begins = (initial: unknown): readonly string[] =>
  initial === undefined ? [] : [`begins as ${initial}`];

const optionLine = ({ value, label, note, disabled }: Option): string =>
  `- ${value}: ${label}${note ? ` (${note})` : ''}${disabled ? ` ✗ ${disabled}` : ''}`;

/** "count “How many”, 1 to 9, begins as 5, if miniSubs is yes", then its options. */
function fieldLines(field: FormField): readonly string[] {
  const bounds = {
    number: field.kind === 'number' && `${field.min} to ${field.max}`,
    text: field.kind === 'text' && `text of ${field.maxLength}${field.optional ? ' or none' : ''}`,
    choice: 'one of',
    flags: 'any of',
  }[field.kind];
  const begin = field.initial === undefined ? '' : `, begins as “${field.initial}”`;
  const { key, label, hint, when } = field;
  const only = when ? `, if ${when.field} is ${when.includes.join(' or ')}` : '';
  return [
    `${key} “${label}”, ${bounds}${begin}${only}${hint ? ` (${hint})` : ''}`,
    ...('options' in field ? field.options.map(optionLine) : []),
  ];
}

/** "die: Is the wave seen? 33%: one die, 5 to 6 = seen (5) [Radar] <seen>": what it says, its rule and its question. */
export const told = (lines: readonly TraceLine[]): readonly string[] =>
  lines.map(({ kind, label, value, faces, rule, prompt }) =>
    [
      `${kind}: ${label}`,
      ...(value === undefined ? [] : [`= ${value}`]),
      ...(faces ? [`(${faces.join(' ')})`] : []),
      ...(rule ? [`[${rule}]`] : []),
      ...(prompt ? [`<${prompt}>`] : []),
    ].join(' '),
  );
