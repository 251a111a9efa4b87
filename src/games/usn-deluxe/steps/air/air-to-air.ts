import type { Losses } from '../../../../core/charts/chart';
import {
  askCell,
  askDice,
  askLabels,
  cellLine,
  dieLine,
  lossesOf as lossesIn,
  type Steps,
} from '../../../../core/play/procedure';
import { whoDoes } from '../../../../core/who-does';
import { askFields, choose, type Field } from '../../../../kit/fields';
import { fact, shifted } from '../../../../kit/lines';
import { rollOn } from '../../../../kit/rolls';
import { AIR_NAMES, type AirType, CRT_AIR } from '../../data/crts';
import type { SideId } from '../../data/units';
import { other } from '../../state/points';
import { type AirLoss, airColumn, isPatrol } from '../combat/air';
import { inHalves } from '../sea/guns';
import { landAborted } from './aborted';
import {
  askAirFactor,
  onMission,
  pointsOf,
  type Sent,
  type Strike,
  shootDown,
  typesOf,
  type Wing,
  wingWords,
} from './wings';

const SIDES = ['j', 'a'] as const;
const ALL = ['patrol', 'interception', 'ships', 'land', 'support'] as const;

/** 5G: One fight over a hex, whatever each side's aircraft are there for; both fire at once. */
export function* fightOver(strike: Strike, place: string, no: number): Steps<void> {
  const { work, state } = strike;
  const wings = { j: onMission(strike, 'j', place, ALL), a: onMission(strike, 'a', place, ALL) };
  if (!wings.j.length || !wings.a.length) return;
  const labels = yield* askLabels(work, CRT_AIR);
  const columns: { [side in SideId]?: string } = {};
  for (const side of SIDES) {
    const { strength, patrol } = yield* askStrength(strike, wings[side]);
    const column = airColumn(labels, strength, patrol ? 0 : 1);
    const label = `${state.players[side]}, ${wingWords(wings[side])}: ${inHalves(strength)}`;
    const why = patrol ? '' : ', less than half on patrol';
    work.lines.push({
      kind: 'odds',
      label: `${label}${why}`,
      value: column ?? 'no fire',
      rule: 'Phase 5(G)',
    });
    if (column) columns[side] = column;
  }
  const firing = SIDES.filter((side) => columns[side]);
  if (!firing.length) return;
  const key = `air-${no}`;
  const dice = yield* askDice(work, {
    key,
    rule: 'Phase 5(G)',
    title: `Air combat over ${place}`,
    hint: firing.map((side) => `${state.players[side]} on ${columns[side]}`).join(', '),
    count: firing.length,
    sides: 6,
    dieNames: firing.map((side) => state.players[side]),
    dieSides: firing,
    rollPreview: { chart: CRT_AIR.id, each: true, columns: firing.map((side) => columns[side] ?? '') },
  });
  work.lines.push(dieLine(dice, { label: `Air combat over ${place}`, rule: 'Phase 5(G)', prompt: key }));
  const losses: { [side in SideId]?: AirLoss } = {};
  for (const [i, side] of firing.entries()) {
    const row = String(dice.faces[i]);
    const column = columns[side] ?? '';
    const cell = yield* askCell(work, CRT_AIR, column, row);
    work.lines.push(cellLine(CRT_AIR, column, row, cell));
    losses[other(side)] = lossOf(lossesIn(cell));
  }
  yield* suffer(strike, wings, losses, key);
}

const lossOf = ({ attacker, defender }: Losses): AirLoss => ({ aborted: attacker, destroyed: defender });

/** 7(U): What they fire with, and whether half of those who fire are on patrol. */
function* askStrength(
  { work }: Strike,
  wings: readonly Wing[],
): Steps<{ readonly strength: number; readonly patrol: boolean }> {
  let strength = 0;
  const firing: { type: AirType; points: number; cap: boolean }[] = [];
  for (const { side, type, left, extended, mission } of wings) {
    const each = yield* askAirFactor(work, side, type, extended ? 'far' : 'near');
    strength += left * each;
    if (each) firing.push({ type, points: left, cap: mission === 'patrol' });
  }
  return { strength, patrol: isPatrol(firing) };
}

/** Results on either side or both; who fires chooses the type, asked only where several fly. */
function* suffer(
  strike: Strike,
  wings: { readonly [side in SideId]?: readonly Wing[] },
  losses: { readonly [side in SideId]?: AirLoss },
  key: string,
): Steps<void> {
  const { work, state } = strike;
  const hit = SIDES.filter((side) => (losses[side]?.aborted ?? 0) + (losses[side]?.destroyed ?? 0) > 0);
  const mixed = hit.filter((side) => typesOf(wings[side] ?? []).length > 1);
  const chosen = mixed.length
    ? yield* askFields<{ readonly [side in SideId]?: AirType }>(
        work,
        { key: `type-${key}`, rule: 'Phase 5(G)', title: 'Which types are hit?', submit: 'Confirm the hits' },
        Object.fromEntries(
          mixed.map((side): [SideId, Field<AirType>] => [
            side,
            choose<AirType>(
              `${whoDoes(state.players[other(side)], 'chooses', 'choose')} the losses of ${state.players[side]}`,
              typesOf(wings[side] ?? []).map((value) => ({ value, label: AIR_NAMES[value] })),
            ),
          ]),
        ),
      )
    : {};
  const sent: Sent[] = [];
  for (const side of hit) {
    const loss = losses[side];
    if (loss) sent.push(...shootDown(strike, wings[side] ?? [], loss, chosen[side], key));
  }
  yield* landAborted(strike, sent, key);
}

type Flak = {
  readonly key: string;
  readonly who: string;
  readonly strength: number;
  readonly at: readonly Wing[];
};
/** 5H, 5K: Anti-aircraft fire on a wave, before it bombs. */
export function* fireAt(strike: Strike, { key, who, strength, at }: Flak): Steps<void> {
  const { work } = strike;
  const side = at[0]?.side ?? 'j';
  if (strength <= 0) {
    work.lines.push(fact(`No anti-aircraft fire from ${who}`, { rule: 'Phase 5(H)' }));
    return;
  }
  const labels = yield* askLabels(work, CRT_AIR);
  const column = airColumn(labels, strength) ?? '';
  work.lines.push(shifted(`Anti-aircraft of ${who}`, Number(inHalves(strength)), { rule: 'Phase 5(H)' }));
  const value = yield* rollOn(work, {
    key,
    rule: 'Phase 5(H)',
    title: `AA of ${who} at ${wingWords(at)}, on ${column}`,
    side: other(side),
    chart: CRT_AIR,
    column,
  });
  yield* suffer(strike, { [side]: at }, { [side]: lossOf(value as Losses) }, key);
  if (!pointsOf(at)) work.lines.push(fact('None of them gets through', { rule: 'Phase 5(H)' }));
}
