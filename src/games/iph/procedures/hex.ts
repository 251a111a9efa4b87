import { signed } from '../../../core/numbers';
import {
  type Args,
  askCell,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import type { ByNumber, Effect, Option } from '../../../core/play/prompt';
import type { TraceLine } from '../../../core/play/trace';
import { askFields, formFields, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { HEXES, NAMED_HEXES, type NamedHex, TEC, TERRAIN_NAMES } from '../data/charts';
import { HEX_NUMBER, hexIdOf, hexLabel, noneOf } from '../data/hexes';
import type { SideId } from '../data/sides';
import type { IphEvent, Procedure, Run } from '../state/events';
import { vpChange } from '../state/points';
import { type IphState, rowAlive } from '../state/state';
import { loseArmyPlane } from './army-plane';

const sideIn = ({ to }: Args): SideId => (to === 'us' ? 'us' : 'jp');

/** 3.6: control of a hex that counts passes the instant a ground unit enters it, either way, any number of times. */
export const hexControl: Procedure = {
  id: 'hex',
  rule: '3.6',
  title: (_state, args) => (sideIn(args) === 'jp' ? 'Hex taken' : 'Hex retaken'),
  side: (_state, args) => sideIn(args),
  unless: (state, args) =>
    hexOptions(state, sideIn(args)).length ? undefined : 'Japan holds no hex that counts.',
  *run(state, args): Run {
    const to = sideIn(args);
    const work = startDerivation(to);
    const changes = yield* askHexControl(work, state, to);
    const army = yield* loseArmyPlane(work, state, changes);
    const events = [...changes, ...army];
    return finish(hexTitle(state, events, to), events, work.lines);
  },
};

/** "Halei-wa taken  +1 VP" */
function hexTitle(state: IphState, events: readonly IphEvent[], to: SideId): TraceLine {
  const hex = events.find((event) => event.type === 'v1.HexControlled');
  const beachhead = events.find((event) => event.type === 'v1.BeachheadControlled');
  const label = hex?.label ?? (beachhead ? `Beachhead ${beachhead.hex}` : 'A hex that does not count');
  const verb = to === 'jp' ? 'taken' : 'retaken';
  return heading(`${label} ${verb}`, { value: `${signed(vpChange(state, events))} VP`, rule: '3.6' });
}

/** Asks which hex changes hands and returns the events; `kind` narrows the list to one kind of terrain. */
export function* askHexControl(
  work: Derivation,
  state: IphState,
  to: SideId,
  kind?: string,
): Steps<readonly IphEvent[]> {
  const options = hexOptions(state, to, kind);
  const chosen = yield* askChoice(work, {
    key: 'which-hex',
    rule: '3.6',
    title: to === 'jp' ? 'Which hex does Japan take?' : 'Which hex does the US retake?',
    options,
    ...(to === 'jp' && { byNumber: byNumber(state, kind) }),
  });
  if (chosen === 'none') return [];
  if (chosen.startsWith('beachhead:')) return beachheadEvents(state, chosen.slice('beachhead:'.length), to);
  const other = chosen === OTHER;
  const slot = to === 'jp' && !numberOf(state, chosen) ? slotOf(chosen) : undefined;
  const number = other || slot ? yield* askHexNumber(work, state, kind, slot) : '';
  const id = other ? hexIdOf(number, state.hexes) : chosen;
  const known = state.hexes.find((hex) => hex.id === id);
  if (known) return controlEvents(state, id, known.kind, known.vp, to, number);
  const learned = yield* askCell(work, HEXES, 'kind', id);
  const holds = String(learned.value);
  if (holds === 'none') return beachheadEvents(state, id, to);
  const vp = yield* askCell(work, TEC, 'vp', holds);
  const label = TERRAIN_NAMES[holds] ?? holds;
  work.lines.push(fact(label, { value: `${vp.value} VP`, rule: '4.4', source: learned.source }));
  const named = other ? yield* askWhichNamed(work, state, number, holds) : id;
  return controlEvents(state, named, holds, Number(vp.value), to, number);
}

/**
 * A hex by its number (2.2), but Ford Island only where it may be entered so (11.1, 11.2). Honolulu and the forts are named
 * without one in the rulebook: players may say it once.
 */
function* askHexNumber(work: Derivation, state: IphState, kind?: string, slot?: NamedHex): Steps<string> {
  const others = [...NAMED_HEXES, ...state.hexes].map(({ id, number = id }) => number);
  const ford = fordBars(state, kind);
  const { number } = yield* askFields(
    work,
    {
      key: NUMBER_FORM,
      rule: '2.2',
      title: slot ? `${slot.label}: its number` : 'Which hex?',
      ...(slot && { hint: 'With it, the app knows the hex in a later battle.' }),
      submit: slot ? 'Continue' : 'Use this hex',
      checks: slot
        ? [noneOf('number', others, 'That is the number of another hex.')]
        : ford
          ? [noneOf('number', ['3020'], ford)]
          : [],
    },
    {
      number: slot
        ? words('Hex number', 4, { optional: true, pattern: HEX_NUMBER })
        : numberField(state, kind),
    },
  );
  return number;
}

const NUMBER_FORM = 'hex-number';

/** 11.1, 11.2: Ford Island is not entered as any other hex. */
const fordBars = (state: IphState, kind?: string): string | undefined =>
  kind ? 'Ford Island is attacked as itself (11.2).' : rowAlive(state) ? ROW_BLOCKS : undefined;

/** Proposes the hexes whose numbers are known and that Japan does not hold. */
const numberField = (state: IphState, kind?: string) =>
  words('Hex number', 4, {
    pattern: HEX_NUMBER,
    known: knownNumbers(state, kind),
    ...(!kind && {
      learned: { chart: HEXES.id, column: 'kind', effect: { chart: TEC.id, column: 'vp', unit: 'VP' } },
    }),
  });

/** Any hex by its number, on the keypad above the names. */
function byNumber(state: IphState, kind?: string): ByNumber {
  const [field] = formFields({ number: numberField(state, kind) });
  return {
    option: OTHER,
    form: NUMBER_FORM,
    field: field as ByNumber['field'],
    submit: 'Take',
  };
}

/** 4.4: by what it holds, which the sheet may say where the rulebook does not. */
const worth = (id: string, kind?: string): Effect => {
  const row = kind ?? { chart: HEXES.id, column: 'kind', row: id };
  return { chart: TEC.id, column: 'vp', row, unit: 'VP' };
};

/** 4.4: with what they are worth, as far as anybody knows what they hold. */
function knownNumbers(state: IphState, wanted?: string): readonly Option[] {
  const named = NAMED_HEXES.filter(({ id }) => !state.hexes.some((hex) => hex.id === id));
  return [...named, ...state.hexes].flatMap((hex): Option[] => {
    const { id, label, kind, number = /^\d{4}$/.test(id) ? id : undefined } = hex;
    if (!number || (wanted && kind && kind !== wanted)) return [];
    const name = label.replace(`Hex ${number}`, '').replace(` (${number})`, '').replace(` ${number}`, '');
    const bar = id === 'ford-island' ? fordBars(state, wanted) : undefined;
    const held = 'held' in hex && hex.held ? `Japan holds ${hex.label} already.` : undefined;
    const disabled = bar ?? held;
    const words = [name, kind && (TERRAIN_NAMES[kind] ?? kind).toLowerCase()].filter(Boolean).join(', ');
    return [
      {
        value: number,
        label: words,
        effect: worth(id, kind),
        ...(disabled && { disabled }),
      },
    ];
  });
}

/** 3.3, 9.14: a number with a city or a fort in it may be one of Honolulu's, or a fort that was told by its name alone. */
export function* askWhichNamed(
  work: Derivation,
  state: IphState,
  number: string,
  kind: string,
): Steps<string> {
  const id = hexIdOf(number, state.hexes);
  const isKnown = (each: string) => state.hexes.some((hex) => hex.id === each);
  if (id !== number || isKnown(id)) return id;
  const slots = NAMED_HEXES.filter((hex) => hex.kind === kind && !hex.number && !numberOf(state, hex.id));
  const told = slots.filter((hex) => isKnown(hex.id));
  const fresh = slots.filter((hex) => !isKnown(hex.id)).slice(0, 1);
  const city = kind === 'city';
  const options: Option[] = [
    ...told.map(({ id: value, label }) => ({ value, label, note: 'named before, without a number' })),
    ...fresh.map(({ id: value, label }) => ({ value, label })),
    ...(city ? [{ value: 'none', label: 'No Honolulu hex' }] : []),
  ];
  const chosen =
    options.length > 1
      ? yield* askChoice(work, {
          key: 'which-named',
          rule: city ? '9.14' : '3.3',
          title: city ? `Is ${number} one of the five Honolulu hexes?` : `Which fort is ${number}?`,
          options,
        })
      : options[0]?.value;
  return chosen === undefined || chosen === 'none' ? number : chosen;
}

/** Named by the rulebook without a number. */
const slotOf = (id: string): NamedHex | undefined => NAMED_HEXES.find((hex) => hex.id === id && !hex.number);

const numberOf = (state: IphState, id: string): string | undefined =>
  state.hexes.find((hex) => hex.id === id)?.number;

/** A hex that counts changes hands, and with it the beachhead that may lie in it (3.6, 8.3). */
export function controlEvents(
  state: IphState,
  id: string,
  kind: string,
  vp: number,
  to: SideId,
  typed = '',
): readonly IphEvent[] {
  const number = slotOf(id) && (typed || numberOf(state, id));
  const label = hexLabel(id, number);
  return [
    { type: 'v1.HexControlled', id, label, kind, vp, to, ...(number && { number }) },
    ...beachheadEvents(state, number ?? id, to),
  ];
}

/** A beachhead in the hex changes hands with it; its number may also be that of a named hex. */
function beachheadEvents(state: IphState, hex: string, to: SideId): IphEvent[] {
  const beachhead = state.beachheads.find(
    (candidate) => candidate.hex === hex || hexIdOf(candidate.hex) === hex,
  );
  if (!beachhead || beachhead.held === (to === 'jp')) return [];
  return [{ type: 'v1.BeachheadControlled', hex: beachhead.hex, to }];
}

const OTHER = 'other';
const ROW_BLOCKS = 'Nobody enters while Battleship Row is there (11.1).';

function hexOptions(state: IphState, to: SideId, kind?: string): Option[] {
  const held = new Set(state.hexes.filter((hex) => hex.held).map((hex) => hex.id));
  const added = state.hexes
    .map((hex) => hex.id)
    .filter((id) => !NAMED_HEXES.some((named) => named.id === id));
  const known = [...NAMED_HEXES.map((hex) => hex.id), ...added]
    .filter((id) => held.has(id) === (to === 'us'))
    // Ford Island is a terrain of its own in a battle (11.2).
    .filter((id) => !kind || (kindOf(state, id) === kind && id !== 'ford-island'))
    .map((id): Option => {
      const blocked = id === 'ford-island' && to === 'jp' && rowAlive(state);
      const option = {
        value: id,
        label: hexLabel(id, numberOf(state, id)),
        ...noteOf(state, id, to === 'jp' && !kind),
      };
      return blocked ? { ...option, disabled: ROW_BLOCKS } : { ...option, ...alikeOf(state, id) };
    });
  const beachheads = state.beachheads
    .filter(({ hex, held: jp }) => jp === (to === 'us') && !held.has(hexIdOf(hex, state.hexes)))
    .map(({ hex, marker }): Option => {
      const attacked = marker && state.house.loneMarker === 'unit' ? 'after an attack (9.7); ' : '';
      const note = to === 'us' ? `${attacked}its marker is lost for good` : 'the marker stays lost';
      return { value: `beachhead:${hex}`, label: `Beachhead ${hex}`, note };
    });
  const other: Option[] = to === 'jp' ? [{ value: OTHER, label: 'Another hex', note: 'by its number' }] : [];
  const none: Option[] = kind ? [{ value: 'none', label: 'None that counts' }] : [];
  // A number is read off the map; the names are for who knows them.
  return [...other, ...(to === 'us' ? [...beachheads, ...known] : [...known, ...beachheads]), ...none];
}

/** 3.3, 9.14: of the Honolulu hexes and the forts that nobody has met, which are told apart by nothing, one stands for all. */
function alikeOf(state: IphState, id: string): Partial<Option> {
  const of = (each: string) => each.replace(/-\d$/, '');
  const all = NAMED_HEXES.filter((hex) => !hex.number && of(hex.id) === of(id));
  const isMet = (each: string) => state.hexes.some((hex) => hex.id === each);
  if (!all.length || isMet(id)) return {};
  const [first] = all.filter((hex) => !isMet(hex.id));
  if (first?.id !== id) return { unlisted: true };
  const taken = all.filter((hex) => state.hexes.some(({ id: met, held }) => met === hex.id && held)).length;
  return { label: `${first.label.replace(/ \d$/, '')} ${taken} of ${all.length}` };
}

const kindOf = (state: IphState, id: string): string | undefined =>
  state.hexes.find((hex) => hex.id === id)?.kind ?? NAMED_HEXES.find((hex) => hex.id === id)?.kind;

function noteOf(state: IphState, id: string, scores: boolean): Partial<Option> {
  const kind = kindOf(state, id);
  return {
    ...(kind && { note: (TERRAIN_NAMES[kind] ?? kind).toLowerCase() }),
    ...(scores && { effect: worth(id, kind) }),
  };
}
