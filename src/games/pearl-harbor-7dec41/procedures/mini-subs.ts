import {
  askChoice,
  askForm,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import { MINI_SUB_HIT, WARD } from '../data/charts/set-up';
import { CHANCE } from '../data/charts/shape';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import type { Ship } from '../data/ships';
import { applyAll } from '../state/apply';
import { HARBOUR_SHUT, isAlerted, isConfirmed, isHarbourOpen } from '../state/command';
import type { PearlEvent, Procedure, Run } from '../state/events';
import { miniSubsLeft } from '../state/forces';
import { effectOf } from '../state/hits';
import { momentNow, type PearlState, type Plan } from '../state/state';
import { beginLines } from './begin-attack';
import { askJapan, notNow, sealedPlan } from './behind-curtain';
import { reported } from './detection/contact';
import { rollChance } from './roll';
import { takeHit } from './take-hit';

const ENTER = 'Mini-subs enter';
const ATTACK = 'Mini-subs attack';
const USUAL = 5;

/** USS Ward: a roll for each; the first one sunk is a report, the second confirms (PH-16, PH-17). */
export const miniSubsEnter: Procedure = {
  id: 'mini-subs-enter',
  rule: RULE.ward,
  title: () => ENTER,
  side: () => 'us',
  *run(state: PearlState): Run {
    const { game } = state;
    if (game.miniSubs) return withoutEffect(ENTER, 'They have entered already.');
    const work = startWorking('us');
    const plan = sealedPlan(state);
    const enter = yield* askJapan(work, {
      key: 'enter',
      rule: RULE.miniSubs,
      title: 'Do mini-subs enter?',
      hint: 'If they do, everyone knows how many, and the Ward rolls for each.',
      yes: { value: 'enter', label: 'They enter' },
      barred: plan?.miniSubs === 0 ? 'Your plan has none.' : undefined,
    });
    if (!enter) return notNow(ENTER, RULE.ward);
    const count = yield* askCount(work, plan);
    work.lines.push({ kind: 'fact', label: 'Mini-subs', value: String(count), rule: RULE.miniSubs });
    let sunk = 0;
    for (let i = 1; i <= count; i += 1) {
      const lost = yield* rollChance(work, state, {
        key: `ward-${i}`,
        chart: WARD,
        column: CHANCE,
        row: sunk || game.attack ? 'later' : 'first',
        title: `Mini-sub ${i} of ${count}: does Ward sink it?`,
        words: ['sunk', 'gets through'],
      });
      if (lost) sunk += 1;
    }
    const known = isConfirmed(state, 'navy');
    const told = sunk === 1 ? reported(state, 'navy', ['Ward sinks a mini-sub']) : [];
    const sure: readonly PearlEvent[] =
      sunk > 1 && !known ? [{ type: 'v1.DetectionConfirmed', service: 'navy' }] : [];
    if (told.length)
      work.lines.push({ kind: 'result', label: 'Navy report: is it believed?', rule: RULE.denial });
    if (sure.length)
      work.lines.push({ kind: 'result', label: 'Two sunk: confirmed for the Navy', rule: RULE.confirmed });
    return {
      events: [
        { type: 'v1.MiniSubsEntered', count },
        ...(sunk ? [{ type: 'v1.MiniSubsSunk', count: sunk } as const] : []),
        ...told,
        ...sure,
      ],
      trace: [
        { kind: 'title', label: ENTER, value: `${sunk} of ${count} sunk`, rule: RULE.ward },
        ...work.lines,
      ],
    };
  },
};

/** The sealed plan knows how many; a plan on paper is told now. */
function* askCount(work: Working, plan: Plan | undefined): Steps<number> {
  if (plan) return plan.miniSubs;
  const { count } = yield* askForm(work, {
    key: 'count',
    rule: RULE.miniSubs,
    title: 'How many mini-subs enter?',
    submit: 'They enter',
    fields: [{ key: 'count', label: 'Mini-subs', kind: 'number', min: 1, max: 9, initial: USUAL }],
  });
  return Number(count);
}

/** Each survivor attacks one ship, then all vanish (PH-18, PH-19). */
export const miniSubsAttack: Procedure = {
  id: 'mini-subs-attack',
  rule: RULE.miniSubs,
  title: () => ATTACK,
  side: () => 'jp',
  *run(state: PearlState): Run {
    const count = miniSubsLeft(state);
    if (!count) return withoutEffect(ATTACK, 'None are left.');
    if (!isHarbourOpen(state)) return withoutEffect(ATTACK, HARBOUR_SHUT);
    const work = startWorking('jp');
    const attacks = yield* askJapan(work, {
      key: 'attack',
      rule: RULE.miniSubs,
      title: 'Do the mini-subs attack now?',
      hint: plannedTime(state),
      yes: { value: 'attack', label: 'They attack' },
      barred: undefined,
    });
    if (!attacks) return notNow(ATTACK, RULE.miniSubs);
    warnOfTime(work, state);
    const events: PearlEvent[] = [];
    let now = state;
    let hits = 0;
    for (let i = 1; i <= count; i += 1) {
      const target = yield* askTarget(work, now, i, count);
      if (!target) break;
      const done = yield* attackShip(work, now, target, i);
      if (done.length) hits += 1;
      events.push(...done);
      now = applyAll(now, done);
    }
    return {
      events: [...events, { type: 'v1.MiniSubsGone', begins: true }],
      trace: [
        { kind: 'title', label: ATTACK, value: hits === 1 ? '1 hit' : `${hits} hits`, rule: RULE.miniSubs },
        ...work.lines,
        ...beginLines(state),
      ],
    };
  },
};

/** For Japan alone, before it says so. */
function plannedTime(state: PearlState): string {
  const set = sealedPlan(state)?.miniSubsAt;
  return set ? `Your plan says ${describeMoment(set)}.` : 'Your plan sets no time here.';
}

/** The impulse that the plan sets is open now; the log tells where it was another. */
function warnOfTime(work: Working, state: PearlState): void {
  const set = sealedPlan(state)?.miniSubsAt;
  if (!set) return;
  const now = momentNow(state);
  const same = set.turn === now.turn && set.impulse === now.impulse;
  work.lines.push({
    kind: same ? 'fact' : 'warning',
    label: same ? 'As planned' : 'The plan says another time',
    value: describeMoment(set),
    rule: RULE.miniSubs,
  });
}

function* askTarget(work: Working, state: PearlState, i: number, count: number): Steps<Ship | undefined> {
  const ships = state.game.ships.filter((ship) => ship.side === 'us' && ship.place !== 'sea');
  const barred = (ship: Ship): string | undefined => {
    const effect = effectOf(ship, 'mini', state.house, false);
    return effect.kind === 'none' ? effect.why : undefined;
  };
  if (ships.every(barred)) return undefined;
  const id = yield* askChoice(work, {
    key: `target-${i}`,
    rule: RULE.miniSubs,
    title: count > 1 ? `Mini-sub ${i} of ${count} attacks which ship?` : 'Which ship is attacked?',
    options: ships.map((ship) => {
      const disabled = barred(ship);
      const note = ship.status === 'ok' ? {} : { note: ship.status };
      return { value: ship.id, label: ship.name, ...note, ...(disabled && { disabled }) };
    }),
  });
  return ships.find((ship) => ship.id === id);
}

function* attackShip(work: Working, state: PearlState, ship: Ship, i: number): Steps<readonly PearlEvent[]> {
  const alerted = isAlerted(state, 'navy');
  const hit = yield* rollChance(work, state, {
    key: `hit-${i}`,
    chart: MINI_SUB_HIT,
    column: CHANCE,
    row: state.house.miniSub === 'flat' ? 'flat' : alerted ? 'alerted' : 'unalerted',
    title: `Is ${ship.name} hit?`,
    words: ['hit', 'miss'],
  });
  return hit ? yield* takeHit(work, state, { key: `effect-${i}`, ship: ship.id, kind: 'mini' }) : [];
}
