import { labelName } from '../../../core/charts/chart';
import { signed, withMinus } from '../../../core/numbers';
import { sumOfFaces } from '../../../core/play/dice';
import {
  askCell,
  askChoice,
  askDice,
  cellLine,
  type Derivation,
  dieLine,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { LOCATIONS, SURPRISE_DRM } from '../data/charts/surprise';
import { MAGIC_JP, US_SECRETS } from '../data/secrets';
import type { SideId } from '../data/sides';
import { columnOf } from '../data/values';
import type { Done, Procedure, Run, StoryEvent } from '../state/events';
import type { Location, WarState } from '../state/state';
import { held } from '../state/tracks';

type Cards = {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly secret?: SideId;
};

export function* askCards(work: Derivation, ask: Cards): Steps<number> {
  const { cards } = yield* askFields(
    work,
    { ...ask, rule: '51.311', submit: ask.secret ? 'Seal it' : 'Play them' },
    { cards: number('Strategic Magic cards', 0, 30, { initial: 0 }) },
  );
  return cards;
}

export const cardsName = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);

/** Only for the eyes of that side, and where it notes what it draws. */
const inHand = (state: WarState, side: SideId): string =>
  state.draws?.some((draw) => draw.side === side) ? `You hold ${withMinus(held(state, side))}. ` : '';

const ONE_LESS = 'Each is one less for Pearl Harbor.';
const japanese = (cards: number): Done =>
  finish(heading('Japanese Magic', { value: cardsName(cards), rule: '51.311' }), [
    { type: 'v1.MagicPlayed', cards },
  ]);

/** Japan plays Magic in the open, before the US (WW-3). */
export const magicJp: Procedure = {
  id: 'magic-jp',
  rule: '51.311',
  title: 'Japanese Magic',
  side: 'jp',
  *run(): Run {
    const title = 'How many strategic Magic cards does Japan play?';
    return japanese(yield* askCards(startDerivation('jp'), { key: 'cards', title, hint: ONE_LESS }));
  },
};

/** The other reading: written down unseen, and opened once the US has written too (WW-3). */
export const magicJpSealed: Procedure = {
  ...magicJp,
  id: 'magic-jp-sealed',
  title: 'Japanese Magic, sealed',
  secret: () => ({ side: 'jp', tag: MAGIC_JP }),
  veiled: () => [{ type: 'v1.MagicPlayed', cards: 0 }],
  beside: () => '',
  *run(state: WarState): Run {
    const title = 'How many strategic Magic cards do you play?';
    const hint = `${inHand(state, 'jp')}${ONE_LESS}`;
    return japanese(yield* askCards(startDerivation('jp'), { key: 'cards', title, hint, secret: 'jp' }));
  },
};

const US_ALONE = { side: 'us', secret: () => ({ side: 'us', tag: US_SECRETS }) } as const;

/** What the column is worked out from, once Japan has played. */
function levels({ attack, declarations }: WarState) {
  const level = attack && declarations[attack.declaration]?.effective;
  return level === undefined || attack?.magicJp === undefined
    ? undefined
    : { level, magicJp: attack.magicJp };
}

/** US Magic, and with it the Pearl level and its column; sealed until everything is opened. */
export const magicUs: Procedure = resting({
  ...US_ALONE,
  id: 'magic-us',
  rule: '51.311',
  title: 'US Magic',
  apart: true,
  veiled: (_state, _args, events) => events.map(veiledMagic),
  // What Japan wrote unseen is read once it is open to both.
  beside: (state) => {
    const { level, magicJp: played } = levels(state) ?? {};
    const isSeen = state.house.magic === 'japan-first' || state.attack?.written !== undefined;
    return [level, isSeen && played].join(' ');
  },
  // Where both have written theirs, Japan's is opened before the column is worked out.
  knows: ({ attack }) => (attack?.written === undefined ? undefined : { side: 'jp', tag: MAGIC_JP }),
  on: (state) => levels(state) ?? 'The effective tension level or the Japanese Magic is missing.',
  *run({ level, magicJp: played }, state, { apart }) {
    const rule = '51.311';
    const work = startDerivation('us');
    const open = state.house.magic === 'japan-first';
    const before = open
      ? `Effective level ${withMinus(level)}, Japan plays ${played}. `
      : `Effective level ${withMinus(level)}. Japan has written down its own. `;
    const written = state.attack?.written;
    const cards =
      written ??
      (yield* askCards(work, {
        key: 'cards',
        title: 'How many strategic Magic cards do you apply?',
        hint: `${before}${inHand(state, 'us')}Each is one more.`,
        secret: 'us',
      }));
    if (apart === true && !open && written === undefined)
      return {
        ...finish(heading('US Magic', { value: `${cardsName(cards)} written down`, rule }), [
          { type: 'v1.MagicWritten', cards },
        ]),
        reveals: [MAGIC_JP],
      };
    const pearl = level - played + cards;
    const column = columnOf(pearl);
    const more = { rule, prompt: 'cards' };
    work.lines.push(
      fact('Effective tension level', { value: withMinus(level), ...more }),
      fact('Japanese Magic', { value: signed(-played), ...more }),
      fact('US Magic', { value: signed(cards), ...more }),
      fact('Pearl level', { value: withMinus(pearl), ...more }),
      fact('Column', { value: labelName(LOCATIONS.columns, column), ...more }),
    );
    const drm = yield* askCell(work, SURPRISE_DRM, column, 'drm');
    work.lines.push(cellLine(SURPRISE_DRM, column, 'drm', drm));
    return {
      ...finish(
        heading('US Magic', { value: cardsName(cards), rule }),
        [{ type: 'v1.MagicSealed', cards, column, drm: Number(drm.value) }],
        work.lines,
      ),
      ...(!open && { reveals: [MAGIC_JP] }),
    };
  },
});

