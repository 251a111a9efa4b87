import { callFor, openPledges, showDue, shownFor } from '../../core/exchange/dice-of-two';
import { playerIn, writerIn } from '../../core/exchange/seats';
import type { CalledEntry, Entry, PledgedEntry, ShownEntry, Unplaced } from '../../core/journal/journal';
import { fail, ok, type Result } from '../../core/result';
import { toBase64 } from '../base64';
import { sha256 } from './commitment';

const NUMBER_BYTES = 16;

/** A number of 128 bits, promised by its hash. */
export async function pledge(): Promise<Unplaced<PledgedEntry>> {
  const number = toBase64(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
  return { kind: 'v1.Pledged', hash: toBase64(await sha256(number)), kept: { number } };
}

/** What this phone owes to rolls of two: a number that was called, or a fresh pledge for the next roll. */
export async function diceDue(
  entries: readonly Entry[],
  writer: string,
): Promise<Unplaced<ShownEntry> | Unplaced<PledgedEntry> | undefined> {
  const [due] = showDue(entries, writer);
  if (due?.kept) return { kind: 'v1.Shown', pledge: due.id, number: due.kept.number };
  const pledged = entries.some(({ kind, id }) => kind === 'v1.Pledged' && writerIn(id) === writer);
  return pledged && !openPledges(entries, writer).length ? pledge() : undefined;
}

/** The faces of a call; undefined until every number was shown. */
export async function facesOf(
  entries: readonly Entry[],
  call: CalledEntry,
): Promise<readonly number[] | undefined> {
  const numbers = shownFor(entries, call);
  if (numbers.includes(undefined)) return undefined;
  const faces: number[] = [];
  // What lies above the largest multiple of the sides is passed over, so that no face is favoured.
  const limit = Math.floor(2 ** 32 / call.sides) * call.sides;
  for (let block = 0; faces.length < call.count; block += 1) {
    const bytes = await sha256([...numbers, call.id, block].join(' '));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length && faces.length < call.count; at += 4) {
      const drawn = view.getUint32(at);
      if (drawn < limit) faces.push((drawn % call.sides) + 1);
    }
  }
  return faces;
}

/** Whether every roll of two in these lines follows from numbers that were pledged before it was called. */
export async function checkRolls(
  lines: readonly Entry[],
  entries: readonly Entry[],
): Promise<Result<number>> {
  const placed = new Map(entries.map((entry, i) => [entry.id, { entry, i }]));
  const called = entries.filter((entry): entry is CalledEntry => entry.kind === 'v1.Called');
  const player = playerIn(entries);
  let rolls = 0;
  for (const line of lines) {
    if (line.kind !== 'v1.Opened' && line.kind !== 'v1.Answered') continue;
    for (const { key, answer } of line.answers) {
      if (answer.kind !== 'dice' || answer.by !== 'both') continue;
      rolls += 1;
      const call = callFor(entries, line.kind === 'v1.Opened' ? line.id : line.of, key);
      const faces = call && (await facesOf(entries, call));
      if (!call || faces?.join() !== answer.faces.join()) return wrong;
      const numbers = shownFor(entries, call);
      for (const [i, id] of call.pledges.entries()) {
        const pledged = placed.get(id);
        const before = (pledged?.i ?? Number.POSITIVE_INFINITY) < (placed.get(call.id)?.i ?? -1);
        const once = called.filter(({ pledges }) => pledges.includes(id)).length === 1;
        const fits =
          pledged?.entry.kind === 'v1.Pledged' &&
          pledged.entry.hash === toBase64(await sha256(numbers[i] ?? ''));
        if (!before || !once || !fits) return wrong;
      }
      // Two devices of one player are not two.
      if (new Set(call.pledges.map((id) => player(writerIn(id)))).size < 2) return wrong;
    }
  }
  return ok(rolls);
}

const wrong = fail(
  'dice.two',
  'A roll of two phones does not follow from the numbers that were pledged for it. Nothing was changed, and what is recorded here is safe.',
);
