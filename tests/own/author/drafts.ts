import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../../src/own/author/change';
import { built, changed } from '../../../src/own/author/changes/apply';
import type { Draft } from '../../../src/own/author/draft';
import { sentencesOf, textOf } from '../../../src/own/author/outline/outline';
import { pickFrom } from '../../support/random-answer';
import { LOWMOOR } from '../format/files';
import { randomGame } from '../format/random-game';

const shipped = join(import.meta.dirname, '../../../src/own/shipped');

/** The files that come with the app, and the one that uses what cannot be played yet. */
export const files: readonly (readonly [name: string, draft: Draft])[] = [
  ...readdirSync(shipped)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(shipped, name), 'utf8')) as Draft] as const),
  ['lowmoor.json', JSON.parse(LOWMOOR) as Draft],
];
export const shippedDraft = (name: string): Draft => {
  const found = files.find(([file]) => file === `${name}.json`);
  if (!found) throw new Error(`no ${name}`);
  return found[1];
};
export const randomDrafts = (
  count: number,
  seed: number,
): readonly (readonly [name: string, draft: Draft])[] =>
  Array.from({ length: count }, (_, i) => [`random ${seed + i}`, randomGame(pickFrom(seed + i)) as Draft]);

/** The draft that these changes make; a refusal is a fault of the test. */
export function made(changes: readonly Change[], from?: Draft): Draft {
  const draft = built(changes, from);
  if (!draft.ok) throw new Error(`${draft.problem.code}: ${draft.problem.message}`);
  return draft.value;
}
/** The sentence that refuses a change. */
export function refused(draft: Draft | undefined, change: Change): string {
  const result = changed(draft, change);
  if (result.ok) throw new Error('nothing was refused');
  return result.problem.message;
}
export const sentences = (draft: Draft): readonly string[] => sentencesOf(draft).map(textOf);
