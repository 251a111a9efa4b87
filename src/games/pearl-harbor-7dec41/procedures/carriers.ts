import { askForm, startWorking } from '../../../core/play/procedure';
import { CARRIERS } from '../data/charts/set-up';
import { CHANCE } from '../data/charts/shape';
import { RULE } from '../data/headings';
import { stillIn } from '../state/attack';
import type { Procedure, Run } from '../state/events';
import { arrivalsTag, harbourTag } from '../state/secrets';
import type { PearlState } from '../state/state';
import { askNoRoll, confirmSecret } from './behind-curtain';
import { rollChance } from './roll';

const US_CARRIERS = ['enterprise', 'lexington'] as const;
const LEAVE = 'Carriers put to sea';
const NAMES = { enterprise: 'Enterprise', lexington: 'Lexington' } as const;

/** Whether Enterprise lies in harbour is rolled in secret; only if she does, Lexington is rolled for too. */
export const harbour: Procedure = {
  id: 'harbour',
  rule: RULE.setups,
  title: () => 'Carriers in harbour',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: harbourTag(state) }),
  *run(state: PearlState): Run {
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

/** Leaving Harbor: as nobody else knows who lies there, nobody else is told who goes out (PH-60). */
export const carriersLeave: Procedure = {
  id: 'carriers-leave',
  rule: RULE.leaving,
  title: () => LEAVE,
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: harbourTag(state) }),
  *run(state: PearlState): Run {
    const there = stillIn(state.game);
    const { leave } = yield* askForm(startWorking('us'), {
      key: 'leave',
      rule: RULE.leaving,
      title: 'Which carriers put to sea?',
      hint: 'Nobody else is told. They are a hidden task force from here on.',
      submit: 'So they do',
      fields: [
        {
          key: 'leave',
          label: 'Put to sea',
          kind: 'flags',
          options: US_CARRIERS.map((id) => ({
            value: id,
            label: NAMES[id],
            ...(!there.includes(id) && { disabled: 'She is not in harbour.' }),
          })),
          initial: [],
        },
      ],
      secret: 'us',
    });
    const carriers = US_CARRIERS.filter((id) => Array.isArray(leave) && leave.includes(id));
    const value = carriers.map((id) => NAMES[id]).join(', ') || 'none';
    return {
      events: carriers.length ? [{ type: 'v1.CarriersLeft', carriers }] : [],
      trace: [{ kind: 'title', label: LEAVE, value, rule: RULE.leaving }],
    };
  },
};

/** As each day begins, the carriers that are elsewhere may come in from the south, each by its own roll (PH-15). */
export const arrivals: Procedure = {
  id: 'arrivals',
  rule: RULE.setups,
  title: () => 'Carrier arrivals',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: arrivalsTag(state) }),
  *run(state: PearlState): Run {
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
