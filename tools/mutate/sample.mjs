// Which mutants a seed draws. Stryker's instrumenter finds them all: it mutates no types and no imports.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../setup.mjs';
import { sources } from './strata.mjs';

const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };
const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };

/** A file is { name, content, mutate: true or the ranges to mutate }. */
export const instrument = (files) => new Instrumenter(quiet).instrument(files, OPTIONS);

/** The mutants that the seed draws of a stratum. */
export async function sampleOf(stratum, seed) {
  const names = sources().filter((path) => stratum.files.test(path));
  const files = names.map((name) => ({ name, content: readFileSync(join(root, name), 'utf8') }));
  return draw(await enumerate(files), stratum.count, seed);
}

/** Every mutant of the files, in order of place, but those of mere words. */
export async function enumerate(files) {
  const { mutants } = await instrument(files.map((file) => ({ ...file, mutate: true })));
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return mutants
    .map((mutant) => detail(mutant, lines.get(mutant.fileName)))
    .filter((mutant) => !isWords(mutant))
    .sort((a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.key, b.key));
}

/** What names a mutant as long as its file stays as it is. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
  return `${fileName}:${place} ${mutatorName} ${replacement}`;
}

function detail(mutant, lines) {
  const { start, end } = mutant.location;
  const text = lines.slice(start.line, end.line + 1);
  text.push(text.pop().slice(0, end.column));
  text[0] = text[0].slice(start.column);
  return {
    key: keyOf(mutant),
    file: mutant.fileName,
    line: start.line + 1,
    column: start.column + 1,
    mutator: mutant.mutatorName,
    source: lines[start.line].trim(),
    original: text.join('\n'),
    replacement: mutant.replacement,
    range: mutant.location,
  };
}

/** A fixed text of two words or more is only there to be read: no rule hangs on how it is worded. */
const isWords = ({ mutator, original }) =>
  mutator === 'StringLiteral' && !original.includes('${') && /\S\s+\S/.test(original.slice(1, -1));

/**
 * Draws `count` mutants: each folder has its share and at least one, spread over its files: one mutant out of
 * each of as many equal slices. Within a slice the seed decides.
 */
export function draw(mutants, count, seed) {
  const lot = ({ key }) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const folders = new Map();
  for (const mutant of mutants) {
    const folder = dirname(mutant.file);
    folders.set(folder, [...(folders.get(folder) ?? []), mutant]);
  }
  const inFolders = [...folders.values()];
  const shares = shareOut(
    inFolders.map(({ length }) => length),
    Math.min(count, mutants.length),
  );
  return inFolders.flatMap((inFolder, at) => {
    const cut = (slice) => Math.round((slice * inFolder.length) / shares[at]);
    return Array.from({ length: shares[at] }, (_, slice) =>
      inFolder.slice(cut(slice), cut(slice + 1)).reduce((a, b) => (lot(b) < lot(a) ? b : a)),
    );
  });
}

/** Shares by size, one by one to whoever has the least for its size; who has none comes first. */
function shareOut(sizes, count) {
  const shares = sizes.map(() => 0);
  const claim = (at) => (shares[at] === 0 ? Number.POSITIVE_INFINITY : sizes[at] / (shares[at] + 1));
  for (let given = 0; given < count; given += 1) {
    shares[sizes.reduce((best, _, at) => (claim(at) > claim(best) ? at : best), 0)] += 1;
  }
  return shares;
}

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
