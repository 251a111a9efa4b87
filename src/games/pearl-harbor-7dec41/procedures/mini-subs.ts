import { type Args, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, number } from '../../../kit/fields';
import { fact, heading, result, warning } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { askWhich } from '../../../kit/which';
import { MINI_SUB_HIT, WARD } from '../data/charts/set-up';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import type { Ship } from '../data/ships';
import { applyAll } from '../state/apply';
import { harbourShut, isAlerted, isConfirmed } from '../state/command';
import type { PearlEvent, Procedure, Run } from '../state/events';
import { miniSubsLeft } from '../state/forces';
import { effectOf } from '../state/hits';
import { planTag } from '../state/secrets';
import { momentNow, type PearlState, type Plan } from '../state/state';
import { beginLines } from './begin-attack';
import { askJapan, askUs, notNow, sealedPlan } from './behind-curtain';
import { confirmedForNavy, reported } from './detection/contact';
import { rollChance } from './roll';
import { shipsHit, takeHit } from './take-hit';

const ENTER = 'Mini-subs enter';
const ATTACK = 'Mini-subs attack';
const USUAL = 5;

/** USS Ward: a roll for each; the first one sunk is a report, the second confirms (PH-16, PH-17). */
export const miniSubsEnter: Procedure = {
  id: 'mini-subs-enter',
  rule: RULE.ward,
  title: ENTER,
  side: 'us',
  apart: true,
  unless: ({ game }) => (game.miniSubs ? 'They have already entered.' : undefined),
  *run(state: PearlState, args: Args): Run {
    const work = startDerivation('us');
    const plan = sealedPlan(state);
    const enter = yield* askJapan(work, {
      key: 'enter',
      rule: RULE.miniSubs,
      title: 'Do mini-subs enter?',
      hint: 'If they do, both sides know how many, and the Ward rolls for each.',
      yes: { value: 'enter', label: 'Enter the harbour' },
      barred: plan?.miniSubs === 0 ? 'Your plan has no mini-subs.' : undefined,
    });
    if (!enter) return notNow(ENTER, RULE.ward);
    const count = yield* askCount(work, plan, args);
    work.lines.push(fact('Mini-subs', { value: String(count), rule: RULE.miniSubs }));
    const sunk = yield* askWard(work, state, count);
    const events: PearlEvent[] = [{ type: 'v1.MiniSubsEntered', count }];
    if (sunk) events.push({ type: 'v1.MiniSubsSunk', count: sunk });
    const told = sunk === 1 ? reported(state, 'navy', ['Ward sinks a mini-sub']) : [];
    if (told.length) {
      events.push(...told);
      work.lines.push(result('Navy report: is it believed?', { rule: RULE.denial }));
    }
    if (sunk > 1 && !isConfirmed(state, 'navy')) {
      yield* askUs(work, args, 'told', 'Two are sunk: is the Navy’s detection confirmed?');
      events.push(confirmedForNavy(state, args.apart === true));
      work.lines.push(result('Two sunk: confirmed for the Navy', { rule: RULE.confirmed }));
    }
    const title = heading(ENTER, { value: `${sunk} of ${count} sunk`, rule: RULE.ward });
    return finish(title, events, work.lines);
  },
};

/** How many the Ward sinks. */
function* askWard(work: Derivation, state: PearlState, count: number): Steps<number> {
  let sunk = 0;
  for (let i = 1; i <= count; i += 1) {
    const lost = yield* rollChance(work, state, {
      key: `ward-${i}`,
      chart: WARD,
      row: sunk || state.game.attack ? 'later' : 'first',
      title: `Mini-sub ${i} of ${count}: does Ward sink it?`,
      words: ['sunk', 'gets through'],
    });
    if (lost) sunk += 1;
  }
  return sunk;
}

/** The sealed plan knows how many; one on paper, or on Japan’s own phone, is told now. */
function* askCount(work: Derivation, plan: Plan | undefined, { apart }: Args): Steps<number> {
  if (plan && !apart) return plan.miniSubs;
  const { count } = yield* askFields(
    work,
    {
      key: 'count',
      rule: RULE.miniSubs,
      title: 'How many mini-subs enter?',
      submit: 'Enter the harbour',
      ...(apart === true && { secret: 'jp' }),
    },
    { count: number('Mini-subs', 1, 9, { initial: plan?.miniSubs || USUAL }) },
  );
  return count;
}

