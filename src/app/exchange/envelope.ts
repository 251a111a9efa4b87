import { type ReadonlySignal, signal } from '@preact/signals';
import type { Envelope, Opening, Unplaced, UnsealedEntry } from '../../core/journal/journal';
import { liveEntries, type Projection } from '../../core/journal/projection';
import { fail, ok, type Result } from '../../core/result';
import { fromBase64, toBase64 } from '../base64';
import { commitment } from './commitment';
import { shut, unshut } from './shut';

/**
 * What is sealed is on one phone alone. For the case that it is lost, the line may carry it in an envelope that only words open
 * which its owner has written down: the others keep it, and cannot read it (0038).
 */
const ROUNDS = 600_000;
/** A forged envelope does not hold a phone up for long. */
const MOST_ROUNDS = 3_000_000;
const SALT_BYTES = 16;

/** The games of which what is sealed goes into an envelope, since the app was opened. */
const used = signal<ReadonlySet<string>>(new Set());
export const enveloped: ReadonlySignal<ReadonlySet<string>> = used;

type Key = { readonly salt: string; readonly key: CryptoKey };
/** By game, from the words that were said on this phone since the app was opened: they are stored nowhere. */
const keys = new Map<string, Key>();

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeio';
const SYLLABLES = 3;
const WORDS = 5;

/** Five words, each of 18 random bits, that can be spoken and written down: "bakelo timuro …". */
export function freshWords(): string {
  const draws = crypto.getRandomValues(new Uint8Array(WORDS * SYLLABLES * 2));
  const letter = (i: number): string =>
    i % 2
      ? (VOWELS[(draws[i] ?? 0) % VOWELS.length] ?? '')
      : (CONSONANTS[(draws[i] ?? 0) % CONSONANTS.length] ?? '');
  const letters = Array.from({ length: draws.length }, (_, i) => letter(i)).join('');
  return (letters.match(new RegExp(`.{${SYLLABLES * 2}}`, 'g')) ?? []).join(' ');
}

/** From now on what is sealed in this game travels in an envelope too. */
export async function useWords(game: string, words: string): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const [phrase = ''] = phrasesOf(words);
  keys.set(game, { salt, key: await keyOf(phrase, salt, ROUNDS) });
  used.value = new Set(keys.keys());
}

export function forgetWords(game: string): void {
  keys.delete(game);
  used.value = new Set(keys.keys());
}

/** What was typed may have commas, numbers or quotation marks around the words: first without these, then as it stands. */
function phrasesOf(words: string): readonly string[] {
  const said = words.normalize('NFKC').trim().toLowerCase();
  const bare = said.match(/[a-z]{6}/g) ?? [];
  const plain = said.replace(/[^a-z]/g, '').length === WORDS * SYLLABLES * 2 && bare.length === WORDS;
  return [...new Set([...(plain ? [bare.join(' ')] : []), said.split(/\s+/).join(' ')])];
}

async function keyOf(phrase: string, salt: string, iterations: number): Promise<CryptoKey> {
  const said = new TextEncoder().encode(phrase);
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', said, 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** The envelope of a line, where words were said for its game. */
export async function envelopeFor(game: string, line: string, kept: Opening): Promise<Envelope | undefined> {
  const own = keys.get(game);
  if (!own) return undefined;
  return { salt: own.salt, rounds: ROUNDS, ...(await shut(own.key, line, kept)) };
}

/** Lines that this phone can read by words alone. */
const shutIn = ({ runs, struck, entries }: Projection<unknown>) => {
  const opened = new Set(
    entries.flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings.map(({ line }) => line) : [])),
  );
  return runs
    .filter((procedureRun) => !procedureRun.struck)
    .flatMap((procedureRun) =>
      liveEntries(procedureRun, struck).map((entry) => ({ title: procedureRun.title, entry })),
    )
    .flatMap(({ title, entry }) =>
      'seal' in entry && entry.seal?.envelope && !entry.kept && !opened.has(entry.id)
        ? [{ title, line: entry.id, hash: entry.seal.hash, envelope: entry.seal.envelope }]
        : [],
    );
};

export const hasEnvelopes = (projection: Projection<unknown>): boolean => shutIn(projection).length > 0;

/** What the words open, each checked against what was sealed; nothing is opened where they do not fit. */
export async function openByWords(
  projection: Projection<unknown>,
  words: string,
): Promise<Result<Unplaced<UnsealedEntry>>> {
  const derived = new Map<string, Promise<CryptoKey>>();
  const openings: (Opening & { readonly line: string })[] = [];
  const titles = new Set<string>();
  for (const { title, line, hash, envelope } of shutIn(projection)) {
    const { salt, rounds } = envelope;
    if (rounds < ROUNDS || rounds > MOST_ROUNDS) continue;
    for (const phrase of phrasesOf(words)) {
      const of = `${salt} ${rounds} ${phrase}`;
      const key = derived.get(of) ?? keyOf(phrase, salt, rounds);
      derived.set(of, key);
      const opening = await unshut(await key, line, envelope);
      if (!opening || (await commitment(line, opening)) !== hash) continue;
      openings.push({ line, ...opening });
      titles.add(title);
      break;
    }
  }
  if (!openings.length) return notTheWords;
  const trace = [{ kind: 'title' as const, label: 'Opened by its words', value: [...titles].join(', ') }];
  return ok({ kind: 'v1.Unsealed', openings, trace });
}

const notTheWords = fail(
  'envelope.words',
  'These words open none of the envelopes here. Nothing was changed. Look at each letter again.',
);
