import { type Steps, startDerivation } from '../../../../core/play/procedure';
import { heading } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import type { UsnEvent } from '../../state/bounds';
import { attackingSide, flyingSides } from '../../state/fights';
import { other } from '../../state/points';
import type { Run } from '../../state/procedure';
import type { UsnState } from '../../state/state';
import { askAboard } from '../hits/aboard';
import { outcomesOf } from '../hits/asking';
import { outcomeOf } from '../sea/guns';
import { fightOver } from './air-to-air';
import { askPatrols, askRaids, tellRaids } from './missions';
import { strikeLand } from './on-land';
import { strikeShips } from './strikes';
import { airLosses, asWing, flownEvents, hexesOf, nextEntry, record, type Strike } from './wings';

/** 5E to 5M: Missions of both sides, air combat, strikes at ships and then on land, those of who attacks in this phase first. */
export function* flyStrike(state: UsnState): Run {
  const side = attackingSide(state);
  const work = startDerivation(side);
  const strike: Strike = {
    work,
    state,
    no: 0,
    hits: { ships: new Map(), lines: [] },
    sky: [],
    events: [],
    fires: new Map(),
    said: [],
    entered: 0,
  };
  const { opened, written } = state.missions ?? {};
  const flown: readonly UsnEvent[] = opened ? [{ type: 'v1.MissionsFlown' }] : [];
  for (const each of flyingSides(state)) {
    const given = written?.[each];
    // What is written was given before anything of the other side was seen.
    if (typeof given === 'object') strike.sky.push(...given.map(asWing));
    else strike.sky.push(...(yield* askRaids(strike, each, each === side && !opened)));
  }
  if (!strike.sky.length)
    return finish(heading('Air strike', { value: 'nobody flies', rule: 'Phase 5(E)' }), flown, work.lines);
  tellRaids(strike);
  const hexes = hexesOf(strike.sky);
  record(
    strike,
    hexes.map((place) => ({ type: 'v1.FightEntered', place, phase: state.cursor.step })),
  );
  yield* resolve(strike, hexes);
  const struck = state.ships.filter(({ id }) => strike.hits.ships.has(id));
  const aboard = yield* askAboard(work, strike.state, strike.hits, struck, nextEntry(strike));
  record(strike, aboard.events);
  return finish(
    heading(hexes.length === 1 ? `Air strike at ${hexes[0]}` : 'Air strike', {
      value: outcomeOf([...outcomesOf(state, { ...strike.hits, lines: strike.said }), ...airLosses(strike)]),
      rule: 'Phase 5(E)',
    }),
    [...strike.events, ...flownEvents(strike), ...flown],
    work.lines,
  );
}

function* resolve(strike: Strike, hexes: readonly string[]): Steps<void> {
  const side = attackingSide(strike.state);
  const sides = [side, other(side)] as const;
  yield* askPatrols(strike);
  for (const [i, place] of hexes.entries()) yield* fightOver(strike, place, i + 1);
  for (const each of sides) yield* strikeShips(strike, each);
  for (const each of sides) yield* strikeLand(strike, each);
}
