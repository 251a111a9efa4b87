import { beginningOf } from '../journal/branches';
import {
  type Entry,
  ONLOOKER,
  type PenPassedEntry,
  type SeatedEntry,
  type Unplaced,
  writerIn,
} from '../journal/journal';
import { onceFor } from '../journal/once-for';
import { isName, SEAT_NAME_LENGTH, tidyName } from '../names';
import { phoneOf } from '../phone-of';
import { fail, ok, type Result } from '../result';
import { whoDoes } from '../who-does';

export { ONLOOKER, writerIn };

/** Somebody at a game on several phones. */
export type Seat = {
  /** What the ids of his lines begin with; of several devices, of the one at hand. */
  readonly writer: string;
  /** A side's id, or `ONLOOKER`. */
  readonly seat: string;
  readonly name: string;
  /** The writers of his other devices, where he has any: they look on, and know what he seals (0043). */
  readonly others?: readonly string[];
};

export type Table = {
  readonly id: string;
  /** Who sits there now, in the order in which they came. */
  readonly seats: readonly Seat[];
  /** The writer who plays; the others follow, and write beside. */
  readonly pen: string;
};

type Player = {
  readonly seat: string;
  readonly name: string;
  /** The device at hand is the last one. */
  readonly devices: readonly string[];
};

/** Who sits at the table and who has the pen, from a journal in its order; undefined of a game on one phone. */
export const tableOf = onceFor(seatedIn);

function seatedIn(entries: readonly Entry[]): Table | undefined {
  const begun = beginningOf(entries);
  if (begun?.table === undefined) return undefined;
  /** By the line with which somebody sat down. */
  const players = new Map<string, Player>();
  /** By writer the line with which his player sat down. */
  const lines = new Map<string, string>();
  let pen = { line: begun.id, writer: begun.writer };
  for (const entry of entries.slice(entries.indexOf(begun))) {
    if (entry.kind === 'v1.PenPassed') pen = { line: lines.get(entry.to) ?? '', writer: entry.to };
    if (entry.kind !== 'v1.Seated') continue;
    const { id, writer, seat, name, left, deviceOf, hand } = entry;
    const line = lines.get(deviceOf ?? writer) ?? '';
    const player = players.get(line);
    const rest = player?.devices.filter((device) => device !== writer) ?? [];
    if (left && player) {
      lines.delete(writer);
      if (deviceOf === undefined || !rest.length) players.delete(line);
      else players.set(line, { ...player, devices: rest });
    } else if (left) continue;
    else if (deviceOf === undefined) {
      lines.set(writer, player ? line : id);
      players.set(player ? line : id, { seat, name, devices: [...rest, writer] });
    } else if (player) {
      lines.set(writer, line);
      players.set(line, { ...player, devices: hand ? [...rest, writer] : [writer, ...rest] });
    }
  }
  const seats = new Map([...players].map(([line, player]) => [line, seatFor(player)]));
  return {
    id: begun.table,
    seats: [...seats.values()],
    pen: seats.get(pen.line)?.writer ?? pen.writer,
  };
}

function seatFor({ devices, ...player }: Player): Seat {
  const others = devices.slice(0, -1);
  return { writer: devices.at(-1) ?? '', ...player, ...(others.length && { others }) };
}

/** By writer somebody's first one: devices that were ever of one player have the same. */
export function playerIn(entries: readonly Entry[]): (writer: string) => string {
  const of = new Map<string, string>();
  const first = (writer: string): string => {
    let at = writer;
    for (let next = of.get(at); next !== undefined; next = of.get(at)) at = next;
    return at;
  };
  for (const entry of entries) {
    if (entry.kind !== 'v1.Seated' || entry.deviceOf === undefined) continue;
    const [own, other] = [first(entry.writer), first(entry.deviceOf)];
    // So nobody is ever his own.
    if (own !== other) of.set(own, other);
  }
  return first;
}

/** Whose device writes under that name, whether it is the one at hand or another. */
export const seatOf = ({ seats }: Table, writer: string | undefined): Seat | undefined =>
  seats.find((seat) => seat.writer === writer || seat.others?.some((device) => device === writer));

export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf(':') + 1));

type Words = { readonly side: string };

