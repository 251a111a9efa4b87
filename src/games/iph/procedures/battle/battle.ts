import type { Roll } from '../../../../core/dice';
import { oddsColumn, shiftedColumn } from '../../../../core/odds';
import {
  type Args,
  askCell,
  askDice,
  askHeads,
  cellLine,
  type GameEvent,
  lossesOf,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startWorking,
  type Working,
} from '../../../../core/procedure';
import { signed, type TraceLine } from '../../../../core/trace';
import { CRT } from '../../charts';
import { SUB_COMMAND_NAMES, subCommandOf } from '../../cup';
import { vpChange } from '../../hexes';
import type { IphState, SideId } from '../../state';
import { resolveAftermath } from './aftermath';
import { banzaiLoss, resolveBanzai } from './banzai';
import { askDeclaration, type Battle } from './declare';
import { applyHelp, computeAttack, resolveIssei, resolveNight, resolveTerrain, rollRow } from './strength';

const attackerOf = (args: Args): SideId => (args.attacker === 'us' ? 'us' : 'jp');

function titleFor(state: IphState, args: Args): string {
  if (args.momentum === true) return 'Momentum attack';
  if (attackerOf(args) === 'jp') return 'Japan attacks';
  return `${state.current ? SUB_COMMAND_NAMES[subCommandOf(state.current)] : 'The US'} attacks`;
}

/**
 * Ground combat (section 10, with 8.4, 11 and 12). Order: declaration, defence factors, Issei die, ships and
 * planes, Battleship Row's dice, night, banzai, odds, CRT die, losses, advance, momentum.
 */
export const battle: ProcedureDef<IphState> = {
  id: 'battle',
  rule: '10.2',
  binding: true,
  title: titleFor,
  side: (_state, args) => attackerOf(args),
  *run(state: IphState, args: Args): Steps<Outcome> {
    const work = startWorking(attackerOf(args));
    const heads = yield* askHeads(work, CRT);
    const { battle: fight, help } = yield* askDeclaration(
      work,
      state,
      attackerOf(args),
      args.momentum === true,
    );
    const rebels = yield* resolveIssei(work, state, fight);
    const ground = yield* resolveTerrain(work, fight, rebels);
    const dice = yield* rollRow(work, fight);
    const night = yield* resolveNight(work, fight);
    const own = computeAttack(fight, state.house.fordHalving, dice);
    const total = applyHelp(fight, help, own, fight.rowDefends ? dice : (fight.defence ?? 1));
    const settled = ground + night + total.shift;
    const odds = { heads, ...total, reading: state.house.ratio };
    noteOdds(work, odds, settled);
    const banzai = yield* resolveBanzai(work, fight);
    const shift = settled + banzai.shift;
    const column = banzai.shift ? noteColumn(work, odds, shift) : columnAt(odds, shift);
    const roll = yield* askCrtDie(work, column);
    const cell = yield* askCell(work, CRT, column, String(roll.faces[0]));
    work.lines.push(cellLine(CRT, column, String(roll.faces[0]), cell));
    const losses = applyResult(fight, lossesOf(cell), banzai.banzai);
    noteResult(work, state, fight, losses, banzai.banzai);
    const after = yield* resolveAftermath(work, state, fight, losses.defender);
    const fought: GameEvent = {
      type: 'v1.BattleFought',
      attacker: fight.attacker,
      attack: total.attack,
      defence: total.defence,
      shift,
      column,
      face: roll.faces[0] ?? 1,
      attackerLoss: losses.attacker,
      defenderLoss: losses.defender,
      banzai: banzai.banzai,
    };
    const events = [
      ...(state.momentum ? [{ type: 'v1.MomentumSpent' }] : []),
      fought,
      ...(fight.rowRange === undefined ? [] : [{ type: 'v1.RowFired' }]),
      ...(rebels && !state.issei ? [{ type: 'v1.IsseiRebelled' }] : []),
      ...after,
    ];
    return {
      events,
      trace: [
        titleLine(titleFor(state, args), column, roll, losses),
        ...work.lines,
        ...vpLine(state, events),
      ],
    };
  },
};

type Odds = {
  readonly heads: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly reading: IphState['house']['ratio'];
};

/** 10.11: the column after a net shift, never off the table. */
const columnAt = ({ heads, attack, defence, reading }: Odds, shift: number): string =>
  heads[shiftedColumn(heads, attack, defence, shift, reading)] ?? '';

/** 10.2: the ratio on its printed column, and where the shifts settled before banzai take it. */
function noteOdds(work: Working, odds: Odds, shift: number): void {
  const { heads, attack, defence } = odds;
  const printed = heads[oddsColumn(heads, attack, defence)] ?? '';
  work.lines.push({ kind: 'odds', label: `${attack} : ${defence}`, value: printed, rule: '10.2' });
  noteColumn(work, odds, shift);
}

function noteColumn(work: Working, odds: Odds, shift: number): string {
  const column = columnAt(odds, shift);
  work.lines.push({ kind: 'odds', label: `Net shift ${signed(shift)}`, value: column, rule: '10.11' });
  return column;
}

function* askCrtDie(work: Working, column: string): Steps<Roll> {
  const roll = yield* askDice(work, {
    key: 'crt',
    rule: '10.2',
    title: `Combat die on ${column}`,
    count: 1,
    sides: 6,
  });
  work.lines.push({
    kind: 'die',
    label: 'Combat die',
    value: String(roll.faces[0]),
    faces: roll.faces,
    by: roll.by,
    rule: '10.2',
    prompt: 'crt',
  });
  return roll;
}

/** 10.9, 11.3, 12.1: steps each side loses; Battleship Row attacks without loss, a banzai doubles Japan's. */
function applyResult(
  fight: Battle,
  printed: { readonly attacker: number; readonly defender: number },
  banzai: boolean,
): { attacker: number; defender: number } {
  const attacker = fight.rowRange === undefined ? printed.attacker : 0;
  if (!banzai) return { attacker, defender: printed.defender };
  return fight.attacker === 'jp'
    ? { attacker: banzaiLoss(attacker), defender: printed.defender }
    : { attacker, defender: banzaiLoss(printed.defender) };
}

function noteResult(
  work: Working,
  state: IphState,
  fight: Battle,
  losses: { attacker: number; defender: number },
  banzai: boolean,
): void {
  const names =
    fight.attacker === 'jp' ? [state.players.jp, state.players.us] : [state.players.us, state.players.jp];
  const steps = (who: string | undefined, count: number) =>
    `${who} loses ${count} ${count === 1 ? 'step' : 'steps'}.`;
  const row = fight.rowDefends && losses.defender > 0 ? 'Battleship Row is eliminated.' : undefined;
  work.lines.push({
    kind: 'result',
    label: `${steps(names[0], losses.attacker)} ${row ?? steps(names[1], losses.defender)}`,
    value: `${losses.attacker} / ${losses.defender}`,
    rule: banzai ? '12.1' : '10.9',
  });
}

function titleLine(
  title: string,
  column: string,
  roll: Roll,
  losses: { attacker: number; defender: number },
): TraceLine {
  const theirs = roll.by === 'physical' ? ' (by hand)' : '';
  return {
    kind: 'title',
    label: `${title}, ${column}, die ${roll.faces[0]}${theirs}`,
    value: `${losses.attacker}/${losses.defender}`,
    rule: '10.9',
  };
}

function vpLine(state: IphState, events: readonly GameEvent[]): TraceLine[] {
  const change = vpChange(state, events);
  return change ? [{ kind: 'fact', label: 'Victory points', value: signed(change), rule: '4.0' }] : [];
}
