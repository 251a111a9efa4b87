import { askDice, type Derivation, dieLine, type Steps, startDerivation } from '../../../core/play/procedure';
import { fact, heading } from '../../../kit/lines';
import { eachFace } from '../../../kit/rolls';
import { finish } from '../../../kit/steps';
import { SIDE_WORDS } from '../data/phases';
import { aboutScenario } from '../data/scenarios';
import type { SideId } from '../data/units';
import { OUT_OF_PLAY } from '../data/withdrawals';
import type { UsnEvent } from '../state/bounds';
import { called, namesOf } from '../state/names';
import type { Run } from '../state/procedure';
import { afloat } from '../state/register';
import { isReplaced } from '../state/replacements';
import { settled } from '../state/settled';
import type { Ship, UsnState } from '../state/state';

const RULE = 'War Plan Orange';
const SUNK = 1;
const DAMAGED = 2;
const WEEKS_A_PIP = 5;
/** Dice that lie on a screen together. */
const TOGETHER = 8;
/** Japan's aircraft before four dice are taken off. */
const AIR = [
  ['NAC', 38],
  ['LAC', 43],
] as const;

const AIR_DICE = 4;

const fateOn = (face: number): string => (face === SUNK ? 'sunk' : face === DAMAGED ? 'damaged' : 'no loss');
const weeksOn = (face: number): string => `${face * WEEKS_A_PIP} weeks`;
const turnsOn = (face: number): string => (face === 1 ? '1 turn' : `${face} turns`);

/** A die for each ship of both sides, another for its damage, a third for when a transport is back; then Japan's aircraft. */
export function* rollLosses(state: UsnState): Run {
  const work = startDerivation();
  const all: UsnEvent[] = [];
  for (const side of ['j', 'a'] as const) all.push(...(yield* lossesOf(work, state, side)));
  for (const [type, from] of AIR) {
    const { faces } = yield* askDice(work, {
      key: `air-${type}`,
      rule: RULE,
      title: `Japanese ${type}: ${from} minus the dice`,
      side: 'j',
      count: AIR_DICE,
      sides: 6,
      faceNotes: eachFace((total) => `${from - total} left`, 6 * AIR_DICE),
    });
    const left = from - faces.reduce((sum, face) => sum + face, 0);
    work.lines.push(fact(`Japanese ${type}`, { value: String(left), rule: RULE, prompt: `air-${type}` }));
  }
  const sunk = all.flatMap((event) => (event.type === 'v1.ShipsTaken' ? event.ships : [])).length;
  const damaged = all.filter(({ type }) => type === 'v1.ShipSet').length;
  return finish(
    heading('Losses before the first turn', { value: `${sunk} sunk, ${damaged} damaged`, rule: RULE }),
    [...all, settled(state, 'losses')],
    work.lines,
  );
}

function* lossesOf(work: Derivation, state: UsnState, side: SideId): Steps<readonly UsnEvent[]> {
  const ships = afloat(state, side).filter(({ type }) => type !== 'SS' && type !== 'Dummy');
  const words = SIDE_WORDS[side];
  const fates = yield* rollEach(
    work,
    side,
    `${side}-ship`,
    `${words} ships: 1 sunk, 2 damaged`,
    ships,
    fateOn,
  );
  const sunk = ships.filter((_, i) => fates[i] === SUNK);
  const hit = ships.filter((_, i) => fates[i] === DAMAGED);
  const pips = yield* rollEach(
    work,
    side,
    `${side}-damage`,
    `${words} damage: five weeks per pip`,
    hit,
    weeksOn,
  );
  const damaged = hit.map((ship, i) => ({ ...ship, weeks: (pips[i] ?? 0) * WEEKS_A_PIP }));
  const gone = damaged.filter((ship) => isReplaced(ship, state.cursor.turn));
  const back = yield* rollEach(
    work,
    side,
    `${side}-return`,
    `${words} transports and oilers: turns until they are back`,
    gone,
    turnsOn,
  );
  const { from } = aboutScenario(state.scenario);
  work.lines.push(
    fact(`${words} sunk`, { value: namesOf(sunk, TOGETHER) || 'none', rule: RULE, prompt: `${side}-ship-1` }),
    ...damaged.map((ship) => fact(called(ship), { value: `${ship.weeks} weeks`, rule: RULE })),
  );
  return [
    ...(sunk.length
      ? [{ type: 'v1.ShipsTaken' as const, ships: sunk.map(({ id }) => id), place: OUT_OF_PLAY }]
      : []),
    ...damaged
      .filter((ship) => !gone.includes(ship))
      .map(
        ({ id, place, weeks, fuelled }): UsnEvent => ({
          ...{ type: 'v1.ShipSet', ship: id, place, weeks, fuelled, status: 'afloat' },
        }),
      ),
    ...gone.map(({ id }, i): UsnEvent => ({ type: 'v1.ShipRemoved', ship: id, back: from + (back[i] ?? 0) })),
  ];
}

/** A die for each of these ships, so many at a time. */
function* rollEach(
  work: Derivation,
  side: SideId,
  key: string,
  title: string,
  ships: readonly Ship[],
  means: (face: number) => string,
): Steps<readonly number[]> {
  const faces: number[] = [];
  for (let at = 0; at < ships.length; at += TOGETHER) {
    const some = ships.slice(at, at + TOGETHER);
    const prompt = `${key}-${at / TOGETHER + 1}`;
    const dice = yield* askDice(work, {
      ...{ key: prompt, rule: RULE, title, side, count: some.length, sides: 6 },
      ...(some.length > 1 ? { dieNames: some.map(called) } : { hint: namesOf(some) }),
      dieNotes: some.map(() => eachFace(means)),
    });
    work.lines.push(dieLine(dice, { label: title, rule: RULE, prompt }));
    faces.push(...dice.faces);
  }
  return faces;
}
