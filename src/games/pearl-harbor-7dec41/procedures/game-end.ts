import { signed, withMinus } from '../../../core/numbers';
import {
  type Args,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading, reminder, result } from '../../../kit/lines';
import { recordEnd as record, stopGame } from '../../../kit/standard/ends';
import { finish } from '../../../kit/steps';
import { optionsOf } from '../../../kit/which';
import { CALLS, END_NAMES, type EndId, winnerOf } from '../data/ends';
import { RULE } from '../data/headings';
import type { Mission } from '../data/sides';
import { MVP_COST } from '../data/values';
import { applyAll } from '../state/apply';
import { stillIn } from '../state/attack';
import { disclosureBarred, isHarbourOpen } from '../state/command';
import type { Done, PearlEvent, Procedure, Run } from '../state/events';
import { isLostShip, spent } from '../state/points';
import { endLabel, endReached, matchingGames, SCORE_NAMES, scoreOf, winnerLine } from '../state/score';
import { allSecrets, disclosureOpens, falseAlarmOpens, harbourTag, planTag } from '../state/secrets';
import type { PearlState } from '../state/state';
import { alertLine } from './begin-attack';
import { askJapan, askUs, notNow, sealedPlan } from './behind-curtain';
import { describePlan, MISSION_NAMES, missionField } from './plan';
import { spendingLine } from './precautions';

const HARBOUR = 'The attack is revealed';
const FIRST_STRIKE = 'The attack begins with the first strike or mini-sub attack';
const DISCLOSED = 'The US precautions are revealed';

/**
 * Japan opens the harbour: the mission is told, and the carriers there are seen. The attack itself begins with the first
 * strike or mini-sub attack (PH-25); a line of 1.0.0, which has no argument, began it at once.
 */
export const attackBegins: Procedure = {
  id: 'attack-begins',
  rule: RULE.detection,
  title: (_, { opens }) => (opens ? HARBOUR : 'The attack begins'),
  side: 'jp',
  apart: true,
  unless: (state) => (isHarbourOpen(state) ? 'The attack is already revealed.' : undefined),
  *run(state: PearlState, args): Run {
    const { opens, apart } = args;
    const rule = RULE.detection;
    const title = opens ? HARBOUR : 'The attack begins';
    const goes = yield* askJapan(startDerivation('jp'), {
      key: 'begin',
      rule,
      title: 'Reveal the attack?',
      hint: 'Both sides learn that this is the real attack and which carriers are in harbour. Nobody is alerted yet: your first strike or mini-sub attack does that.',
      yes: { value: 'begin', label: 'Reveal it' },
      barred: noAttack(state),
    });
    if (!goes) return notNow(title, rule);
    yield* askUs(startDerivation('us'), args, 'there', 'Which carriers are in harbour?');
    const there = opens ? stillIn(state.game) : (state.game.inHarbour ?? []);
    const names = state.game.ships.filter(({ id }) => there.includes(id)).map(({ name }) => name);
    const done = finish<PearlEvent>(
      heading(title, { rule }),
      [
        { type: 'v1.MissionOpened', mission: 'attack' },
        opens
          ? { type: 'v1.HarbourOpened', ...(apart === true && { carriers: there }) }
          : { type: 'v1.AttackBegun' },
      ],
      [
        ...(names.length ? [fact('In harbour', { value: names.join(', '), rule: RULE.setups })] : []),
        opens ? reminder(FIRST_STRIKE, { rule }) : alertLine(state.house),
      ],
    );
    // The roll of the set-up stays sealed: who was in harbour may have put to sea.
    return opens ? done : { ...done, reveals: [harbourTag(state)] };
  },
};

const noAttack = (state: PearlState): string | undefined =>
  sealedPlan(state)?.mission === 'false-alarm' ? 'Your plan is a false alarm.' : undefined;

/** PH-51: Japan calls for the precautions, and his call opens the mission as real. */
export const disclosure: Procedure = {
  id: 'disclosure',
  rule: RULE.precautions,
  title: DISCLOSED,
  side: 'jp',
  apart: true,
  unless: disclosureBarred,
  *run(state: PearlState, args: Args): Run {
    const rule = RULE.precautions;
    const calls = yield* askJapan(startDerivation('jp'), {
      key: 'call',
      rule,
      title: 'Call for the US precautions?',
      hint: 'Calling tells the US that this is the real attack.',
      yes: { value: 'open', label: 'Call: this is the attack' },
      barred: noAttack(state),
    });
    if (!calls) return notNow('Call for the precautions', rule);
    yield* askUs(startDerivation('us'), args, 'spent', 'What did you spend?');
    return {
      events: [{ type: 'v1.MissionOpened', mission: 'attack' }, { type: 'v1.Disclosed' }],
      trace: [heading(DISCLOSED, { rule }), ...precautionLines(state, true)],
      reveals: disclosureOpens(state),
    };
  },
};

/** The US opens what it has spent: a false alarm makes way for the next game, a real attack is scored. */
export const endGame: Procedure = {
  id: 'end-game',
  rule: RULE.setups,
  title: ({ game }) => `Game ${game.no} ends`,
  side: 'jp',
  apart: true,
  *run(state: PearlState, args: Args): Run {
    const work = startDerivation('jp');
    const { game } = state;
    yield* askChoice(work, {
      key: 'end',
      rule: RULE.setups,
      title: `End game ${game.no}?`,
      hint: 'Japan’s plan is then revealed.',
      options: [{ value: 'end', label: 'End the game' }],
    });
    const penned = yield* askPenned(work, state);
    const mission = yield* missionOf(work, state, args);
    yield* askUs(work, args, 'spent', 'What did you spend?');
    const real = mission === 'attack';
    const events: readonly PearlEvent[] = [...penned, { type: 'v1.GameOver', game: game.no, mission }];
    const made = sealedPlan(state);
    return {
      events,
      trace: [
        heading(`Game ${game.no} was ${MISSION_NAMES[mission]}`, { rule: RULE.setups }),
        ...(made && !args.apart ? describePlan(made) : work.lines),
        ...precautionLines(state, real),
        ...(real ? accountLines(applyAll(state, events)) : []),
      ],
      reveals: real ? [planTag(state), harbourTag(state), ...disclosureOpens(state)] : falseAlarmOpens(state),
    };
  },
};