/** What Japan’s phone gets in its place. */
const veiledMagic = (event: StoryEvent): StoryEvent => {
  if (event.type === 'v1.MagicWritten') return { ...event, cards: 0 };
  return event.type === 'v1.MagicSealed' ? { ...event, cards: 0, column: columnOf(0), drm: 0 } : event;
};

export const locationName = (location: Location): string => {
  if (location === 'pearl') return 'in port at Pearl Harbor';
  if (location === 'pacific') return 'Pacific US box';
  return location === 'auto' ? 'at sea, meets them automatically' : `at sea, needs ${location} or more`;
};

/** Two dice for each fast-carrier task force, all on one column; sealed until everything is opened (51.312). */
export const locations: Procedure = resting({
  ...US_ALONE,
  id: 'locations',
  rule: '51.312',
  title: 'Carrier locations',
  veiled: () => [{ type: 'v1.FleetLocated', locations: {} }],
  beside: ({ attack }) => (attack?.forces?.taskForces ?? []).map(({ id }) => id).join(' '),
  on: ({ attack: { column, forces } = {} }) =>
    column && forces ? { column, forces } : 'The column is not known.',
  *run({ column, forces }) {
    const rule = '51.312';
    const work = startDerivation('us');
    const found: Record<string, Location> = {};
    const places: string[] = [];
    for (const { id, name } of forces.taskForces) {
      const dice = yield* askDice(work, {
        key: id,
        rule,
        title: `Where is ${name}?`,
        hint: `Column ${labelName(LOCATIONS.columns, column)}. Only you may see this.`,
        count: 2,
        sides: 6,
        secret: 'us',
        rollPreview: { chart: LOCATIONS.id, column },
      });
      const total = String(sumOfFaces(dice));
      const cell = yield* askCell(work, LOCATIONS, column, total);
      const location = String(cell.value);
      const value = locationName(location);
      work.lines.push(
        dieLine(dice, { label: name, value, rule, prompt: id }),
        cellLine(LOCATIONS, column, total, cell),
      );
      found[id] = location;
      places.push(`${name}: ${value}.`);
    }
    yield* readAlone(work, places);
    return finish(
      heading('Carrier locations', { rule }),
      [{ type: 'v1.FleetLocated', locations: found }],
      work.lines,
    );
  },
});

/** What the US has sealed, to look up again; nothing changes. */
export const readSecrets: Procedure = {
  ...US_ALONE,
  id: 'read-secrets',
  rule: '51.312',
  title: 'The US reads its secrets',
  veiled: () => [],
  *run({ attack }: WarState): Run {
    const { locations: known = {}, forces, magicUs: cards, column } = attack ?? {};
    const places = (forces?.taskForces ?? []).flatMap(({ id, name }) => {
      const location = known[id];
      return location ? [`${name}: ${locationName(location)}.`] : [];
    });
    const magic = cards === undefined ? [] : [`Magic: ${cardsName(cards)}.`];
    const which = column ? [`Column ${labelName(LOCATIONS.columns, column)}.`] : [];
    yield* readAlone(startDerivation('us'), [...magic, ...which, ...places]);
    return finish(heading('The US reads its secrets', { rule: '51.312' }), []);
  },
};

/** The last look before the phone goes back. */
function* readAlone(work: Derivation, lines: readonly string[]): Steps<void> {
  yield* askChoice(work, {
    key: 'read',
    rule: '51.312',
    title: 'Read it, then hand the phone back',
    hint: lines.join(' ') || 'Nothing is sealed.',
    options: [{ value: 'done', label: 'Done' }],
    secret: 'us',
  });
}
