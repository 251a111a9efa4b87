// What takes long at a real server: one that is away in mid-play, hearing later, and trying again and again.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { tableIn } from '../../src/app/exchange/seats-in';
import { march } from '../app/session-support';
import { hasServer } from '../support/hall';
import { untilTried } from '../support/tried';
import { atOneHall, newcomer, north, twoPhones } from './at-one-hall';

describe.skipIf(!hasServer)('a game at a hall', () => {
  const { hall, at, settled, inStep } = atOneHall();

  test('a server killed in mid-play: what was recorded meanwhile is there afterwards', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    await hall().kill();
    for (let i = 0; i < 3; i += 1) expect(await ann.start(march, north)).toBe(true);
    await settled(() => expect(a.waits.value).toBe(3));
    await hall().start();
    await inStep(ann, ken, a, k);
  });

  test('who looks on hears all, later where that was chosen, and nothing of his goes out', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    const { store: mias, session: mia } = await newcomer(ann, store);
    await at(mia, mias, await hall().pass('onlooker', secret), 2_000);
    const began = performance.now();
    expect(await ann.start(march, north)).toBe(true);
    const last = ann.projection.value.entries.at(-1)?.id;
    await settled(() => expect(mia.projection.value.entries.map(({ id }) => id)).toContain(last));
    expect(performance.now() - began).toBeGreaterThan(1_500);
    await inStep(ann, ken, a, k);
    expect(tableIn(ann)?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ken']);
  });

  test('a pass that is not let in is tried a few times, and then said', async () => {
    const { ann, store, secret } = await twoPhones();
    const pass = await hall().pass('player', secret);
    const carrier = await at(ann, store, { ...pass, token: `${pass.token.slice(0, -8)}AAAAAAAA` });
    await settled(() => expect(carrier.hall.problem.value?.code).toBe('hall.turned-away'));
    expect(carrier.hall.state.value).toBe('reaching');
    await untilTried(() => expect(carrier.hall.state.value).toBe('over'));
    expect(carrier.hall.problem.value?.code).toBe('hall.refused');
    expect(await ann.start(march, north)).toBe(true);
  });
});
