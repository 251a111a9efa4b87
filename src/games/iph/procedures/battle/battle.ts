import type { Losses } from '../../../../core/charts/chart';
import { netColumn, type Odds, oddsColumn } from '../../../../core/charts/odds';
import { signed } from '../../../../core/numbers';
import {
  type Args,
  askCell,
  askDice,
  askLabels,
  cellLine,
  type Derivation,
  dieLine,
  lossesOf,
  offerOverride,
  type Steps,
  startDerivation,
} from '../../../../core/play/procedure';
import type { DiceAnswer, RollPreview } from '../../../../core/play/prompt';
import type { TraceLine } from '../../../../core/play/trace';
import { whoDoes } from '../../../../core/who-does';
import { fact, heading, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { CRT } from '../../data/charts';
import { SUB_COMMAND_NAMES, subCommandOf } from '../../data/chits';
import type { SideId } from '../../data/sides';
import type { IphEvent, Procedure, Run } from '../../state/events';
import { vpChange } from '../../state/points';
import type { IphState } from '../../state/state';
import { resolveAftermath } from './aftermath';
import { banzaiLoss, banzaiMarks, readBanzai } from './banzai';
import { askDeclaration, targetOf } from './declare';
import type { Battle, Support } from './declared';
import { FORD_ISLAND } from './fields';
import { computeAttack, noteAttack, resolveIssei, resolveNight, resolveTerrain, rollRow } from './strength';
import {
  addBattleships,
  addPlanes,
  askLimits,
  askSupport,
  type KnownLimits,
  rollUsAir,
  supportEvents,
} from './support';

const attackerOf = (args: Args): SideId => (args.attacker === 'us' ? 'us' : 'jp');

function titleFor(state: IphState, args: Args): string {
  if (args.momentum === true) return 'Momentum attack';
  if (args.airOnly === true) return 'Air attack on Battleship Row';
  if (attackerOf(args) === 'jp') return 'Japan attacks';
  return `${state.current ? SUB_COMMAND_NAMES[subCommandOf(state.current)] : 'The US'} attacks`;
}

/**
 * Ground combat (section 10, with 7.1, 7.12 to 7.15, 8.4, 11 and 12). Order: declaration, defence factors, Issei
 * die, battleships, Japanese planes, US planes, Battleship Row's dice, night, odds, banzai with the combat die,
 * losses, advance, momentum.
 */
export const battle: Procedure = {
  id: 'battle',
  rule: '10.2',
  binding: true,
  placed: true,
  title: titleFor,
  side: (_state, args) => attackerOf(args),
  *run(state: IphState, args: Args): Run {
    const work = startDerivation(attackerOf(args));
    const labels = yield* askLabels(work, CRT);
    const fight = yield* askDeclaration(work, state, attackerOf(args), {
      momentum: args.momentum === true,
      airOnly: args.airOnly === true,
    });
    const limits = yield* askLimits(work, state, fight);
    const rebels = yield* resolveIssei(work, state, fight);
    const ground = yield* resolveTerrain(work, fight, rebels);
    const declared = yield* declaredSupport(work, fight, limits);
    const planes = fight.airOnly ? 0 : yield* addPlanes(work, fight, declared.planes, supportPrompt(fight));
    const usAir = yield* rollUsAir(work, state, fight, limits);
    const dice = yield* rollRow(work, fight);
    const own = computeAttack(fight, state.house.fordHalving, dice);
    noteAttack(work, fight, state.house.fordHalving);
    const defence = fight.rowDefends ? dice : (fight.defence ?? 1);
    const shifted = ground + planes + usAir.shift;
    const oddsWith = (helped: number): Odds => ({
      labels,
      attack: fight.attacker === 'jp' ? own + helped : own,
      defence: fight.attacker === 'jp' ? defence : defence + helped,
      shift: shifted,
      reading: state.house.ratio,
    });
    const night = yield* resolveNight(work, fight, limits, (ships) =>
      rollPreviewOf(oddsWith(limits.factors * (declared.battleships.length + ships.length))),
    );
    const support = { ...declared, battleships: [...declared.battleships, ...night.battleships] };
    const helped = addBattleships(
      work,
      support,
      limits,
      night.battleships.length ? 'night-table' : supportPrompt(fight),
    );
    const settled = yield* settleOdds(work, { ...oddsWith(helped), shift: shifted + night.shift });
    const roll = yield* askCrtDie(work, fight, settled);
    const banzai = readBanzai(work, fight, roll);
    const odds: Odds = { ...settled, shift: settled.shift + banzai.shift };
    const column = banzai.shift ? noteColumn(work, odds) : netColumn(odds);
    const face = noteCrtDie(work, roll);
    const cell = yield* askCell(work, CRT, column, String(face));
    work.lines.push(cellLine(CRT, column, String(face), cell));
    const losses = yield* settleLosses(work, applyResult(fight, lossesOf(cell), banzai.banzai));
    noteResult(work, state, fight, losses, banzai.banzai);
    const after = yield* resolveAftermath(work, state, fight, losses);
    const fought: IphEvent = {
      type: 'v1.BattleFought',
      attacker: fight.attacker,
      attack: odds.attack,
      defence: odds.defence,
      shift: odds.shift,
      column,
      face,
      attackerLoss: losses.attacker,
      defenderLoss: losses.defender,
      banzai: banzai.banzai,
      target: targetOf(fight),
    };
    const fightEvents: readonly IphEvent[] = [
      ...(state.momentum ? [{ type: 'v1.MomentumSpent' } as const] : []),
      fought,
      ...supportEvents(support, usAir),
      ...(limits.army && fight.near !== state.airfieldsNear
        ? [{ type: 'v1.AirfieldsNear', count: fight.near } as const]
        : []),
      ...(fight.rowRange === undefined ? [] : [{ type: 'v1.RowFired' } as const]),
      ...(rebels && !state.issei ? [{ type: 'v1.IsseiRebelled' } as const] : []),
      ...after,
    ];
    const title = titleFor(state, args);
    const computed = vpChange(state, fightEvents);
    const points = yield* settlePoints(work, computed);
    return finish(
      titleLine(title, column, face, losses, placeOf(fight, after)),
      [...fightEvents, ...correction(title, points - computed)],
      [...work.lines, ...vpLine(points)],
    );
  },
};

/** A city's Issei die comes before the support; elsewhere by day it was declared with the attack (12.1). */
function* declaredSupport(work: Derivation, fight: Battle, limits: KnownLimits): Steps<Support> {
  const later = fight.attacker === 'jp' && fight.terrain === 'city' && !fight.night;
  return later ? yield* askSupport(work, limits) : fight.support;
}

/** The question that a support line came from. */
function supportPrompt(fight: Battle): string {
  if (fight.attacker === 'us') return 'defence';
  return fight.terrain === 'city' ? 'support' : 'declare';
}

/** 10.11: what a die leads to from these odds, on the column after their net shift. */
const rollPreviewOf = (odds: Odds): RollPreview => ({ chart: CRT.id, column: netColumn(odds), odds });

/** 10.2: the ratio on its printed column, and where the shifts settled before banzai take it. */
function* settleOdds(work: Derivation, odds: Odds): Steps<Odds> {
  const { labels, attack, defence } = odds;
  const printed = labels[oddsColumn(labels, attack, defence)] ?? '';
  work.lines.push({ kind: 'odds', label: `${attack} : ${defence}`, value: printed, rule: '10.2' });
  const shift = yield* offerOverride(work, {
    key: 'shift',
    label: 'Net shift',
    rule: '10.11',
    shape: { kind: 'number', min: -9, max: 9, columns: true },
    value: odds.shift,
  });
  const settled = { ...odds, shift };
  noteColumn(work, settled);
  return settled;
}

/** 10.11: never off the table. */
function noteColumn(work: Derivation, odds: Odds): string {
  const column = netColumn(odds);
  work.lines.push({ kind: 'odds', label: `Net shift ${signed(odds.shift)}`, value: column, rule: '10.11' });
  return column;
}

/** The combat die, and the banzai declared with it (12.1). */
function* askCrtDie(work: Derivation, fight: Battle, odds: Odds): Steps<DiceAnswer> {
  const rollPreview = rollPreviewOf(odds);
  const titleOn = (shift: number) => `Combat die on ${netColumn({ ...odds, shift: odds.shift + shift })}`;
  const marks = banzaiMarks(fight, titleOn);
  return yield* askDice(work, {
    key: 'crt',
    rule: '10.2',
    title: titleOn(0),
    ...(marks.length ? { marks, dieNames: ['Combat die'] } : {}),
    count: 1,
    sides: 6,
    rollPreview,
  });
}

/** The combat die is the last one of its roll. */
function noteCrtDie(work: Derivation, { faces, by }: DiceAnswer): number {
  const face = faces.at(-1) ?? 1;
  const roll = { kind: 'dice', faces: [face], by } as const;
  work.lines.push(dieLine(roll, { label: 'Combat die', value: String(face), rule: '10.2', prompt: 'crt' }));
  return face;
}

/** 10.9, 11.3, 12.1: steps each side loses; Battleship Row attacks without loss, a banzai doubles Japan's. */
function applyResult(
  fight: Battle,
  printed: { readonly attacker: number; readonly defender: number },
  banzai: boolean,
): Losses {
  const attacker = fight.rowRange === undefined ? printed.attacker : 0;
  if (!banzai) return { attacker, defender: printed.defender };
  return fight.attacker === 'jp'
    ? { attacker: banzaiLoss(attacker), defender: printed.defender }
    : { attacker, defender: banzaiLoss(printed.defender) };
}

/** 10.9: the losses that are taken. */
const settleLosses = (work: Derivation, value: Losses): Steps<Losses> =>
  offerOverride(work, {
    key: 'result',
    label: 'Combat result',
    rule: '10.9',
    shape: { kind: 'losses', max: 20 },
    value,
  });

function noteResult(work: Derivation, state: IphState, fight: Battle, losses: Losses, banzai: boolean): void {
  const names =
    fight.attacker === 'jp' ? [state.players.jp, state.players.us] : [state.players.us, state.players.jp];
  const steps = (who = '', count = 0) =>
    count
      ? `${whoDoes(who, 'loses', 'lose')} ${count} ${count === 1 ? 'step' : 'steps'}.`
      : `No loss for ${who}.`;
  const row = fight.rowDefends && losses.defender > 0 ? 'Battleship Row is eliminated.' : undefined;
  const label = `${steps(names[0], losses.attacker)} ${row ?? steps(names[1], losses.defender)}`;
  const value = `${losses.attacker} / ${losses.defender}`;
  work.lines.push(result(label, { value, rule: banzai ? '12.1' : '10.9', losses }));
}

function titleLine(
  title: string,
  column: string,
  face: number,
  { attacker, defender }: Losses,
  place: string | undefined,
): TraceLine {
  return heading(`${title}, ${column}, die ${face}`, {
    value: `${attacker}/${defender}`,
    rule: '10.9',
    ...(place && { place }),
  });
}

/** By its number, else by the name of what it is, or of what has passed with it. */
const placeOf = ({ hex, terrain }: Battle, after: readonly IphEvent[]): string | undefined =>
  hex ||
  (terrain === FORD_ISLAND ? 'Ford Island' : after.find((event) => event.type === 'v1.HexControlled')?.label);

function vpLine(change: number): TraceLine[] {
  return change ? [fact('Victory points', { value: signed(change), rule: '4.0' })] : [];
}

/** 4.2: what the battle is worth to Japan. */
const settlePoints = (work: Derivation, value: number): Steps<number> =>
  offerOverride(work, {
    key: 'points',
    label: 'Victory points of the battle',
    rule: '4.2',
    shape: { kind: 'number', min: -30, max: 30 },
    value,
  });

/** Points by the players' own word, as a line of the ledger. */
const correction = (title: string, points: number): readonly IphEvent[] =>
  points ? [{ type: 'v1.PointsCorrected', label: `${title}, override`, points }] : [];
