import { askCell, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, number, words } from '../../../kit/fields';
import { fact, heading, result } from '../../../kit/lines';
import { askHouse } from '../../../kit/standard/house-rules';
import { namesDiffer, playerFields } from '../../../kit/standard/players';
import { finish } from '../../../kit/steps';
import { HEXES, TEC } from '../data/charts';
import { HEX_NUMBER, hexIdOf, hexLabel, noneOf } from '../data/hexes';
import { LANDING_ORDER } from '../data/secrets';
import { applyAll } from '../state/apply';
import type { IphEvent, Procedure, Run } from '../state/events';
import { DEFAULT_HOUSE, HOUSE } from '../state/house';
import { type IphState, initialState } from '../state/state';
import { loseArmyPlane } from './army-plane';
import { askWhichNamed, controlEvents } from './hex';

/** Counts to begin with where nobody has counters at hand: a guess, for nothing printed tells them. */
const PRACTICE_COUNTS = { snlf: 12, ija: 24 };

/** With practice tables the landing of 4.6 stands there: nobody needs a map to see one. */
const landingHex = (label: string, practice: string) => words(label, 4, { pattern: HEX_NUMBER, practice });
const BEACHHEADS = {
  first: landingHex('One end', '1630'),
  centre: landingHex('Centre hex', '1631'),
  last: landingHex('Other end', '1632'),
};

/** 3.1 to 3.4: names, unit counts and house rules; then Japan writes his order, and the US places its units. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: '3.0',
  title: 'Set-up',
  *run(_state, { charts }): Run {
    const work = startDerivation();
    const practice = charts === 'practice';
    const begun = yield* askPlayers(work, practice ? PRACTICE_COUNTS : { snlf: 0, ija: 0 });
    const from = fact(`Charts from ${practice ? 'practice tables' : 'your mapsheet'}`);
    return finish(heading('The game is set up'), [begun], [from, ...work.lines]);
  },
};

/** 3.2: before anything is placed Japan writes down where he lands; it stays sealed until the US has set up. */
export const landingOrder: Procedure = {
  id: 'landing-order',
  rule: '3.2',
  title: 'Landing order',
  side: 'jp',
  secret: () => ({ side: 'jp', tag: LANDING_ORDER }),
  veiled: () => [{ type: 'v1.OrderSealed', hexes: [] }],
  beside: () => '',
  *run(): Run {
    const work = startDerivation('jp');
    const hexes = yield* askBeachheads(work, 'jp');
    const title = heading('Landing order written', { rule: '3.2' });
    return finish(title, [{ type: 'v1.OrderSealed', hexes }], work.lines);
  },
};

/** 3.5, 4.6: the order is revealed, or told from paper; the markers go down and score for the first time. */
export const revealLanding: Procedure = {
  id: 'reveal-landing',
  rule: '3.5',
  title: 'Beachheads',
  side: 'jp',
  knows: ({ order }) => (order ? 'jp' : undefined),
  *run(state): Run {
    const work = startDerivation('jp');
    const hexes = state.order ?? (yield* askBeachheads(work));
    const where = hexes.join(', ');
    if (state.order) work.lines.push(fact('Beachheads', { value: where, rule: '3.5' }));
    const taken = yield* scoreBeachheads(work, state, hexes);
    const placed: IphEvent[] = [{ type: 'v1.BeachheadsPlaced', hexes }, ...taken];
    const army = yield* loseArmyPlane(work, state, placed);
    const points = taken.reduce(
      (sum, event) => sum + (event.type === 'v1.HexControlled' ? event.vp : 0),
      hexes.length,
    );
    const title = heading(`Beachheads ${where}`, { value: `${points} VP` });
    const lines = [...work.lines, result(`Japan begins with ${points} victory points`, { rule: '4.6' })];
    return { ...finish(title, [...placed, ...army], lines), reveals: [LANDING_ORDER] };
  },
};

/** Who plays, with how many companies, by which house rules. */
function* askPlayers(work: Derivation, counts: typeof PRACTICE_COUNTS): Steps<IphEvent> {
  const { jp, us, snlf, ija } = yield* askFields(
    work,
    {
      key: 'players',
      rule: '3.1',
      title: 'Who plays?',
      submit: 'Next',
      checks: [
        namesDiffer(['jp', 'us']),
        {
          kind: 'sum-at-least',
          fields: ['snlf', 'ija'],
          min: 1,
          message: 'Count your counters: how long the landings last depends on it.',
        },
      ],
    },
    {
      ...playerFields({ jp: 'Japanese player', us: 'US player' }, initialState().players),
      snlf: number('SNLF companies', 0, 60, { initial: counts.snlf, hint: 'Count your counters.' }),
      ija: number('IJA companies', 0, 60, { initial: counts.ija }),
    },
  );
  work.lines.push(fact(`Japan: ${jp}. US: ${us}.`, { prompt: 'players' }));
  const asked = { lines: [...work.lines] };
  const house = yield* askHouse(asked, HOUSE, DEFAULT_HOUSE, { rule: '1.1' });
  const changed = asked.lines.slice(work.lines.length);
  const value = String(changed.length);
  work.lines.push(fact('House rules changed', { value, prompt: 'house' }), ...changed);
  return { type: 'v1.GameBegun', players: { jp, us }, house, counts: { snlf, ija } };
}

/** 3.2, 3.5: the three hexes of the order, ends and centre; `secret` while Japan alone may see them. */
function* askBeachheads(work: Derivation, secret?: 'jp'): Steps<readonly string[]> {
  const keys = Object.keys(BEACHHEADS);
  const landing = yield* askFields(
    work,
    {
      key: 'beachheads',
      rule: '3.2',
      title: secret ? 'Where do you land?' : 'Where does Japan land?',
      hint: 'Three hexes in a line, all inside one of the areas: 1632 to 1225, 1220 to 3803, or 2311 to 2806.',
      submit: secret ? 'Seal the order' : 'Place the markers',
      ...(secret && { secret }),
      checks: [
        { kind: 'different', fields: keys, message: 'Three different hexes.' },
        ...keys.map((field) => noneOf(field, ['3020'], '3020 is Ford Island, no coast.')),
      ],
    },
    BEACHHEADS,
  );
  const hexes = [landing.first, landing.centre, landing.last];
  work.lines.push(fact('Beachheads', { value: hexes.join(', '), rule: '3.5', prompt: 'beachheads' }));
  return hexes;
}

/** 4.6: what the beachhead hexes themselves hold, by the players' sheet. */
function* scoreBeachheads(
  work: Derivation,
  state: IphState,
  hexes: readonly string[],
): Steps<readonly IphEvent[]> {
  const taken: IphEvent[] = [];
  for (const number of hexes) {
    const at = hexIdOf(number);
    const kind = yield* askCell(work, HEXES, 'kind', at);
    const holds = String(kind.value);
    if (holds === 'none') continue;
    const vp = yield* askCell(work, TEC, 'vp', holds);
    // Honolulu lies on no coast to land on; a fort may.
    const id =
      holds === 'fortification' ? yield* askWhichNamed(work, applyAll(state, taken), number, holds) : at;
    taken.push(...controlEvents(state, id, holds, Number(vp.value), 'jp', number));
    const label = hexLabel(id, id === at ? undefined : number);
    const more = { value: `${vp.value} VP`, rule: '4.4', source: kind.source };
    work.lines.push(fact(`${label}, ${holds}`, more));
  }
  return taken;
}
