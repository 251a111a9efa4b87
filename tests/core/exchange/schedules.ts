import fc from 'fast-check';
import { expect } from 'vitest';
import type { ChartPack } from '../../../src/core/charts/pack';
import { sentLine } from '../../../src/core/exchange/known';
import { stateSum } from '../../../src/core/exchange/message';
import { seatOf, tableOf } from '../../../src/core/exchange/seats';
import { branchesOf, foldBranches } from '../../../src/core/journal/branches';
import { cancelOpen } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import type { Projection } from '../../../src/core/journal/projection';
import { type ToyState, toy } from '../../games/toy/toy';
import {
  act,
  answerAny,
  bring,
  forksOf,
  goOn,
  host,
  join,
  meet,
  note,
  openOwn,
  type Phone,
  play,
  scan,
  sealAny,
  settle,
  show,
  takeIn,
  takePen,
  undo,
} from '../../support/phones';
import type { Pick } from '../../support/random-answer';

export type Met = {
  forks: number;
  healed: number;
  played: number;
  lost: number;
  asked: number;
  sealed: number;
  taken: number;
  late: number;
  wentOn: number;
};
export const nothingMet = (): Met => ({
  ...{ forks: 0, healed: 0, played: 0, lost: 0, asked: 0 },
  ...{ sealed: 0, taken: 0, late: 0, wentOn: 0 },
});

/** Each side seals its crates beside the play, as long as the same night lasts and no boat comes or is lost. */
const { stash } = toy.procedures;
const smugglers: typeof toy = {
  ...toy,
  seals: true,
  procedures: {
    ...toy.procedures,
    ...(stash && {
      stash: {
        ...stash,
        veiled: () => [],
        beside: ({ cursor, lost, crossings }: ToyState) => JSON.stringify([cursor, lost, crossings]),
      },
    }),
  },
};

/**
 * Two to five phones at one table, some of them of one player: lines played and noted, pens taken, devices gone on with,
 * codes shown, lost, repeated and late, forks settled by whoever is asked, and crates sealed by who has no pen. In the end
 * all have met, and opened what they sealed: every journal is the same, and every line that was confirmed is in it.
 */
