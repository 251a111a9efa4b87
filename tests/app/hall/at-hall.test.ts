import { describe, expect, it } from 'vitest';
import {
  type AtHall,
  type AtHallEvent,
  atHallFrom,
  dueOf,
  hasOf,
  nextOf,
  type Read,
  step,
} from '../../../src/app/hall/at-hall';
import { sentLine } from '../../../src/core/exchange/known';
import type { Entry } from '../../../src/core/journal/journal';
import { asciiJson } from '../../../src/core/json';
import { fail } from '../../../src/core/result';
import { placeAt } from '../../../src/storage/halls';

/** What comes after it is of several phones. */
const OPENED = { kind: 'v1.Seated', id: 'a:0', seq: 0, at: 1, table: 't' } as unknown as Entry;
/** A line of a game of two phones, `a` and `b`, upon the one before it. */
const line = (id: string, after?: string): Entry =>
  ({
    ...{ kind: 'v1.Noted', id, seq: 0, at: 1, live: true, text: id },
    ...(after && { after }),
  }) as unknown as Entry;
const [A1, A2, A3, B1] = [line('a:1'), line('a:2', 'a:1'), line('a:3', 'a:2'), line('b:1', 'a:1')] as const;

const own = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.id, entry]));
const due = (at: AtHall, entries: readonly Entry[], isOn: boolean) => nextOf(at, entries, own(entries), isOn);
const fresh = atHallFrom(placeAt('', {}), []);
const later = (entries: readonly Entry[], ...events: readonly AtHallEvent[]): AtHall =>
  events.reduce((at, event) => step(at, event, own(entries)), fresh);
const heard = (...messages: readonly Read[]): AtHallEvent => ({ kind: 'heard', of: 0, messages });
const said = (entry: Entry, seq: number): Read => ({
  ...{ kind: 'side', seq, at: 0 },
  text: asciiJson(sentLine(entry)),
});
const merged = (lines: readonly Entry[], code?: string): AtHallEvent => ({
  ...{ kind: 'merged', of: 0, lines: lines.map(sentLine), isWhole: code === undefined },
  failed: code === undefined ? [] : lines.map((each) => [sentLine(each), fail(code, 'No.').problem] as const),
});
const taken = (
  what: Extract<AtHallEvent, { kind: 'offered' }>['what'],
  seq: number,
  of = 0,
): AtHallEvent => ({
  ...{ kind: 'offered', of, what },
  how: { how: 'taken', seq },
});
const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

describe('what is heard', () => {
  it('is held until its own is here, and goes into the journal in its order', () => {
    const at = later([A1], heard(said(A3, 1), said(A2, 2)));
    expect(due(at, [A1], false)).toMatchObject({ do: 'merge', lines: [sentLine(A2), sentLine(A3)] });
    expect(due(at, [], false)).toBeUndefined();
  });

  it('is heard anew after a break as long as any of it is held', () => {
    const at = later([A1], heard(said(A2, 5)));
    expect([at.newest, at.safe]).toEqual([5, 0]);
    expect(step(at, merged([A2]), own([A1, A2])).safe).toBe(5);
  });

  it('and is here already: the server has it', () => {
    const at = later([A1, B1], heard(said(B1, 3)));
    expect([...at.there]).toEqual(['b:1']);
    expect(at.safe).toBe(3);
  });

  it('and is another line under the same name: that is said, and it is not believed to be there', () => {
    const at = later([A1], heard(said({ ...A1, text: 'other' } as unknown as Entry, 1)));
    expect(at.problem?.code).toBe('hall.same-id');
    expect(at.there.size).toBe(0);
  });

  it.each(['', '{', '[]', '{"id":1}', '"a:1"', '{"id":"a:9","x":'])('and is no line: %s', (text) => {
    const at = later([], heard({ kind: 'play', seq: 7, at: 0, text }));
    expect([at.held.size, at.newest, at.safe, at.play]).toEqual([0, 7, 7, 7]);
  });

  it('of a stream that is gone says nothing of the next', () => {
    const anew = step(fresh, { kind: 'anew' }, own([]));
    expect(step(anew, heard(said(A1, 1)), own([]))).toBe(anew);
    expect(step(anew, taken({ kind: 'play', line: A1 }, 4), own([A1]))).toBe(anew);
  });

  it('as announced is shown by the clock of the server until it is put away', () => {
    const text = JSON.stringify({ text: 'Dinner', at: 5 });
    const say = { kind: 'say', seq: 8, at: 99, text } as const;
    const at = later([], heard(say));
    expect(at.said).toEqual({ text: 'Dinner', at: 99 });
    const away = step(at, { kind: 'put away' }, own([]));
    expect([away.said, away.away]).toEqual([undefined, 8]);
    expect(step(away, heard(say), own([])).said).toBeUndefined();
  });
});

