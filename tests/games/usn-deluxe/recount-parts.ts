import type { Entry } from '../../../src/core/journal/journal';
import { PLACES, RESOURCES } from './recount-tables';

export type Said = ReadonlyMap<string, { readonly [key: string]: unknown }>;
export type Event = { readonly type: string; readonly [key: string]: unknown };
/** One closed step: its answers by question, its events, and the lines that it told. */
export type ProcedureRun = {
  readonly id: string;
  readonly args: { readonly [key: string]: unknown };
  readonly said: Said;
  readonly events: readonly Event[];
  readonly told: readonly string[];
};
type Outcome = { readonly events: readonly Event[]; readonly trace: readonly { readonly label: string }[] };

/** The steps of a journal, in order. */
export function procsOf(entries: readonly Entry[]): readonly ProcedureRun[] {
  const runs = new Map<
    string,
    {
      id: string;
      args: ProcedureRun['args'];
      said: Map<string, { readonly [key: string]: unknown }>;
      outcome?: Outcome;
    }
  >();
  for (const entry of entries) {
    if (entry.kind === 'v1.Opened')
      runs.set(entry.id, { id: entry.procedure, args: entry.args, said: new Map() });
    if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') continue;
    const procedureRun = runs.get(entry.kind === 'v1.Opened' ? entry.id : entry.of);
    if (!procedureRun) continue;
    for (const { key, answer } of entry.answers) procedureRun.said.set(key, answer as never);
    if (entry.outcome) procedureRun.outcome = entry.outcome;
  }
  return [...runs.values()].flatMap(({ outcome, ...procedureRun }) =>
    outcome
      ? [{ ...procedureRun, events: outcome.events, told: outcome.trace.map(({ label }) => label) }]
      : [],
  );
}

export const valuesOf = (said: Said, key: string) =>
  (said.get(key)?.values ?? {}) as { readonly [field: string]: unknown };
export const choiceOf = (said: Said, key: string) => said.get(key)?.value as string | undefined;
export const facesOf = (said: Said, key: string) => (said.get(key)?.faces ?? []) as readonly number[];
export const listOf = (value: unknown) => (value ?? []) as readonly string[];
export const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** Who holds what, in hundredths: half where it is out of supply, and of some bases the best alone. */
export function areasOf(said: Said): { j: number; a: number } {
  const all = { j: 0, a: 0 };
  const best = new Map<string, number>();
  for (const [key, answer] of said) {
    if (!key.startsWith('areas-')) continue;
    const values = (answer.values ?? {}) as { readonly [field: string]: unknown };
    const halved = Object.entries(values).flatMap(([field, ids]) =>
      field.endsWith('-halved') ? listOf(ids) : [],
    );
    for (const [field, held] of Object.entries(values)) {
      const [, many = '', of] = /^(.*)-(j|a)$/.exec(field) ?? [];
      const place = PLACES[field];
      if (of === 'j' || of === 'a') all[of] += (PLACES[many]?.vp ?? Number.NaN) * 100 * Number(held);
      else if (place && (held === 'j' || held === 'a'))
        all[held] += place.vp * (halved.includes(field) ? 50 : 100);
    }
    for (const id of listOf(values.bases)) {
      const { vp = Number.NaN, only = 'j', best: of = id } = PLACES[id] ?? {};
      const more = Math.max(0, vp * 100 - (best.get(of) ?? 0));
      best.set(of, (best.get(of) ?? 0) + more);
      all[only] += more;
    }
  }
  return all;
}

type Quarter = { readonly isChina: boolean; readonly factor: number; readonly stored: number };
/** 44(A), (B): resources support the best cities first; without support a city gives half. */
export function quarterOf(
  cities: { readonly [field: string]: unknown },
  { isChina, factor, stored }: Quarter,
) {
  const held = listOf(cities.held).filter((id) => id !== 'korea' || isChina);
  const ofCities = isChina ? Number(cities.chinese) / 2 : 0;
  const fresh = sum(held.map((id) => RESOURCES[id] ?? Number.NaN)) + ofCities;
  let supply = Math.round(fresh * factor * 100) + stored;
  let points = 0;
  for (const value of [...Array(Number(cities.whole)).fill(2), ...Array(Number(cities.half)).fill(1)]) {
    const isFed = supply >= 100;
    if (isFed) supply -= 100;
    points += isFed ? value : value / 2;
  }
  return { points: Math.floor(points), stored: supply };
}

const GROUPS =
  /^(?:US reserves|Australian reserves|Indian reserves|Naval aircraft in Japan|A-Go|Sho-Go|Ketsu-Go): (.*) \(/;
/** What these lines say that comes, as "10 Kami". */
export function toldOf(lines: readonly string[]): readonly string[] {
  const all = new Map<string, number>();
  const add = (what: string, count: number) => all.set(what, (all.get(what) ?? 0) + count);
  for (const line of lines) {
    const [, units] = GROUPS.exec(line) ?? [];
    for (const each of units?.split(', ') ?? []) {
      const [, count, what = each] = /^(\d+) (?:× )?(.*)$/.exec(each) ?? [];
      add(what, Number(count));
    }
    const [, engineers] = /^(\d+) × 1-1 engineer regiment replaced$/.exec(line) ?? [];
    if (engineers) add('engineer back', Number(engineers));
    if (line === '1 more LAC') add('more LAC', 1);
    if (line.startsWith('An armored brigade')) add('armored brigade by the rules', 1);
  }
  return [...all].map(([what, count]) => `${count} ${what}`).toSorted();
}
