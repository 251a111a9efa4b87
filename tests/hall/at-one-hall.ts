import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sumIn } from '../../src/app/exchange/table';
import type { Carrier } from '../../src/app/hall/carrier';
import { freshSecret } from '../../src/app/hall/keys';
import type { Pass } from '../../src/app/hall-pass';
import type { Session } from '../../src/app/session';
import type { HallRow } from '../../src/storage/halls';
import type { Store } from '../../src/storage/store';
import { chose } from '../app/tiny-game';
import { annAndKen, joinTiny } from '../app/tiny-phones';
import { carried } from '../support/carried';
import { type OpenedHall, openedHall } from '../support/hall';
import { fakeLocks } from '../support/locks';

export const north = { key: 'way', answer: chose('north') };

export async function twoPhones() {
  const { ann, ken } = await annAndKen();
  return {
    ...{ ann: ann.session, store: ann.store, ken: ken.session, kenStore: ken.store },
    secret: freshSecret(),
  };
}

export const newcomer = (session: Session, store: Store) => joinTiny({ session, store }, 'onlooker', 'Mia');

/** A real server for the tests around it, and how phones are at it; each leaves it after its test. */
export function atOneHall() {
  let hall: OpenedHall;
  const carriers: Carrier[] = [];
  beforeAll(async () => {
    hall = await openedHall();
  });
  afterAll(() => hall.close());
  beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
  afterEach(() => {
    for (const carrier of carriers.splice(0)) carrier.stop();
    vi.unstubAllGlobals();
  });

  const rows = new Map<Session, HallRow>();
  async function at(session: Session, store: Store, pass: Pass, delay = 0): Promise<Carrier> {
    const keep = (next: HallRow) => void rows.set(session, next);
    const way = { address: hall.address, pass, row: rows.get(session), delay, keep };
    const carrier = await carried({ session, store }, way);
    carriers.push(carrier);
    return carrier;
  }

  const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
  const inStep = (one: Session, other: Session, ...at: Carrier[]) =>
    settled(() => {
      for (const carrier of at) expect([carrier.hall.state.value, carrier.waits.value]).toEqual(['on', 0]);
      expect(one.projection.value.entries).toEqual(other.projection.value.entries);
      expect(one.projection.value.state).toEqual(other.projection.value.state);
      expect(sumIn(one)).toBe(sumIn(other));
    });
  return { hall: () => hall, rows, at, settled, inStep };
}
