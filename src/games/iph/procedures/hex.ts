import {
  type Args,
  askCell,
  askChoice,
  askForm,
  type GameEvent,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/procedure';
import type { Option } from '../../../core/prompt';
import { signed, type TraceLine } from '../../../core/trace';
import { HEXES, NAMED_HEXES, TEC, TERRAIN_NAMES } from '../charts';
import { HEX_NUMBER, hexIdOf, hexLabel, vpChange } from '../rules/hexes';
import { type IphState, rowAlive } from '../state/state';
import { loseArmyPlane } from './army-plane';

/** 3.6: control of a hex that counts passes the instant a ground unit enters it, either way, any number of times. */
export const hexControl: ProcedureDef<IphState> = {
  id: 'hex',
  rule: '3.6',
  title: (_state, args) => (args.to === 'jp' ? 'Hex taken' : 'Hex retaken'),
  side: (_state, args) => String(args.to),
  *run(state: IphState, args: Args): Steps<Outcome> {
    const to = args.to === 'us' ? 'us' : 'jp';
    const work = startWorking(to);
    if (!hexOptions(state, to).length) return withoutEffect('Hex retaken', 'Japan holds no hex that counts.');
    const changes = yield* askHexControl(work, state, to);
    const army = yield* loseArmyPlane(work, state, changes);
    const events = [...changes, ...army];
    return { events, trace: [hexTitle(state, events, to), ...work.lines] };
  },
};

/** "Halei-wa taken  +1 VP" */
function hexTitle(state: IphState, events: readonly GameEvent[], to: 'jp' | 'us'): TraceLine {
  const named = events.find((event) => event.type === 'v1.HexControlled') ?? events[0];
  const label = named ? String(named.label ?? `Beachhead ${named.hex}`) : 'A hex that does not count';
  const verb = to === 'jp' ? 'taken' : 'retaken';
  return {
    kind: 'title',
    label: `${label} ${verb}`,
    value: `${signed(vpChange(state, events))} VP`,
    rule: '3.6',
  };
}

/** Asks which hex changes hands and returns the events; `kind` narrows the list to one kind of terrain. */
export function* askHexControl(
  work: Working,
  state: IphState,
  to: 'jp' | 'us',
  kind?: string,
): Steps<readonly GameEvent[]> {
  const options = hexOptions(state, to, kind);
  const chosen = yield* askChoice(work, {
    key: 'which-hex',
    rule: '3.6',
    title: to === 'jp' ? 'Which hex does Japan take?' : 'Which hex does the US retake?',
    options,
  });
  if (chosen === 'none') return [];
  if (chosen.startsWith('beachhead:')) return beachheadEvents(state, chosen.slice('beachhead:'.length), to);
  const id = chosen === 'other' ? yield* askHexNumber(work) : chosen;
  const known = state.hexes.find((hex) => hex.id === id);
  if (known) return controlEvents(state, id, known.kind, known.vp, to);
  const learned = yield* askCell(work, HEXES, 'kind', id);
  if (learned.value === 'none') return beachheadEvents(state, id, to);
  const vp = yield* askCell(work, TEC, 'vp', String(learned.value));
  const label = TERRAIN_NAMES[String(learned.value)] ?? String(learned.value);
  work.lines.push({ kind: 'fact', label, value: `${vp.value} VP`, rule: '4.4', source: learned.source });
  return controlEvents(state, id, String(learned.value), Number(vp.value), to);
}

function* askHexNumber(work: Working): Steps<string> {
  const { number } = yield* askForm(work, {
    key: 'hex-number',
    rule: '2.2',
    title: 'Which hex?',
    submit: 'That hex',
    fields: [
      {
        key: 'number',
        label: 'Hex number',
        kind: 'text',
        maxLength: 4,
        optional: false,
        pattern: HEX_NUMBER,
      },
    ],
  });
  return hexIdOf(String(number));
}

/** A hex that counts changes hands, and with it the beachhead that may lie in it (3.6, 8.3). */
export const controlEvents = (
  state: IphState,
  id: string,
  kind: string,
  vp: number,
  to: 'jp' | 'us',
): readonly GameEvent[] => [
  { type: 'v1.HexControlled', id, label: hexLabel(id), kind, vp, to },
  ...beachheadEvents(state, id, to),
];

/** A beachhead in the hex changes hands with it; its number may also be that of a named hex. */
function beachheadEvents(state: IphState, hex: string, to: 'jp' | 'us'): GameEvent[] {
  const beachhead = state.beachheads.find(
    (candidate) => candidate.hex === hex || hexIdOf(candidate.hex) === hex,
  );
  if (!beachhead || beachhead.held === (to === 'jp')) return [];
  return [{ type: 'v1.BeachheadControlled', hex: beachhead.hex, to }];
}

function hexOptions(state: IphState, to: 'jp' | 'us', kind?: string): Option[] {
  const held = new Set(state.hexes.filter((hex) => hex.held).map((hex) => hex.id));
  const added = state.hexes
    .map((hex) => hex.id)
    .filter((id) => !NAMED_HEXES.some((named) => named.id === id));
  const known = [...NAMED_HEXES.map((hex) => hex.id), ...added]
    .filter((id) => held.has(id) === (to === 'us'))
    .filter((id) => !kind || kindOf(state, id) === kind)
    .map((id): Option => {
      const blocked = id === 'ford-island' && to === 'jp' && rowAlive(state);
      const option = { value: id, label: hexLabel(id), ...noteOf(state, id) };
      return blocked
        ? { ...option, disabled: 'Nobody enters while Battleship Row is there (11.1).' }
        : option;
    });
  const beachheads = state.beachheads
    .filter((beachhead) => beachhead.held === (to === 'us') && !held.has(hexIdOf(beachhead.hex)))
    .map(({ hex }): Option => {
      const note = to === 'us' ? 'its marker is lost for good' : 'the marker stays lost';
      return { value: `beachhead:${hex}`, label: `Beachhead ${hex}`, note };
    });
  const other: Option[] =
    to === 'jp' ? [{ value: 'other', label: 'Another hex', note: 'by its number' }] : [];
  const none: Option[] = kind ? [{ value: 'none', label: 'None that counts' }] : [];
  return [...(to === 'us' ? [...beachheads, ...known] : [...known, ...beachheads]), ...other, ...none];
}

const kindOf = (state: IphState, id: string): string | undefined =>
  state.hexes.find((hex) => hex.id === id)?.kind ?? NAMED_HEXES.find((hex) => hex.id === id)?.kind;

function noteOf(state: IphState, id: string): { note?: string } {
  const kind = kindOf(state, id);
  return kind ? { note: (TERRAIN_NAMES[kind] ?? kind).toLowerCase() } : {};
}
