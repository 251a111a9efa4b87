import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkRolls, facesOf } from '../../src/app/exchange/dice-of-two';
import { callDice, calledDice, diceLack, offerDice, packFor, takeBytes } from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import type { CalledEntry, Entry } from '../../src/core/journal/journal';
import { fakeLocks } from '../support/locks';
import { skirmish, take } from './session-support';
import { tinyRegistry } from './tiny-game';
import { annAndKen } from './tiny-phones';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const kinds = ({ projection }: Session) => projection.value.entries.map(({ kind }) => kind);
const countOf = (session: Session, kind: string) => kinds(session).filter((each) => each === kind).length;

async function show(from: Session, to: Session): Promise<void> {
  take(await takeBytes(tinyRegistry, to, packFor(from, {}) ?? new Uint8Array()));
}

async function twoPhones() {
  const { ann, ken } = await annAndKen();
  await show(ken.session, ann.session);
  return { ann: ann.session, ken: ken.session };
}

/** Ann has called a roll on a number of each, and Ken has shown his. */
async function called() {
  const { ann, ken } = await twoPhones();
  expect(diceLack(ann)).toBe('Ann');
  expect(await offerDice(ann)).toBe(true);
  expect(diceLack(ann)).toBe('Ken');
  expect(await offerDice(ken)).toBe(true);
  await show(ken, ann);
  expect(diceLack(ann)).toBeUndefined();
  await ann.start(skirmish);
  const of = ann.question.value?.of ?? '';
  expect(await callDice(ann, { of, key: 'roll', count: 1, sides: 6 }, 'Skirmish')).toBe(true);
  expect(await calledDice(ann, of, 'roll')).toEqual({});
  await settled(() => expect(countOf(ann, 'v1.Pledged')).toBe(3));
  await show(ann, ken);
  await settled(() => expect(countOf(ken, 'v1.Shown')).toBe(1));
  await settled(() => expect(countOf(ken, 'v1.Pledged')).toBe(4));
  await show(ken, ann);
  await settled(() => expect(countOf(ann, 'v1.Shown')).toBe(2));
  return { ann, ken, of };
}

test('a roll of two follows from a number of each phone, named before either is shown', async () => {
  const { ann, ken, of } = await called();
  const rolled = await calledDice(ann, of, 'roll');
  const [face = 0] = rolled?.faces ?? [];
  expect(face).toBeGreaterThanOrEqual(1);
  expect(face).toBeLessThanOrEqual(6);
  expect(await ann.answer('roll', { kind: 'dice', faces: [face], by: 'both' })).toBe(true);
  await show(ann, ken);
  expect(ken.projection.value.entries).toEqual(
    ann.projection.value.entries.map((entry) => expect.objectContaining({ id: entry.id, seq: entry.seq })),
  );
  expect(await checkRolls(ken.projection.value.entries, ken.projection.value.entries)).toEqual({
    ok: true,
    value: 1,
  });
  expect(
    ken.log.value.some(({ title, value }) => title === 'Skirmish' && value === 'a die of two phones'),
  ).toBe(true);
});

test('two devices of one player are not two', async () => {
  const { ann, ken, of } = await called();
  const faces = (await calledDice(ann, of, 'roll'))?.faces ?? [];
  expect(await ann.answer('roll', { kind: 'dice', faces, by: 'both' })).toBe(true);
  const { entries } = ann.projection.value;
  expect((await checkRolls(entries, entries)).ok).toBe(true);
  const { writer = '' } = ann.row.value.seat ?? {};
  const alone = entries.map((entry) =>
    entry.kind === 'v1.Seated' && entry.writer === ken.row.value.seat?.writer
      ? { ...entry, deviceOf: writer }
      : entry,
  );
  expect((await checkRolls(alone, alone)).ok).toBe(false);
});

test('before it is called no number is anywhere but on its own phone', async () => {
  const { ann, ken } = await twoPhones();
  await offerDice(ken);
  const own = ken.projection.value.entries.find((entry) => entry.kind === 'v1.Pledged');
  const number = own?.kind === 'v1.Pledged' ? own.kept?.number : undefined;
  expect(number && atob(number)).toHaveLength(16);
  await show(ken, ann);
  expect(JSON.stringify(ann.projection.value.entries)).not.toContain(number);
  expect(ann.projection.value.entries.some((entry) => entry.kind === 'v1.Pledged')).toBe(true);
});

test('a face, a number or a call that does not fit is refused in words', async () => {
  const { ann, of } = await called();
  const { entries } = ann.projection.value;
  const call = entries.find((entry): entry is CalledEntry => entry.kind === 'v1.Called');
  if (!call) throw new Error('no call');
  const faces = (await facesOf(entries, call)) ?? [];
  const answer = (given: readonly number[]): Entry => ({
    ...{ id: 'x:1', seq: 99, at: 1, kind: 'v1.Answered', of },
    answers: [{ key: 'roll', answer: { kind: 'dice', faces: given, by: 'both' } }],
  });
  const code = async (line: Entry, among: readonly Entry[] = entries) => {
    const checked = await checkRolls([line], among);
    return checked.ok ? checked.value : checked.problem.code;
  };
  expect(await code(answer(faces))).toBe(1);
  expect(await code(answer(faces.map((face) => (face % 6) + 1)))).toBe('dice.two');
  expect(
    await code(
      answer(faces),
      entries.filter(({ kind }) => kind !== 'v1.Called'),
    ),
  ).toBe('dice.two');
  const forged = entries.map((entry) =>
    entry.kind === 'v1.Shown' ? { ...entry, number: btoa('x'.repeat(16)) } : entry,
  );
  expect(await code(answer((await facesOf(forged, call)) ?? []), forged)).toBe('dice.two');
  const alone = entries.map((entry) =>
    entry === call ? { ...call, pledges: call.pledges.slice(0, 1) } : entry,
  );
  const own = alone.find((entry): entry is CalledEntry => entry.kind === 'v1.Called');
  expect(await code(answer((own && (await facesOf(alone, own))) ?? []), alone)).toBe('dice.two');
});

test('faces of two are spread as those of a die: 6,000 calls from fixed numbers', async () => {
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i += 1) {
    const call: CalledEntry = {
      ...{ id: `c:${i}`, seq: 3, at: 1, kind: 'v1.Called', of: 'x:1', key: 'k', count: 1, sides: 6 },
      ...{ pledges: ['a:1', 'b:1'], trace: [] },
    };
    const shown = ['a:1', 'b:1'].map(
      (pledge, j): Entry => ({
        ...{ id: `s:${j}`, seq: j, at: 1, kind: 'v1.Shown', pledge, number: `${pledge}${i}` },
      }),
    );
    const [face = 0] = (await facesOf(shown, call)) ?? [];
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // The numbers are fixed, so this is too; 20.5 is passed by one fair die in a thousand.
  expect(chi).toBeLessThan(20.5);
});