/** The line that begins a game on several phones: whoever begins has the pen. */
export function beginTable(table: string, seat: Seat, words: Words): Result<Unplaced<SeatedEntry>> {
  const named = nameOf(seat);
  if (!named.ok) return named;
  const { writer } = seat;
  const trace = [
    { kind: 'title' as const, label: `${named.value} opens the game to other phones`, value: words.side },
  ];
  return ok({ kind: 'v1.Seated', table, writer, seat: seat.seat, name: named.value, trace });
}

/** Takes a seat; a side that is taken by another phone is refused, and looking on with the pen. */
export function takeSeat(table: Table, seat: Seat, words: Words): Result<Unplaced<SeatedEntry>> {
  const named = nameOf(seat);
  if (!named.ok) return named;
  const { writer } = seat;
  if (seat.seat === ONLOOKER && table.pen === writer && table.seats.some((each) => each.writer !== writer))
    return fail(
      'seat.pen',
      'This phone records, and an onlooker’s phone does not. Nothing was changed. Let another phone record first.',
      'seat',
    );
  const taken = table.seats.find((other) => other.writer !== writer && other.seat === seat.seat);
  if (taken && seat.seat !== ONLOOKER)
    return fail(
      'seat.taken',
      `${words.side} is played on the phone of ${taken.name}. Nothing was changed. Take another seat, or look on.`,
      'seat',
    );
  const trace = [
    { kind: 'title' as const, label: `${whoDoes(named.value, 'takes', 'take')} a seat`, value: words.side },
  ];
  return ok({ kind: 'v1.Seated', writer, seat: seat.seat, name: named.value, trace });
}

/** Somebody leaves, or is said to have left by another. The pen stays where it is until it is taken. */
export function leaveSeat(seat: Seat, words: Words): Unplaced<SeatedEntry> {
  const trace = [{ kind: 'title' as const, label: `${seat.name} leaves`, value: words.side }];
  const { writer, name } = seat;
  return { kind: 'v1.Seated', writer, seat: seat.seat, name, left: true, trace };
}

type Device = { readonly writer: string; readonly does: 'comes' | 'goes-on' | 'left' };

/** One more device of somebody at the table comes, is the one that writes from here on, or is put away. */
export function deviceLine(seat: Seat, { writer, does }: Device, { side }: Words): Unplaced<SeatedEntry> {
  const { name } = seat;
  const label = {
    comes: `${whoDoes(name, 'brings', 'bring')} another device`,
    'goes-on': `${whoDoes(name, 'goes', 'go')} on with another device`,
    left: `${whoDoes(name, 'puts', 'put')} a device away`,
  };
  return {
    ...{ kind: 'v1.Seated', writer, seat: seat.seat, name, deviceOf: seat.writer },
    ...(does === 'left' && { left: true as const }),
    ...(does === 'goes-on' && { hand: true as const }),
    trace: [{ kind: 'title', label: label[does], value: side }],
  };
}

/** Hands the pen on; `taken` where its holder is gone. */
export function passPen(table: Table, to: Seat, taken: boolean): Result<Unplaced<PenPassedEntry>> {
  if (table.pen === to.writer)
    return fail('pen.has', `${phoneOf(to.name)} records already. Nothing was changed.`);
  if (to.seat === ONLOOKER)
    return fail(
      'pen.onlooker',
      `${phoneOf(to.name)} only looks on. Nothing was changed. It can record once its player takes a side.`,
    );
  const from = table.seats.find(({ writer }) => writer === table.pen)?.name;
  const label = taken
    ? `${whoDoes(to.name, 'takes', 'take')} the pen`
    : `${whoDoes(to.name, 'is', 'are')} handed the pen`;
  const trace = [{ kind: 'title' as const, label, ...(from && { value: `from ${from}` }) }];
  return ok({ kind: 'v1.PenPassed', to: to.writer, ...(taken && { taken: true as const }), trace });
}

function nameOf({ name }: Seat): Result<string> {
  const tidy = tidyName(name);
  if (isName(tidy, SEAT_NAME_LENGTH)) return ok(tidy);
  return fail('seat.name', `A name has 1 to ${SEAT_NAME_LENGTH} characters. Nothing was changed.`, 'name');
}
