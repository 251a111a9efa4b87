import { type Outcome, type ProcedureDef, type Steps, startWorking } from '../../../core/procedure';
import { CARRIERS } from '../charts/set-up';
import { CHANCE } from '../charts/shape';
import { RULE } from '../rules/headings';
import { arrivalsTag, harbourTag } from '../rules/secrets';
import type { PearlState } from '../state/state';
import { askNoRoll, confirmSecret } from './behind-curtain';
import { rollChance } from './roll';

const US_CARRIERS = ['enterprise', 'lexington'] as const;
const NAMES = { enterprise: 'Enterprise', lexington: 'Lexington' } as const;

/** Whether Enterprise lies in harbour is rolled in secret; only if she does, Lexington is rolled for too. */
export const harbour: ProcedureDef<PearlState> = {
  id: 'harbour',
  rule: RULE.setups,
  title: () => 'Carriers in harbour',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: harbourTag(state) }),
  *run(state: PearlState): Steps<Outcome> {
    const work = startWorking('us');
    const inHarbour: string[] = [];
    for (const [i, carrier] of US_CARRIERS.entries()) {
      if (inHarbour.length < i) {
        yield* askNoRoll(work, carrier, `${NAMES[carrier]} is not rolled for`, RULE.setups);
        break;
      }
      const starts = yield* rollChance(work, state, {
        key: carrier,
        chart: CARRIERS,
        column: CHANCE,
        row: carrier,
        title: `${NAMES[carrier]} in harbour?`,
        words: ['in harbour', 'at sea'],
        secret: 'us',
      });
      if (starts) inHarbour.push(carrier);
    }
    const names = inHarbour.length ? inHarbour.map((id) => NAMES[id as 'enterprise']).join(', ') : 'none';
    yield* confirmSecret(work, `In harbour: ${names}. Their air units are on Ford Island.`);
    return {
      events: [{ type: 'v1.HarbourRolled', carriers: inHarbour }],
      trace: [
        { kind: 'title', label: 'Carriers in harbour', value: names, rule: RULE.setups },
        ...work.lines,
      ],
    };
  },
};

/** As each day begins, the carriers that are elsewhere may come in from the south, each by its own roll (PH-15). */
export const arrivals: ProcedureDef<PearlState> = {
  id: 'arrivals',
  rule: RULE.setups,
  title: () => 'Carrier arrivals',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: arrivalsTag(state) }),
  *run(state: PearlState): Steps<Outcome> {
    const work = startWorking('us');
    const come: string[] = [];
    const owed = owedArrivals(state);
    for (const carrier of US_CARRIERS.filter((id) => state.game.ships.some((ship) => ship.id === id))) {
      if (!owed.includes(carrier)) {
        yield* askNoRoll(work, carrier, `${NAMES[carrier]} is not rolled for today`, RULE.setups);
        continue;
      }
      const arrives = yield* rollChance(work, state, {
        key: carrier,
        chart: CARRIERS,
        column: CHANCE,
        row: 'arrival',
        title: `${NAMES[carrier]} arrives?`,
        words: ['arrives', 'not today'],
        secret: 'us',
      });
      if (arrives) come.push(carrier);
    }
    const names = come.length ? come.map((id) => NAMES[id as 'enterprise']).join(', ') : 'none';
    yield* confirmSecret(work, come.length ? `${names}: enters A-1 to C-1.` : 'No carrier arrives today.');
    const { turn, step } = state.game.cursor;
    return {
      events: [
        { type: 'v1.CarriersArrived', turn, carriers: come },
        { type: 'v1.StepEnded', step },
      ],
      trace: [{ kind: 'title', label: 'Carrier arrivals', value: names, rule: RULE.setups }, ...work.lines],
    };
  },
};

/** Those neither in harbour nor arrived before. */
const owedArrivals = ({ game }: PearlState): readonly (typeof US_CARRIERS)[number][] =>
  US_CARRIERS.filter((id) => !game.inHarbour?.includes(id) && !game.arrived.includes(id));