/**
 * Penned In: counted at the end (PH-13), so it is asked then, where a ship in harbour is hurt; that says nothing of the plan.
 */
function* askPenned(work: Derivation, { game }: PearlState): Steps<readonly PearlEvent[]> {
  const inHarbour = game.ships.filter(({ side, place }) => side === 'us' && place !== 'sea');
  const afloat = inHarbour.filter((ship) => ship.cls === 'bb' && !isLostShip(ship));
  if (!afloat.length || inHarbour.every(({ status }) => status === 'ok')) return [];
  const initial = afloat.filter(({ penned }) => penned).map(({ id }) => id);
  const told = yield* askFields(
    work,
    {
      key: 'penned',
      rule: RULE.penned,
      title: 'Which battleships are penned in?',
      hint: 'Battleships shut in by a damaged (or worse) ship: 2 points each. Check the map.',
      submit: 'Confirm',
    },
    { penned: mark('Penned in', optionsOf(afloat), { initial }) },
  );
  const changed = afloat.filter(({ id, penned }) => penned !== told.penned.includes(id));
  return changed.map((ship) => ({ type: 'v1.ShipChanged', ship: { ...ship, penned: !ship.penned } }));
}

/** With a phone for each side Japan tells it from its own: that it is what was sealed, the opening shows. */
function* missionOf(work: Derivation, state: PearlState, { apart }: Args): Steps<Mission> {
  const made = sealedPlan(state)?.mission;
  const known = (apart ? undefined : made) ?? state.game.opened;
  if (known) return known;
  const { mission } = yield* askFields(
    work,
    {
      key: 'mission',
      rule: RULE.setups,
      title: 'What did the plan say?',
      submit: 'Confirm',
      ...(apart === true && { secret: 'jp' }),
    },
    { mission: missionField(state, made) },
  );
  work.lines.push(
    fact(apart ? 'The plan' : 'The plan on paper', { value: MISSION_NAMES[mission], prompt: 'mission' }),
  );
  return mission;
}

/** What was spent, in kind and number; the joint centre only when all is disclosed (PH-6). */
function precautionLines(state: PearlState, all: boolean): readonly TraceLine[] {
  const { spending, no } = state.game;
  const rule = RULE.precautions;
  const joint = (game: number): TraceLine =>
    fact(`Joint command centre, game ${game}`, { value: String(MVP_COST.joint), rule });
  return [
    ...spending.map(spendingLine),
    result(`Matching points, game ${no}`, { value: String(spent(spending)), rule }),
    ...(all ? state.joint.map(joint) : []),
  ];
}

/** The account of a real attack, with both readings of the score. */
function accountLines(state: PearlState): readonly TraceLine[] {
  const { real, matched, penalty, us, net, gross } = scoreOf(state);
  const mvps = matchingGames(state)
    .map(({ mvps: each }) => each)
    .join(' + ');
  return [
    fact('Scored by Japan', { value: String(real), rule: RULE.victory }),
    fact(`Matched (mvps: ${mvps})`, { value: signed(matched), rule: RULE.victory }),
    fact('Four-ship penalty', { value: penalty ? withMinus(-penalty) : '0', rule: RULE.fourShips }),
    fact('Scored by the US', { value: String(us), rule: RULE.victory }),
    result(SCORE_NAMES.net, { value: withMinus(net), rule: RULE.bands }),
    result(SCORE_NAMES.gross, { value: withMinus(gross), rule: RULE.bands }),
  ];
}

function ended(state: PearlState, end: EndId, games: number, why: string): Done {
  const winner = winnerOf(end);
  const score = scoreOf(state)[state.house.score];
  const value = games === 1 ? '1 game' : `${games} games`;
  return {
    events: [{ type: 'v1.SeriesEnded', end, winner, games, score }],
    trace: [
      heading(winnerLine(state, winner), { value, rule: RULE.bands }),
      result(why, { rule: RULE.bands }),
    ],
    reveals: allSecrets(state),
  };
}

/** The end that the rules call is written down, and counts for the match. */
export const recordEnd: Procedure = record({
  id: 'record-end',
  rule: RULE.bands,
  title: 'The series ends',
  none: 'The series is not over.',
  // The score counts what was spent.
  knows: () => 'us',
  reached: endReached,
  outcome: (state, { end, games }) => ended(state, end, games, endLabel(state, end)),
});

/** One side concedes, worth one game, or both agree to stop. */
export const stopSeries: Procedure = stopGame({
  id: 'stop-series',
  rule: RULE.victory,
  title: 'Stop the series',
  knows: () => 'us',
  unless: ({ ended: is }: PearlState) => (is ? 'The series has ended.' : undefined),
  calls: (state) =>
    CALLS.map((value) => ({
      value,
      label: END_NAMES[value].replace(/^./, (letter) => letter.toUpperCase()),
      note: winnerLine(state, winnerOf(value)),
    })),
  outcome: (state, end) => ended(state, end, end === 'agreed' ? 0 : 1, END_NAMES[end]),
});
