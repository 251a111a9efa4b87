import type { Derivation } from '../../../../core/play/procedure';
import { choose } from '../../../../kit/fields';
import { result } from '../../../../kit/lines';
import { phaseOf } from '../../data/phases';
import type { SideId } from '../../data/units';
import { called, namesOf } from '../../state/names';
import { inPoints, other } from '../../state/points';
import type { UsnState } from '../../state/state';

/** What this fight has done so far: a ship may be hit twice in it; `lines` tell of all else. */
export type Hits = {
  readonly ships: Map<string, { weeks: number; booked: number; gone: boolean }>;
  readonly lines: string[];
};
export type Asking = {
  readonly work: Derivation;
  readonly state: UsnState;
  readonly no: number;
  readonly hits: Hits;
};

export const sideFields = (state: UsnState) =>
  choose<SideId>('Side', { j: state.players.j, a: state.players.a }, loser(state));
const loser = ({ cursor }: UsnState) => ({ initial: phaseOf(cursor.step).side === 'j' ? 'a' : 'j' });

/** "Allied CV-4 Lexington sunk", "Japanese CA-1 damaged (15 weeks)", then what else came of a fight, `before` first. */
export const outcomesOf = (
  { ships }: UsnState,
  { ships: hit, lines }: Hits,
  before: readonly string[] = [],
): readonly string[] => [
  ...(['j', 'a'] as const).flatMap((side) => {
    const sunk = ships.filter((ship) => ship.side === side && hit.get(ship.id)?.gone);
    return sunk.length ? [`${namesOf(sunk, sunk.length)} sunk`] : [];
  }),
  ...ships.flatMap((ship) => {
    const now = hit.get(ship.id);
    return now && !now.gone ? [`${called(ship)} damaged (${now.weeks} weeks)`] : [];
  }),
  ...before,
  ...lines,
];

/** A line of the derivation, and of the heading, with the points that it gives. */
export function tell(
  { work, state, hits }: Asking,
  prompt: string,
  said: string,
  side: SideId,
  worth: number,
  rule: string,
): void {
  hits.lines.push(said);
  work.lines.push(
    result(said, { value: `${state.players[other(side)]} +${inPoints(worth)} VP`, rule, prompt }),
  );
}
