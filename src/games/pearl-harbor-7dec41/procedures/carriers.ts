import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { CARRIERS } from '../data/charts/set-up';
import { RULE } from '../data/headings';
import { US_CARRIERS, type UsCarrier } from '../data/ships';
import { stillIn } from '../state/attack';
import { isHarbourOpen, leaveHarbourBarred } from '../state/command';
import type { Procedure, Run } from '../state/events';
import { arrivalsTag, harbourTag } from '../state/secrets';
import type { PearlState } from '../state/state';
import { askNoRoll, confirmSecret } from './behind-curtain';
import { rollChance } from './roll';

const IDS = ['enterprise', 'lexington'] as const satisfies readonly UsCarrier[];
const named = (ids: readonly UsCarrier[]): string => ids.map((id) => US_CARRIERS[id]).join(', ') || 'none';

/** Rolled for behind the curtain. */
const rollFor = (
  work: Derivation,
  state: PearlState,
  id: UsCarrier,
  row: UsCarrier | 'arrival',
  asks: string,
  words: readonly [string, string],
): Steps<boolean> => {
  const title = `${US_CARRIERS[id]} ${asks}?`;
  return rollChance(work, state, { key: id, chart: CARRIERS, row, title, words, secret: 'us' });
};

/** Whether Enterprise lies in harbour is rolled in secret; only if she does, Lexington is rolled for too. */
export const harbour: Procedure = {
  id: 'harbour',
  rule: RULE.setups,
  title: 'Carriers in harbour',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: harbourTag(state) }),
  veiled: () => [{ type: 'v1.HarbourRolled', carriers: [] }],
  beside: () => '',
  *run(state: PearlState): Run {
    const work = startDerivation('us');
    const carriers: UsCarrier[] = [];
    for (const [i, id] of IDS.entries()) {
      if (carriers.length < i) {
        yield* askNoRoll(work, id, `No roll for ${US_CARRIERS[id]}`, RULE.setups);
        break;
      }
      if (yield* rollFor(work, state, id, id, 'in harbour', ['in harbour', 'at sea'])) carriers.push(id);
    }
    const value = named(carriers);
    yield* confirmSecret(work, `In harbour: ${value}. Their air units are on Ford Island.`);
    const title = heading('Carriers in harbour', { value, rule: RULE.setups });
    return finish(title, [{ type: 'v1.HarbourRolled', carriers }], work.lines);
  },
};

/** Leaving Harbor: as nobody else knows who lies there, nobody else is told who goes out (PH-60). */
export const carriersLeave: Procedure = {
  id: 'carriers-leave',
  rule: RULE.leaving,
  title: 'Carriers put to sea',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: harbourTag(state) }),
  veiled: () => [],
  beside: () => '',
  unless: (state) => (isHarbourOpen(state) ? 'The attack is already revealed.' : leaveHarbourBarred(state)),
  *run(state: PearlState): Run {
    const there = stillIn(state.game);
    const options = IDS.map((id) => ({
      value: id,
      label: US_CARRIERS[id],
      ...(!there.includes(id) && { disabled: 'Not in harbour.' }),
    }));
    const { leave } = yield* askFields(
      startDerivation('us'),
      {
        key: 'leave',
        rule: RULE.leaving,
        title: 'Which carriers put to sea?',
        hint: 'Japan is not told. From now on they are a hidden task force.',
        submit: 'Send them to sea',
        secret: 'us',
      },
      { leave: mark('Put to sea', options, { initial: [] }) },
    );
    const carriers = IDS.filter((id) => leave.includes(id));
    return finish(
      heading('Carriers put to sea', { value: named(carriers), rule: RULE.leaving }),
      carriers.length ? [{ type: 'v1.CarriersLeft', carriers }] : [],
    );
  },
};

/** As each day begins, the carriers that are elsewhere may come in from the south, each by its own roll (PH-15). */
export const arrivals: Procedure = {
  id: 'arrivals',
  rule: RULE.setups,
  title: 'Carrier arrivals',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: arrivalsTag(state) }),
  veiled: ({ game: { cursor } }) => [
    { type: 'v1.CarriersArrived', turn: cursor.turn, carriers: [] },
    { type: 'v1.StepEnded', step: cursor.step },
  ],
  beside: ({ game: { cursor } }) => String(cursor.turn),
  *run(state: PearlState): Run {
    const { cursor, ships, inHarbour, arrived } = state.game;
    const work = startDerivation('us');
    const carriers: UsCarrier[] = [];
    // Neither in harbour nor arrived before.
    for (const id of IDS.filter((each) => ships.some((ship) => ship.id === each)))
      if (inHarbour?.includes(id) || arrived.includes(id))
        yield* askNoRoll(work, id, `No roll for ${US_CARRIERS[id]} today`, RULE.setups);
      else if (yield* rollFor(work, state, id, 'arrival', 'arrives', ['arrives', 'not today']))
        carriers.push(id);
    const value = named(carriers);
    yield* confirmSecret(
      work,
      carriers.length ? `Arriving: ${value}. Place in A-1 to C-1.` : 'No carrier arrives today.',
    );
    return finish(
      heading('Carrier arrivals', { value, rule: RULE.setups }),
      [
        { type: 'v1.CarriersArrived', turn: cursor.turn, carriers },
        { type: 'v1.StepEnded', step: cursor.step },
      ],
      work.lines,
    );
  },
};
