import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../src/core/crc32';
import { type Code, Collector, codeOf, type Taken } from '../../../src/core/exchange/moving-code';
import { anyOrder, coded, meanShown, messageOf, passOverChanged, refuseChanged } from './moving-codes';

const progress = (have: number, of: number, isNew = true): Taken => ({ kind: 'progress', have, of, isNew });
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

describe('a still code', () => {
  it.each([0, 1, 67, 600, 1200])(
    'holds a message of %i bytes in one frame, with five of its own',
    (length) => {
      const message = messageOf(length);
      const code = coded(message);
      expect([code.blocks, code.frameBytes, code.frame(7).length]).toEqual([1, length + 5, length + 5]);
      expect(new Collector().take(code.frame(0))).toEqual({ kind: 'done', message });
    },
  );

  it('begins with its kind and version, and the sum of the message', () => {
    const bytes = coded(new TextEncoder().encode('123456789')).frame(0);
    expect([...bytes.subarray(0, 5)]).toEqual([0xd2, 0xcb, 0xf4, 0x39, 0x26]);
  });

  it('is never changed by what is done with a frame of it', () => {
    const code = coded(messageOf(40));
    code.frame(0).fill(0);
    expect(new Collector().take(code.frame(0)).kind).toBe('done');
  });
});

describe('a moving code', () => {
  it.each([
    [1201, 2, 601],
    [2500, 2, 1250],
    [2501, 3, 834],
    [5000, 4, 1250],
    [14_000, 12, 1167],
    [200_000, 160, 1250],
  ])('cuts %i bytes into %i blocks of %i', (length, blocks, size) => {
    const code = coded(messageOf(length));
    expect([code.blocks, code.frameBytes]).toEqual([blocks, size + 10]);
  });

  it('shows its blocks first, each as it is', () => {
    const message = messageOf(2500);
    const code = coded(message);
    expect(code.frame(0).subarray(10)).toEqual(message.subarray(0, 1250));
    expect(code.frame(1).subarray(10)).toEqual(message.subarray(1250));
    // Mark, no sum, the length, the number.
    const { 0: mark, 5: high, 6: middle, 7: low, 8: upper, 9: lower } = code.frame(0x1234);
    expect([mark, high, middle, low, upper, lower]).toEqual([0xd3, 0, 0x09, 0xc4, 0x12, 0x34]);
  });

  it('has the same mixes for ever, or an older phone could not read it', () => {
    const frames = [3, 4, 5, 99, 65_535].map((number) => crc32(coded(messageOf(3000)).frame(number)));
    expect(frames).toEqual(MIXES);
  });

  it('begins anew after the last number', () => {
    const code = coded(messageOf(3000));
    expect(code.frame(65_536)).toEqual(code.frame(0));
    expect(code.frame(65_535 + 65_536)).toEqual(code.frame(65_535));
  });

  it('is whole after its blocks when none is missed, and says how far it is', () => {
    const message = messageOf(3000);
    const code = coded(message);
    const collector = new Collector();
    expect(collector.take(code.frame(2))).toEqual(progress(1, 3));
    expect(collector.take(code.frame(2))).toEqual(progress(1, 3, false));
    expect(collector.take(code.frame(0))).toEqual(progress(2, 3));
    expect(collector.take(code.frame(1))).toEqual({ kind: 'done', message });
  });

  it('comes whole by mixes alone', () => {
    const message = messageOf(14_000);
    const code = coded(message);
    const collector = new Collector();
    let last = collector.take(code.frame(500));
    for (let number = 501; number < 540 && last.kind !== 'done'; number += 1)
      last = collector.take(code.frame(number));
    expect(last).toEqual({ kind: 'done', message });
  });

  // The soak draws more of both.
  it('comes whole in any order, whatever is lost or seen again', () => anyOrder(25));

  it('of 14 kB takes 12 frames without loss, and about 20 where three in ten are lost', () => meanShown(80));
});

describe('a message of more than 200,000 bytes', () => {
  it('is no code', () => {
    expect(codeOf(new Uint8Array(200_001))).toEqual({
      ok: false,
      problem: {
        code: 'code.large',
        message: 'This takes 200001 bytes, and a moving code holds 200000. Hand it on as a file.',
      },
    });
  });
});

