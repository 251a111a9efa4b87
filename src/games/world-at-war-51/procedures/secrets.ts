import { headName } from '../../../core/charts/chart';
import { signed, withMinus } from '../../../core/numbers';
import { sumOfFaces } from '../../../core/play/dice';
import {
  askCell,
  askChoice,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { LOCATIONS, SURPRISE_DRM } from '../data/charts/surprise';
import { MAGIC_JP, US_SECRETS } from '../data/secrets';
import type { SideId } from '../data/sides';
import { columnOf } from '../data/values';
import type { Done, Procedure, Run } from '../state/events';
import type { Location, WarState } from '../state/state';
import { held } from '../state/tracks';

export const cardsForm = (key: string, title: string, hint: string, secret?: string) => ({
  key,
  rule: '51.311',
  title,
  hint,
  submit: secret ? 'Seal it' : 'Play them',
  fields: [
    { key: 'cards', label: 'Strategic Magic cards', kind: 'number', min: 0, max: 30, initial: 0 } as const,
  ],
  ...(secret && { secret }),
});

export const cardsName = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);

/** Only for the eyes of that side, and where it notes what it draws. */
const inHand = (state: WarState, side: SideId): string =>
  state.draws?.some((draw) => draw.side === side) ? `You hold ${withMinus(held(state, side))}. ` : '';

/** Japan plays Magic in the open, before the US (WW-3). */
export const magicJp: Procedure = {
  id: 'magic-jp',
  rule: '51.311',
  title: () => 'Japanese Magic',
  side: () => 'jp',
  *run(): Run {
    const work = startWorking('jp');
    const { cards } = yield* askForm(
      work,
      cardsForm(
        'cards',
        'How many strategic Magic cards does Japan play?',
        'Each is one less for Pearl Harbor.',
      ),
    );
    return japanese(Number(cards));
  },
};

/** The other reading: written down unseen, and opened once the US has written too (WW-3). */
export const magicJpSealed: Procedure = {
  ...magicJp,
  id: 'magic-jp-sealed',
  title: () => 'Japanese Magic, sealed',
  secret: () => ({ side: 'jp', tag: MAGIC_JP }),
  *run(state: WarState): Run {
    const work = startWorking('jp');
    const { cards } = yield* askForm(
      work,
      cardsForm(
        'cards',
        'How many strategic Magic cards do you play?',
        `${inHand(state, 'jp')}Each is one less for Pearl Harbor.`,
        'jp',
      ),
    );
    return japanese(Number(cards));
  },
};

const japanese = (cards: number): Done => ({
  events: [{ type: 'v1.MagicPlayed', cards }],
  trace: [{ kind: 'title', label: 'Japanese Magic', value: cardsName(cards), rule: '51.311' }],
});

/** US Magic, and with it the Pearl level and its column; sealed until everything is opened. */
export const magicUs: Procedure = {
  id: 'magic-us',
  rule: '51.311',
  title: () => 'US Magic',
  side: () => 'us',
  secret: () => ({ side: 'us', tag: US_SECRETS }),
  *run(state: WarState): Run {
    const { attack } = state;
    const level = attack && state.declarations[attack.declaration]?.effective;
    if (!attack || level === undefined || attack.magicJp === undefined)
      return withoutEffect('US Magic', 'The effective tension level or the Japanese Magic is missing.');
    const work = startWorking('us');
    const open = state.house.magic === 'japan-first';
    const before = open
      ? `Effective level ${withMinus(level)}, Japan plays ${attack.magicJp}. `
      : `Effective level ${withMinus(level)}. Japan has written down its own. `;
    const { cards } = yield* askForm(
      work,
      cardsForm(
        'cards',
        'How many strategic Magic cards do you apply?',
        `${before}${inHand(state, 'us')}Each is one more.`,
        'us',
      ),
    );
    const applied = Number(cards);
    const pearl = level - attack.magicJp + applied;
    const column = columnOf(pearl);
    const fact = (label: string, value: string): TraceLine => ({
      kind: 'fact',
      label,
      value,
      rule: '51.311',
      prompt: 'cards',
    });
    work.lines.push(
      fact('Effective tension level', withMinus(level)),
      fact('Japanese Magic', signed(-attack.magicJp)),
      fact('US Magic', signed(applied)),
      fact('Pearl level', withMinus(pearl)),
      fact('Column', headName(LOCATIONS.columns, column)),
    );
    const drm = yield* askCell(work, SURPRISE_DRM, column, 'drm');
    work.lines.push(cellLine(SURPRISE_DRM, column, 'drm', drm));
    return {
      events: [{ type: 'v1.MagicSealed', cards: applied, column, drm: Number(drm.value) }],
      trace: [{ kind: 'title', label: 'US Magic', value: cardsName(applied), rule: '51.311' }, ...work.lines],
      ...(!open && { reveals: [MAGIC_JP] }),
    };
  },
};

