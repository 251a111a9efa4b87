import { signed, withMinus } from '../../../core/numbers';
import {
  type Args,
  askChoice,
  askForm,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { END_NAMES, type EndId, winnerOf } from '../data/ends';
import { RULE } from '../data/headings';
import type { Mission } from '../data/sides';
import { MVP_COST } from '../data/values';
import { applyAll } from '../state/apply';
import { stillIn } from '../state/attack';
import type { Done, PearlEvent, Procedure, Run } from '../state/events';
import { isLostShip, spent } from '../state/points';
import { endLabel, endReached, matchingGames, scoreOf, winnerLine } from '../state/score';
import { allSecrets, disclosureOpens, falseAlarmOpens, harbourTag, planTag } from '../state/secrets';
import type { PearlState } from '../state/state';
import { alertLine } from './begin-attack';
import { askJapan, notNow, sealedPlan } from './behind-curtain';
import { describePlan, MISSION_NAMES, missionField } from './plan';
import { spendingLine } from './precautions';

/**
 * Japan opens the harbour: the mission is told, and the carriers there are seen. The attack itself begins with the first
 * strike or mini-sub attack (PH-25); a line of 1.0.0, which has no argument, began it at once.
 */
export const attackBegins: Procedure = {
  id: 'attack-begins',
  rule: RULE.detection,
  title: (_, { opens }) => (opens ? HARBOUR : 'The attack begins'),
  side: () => 'jp',
  *run(state: PearlState, { opens }: Args): Run {
    const title = opens ? HARBOUR : 'The attack begins';
    const goes = yield* askJapan(startWorking('jp'), {
      key: 'begin',
      rule: RULE.detection,
      title: 'Open the harbour?',
      hint: 'It tells everyone that this game is the real one, and shows the carriers that lie there. It alerts nobody: your first strike or mini-sub attack does.',
      yes: { value: 'begin', label: 'Open it' },
      barred: noAttack(state),
    });
    if (!goes) return notNow(title, RULE.detection);
    const there = opens ? stillIn(state.game) : (state.game.inHarbour ?? []);
    const names = state.game.ships.filter(({ id }) => there.includes(id)).map(({ name }) => name);
    return {
      events: [
        { type: 'v1.MissionOpened', mission: 'attack' },
        { type: opens ? 'v1.HarbourOpened' : 'v1.AttackBegun' },
      ],
      trace: [
        { kind: 'title', label: title, rule: RULE.detection },
        ...(names.length
          ? [{ kind: 'fact', label: 'In harbour', value: names.join(', '), rule: RULE.setups } as const]
          : []),
        opens ? FIRST_STRIKE : alertLine(state.house),
      ],
      // The roll of the set-up stays sealed: who was in harbour may have put to sea.
      ...(!opens && { reveals: [harbourTag(state)] }),
    };
  },
};

const HARBOUR = 'The harbour is opened';
const FIRST_STRIKE: TraceLine = {
  kind: 'reminder',
  label: 'The attack begins with the first strike or mini-sub attack',
  rule: RULE.detection,
};

const noAttack = (state: PearlState): string | undefined =>
  sealedPlan(state)?.mission === 'false-alarm' ? 'Your plan is a false alarm.' : undefined;

/** PH-51: Japan calls for the precautions, and his call opens the mission as real. */
export const disclosure: Procedure = {
  id: 'disclosure',
  rule: RULE.precautions,
  title: () => 'The precautions are opened',
  side: () => 'jp',
  *run(state: PearlState): Run {
    const calls = yield* askJapan(startWorking('jp'), {
      key: 'call',
      rule: RULE.precautions,
      title: 'Open the US precautions?',
      hint: 'Your call tells the US that this is the real attack.',
      yes: { value: 'open', label: 'This is the attack: open them' },
      barred: noAttack(state),
    });
    if (!calls) return notNow('Call for the precautions', RULE.precautions);
    return {
      events: [{ type: 'v1.MissionOpened', mission: 'attack' }, { type: 'v1.Disclosed' }],
      trace: [
        { kind: 'title', label: 'The precautions are opened', rule: RULE.precautions },
        ...precautionLines(state, true),
      ],
      reveals: disclosureOpens(state),
    };
  },
};

/** The US opens what it has spent: a false alarm makes way for the next game, a real attack is scored. */
export const endGame: Procedure = {
  id: 'end-game',
  rule: RULE.setups,
  title: ({ game }) => `Game ${game.no} ends`,
  side: () => 'jp',
  *run(state: PearlState): Run {
    const work = startWorking('jp');
    const { game } = state;
    yield* askChoice(work, {
      key: 'end',
      rule: RULE.setups,
      title: `End game ${game.no}?`,
      hint: 'Japan’s plan is opened.',
      options: [{ value: 'end', label: 'End it' }],
    });
    const penned = yield* askPenned(work, state);
    const mission = yield* missionOf(work, state);
    const over: readonly PearlEvent[] = [...penned, { type: 'v1.GameOver', game: game.no, mission }];
    const lines = [
      ...(game.plan && game.plan !== 'paper' ? describePlan(game.plan) : work.lines),
      ...precautionLines(state, mission === 'attack'),
    ];
    const title: TraceLine = {
      kind: 'title',
      label: `Game ${game.no} was ${MISSION_NAMES[mission]}`,
      rule: RULE.setups,
    };
    if (mission === 'false-alarm')
      return { events: over, trace: [title, ...lines], reveals: falseAlarmOpens(state) };
    return {
      events: over,
      trace: [title, ...lines, ...accountLines(applyAll(state, over))],
      reveals: [planTag(state), harbourTag(state), ...disclosureOpens(state)],
    };
  },
};

/**
 * Penned In: counted at the end (PH-13), so it is asked then, where a ship in harbour is hurt; that says nothing of the plan.
 */
function* askPenned(work: Working, { game }: PearlState): Steps<readonly PearlEvent[]> {
  const inHarbour = game.ships.filter(({ side, place }) => side === 'us' && place !== 'sea');
  const afloat = inHarbour.filter((ship) => ship.cls === 'bb' && !isLostShip(ship));
  if (!afloat.length || inHarbour.every(({ status }) => status === 'ok')) return [];
  const initial = afloat.filter(({ penned }) => penned).map(({ id }) => id);
  const { penned } = yield* askForm(work, {
    key: 'penned',
    rule: RULE.penned,
    title: 'Which battleships are penned in?',
    hint: 'Those that a Damaged ship, or a worse one, keeps at their berths: 2 points each. The map shows it.',
    submit: 'These',
    fields: [
      {
        key: 'penned',
        label: 'Penned in',
        kind: 'flags',
        options: afloat.map(({ id: value, name: label }) => ({ value, label })),
        initial,
      },
    ],
  });
  const now = afloat.filter(({ id }) => Array.isArray(penned) && penned.includes(id));
  const changed = afloat.filter((ship) => ship.penned !== now.includes(ship));
  return changed.map((ship) => ({
    type: 'v1.ShipChanged',
    ship: { ...ship, penned: !ship.penned },
  }));
}

function* missionOf(work: Working, state: PearlState): Steps<Mission> {
  const { plan, opened } = state.game;
  if (plan && plan !== 'paper') return plan.mission;
  if (opened) return opened;
  const { mission } = yield* askForm(work, {
    key: 'mission',
    rule: RULE.setups,
    title: 'What did the plan say?',
    submit: 'So it was',
    fields: [missionField(state)],
  });
  work.lines.push({
    kind: 'fact',
    label: 'The plan on paper',
    value: MISSION_NAMES[mission as Mission],
    prompt: 'mission',
  });
  return mission as Mission;
}

/** What was spent, in kind and number; the joint centre only when all is disclosed (PH-6). */
function precautionLines(state: PearlState, all: boolean): readonly TraceLine[] {
  const { spending, no } = state.game;
  const total = { label: `Mvps of game ${no}`, value: String(spent(spending)), rule: RULE.precautions };
  return [
    ...spending.map(spendingLine),
    { kind: 'result', ...total },
    ...(all
      ? state.joint.map(
          (bought): TraceLine => ({
            kind: 'fact',
            label: `Joint command centre, game ${bought}`,
            value: String(MVP_COST.joint),
            rule: RULE.precautions,
          }),
        )
      : []),
  ];
}

/** The account of a real attack, with both readings of the score. */
function accountLines(state: PearlState): readonly TraceLine[] {
  const score = scoreOf(state);
  const line = (label: string, value: string, rule: string): TraceLine => ({
    kind: 'fact',
    label,
    value,
    rule,
  });
  const mvps = matchingGames(state)
    .map(({ mvps: each }) => each)
    .join(' + ');
  return [
    line('Japan, really scored', String(score.real), RULE.victory),
    line(`Matched, of ${mvps} mvps`, signed(score.matched), RULE.victory),
    line('Four ships', score.penalty ? withMinus(-score.penalty) : '0', RULE.fourShips),
    line('US', String(score.us), RULE.victory),
    { kind: 'result', label: 'Japan less US', value: withMinus(score.net), rule: RULE.bands },
    { kind: 'result', label: 'Japan alone', value: withMinus(score.gross), rule: RULE.bands },
  ];
}

const ended = (state: PearlState, end: EndId, games: number, why: string): Done => {
  const winner = winnerOf(end);
  const score = scoreOf(state)[state.house.score];
  return {
    events: [{ type: 'v1.SeriesEnded', end, winner, games, score }],
    trace: [
      { kind: 'title', label: winnerLine(state, winner), value: gamesLabel(games), rule: RULE.bands },
      { kind: 'result', label: why, rule: RULE.bands },
    ],
    reveals: allSecrets(state),
  };
};
const gamesLabel = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

/** The end that the rules call is written down, and counts for the match. */
export const recordEnd: Procedure = {
  id: 'record-end',
  rule: RULE.bands,
  title: () => 'The series ends',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(state: PearlState): Run {
    const reached = endReached(state);
    if (!reached) return withoutEffect('The series ends', 'Nothing ends the series now.');
    return ended(state, reached.end, reached.games, endLabel(state, reached.end));
  },
};

/** One side concedes, worth one game, or both agree to stop. */
export const stopSeries: Procedure = {
  id: 'stop-series',
  rule: RULE.victory,
  title: () => 'Stop the series',
  *run(state: PearlState): Run {
    const calls = ['us-concedes', 'jp-concedes', 'agreed'] as const;
    const end = yield* askChoice<(typeof calls)[number]>(startWorking(), {
      key: 'how',
      rule: RULE.victory,
      title: 'How does it end?',
      hint: 'It is written down and can be struck.',
      options: calls.map((value) => ({
        value,
        label: END_NAMES[value].replace(/^./, (letter) => letter.toUpperCase()),
        note: winnerLine(state, winnerOf(value)),
      })),
    });
    return ended(state, end, end === 'agreed' ? 0 : 1, END_NAMES[end]);
  },
};
