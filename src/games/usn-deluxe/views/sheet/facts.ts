import type { FormValues } from '../../../../core/play/form';
import { theatresOf } from '../../data/attack-limits';
import { SIDE_WORDS } from '../../data/phases';
import { RESERVES } from '../../data/reserves';
import { isCounted } from '../../procedures/counting';
import { switchesFor } from '../../procedures/set-up';
import { attacksMade } from '../../state/attacks';
import { duesNow } from '../../state/dues';
import { monthOf, totalOf } from '../../state/points';
import type { Base, Coming, UsnState } from '../../state/state';
import { attacksKey, OPENED, onceIn } from './forms';
import { linesOf, plain } from './lines';
import { duesIn, unmarked } from './position';
import { shipValues } from './ships';

/** Every field of the forms as the state fills it; nothing of what is sealed. */
export function valuesOf(state: UsnState): FormValues {
  const told = facts(state);
  const once = onceIn(told).filter(({ id }) => id in state.done);
  const values = { ...told, once: once.map(({ id }) => id) };
  const still = duesIn(values).filter(({ value }) => !(value in state.done));
  return { ...values, still: still.map(({ value }) => value) };
}

function facts(state: UsnState): FormValues {
  const { players, scenario, options, house, stage, ended, cursor, operational, chinese } = state;
  return {
    ...players,
    scenario,
    stands: stage === 'underway' ? 'underway' : isCounted(state) ? 'counted' : 'over',
    ended: ended ?? 'no',
    options: switchesFor(scenario).filter((id) => options.includes(id)),
    ...house,
    ...cursor,
    ...pointsOf(state, 'j'),
    ...pointsOf(state, 'a'),
    convoy: state.convoy ? 'yes' : 'no',
    magic: state.magic === monthOf(state) ? 'yes' : 'no',
    civilWar: state.civilWar,
    ...chinese,
    ...operational,
    readiness: state.readiness ?? [],
    ...Object.fromEntries(
      theatresOf(scenario).flatMap((theatre) =>
        (['j', 'a'] as const).map((side) => [attacksKey(side, theatre), attacksMade(state, side, theatre)]),
      ),
    ),
    [OPENED]: state.opened ? (state.deployment ?? 'no') : 'no',
    ...shipValues(state),
    ...listValues(state),
    placed: state.placed,
  };
}

/** Whole points and hundredths, both below zero where the total is. */
function pointsOf(state: UsnState, side: 'j' | 'a'): FormValues {
  const total = totalOf(state, side);
  return {
    [`${side}Points`]: Math.trunc(total / 100) + 0,
    [`${side}Hundredths`]: (total % 100) + 0,
  };
}

function listValues(state: UsnState): FormValues {
  const { triggered, supplied, served, bases, neutralized, held } = state;
  const called = RESERVES.filter(({ id }) => id in triggered);
  return {
    ...linesOf(
      'reserves',
      called.map(({ id, name }) => `${name} ${triggered[id]}`),
    ),
    ...linesOf('supplied', supplied.map(plain)),
    ...linesOf(
      'served',
      Object.entries(served).map(([base, ships]) => `${plain(base)} ${ships}`),
    ),
    ...linesOf('coming', comingIn(state).map(comingWords)),
    ...Object.assign(
      {},
      ...(['j', 'a'] as const).map((side) => ({
        ...linesOf(`${side}-bases`, bases.filter((base) => base.side === side).map(baseLine)),
        ...linesOf(
          `${side}-neutral`,
          neutralized.filter((each) => each.side === side).map(({ name }) => plain(name)),
        ),
        ...linesOf(
          `${side}-held`,
          held
            .filter((each) => each.side === side)
            .map(({ line, halved }) => (halved ? `${line} half` : line)),
        ),
      })),
    ),
  };
}

const baseLine = ({ name, kind, capacity, state }: Base): string =>
  [plain(name), kind === 'air' ? `air ${capacity}` : 'naval', state === 'functional' ? '' : state]
    .filter(Boolean)
    .join(' ');

/** What is on its way, and what came on a turn before this one and was never read. */
function comingIn(state: UsnState): readonly Coming[] {
  const on = state.coming.filter(({ id }) => !(id in state.done));
  const known = state.coming.map(({ id }) => id);
  const late = duesNow(state).filter(
    ({ id, turn, ships, by }) =>
      !ships &&
      by !== 'open-deployment' &&
      by !== 'deployment' &&
      turn < state.cursor.turn &&
      !known.includes(id),
  );
  return [...on, ...late.map(({ step: _, ...each }) => each as Coming)];
}

const comingWords = ({ turn, step, side, text, rule }: Coming): string =>
  `${turn}${step ? `.${step.slice(1)}` : ''}${side ? ` ${SIDE_WORDS[side]}` : ''}: ${unmarked(text)} [${rule}]`;
