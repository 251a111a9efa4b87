import { askChoice, startDerivation } from '../../../../core/play/procedure';
import type { TraceLine } from '../../../../core/play/trace';
import { fact, heading } from '../../../../kit/lines';
import { finish, resting } from '../../../../kit/steps';
import { askWhich, optionsOf, orSay } from '../../../../kit/which';
import { rangeOf, reachOf } from '../../data/aircraft';
import { CRASH } from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import { type Squadron, sideOf } from '../../data/squadrons';
import type { Done, Procedure, Run } from '../../state/events';
import { canHost, homelessSquadrons, shipOf } from '../../state/forces';
import type { PearlState } from '../../state/state';
import { removedLines } from '../removed';
import { rollChance } from '../roll';

/** Squadrons that may fly a hex beyond their range (PH-40). */
const mayOverreach = ({ game }: PearlState): readonly Squadron[] =>
  game.squadrons.filter(({ type, lost }) => !lost && reachOf(type) > rangeOf(type));

/** Air Attack Ops: what a hex beyond the range may cost on the way home. */
export const crash: Procedure = resting({
  id: 'crash',
  rule: RULE.airOps,
  title: 'Return from beyond range',
  on: (state: PearlState) => orSay(mayOverreach(state), 'No squadron can fly beyond its range.'),
  *run(squadrons, state): Run {
    const work = startDerivation();
    const rule = RULE.airOps;
    const squadron = yield* askWhich(work, squadrons, {
      key: 'squadron',
      rule,
      title: 'Which squadron flew one hex beyond its range?',
    });
    const { id, name } = squadron;
    const side = sideOf(squadron);
    work.lines.push(fact(name, { rule, prompt: 'squadron' }));
    const down = yield* rollChance(work, state, {
      key: 'crash',
      chart: CRASH,
      row: side,
      title: `Does ${name} crash?`,
      side,
      words: ['crashes', 'gets home'],
    });
    const events = down ? [{ type: 'v1.SquadronLost', squadron: id, how: 'crashed' } as const] : [];
    return finish(heading(name, { value: down ? 'crashes' : 'gets home', rule }), events, [
      ...work.lines,
      ...removedLines(state, events),
    ]);
  },
});

/** Carrier Ops: a squadron whose carrier cannot take it lands on another with room, or is lost (PH-39). */
export const landElsewhere: Procedure = resting({
  id: 'land-elsewhere',
  rule: RULE.carrierOps,
  title: 'Land on another carrier',
  on: (state: PearlState) => orSay(homelessSquadrons(state), 'Every squadron can land on its own carrier.'),
  *run(squadrons, state): Run {
    const work = startDerivation();
    const rule = RULE.carrierOps;
    const squadron = yield* askWhich(work, squadrons, {
      key: 'squadron',
      rule,
      title: 'Which squadron has no carrier to land on?',
    });
    const { id, name } = squadron;
    const gone = [{ type: 'v1.SquadronLost', squadron: id, how: 'nowhere to land' }] as const;
    const lost = (why: readonly TraceLine[] = []): Done =>
      finish(heading(name, { value: 'lost', rule }), gone, [...why, ...removedLines(state, gone)]);
    if (state.house.homeless === 'lost' && shipOf(state, squadron.base)?.status === 'damaged')
      return lost([fact('It may only land on its own carrier, which cannot take it', { rule })]);
    const side = sideOf(squadron);
    const decks = state.game.ships.filter((ship) => ship.side === side && canHost(state, ship));
    const places = [...optionsOf(decks), ...(side === 'us' ? [{ value: 'oahu', label: 'O‘ahu' }] : [])];
    const base = yield* askChoice(work, {
      key: 'where',
      rule,
      title: `Where does ${name} land?`,
      side,
      options: [...places, { value: 'lost', label: 'Nowhere in range', note: 'The squadron is lost' }],
    });
    const place = places.find(({ value }) => value === base);
    if (!place) return lost();
    const value = `lands on ${place.label}`;
    return finish(heading(name, { value, rule }), [{ type: 'v1.SquadronBased', squadron: id, base }]);
  },
});