describe('lines that cannot be taken', () => {
  it('now are tried in the next turn, and keep nothing of ours back', () => {
    const at = later(
      [A1],
      taken({ kind: 'begin', isLast: true }, 1),
      heard(said(A2, 2)),
      merged([A2], 'store.quota'),
    );
    expect(at.problem?.code).toBe('store.quota');
    expect(due(at, [OPENED, A1, B1], true)).toMatchObject({ do: 'offer' });
    const next = step(at, { kind: 'turn' }, own([A1]));
    expect(due(next, [OPENED, A1, B1], true)).toMatchObject({ do: 'merge' });
    expect(step(next, merged([A2]), own([A1, A2])).problem).toBeUndefined();
  });

  it('for good are not held any more, nor heard again', () => {
    const at = later([A1], heard(said(A2, 2)), merged([A2], 'entry.bad'));
    expect([at.held.size, at.safe, at.problem?.code]).toEqual([0, 2, 'entry.bad']);
    expect(step(at, heard(said(A2, 3)), own([A1])).held.size).toBe(0);
  });

  it('as the game has gone on are tried again without a word', () => {
    const at = later([A1], heard(said(A2, 2)), merged([A2], 'table.moved'));
    expect([at.problem, at.held.size]).toEqual([undefined, 1]);
  });

  it('and a whole beginning of another phone stays known while ours is offered', () => {
    const begin = { kind: 'begin', seq: 1, at: 0, isWhole: true } as const;
    expect(later([], heard(begin), taken({ kind: 'begin', isLast: false }, 2)).begun).toBe(true);
  });
});

describe('what is offered', () => {
  it('is the beginning first, and a line of play upon the newest one', () => {
    expect(due(fresh, [A1], true)).toEqual({ do: 'begin' });
    const part = later([], taken({ kind: 'begin', isLast: false }, 1));
    expect(due(part, [A1], true)).toEqual({ do: 'begin' });
    expect(part.lastBegin).toBe(1);
    const whole = step(part, taken({ kind: 'begin', isLast: true }, 2), own([]));
    expect(due(whole, [], true)).toBeUndefined();
  });

  it('waits for a server, and for nobody who looks on', () =>
    expect(due(fresh, [A1], false)).toBeUndefined());

  it('is due until the server has said that it has it, and anew where it began anew', () => {
    const entries = [OPENED, A1, B1];
    const due = (at: AtHall) => ids(dueOf(at, entries));
    const before = later(entries, taken({ kind: 'begin', isLast: true }, 1));
    expect(due(before)).toEqual(['a:1', 'b:1']);
    const at = step(before, taken({ kind: 'side', line: B1 }, 2), own(entries));
    expect(due(at)).toEqual(['a:1']);
    const anew = step(at, { kind: 'anew' }, own(entries));
    expect([anew.begun, anew.play, anew.stream, due(anew)]).toEqual([false, 0, 1, ['a:1', 'b:1']]);
  });

  it('and not taken changes nothing but what is said', () => {
    const what = { kind: 'play', line: A1 } as const;
    const away = later([A1], { kind: 'offered', of: 0, what, how: { how: 'away' } });
    expect(away).toBe(fresh);
    const { problem } = fail('hall.full', 'Full.');
    const refused = later([A1], { kind: 'offered', of: 0, what, how: { how: 'refused', problem } });
    expect(refused).toEqual({ ...fresh, problem });
  });
});

it('what is kept is by writer the number up to which all is there', () => {
  const row = placeAt('', {});
  const kept = atHallFrom({ ...row, has: { a: 2 }, seq: 9, play: 4, begun: true }, [A1, A2, A3, B1]);
  expect([...kept.there]).toEqual(['a:1', 'a:2']);
  expect([kept.safe, kept.newest, kept.play, kept.begun]).toEqual([9, 9, 4, true]);
  const gap = { ...kept, there: new Set(['a:1', 'a:3', 'b:1']) };
  expect(hasOf(gap, [OPENED, A1, A2, A3, B1])).toEqual({ a: 1, b: 1 });
});