export function runSchedules(runs: number, seed: number, met: Met): void {
  const property = fc.property(fc.array(fc.nat(0xffff), { minLength: 60, maxLength: 240 }), (numbers) => {
    let at = 0;
    const pick: Pick = (below) => (below ? (numbers[at++ % numbers.length] ?? 0) % below : 0);
    const first = host(smugglers, { writer: 'wa', seat: 'fox', name: 'Ann' });
    play(first, 'begin');
    answerAny(first, pick);
    const phones: Phone<(typeof first.projection)['state']>[] = [first];
    const count = 2 + pick(4);
    for (let i = 1; i < count; i += 1) {
      const [shown, writer] = [phones[pick(phones.length)] ?? first, `w${'abcde'[i]}`];
      const isDevice = i > 1 && shown.me.seat !== 'onlooker' && pick(3) === 0;
      const seat = i === 1 ? 'owl' : 'onlooker';
      phones.push(isDevice ? bring(shown, writer) : join(shown, { writer, seat, name: `P${i}` }));
    }
    const confirmed = new Map<string, Entry>();
    const confirm = () => {
      for (const { projection } of phones)
        for (const entry of projection.entries) confirmed.set(entry.id, entry);
    };
    const late: { readonly to: number; readonly text: string }[] = [];
    for (let step = 0; step < 64; step += 1) {
      const i = pick(phones.length);
      const phone = phones[i] ?? first;
      const other = phones[(i + 1 + pick(phones.length - 1)) % phones.length] ?? first;
      switch (pick(12)) {
        case 0:
          if (phone.me.seat === 'onlooker') break;
          if (pick(2) || !hasOthers(phone)) takePen(phone);
          else {
            goOn(phone);
            met.wentOn += 1;
          }
          break;
        case 1:
          note(phone, `note ${step}`);
          break;
        case 2:
          undo(phone);
          break;
        case 3:
          meet(phone, other);
          break;
        case 4:
          late.push({ to: phones.indexOf(other), text: show(phone, other) });
          break;
        case 5: {
          // Late, and perhaps again; or never.
          const sent = late[pick(late.length)];
          const to = sent && phones[sent.to];
          if (sent && to) scan(to, sent.text);
          else met.lost += 1;
          break;
        }
        case 6: {
          const [fork] = forksOf(phone);
          // Who looks on has no word on it.
          if (fork && phone.me.seat !== 'onlooker') {
            settle(phone, fork, pick(2) ? fork.heads : [...fork.heads].reverse(), pick);
            met.healed += 1;
          }
          break;
        }
        case 7:
          // Whoever may.
          if (phones.some((each) => sealAny(each, 'stash', { side: each.me.seat }, pick) === undefined))
            met.sealed += 1;
          break;
        case 8:
          if (pick(4)) meet(phone, other);
          for (const each of [phone, other]) if (takeIn(each)) met.taken += 1;
          break;
        default: {
          const open = answerAny(phone, pick);
          if (open !== undefined) {
            const side = pick(2) ? 'fox' : 'owl';
            const procedure = ['pass', 'cross', 'patrol', 'stash', 'show', 'pass'][pick(6)] ?? 'pass';
            if (play(phone, procedure, { side }) === undefined) met.played += 1;
          } else met.asked += 1;
        }
      }
      confirm();
    }
    meetAll(phones);
    met.forks += forksOf(first).length;
    for (let round = 0; forksOf(first).length; round += 1) {
      if (round > 20) throw new Error('a fork that never heals');
      const [fork] = forksOf(first);
      if (fork) settle(first, fork, pick(2) ? fork.heads : [...fork.heads].reverse(), pick);
      met.healed += 1;
      confirm();
      meetAll(phones);
    }
    // What is open is called off, so that all that waits is taken in.
    for (const phone of phones) {
      if (phone.projection.open) act(phone, cancelOpen);
      while (takeIn(phone)) met.taken += 1;
      openOwn(phone);
    }
    confirm();
    meetAll(phones);
    const table = tableOf(first.projection.entries);
    for (const { projection, pack } of phones) {
      expect(tableOf(projection.entries)).toEqual(table);
      expect(projection.entries.map(sentLine)).toEqual(first.projection.entries.map(sentLine));
      expect(stateSum(projection.entries)).toBe(stateSum(first.projection.entries));
      expect(projection.state).toEqual(first.projection.state);
      expect(readIn(pack)).toEqual(readIn(first.pack));
      expect(logLines(projection)).toEqual(logLines(first.projection));
      // Kept up line by line, it is what folding it anew comes to.
      // A copy of the list, as the order of the list itself is known from its growth.
      const anew = [...projection.entries];
      expect(branchesOf(anew)).toEqual(branchesOf(projection.entries));
      expect(foldBranches(smugglers, anew)).toEqual(projection);
    }
    onceEach(first.projection, met);
    const here = new Map(first.projection.entries.map((entry) => [entry.id, entry]));
    const line = (entry: Entry | undefined) => entry && sentLine(entry);
    for (const [id, entry] of confirmed) expect(line(here.get(id))).toEqual(line(entry));
    expect(here.size).toBe(first.projection.entries.length);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

/** What a phone has learned, whenever it did. */
const readIn = ({ heads, cells }: ChartPack) => ({
  heads,
  cells: Object.entries(cells)
    .flatMap(([chart, own]) =>
      Object.entries(own).map(([key, { value }]) => `${chart} ${key} ${JSON.stringify(value)}`),
    )
    .sort(),
});

/** What was sealed beside counts once where it was taken in, in time; and nowhere else. */
function onceEach({ entries, runs }: Projection<ToyState>, met: Met): void {
  const waiting = branchesOf(entries)?.waiting;
  for (const { id } of entries.filter(({ kind }) => kind === 'v1.SealedBeside')) {
    const taken = entries.flatMap((entry) =>
      entry.kind === 'v1.TakenIn' && entry.line === id && !waiting?.has(entry.id) ? [entry] : [],
    );
    met.late += taken.filter(({ late }) => late).length;
    const counts = taken.some(({ late }) => !late);
    expect(runs.filter(({ opened }) => opened.id === id)).toHaveLength(counts ? 1 : 0);
  }
}

const hasOthers = ({ projection, me }: Phone<ToyState>): boolean => {
  const table = tableOf(projection.entries);
  return (table && seatOf(table, me.writer)?.others) !== undefined;
};

/** Everyone with everyone, twice: what the last ones learned reaches the first. */
function meetAll<S>(phones: readonly Phone<S>[]): void {
  for (let round = 0; round < 2; round += 1)
    for (const a of phones) for (const b of phones) if (a !== b) meet(a, b);
}
