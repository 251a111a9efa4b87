import { US_SECRETS } from '../../../src/games/world-at-war-51/data/secrets';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { stageOf } from '../../../src/games/world-at-war-51/state/flow';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { mainAction } from '../../../src/games/world-at-war-51/views/stages';
import { begun, column, later, war, windows } from './declared';
import { type Facts, houseOf, num, type Situation } from './situations';
import { applied, attacking, FORCES, firstQuestion, lineOf, optionOf, run, unknown } from './war';

const BOTH = ['Britain', 'US'];

const columnOf = (usjt: number, die: number) =>
  column(war(begun, { declaredOn: BOTH, usjt }, die).state, 0, 0).column;

const STEPS: { readonly [stage: string]: string } = {
  effective: 'effective die',
  'magic-jp': 'Japan',
  'magic-us': 'US',
};
/** "US secret": a step by whom, and whether it is played in the open. */
function stepOf(state: WarState): readonly string[] {
  const stage = stageOf(state);
  const name = STEPS[stage];
  if (!name) return [];
  const secret = worldAtWar.procedures[mainAction(state).procedure]?.secret;
  return [stage === 'effective' ? name : `${name} ${secret ? 'secret' : 'open'}`];
}

/** The order in which the column comes about, from the declaration to the surprise die. */
function order(): Facts {
  const { declared, state } = war(begun, { declaredOn: BOTH, usjt: 36 }, 3);
  const listed = applied(state, [{ type: 'v1.ForcesListed', forces: FORCES }]);
  const japan = run(listed, 'magic-jp', { cards: { cards: 1 } }).state;
  const both = run(japan, 'magic-us', { cards: { cards: 1 } }).state;
  return { order: [declared.state, listed, japan].flatMap(stepOf), secondRound: stepOf(both).length > 0 };
}

function writtenDown(row: Situation): Facts {
  const { japanMagic, usMagic } = row.given;
  const state = unknown(attacking({ magicJp: num(japanMagic) }, houseOf(row)), 'magicUs');
  const told = JSON.stringify(firstQuestion(state, 'magic-us'));
  const ran = run(state, 'magic-us', { cards: { cards: num(usMagic) } });
  return {
    japanCountShownToUsBeforeEntry: told.includes(`plays ${num(japanMagic)}`),
    netChange: Number(lineOf(ran, 'Pearl level')) - Number(lineOf(ran, 'Effective tension level')),
  };
}

/** What Japan learns when it throws for surprise, and when the US secrets are opened: at 6.7, the reveal. */
function surpriseShown(row: Situation): Facts {
  const { drm } = column(war(begun, { declaredOn: BOTH, usjt: 36 }, 3).state, 0, 0);
  const state = unknown(attacking({ drm: num(drm) }, houseOf(row)), 'level');
  const asked = firstQuestion(state, 'surprise');
  const ran = run(state, 'surprise', { die: num(row.dice.surprise) });
  const [, plus, level] = /\+(\d+) = (\d+)/.exec(lineOf(ran, 'Surprise die') ?? '') ?? [];
  const sealed = ran.outcome.reveals === undefined;
  const opened = sealed && run(attacking({}), 'reveal').outcome.reveals?.includes(US_SECRETS) ? '6.7' : '';
  return {
    japanSees: plus ? { drm: Number(plus), level: Number(level) } : { band: lineOf(ran, 'Surprise level') },
    drmShown: JSON.stringify([asked, ran.outcome]).includes(`+${drm}`),
    tfResultsSealed: sealed && worldAtWar.procedures.locations?.secret?.(state, {})?.tag === US_SECRETS,
    usMagicOpen: opened,
    openAt: opened,
  };
}

/** Japan declares war on Britain in one turn and on the US in the next. */
function twoTurns(): Facts {
  const first = war(begun, { declaredOn: ['Britain'], usjt: 36 }, 3);
  const second = war(later(first.state, 2), { declaredOn: ['US'], usjt: 38 }, 3);
  const turn = (test: (at: number) => boolean) => [0, 1].filter(test).map((at) => `T${at + 1}`);
  const own = second.asked.find(({ key }) => key === 'second');
  return {
    J0: turn((at) => windows(second.state, at).J0).join(),
    newDie: second.dieAsked && own?.kind === 'choice' && own.preselected === 'own' ? 'T2' : '',
    pearl: turn((at) => windows(second.state, at).pearlProcedure).join(),
  };
}

/** A line of Japan's player turn with its note. */
function lineSaid(id: string): string {
  const { state } = war(begun, { declaredOn: BOTH, usjt: 36 }, 3);
  const line = checklist(state).find((each) => each.id === id);
  return `${line?.label} ${line?.note ?? ''}`;
}

/** The typed readings of what comes before the first strike, and of the checklist beside it, as the app plays them. */
export const BEFORE: { readonly [id: string]: (row: Situation) => Facts } = {
  K01: () => ({
    columnFrom:
      columnOf(35, 6) === columnOf(37, 3) && columnOf(35, 6) !== columnOf(35, 3)
        ? 'effective level'
        : 'another',
  }),
  K02: ({ given }) => {
    const { state, fixed } = war(begun, { declaredOn: BOTH, usjt: num(given.effective) }, 3);
    const note = fixed?.outcome.trace.some(
      ({ kind, label }) => kind === 'reminder' && label.includes('WW-2'),
    );
    return { pearlAttack: state.attack !== undefined, column: column(state, 0, 0).column, noteShown: note };
  },
  K03: order,
  K03b: writtenDown,
  K04: surpriseShown,
  K04b: surpriseShown,
  K16: ({ given }) => {
    const alone = { declaredOn: given.declaredOn as readonly string[], usjt: num(given.effective) };
    const { state, asked } = war(begun, alone, 3);
    const which = asked.find(({ key }) => key === 'us-alone');
    // The war is answered with our reading, which has to be the one proposed.
    return which?.kind === 'choice' && which.preselected === 'allied' ? windows(state) : {};
  },
  K17: twoTurns,
  K18: () => ({
    transportDebarkCost:
      /^No basic cost for debarking after sea transport/.test(lineSaid('J0-D2')) && 'waived',
    invasionDebarkCost: /Debarking costs the normal amount/.test(lineSaid('J0-E2')) && 'normal',
  }),
  K19: () => {
    const { state } = war(begun, { declaredOn: BOTH, usjt: 36 }, 3);
    const live = [state, later(state, 1)].map(
      (each) => checklist(each).find(({ id }) => id === 'J0-G')?.state === 'active',
    );
    return { 'J0-G': live.join() === 'true,false' ? 'Japanese player turn only' : 'longer' };
  },
  K24: () => {
    const { declared } = war(begun, { declaredOn: BOTH, usjt: 36, fleetAtPearl: false }, 3);
    const asked = declared.asked.find(({ key }) => key === 'strike');
    const proposed = asked?.kind === 'choice' ? optionOf(asked, asked.preselected ?? '') : undefined;
    return { default: proposed?.label.toLowerCase() };
  },
  K27: ({ given }) => {
    const { state } = war(begun, { declaredOn: BOTH, usjt: num(given.effective) }, 3);
    const china = (id: string) => checklist(state).find((line) => line.id === id)?.state;
    return { 'CH-1': china('CH-1'), 'CH-2': china('CH-2') };
  },
};