export const locationName = (location: Location): string => {
  if (location === 'pearl') return 'in port at Pearl Harbor';
  if (location === 'pacific') return 'Pacific US box';
  return location === 'auto' ? 'at sea, meets them automatically' : `at sea, needs ${location} or more`;
};

/** Two dice for each fast-carrier task force, all on one column; sealed until everything is opened (51.312). */
export const locations: Procedure = {
  id: 'locations',
  rule: '51.312',
  title: () => 'Carrier locations',
  side: () => 'us',
  secret: () => ({ side: 'us', tag: US_SECRETS }),
  *run({ attack }: WarState): Run {
    const { column, forces } = attack ?? {};
    if (!column || !forces) return withoutEffect('Carrier locations', 'The column is not known.');
    const work = startWorking('us');
    const found: Record<string, Location> = {};
    for (const { id, name } of forces.taskForces) {
      const dice = yield* askDice(work, {
        key: id,
        rule: '51.312',
        title: `Where is ${name}?`,
        hint: `Column ${headName(LOCATIONS.columns, column)}. Only you may see this.`,
        count: 2,
        sides: 6,
        secret: 'us',
      });
      const total = String(sumOfFaces(dice));
      const cell = yield* askCell(work, LOCATIONS, column, total);
      const location = String(cell.value);
      work.lines.push(
        dieLine(dice, { label: name, value: locationName(location), rule: '51.312', prompt: id }),
        cellLine(LOCATIONS, column, total, cell),
      );
      found[id] = location;
    }
    yield* readAlone(
      work,
      Object.entries(found).map(([id, location]) => {
        const name = forces.taskForces.find((each) => each.id === id)?.name ?? id;
        return `${name}: ${locationName(location)}.`;
      }),
    );
    return {
      events: [{ type: 'v1.FleetLocated', locations: found }],
      trace: [{ kind: 'title', label: 'Carrier locations', rule: '51.312' }, ...work.lines],
    };
  },
};

/** What the US has sealed, to look up again; nothing changes. */
export const readSecrets: Procedure = {
  id: 'read-secrets',
  rule: '51.312',
  title: () => 'The US reads its secrets',
  side: () => 'us',
  secret: () => ({ side: 'us', tag: US_SECRETS }),
  *run({ attack }: WarState): Run {
    const work = startWorking('us');
    const { locations: known = {}, forces, magicUs: cards, column } = attack ?? {};
    const places = (forces?.taskForces ?? []).flatMap(({ id, name }) => {
      const location = known[id];
      return location ? [`${name}: ${locationName(location)}.`] : [];
    });
    const magic = cards === undefined ? [] : [`Magic: ${cardsName(cards)}.`];
    const which = column ? [`Column ${headName(LOCATIONS.columns, column)}.`] : [];
    yield* readAlone(work, [...magic, ...which, ...places]);
    return { events: [], trace: [{ kind: 'title', label: 'The US reads its secrets', rule: '51.312' }] };
  },
};

/** The last look before the phone goes back. */
function* readAlone(work: Working, lines: readonly string[]): Steps<void> {
  yield* askChoice(work, {
    key: 'read',
    rule: '51.312',
    title: 'Read it, then hand the phone back',
    hint: lines.join(' ') || 'Nothing is sealed.',
    options: [{ value: 'done', label: 'Done' }],
    secret: 'us',
  });
}
