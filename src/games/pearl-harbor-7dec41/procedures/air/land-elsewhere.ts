import { askChoice, startWorking, withoutEffect } from '../../../../core/play/procedure';
import type { TraceLine } from '../../../../core/play/trace';
import { RULE } from '../../data/headings';
import { type Squadron, sideOf } from '../../data/squadrons';
import type { Done, Procedure, Run } from '../../state/events';
import { canHost, homelessSquadrons, shipOf } from '../../state/forces';
import type { PearlState } from '../../state/state';

const TITLE = 'Home without a carrier';

/** Carrier Ops: a squadron whose carrier cannot take it lands on another with room, or is lost (PH-39). */
export const landElsewhere: Procedure = {
  id: 'land-elsewhere',
  rule: RULE.carrierOps,
  title: () => TITLE,
  *run(state: PearlState): Run {
    const squadrons = homelessSquadrons(state);
    if (!squadrons.length) return withoutEffect(TITLE, 'Every squadron has its carrier.');
    const work = startWorking();
    const id = yield* askChoice(work, {
      key: 'squadron',
      rule: RULE.carrierOps,
      title: 'Which squadron comes home?',
      options: squadrons.map(({ id: value, name: label }) => ({ value, label })),
    });
    const squadron = squadrons.find((each) => each.id === id);
    if (!squadron) throw new Error(`no squadron ${id}`);
    if (state.house.homeless === 'lost' && shipOf(state, squadron.base)?.status === 'damaged')
      return lost(squadron, [
        {
          kind: 'fact',
          label: 'It returns to its own carrier alone, which cannot take it',
          rule: RULE.carrierOps,
        },
      ]);
    const side = sideOf(squadron);
    const decks = state.game.ships.filter((ship) => ship.side === side && canHost(state, ship));
    const places = [
      ...decks.map(({ id: value, name: label }) => ({ value, label })),
      ...(side === 'us' ? [{ value: 'oahu', label: 'O‘ahu' }] : []),
    ];
    const base = yield* askChoice(work, {
      key: 'where',
      rule: RULE.carrierOps,
      title: `Where does ${squadron.name} land?`,
      side,
      options: [...places, { value: 'lost', label: 'Nowhere in reach', note: 'It is lost' }],
    });
    const place = places.find(({ value }) => value === base);
    if (!place) return lost(squadron);
    return {
      events: [{ type: 'v1.SquadronBased', squadron: squadron.id, base }],
      trace: [
        { kind: 'title', label: squadron.name, value: `lands on ${place.label}`, rule: RULE.carrierOps },
      ],
    };
  },
};

const lost = ({ id, name }: Squadron, why: readonly TraceLine[] = []): Done => ({
  events: [{ type: 'v1.SquadronLost', squadron: id, how: 'nowhere to land' }],
  trace: [{ kind: 'title', label: name, value: 'lost', rule: RULE.carrierOps }, ...why],
});
