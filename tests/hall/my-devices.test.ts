import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceBytes } from '../../src/app/exchange/device-code';
import { goOnHere } from '../../src/app/exchange/devices';
import { joinAsDevice, readJoining } from '../../src/app/exchange/join';
import { sumIn } from '../../src/app/exchange/table';
import type { Carrier } from '../../src/app/hall/carrier';
import { setMark } from '../../src/app/hall/keep-hall';
import { freshSecret } from '../../src/app/hall/keys';
import { registry } from '../../src/games/registry';
import { openHalls, placeAt } from '../../src/storage/halls';
import { beforeTheOrder, everything, HEXES, handTo, open, opens, order, SECRET } from '../app/oahu-phones';
import { freshStore, take } from '../app/session-support';
import type { TinyPhone } from '../app/tiny-phones';
import { carried } from '../support/carried';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';

describe.skipIf(!hasServer)('phone and tablet of one player at a hall', () => {
  let hall: OpenedHall;
  const carriers: Carrier[] = [];
  beforeAll(async () => {
    hall = await openedHall();
  });
  afterAll(() => hall.close());
  afterEach(() => {
    for (const carrier of carriers.splice(0)) carrier.stop();
    vi.unstubAllGlobals();
  });
  const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
  const orderIn = ({ session }: TinyPhone) =>
    (session.projection.value.state as { order: readonly string[] }).order;

  test('[3.2] are in step with what their side seals, of which neither server nor opponent is told', async () => {
    const { ann, ken, annStore, kenStore } = await beforeTheOrder();
    const secret = freshSecret();
    const { user: _, ...pass } = await hall.pass('player', secret);
    await openHalls().put(placeAt(ken.row.value.id, pass));
    expect(await setMark(ken, true)).toBe(true);
    // One code brings the game, the key and the pass.
    const store = await freshStore();
    const bytes = take(await deviceBytes(registry, ken, opens(kenStore)));
    const joining = take(await readJoining(registry, bytes, opens(store)));
    if (!joining.device) throw new Error('no device');
    const { id, seat } = take(await joinAsDevice(joining, joining.device, opens(store)));
    expect(seat).toMatchObject({ hall: true });
    const kept = await openHalls().get(id);
    expect(kept?.pass).toEqual(pass);
    const tablet = { session: await open(store, id), store };
    await handTo(ann, ken);
    const phones: readonly TinyPhone[] = [
      { session: ann, store: annStore },
      { session: ken, store: kenStore },
      tablet,
    ];
    const passes = [await hall.pass('player', secret), pass, pass];
    for (const [i, phone] of phones.entries())
      carriers.push(await carried(phone, { address: hall.address, pass: passes[i] ?? pass, registry }));
    const inStep = () =>
      settled(() => {
        for (const { hall: at, waits } of carriers) expect([at.state.value, waits.value]).toEqual(['on', 0]);
        expect(new Set(phones.map(({ session }) => sumIn(session))).size).toBe(1);
      });
    await inStep();
    expect(await ken.start({ procedure: 'landing-order', args: {} })).toBe(true);
    expect(await ken.answer('beachheads', order)).toBe(true);
    await inStep();
    expect(phones.map(orderIn)).toEqual([[], HEXES, HEXES]);
    expect(await goOnHere(tablet.session)).toBe(true);
    await settled(() => expect(ken.several.value?.barred).toMatchObject({ why: 'device' }));
    await inStep();
    const hers = await everything(ann, annStore);
    const files = readdirSync(hall.folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    for (const hex of SECRET) for (const text of [hers, ...files]) expect(text).not.toContain(hex);
    const { own = '' } = ken.row.value.seat ?? {};
    expect(own).toHaveLength(44);
    for (const text of [hers, ...files]) expect(text).not.toContain(own);
  });
});