describe('two messages in one picture', () => {
  const [mine, theirs] = [messageOf(5000, 1), messageOf(7000, 2)].map((message) => ({
    message,
    code: coded(message),
  })) as [{ message: Uint8Array; code: Code }, { message: Uint8Array; code: Code }];

  it('the one begun is finished while it is still seen', () => {
    const collector = new Collector();
    const done: Uint8Array[] = [];
    for (let number = 0; number < 4; number += 1) {
      for (const { code } of [mine, theirs, theirs, theirs]) {
        const taken = collector.take(code.frame(number));
        if (taken.kind === 'done') done.push(taken.message);
      }
    }
    expect(done).toEqual([mine.message]);
  });

  it('the other is taken up, with what was seen of it, once it persists', () => {
    const collector = new Collector();
    collector.take(mine.code.frame(0));
    expect([0, 1, 2, 3].map((number) => collector.take(theirs.code.frame(number)))).toEqual([
      progress(1, 4, false),
      progress(1, 4, false),
      progress(1, 4, false),
      progress(4, 6),
    ]);
    collector.take(theirs.code.frame(4));
    expect(collector.take(theirs.code.frame(5))).toEqual({ kind: 'done', message: theirs.message });
  });

  it('a still code after a moving one is read once it persists', () => {
    const collector = new Collector();
    const still = coded(messageOf(67));
    collector.take(mine.code.frame(0));
    const kinds = [0, 1, 2, 3].map(() => collector.take(still.frame(0)).kind);
    expect(kinds).toEqual(['progress', 'progress', 'progress', 'done']);
  });

  it('others that come and go displace nothing', () => {
    const collector = new Collector();
    collector.take(mine.code.frame(0));
    for (let seed = 3; seed < 40; seed += 1)
      expect(collector.take(coded(messageOf(3000, seed)).frame(0))).toEqual(progress(1, 4, false));
  });

  it('one of another length with the same sum of its frames is another', () => {
    const collector = new Collector();
    const [short, long] = [coded(messageOf(3000)), coded(messageOf(3001))];
    collector.take(short.frame(0));
    expect(collector.take(long.frame(1))).toEqual(progress(1, 3, false));
  });

  it('the next one is read after the first', () => {
    const collector = new Collector();
    for (const { message, code } of [mine, theirs, mine]) {
      let taken: Taken | undefined;
      for (let number = 0; number < code.blocks; number += 1) taken = collector.take(code.frame(number));
      expect(taken).toEqual({ kind: 'done', message });
    }
  });
});

describe('hostile bytes', () => {
  // Each byte of the head and one block byte in seven; the soak changes all of them.
  it('a frame with any byte changed is never taken for its message', () => passOverChanged(7));

  // One change in 15; the soak makes every one.
  it('a still frame with any byte changed is no code, or nothing that is ever whole', () =>
    refuseChanged(15));

  it('any bytes at all are taken without a throw, and none of them for a message', () => {
    const head = fc.constantFrom<readonly number[]>([], [0xd2], [0xd3], [0xd3, 0, 0, 0, 0, 0, 9, 0xc4]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(head, fc.uint8Array({ maxLength: 1400 })), { maxLength: 12 }),
        (frames) => {
          const collector = new Collector();
          for (const [first, rest] of frames)
            expect(collector.take(Uint8Array.from([...first, ...rest])).kind).not.toBe('done');
        },
      ),
    );
  });

  it.each([
    ['of nothing', []],
    ['of an address', [...new TextEncoder().encode('https://example.org')]],
    ['of charts', [...new TextEncoder().encode('WD1 and more')]],
    ['of its kind alone', [0xd3]],
    ['of a version that never was', [0xd1, 0, 0, 0, 0, 0, 9, 0xc4, 0, 0, 1]],
    ['of no block', [0xd3, 0, 0, 0, 0, 0, 9, 0xc4, 0, 0]],
  ])('a frame %s is another kind of code', (_, bytes) => {
    expect(new Collector().take(Uint8Array.from(bytes))).toEqual(refused('code.other'));
  });

  it.each([
    ['that would have been still', 1200, 600],
    ['of no length', 0, 600],
    ['of more than 200,000 bytes', 200_001, 1250],
    ['of more than 256 blocks', 200_000, 781],
    ['of blocks larger than needed', 2500, 1249],
    ['of a block larger than any', 2502, 1251],
  ])('a frame of a message %s is no code', (_, length, size) => {
    const bytes = new Uint8Array(10 + size);
    bytes.set([0xd3, 0, 0, 0, 0, length >> 16, (length >> 8) & 255, length & 255]);
    expect(new Collector().take(bytes)).toEqual(refused('code.other'));
  });

  it('frames that fit and yet make no message are told, and reading begins anew', () => {
    const forged = (number: number) => {
      const bytes = coded(messageOf(2500)).frame(number);
      // The frame's own sum holds; the message behind it is another.
      bytes.set([0xaa], 20);
      const tail = crc32(bytes.subarray(5)) ^ 0x1234_5678;
      new DataView(bytes.buffer).setUint32(1, tail);
      return bytes;
    };
    const collector = new Collector();
    collector.take(forged(0));
    expect(collector.take(forged(1))).toEqual(refused('code.damaged'));
    expect(collector.take(forged(0))).toEqual(progress(1, 2));
  });

  it('a newer version is told in words', () => {
    const newer = coded(messageOf(30)).frame(0);
    newer[0] = 0xd4;
    expect(new Collector().take(newer)).toEqual({
      kind: 'refused',
      problem: {
        remedies: ['update'],
        code: 'code.newer',
        message:
          'This code was made by a newer version of the app. Nothing was changed. Update the app on this phone, then scan it again.',
      },
    });
  });
});

/** Checksums of frames 3, 4, 5, 99 and 65,535 of the message of 3,000 bytes, as the first release shows them. */
const MIXES = [336539228, 623119390, 3566876038, 256610422, 1565060597];