/** Each survivor attacks one ship, then all vanish (PH-18, PH-19). */
export const miniSubsAttack: Procedure = {
  id: 'mini-subs-attack',
  rule: RULE.miniSubs,
  title: ATTACK,
  side: 'jp',
  // The hint of its first question, and a warning where its time is another one.
  knows: (state) => ({ side: 'jp', tag: planTag(state) }),
  unless: (state) => (miniSubsLeft(state) ? harbourShut(state) : 'No mini-subs are left.'),
  *run(state: PearlState): Run {
    const work = startDerivation('jp');
    const set = sealedPlan(state)?.miniSubsAt;
    const attacks = yield* askJapan(work, {
      key: 'attack',
      rule: RULE.miniSubs,
      title: 'Do the mini-subs attack now?',
      hint: set ? `Your plan says ${describeMoment(set)}.` : 'Your plan sets no time.',
      yes: { value: 'attack', label: 'Attack now' },
      barred: undefined,
    });
    if (!attacks) return notNow(ATTACK, RULE.miniSubs);
    warnOfTime(work, state, set);
    const count = miniSubsLeft(state);
    const events: PearlEvent[] = [];
    let now = state;
    for (let i = 1; i <= count; i += 1) {
      const target = yield* askTarget(work, now, i, count);
      if (!target) break;
      const done = yield* attackShip(work, now, target, i);
      events.push(...done);
      now = applyAll(now, done);
    }
    return finish(
      heading(ATTACK, { value: shipsHit(state, events) || 'no hit', rule: RULE.miniSubs }),
      [...events, { type: 'v1.MiniSubsGone', begins: true }],
      [...work.lines, ...beginLines(state)],
    );
  },
};

/** The impulse that the plan sets is open now; the log tells where it was another. */
function warnOfTime(work: Derivation, state: PearlState, set: Plan['miniSubsAt']): void {
  if (!set) return;
  const { turn, impulse } = momentNow(state);
  const more = { value: describeMoment(set), rule: RULE.miniSubs };
  const same = set.turn === turn && set.impulse === impulse;
  work.lines.push(same ? fact('As planned', more) : warning('The plan set another time', more));
}

function* askTarget(work: Derivation, state: PearlState, i: number, count: number): Steps<Ship | undefined> {
  const ships = state.game.ships.filter((ship) => ship.side === 'us' && ship.place !== 'sea');
  const barred = (ship: Ship): string | undefined => {
    const effect = effectOf(ship, 'mini', state.house, false);
    return effect.kind === 'none' ? effect.why : undefined;
  };
  if (ships.every(barred)) return undefined;
  // Those that it can hit come first.
  const inReach = [...ships.filter((ship) => !barred(ship)), ...ships.filter(barred)];
  return yield* askWhich(work, inReach, {
    key: `target-${i}`,
    rule: RULE.miniSubs,
    title: count > 1 ? `Which ship does mini-sub ${i} of ${count} attack?` : 'Which ship does it attack?',
    more: (ship) => {
      const disabled = barred(ship);
      return { ...(ship.status !== 'ok' && { note: ship.status }), ...(disabled && { disabled }) };
    },
  });
}

function* attackShip(
  work: Derivation,
  state: PearlState,
  ship: Ship,
  i: number,
): Steps<readonly PearlEvent[]> {
  const alerted = isAlerted(state, 'navy');
  const hit = yield* rollChance(work, state, {
    key: `hit-${i}`,
    chart: MINI_SUB_HIT,
    row: state.house.miniSub === 'flat' ? 'flat' : alerted ? 'alerted' : 'unalerted',
    title: `Is ${ship.name} hit?`,
    words: ['hit', 'miss'],
  });
  return hit ? yield* takeHit(work, state, { key: `effect-${i}`, ship: ship.id, kind: 'mini' }) : [];
}
