import { askChoice, startWorking, withoutEffect } from '../../../../core/play/procedure';
import { rangeOf, reachOf } from '../../data/aircraft';
import { CRASH } from '../../data/charts/combat';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import { type Squadron, sideOf } from '../../data/squadrons';
import type { Procedure, Run } from '../../state/events';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';

const TITLE = 'Home from a hex too far';

/** Squadrons that may fly a hex beyond their range (PH-40). */
const mayOverreach = ({ game }: PearlState): readonly Squadron[] =>
  game.squadrons.filter(({ type, lost }) => !lost && reachOf(type) > rangeOf(type));

/** Air Attack Ops: what a hex beyond the range may cost on the way home. */
export const crash: Procedure = {
  id: 'crash',
  rule: RULE.airOps,
  title: () => TITLE,
  *run(state: PearlState): Run {
    const squadrons = mayOverreach(state);
    if (!squadrons.length) return withoutEffect(TITLE, 'No squadron can have flown so far.');
    const work = startWorking();
    const id = yield* askChoice(work, {
      key: 'squadron',
      rule: RULE.airOps,
      title: 'Which squadron flew 1 hex beyond its range?',
      options: squadrons.map(({ id: value, name: label }) => ({ value, label })),
    });
    const squadron = squadrons.find((each) => each.id === id);
    if (!squadron) throw new Error(`no squadron ${id}`);
    const side = sideOf(squadron);
    work.lines.push({ kind: 'fact', label: squadron.name, rule: RULE.airOps, prompt: 'squadron' });
    const down = yield* rollChance(work, state, {
      key: 'crash',
      chart: CRASH,
      column: CHANCE,
      row: side,
      title: `Does ${squadron.name} crash?`,
      side,
      words: ['crashes', 'gets home'],
    });
    return {
      events: down ? [{ type: 'v1.SquadronLost', squadron: id, how: 'crashed' }] : [],
      trace: [
        { kind: 'title', label: squadron.name, value: down ? 'crashes' : 'gets home', rule: RULE.airOps },
        ...work.lines,
      ],
    };
  },
};
