import { sameName } from '../../../core/names';
import type { FormField } from '../../../core/play/form';
import { askChoice, askForm, type Steps, startWorking, type Working } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { RULE } from '../data/headings';
import { newShip, type Place, type Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import { newSquadron, TYPES, type TypeId } from '../data/squadrons';
import type { ShipClass } from '../data/values';
import type { PearlEvent, Procedure, Run } from '../state/events';
import type { PearlState } from '../state/state';

/** One change to what lies on the table (PH-46). */
type Change = {
  readonly value: string;
  readonly label: string;
  run(work: Working, state: PearlState): Steps<readonly PearlEvent[]>;
};

const name = (label: string): FormField => ({
  key: 'name',
  label,
  kind: 'text',
  maxLength: 24,
  optional: false,
});

const choice = (key: string, label: string, options: readonly Option[]): FormField => ({
  key,
  label,
  kind: 'choice',
  options,
  ...(options[0] && { initial: options[0].value }),
});

const shipOptions = ({ game }: PearlState): readonly Option[] =>
  game.ships.map((ship) => ({ value: ship.id, label: ship.name }));
const squadronOptions = ({ game }: PearlState): readonly Option[] =>
  game.squadrons.map((squadron) => ({ value: squadron.id, label: squadron.name }));

const SIDES: readonly Option[] = [
  { value: 'us', label: 'US' },
  { value: 'jp', label: 'Japan' },
];
const CLASSES: readonly Option[] = [
  { value: 'bb', label: 'Battleship' },
  { value: 'cv', label: 'Carrier' },
];
export const PLACES: readonly Option[] = [
  { value: 'harbour', label: 'In harbour' },
  { value: 'channel', label: 'In the channel' },
  { value: 'sea', label: 'At sea' },
];
const TYPE_OPTIONS = Object.entries(TYPES).map(([value, { label }]): Option => ({ value, label }));

function* ask(work: Working, title: string, fields: readonly FormField[]) {
  return yield* askForm(work, { key: 'change', rule: RULE.hits, title, submit: 'Change the list', fields });
}

const said = (work: Working, label: string): void => {
  work.lines.push({ kind: 'fact', label, prompt: 'change' });
};

function* addShip(work: Working, state: PearlState): Steps<readonly PearlEvent[]> {
  const values = yield* ask(work, 'Which ship?', [
    name('Its name'),
    choice('side', 'Side', SIDES),
    choice('cls', 'Class', CLASSES),
    choice('place', 'Where', PLACES),
  ]);
  const ship = newShip({
    name: String(values.name),
    side: values.side as SideId,
    cls: values.cls as ShipClass,
    place: values.place as Place,
  });
  said(work, `${ship.name} added`);
  return [{ type: 'v1.ShipAdded', ship: { ...ship, id: freeId(ship.id, state.game.ships) } }];
}

function* renameShip(work: Working, state: PearlState): Steps<readonly PearlEvent[]> {
  const values = yield* ask(work, 'Which ship, and what is it called?', [
    choice('ship', 'Ship', shipOptions(state)),
    name('Its name'),
  ]);
  const ship = state.game.ships.find(({ id }) => id === values.ship);
  if (!ship) return [];
  said(work, `${ship.name} is now ${values.name}`);
  const renamed: Ship = { ...ship, name: String(values.name) };
  return [{ type: 'v1.ShipChanged', ship: renamed }];
}

function* removeShip(work: Working, state: PearlState): Steps<readonly PearlEvent[]> {
  const { ship } = yield* ask(work, 'Which ship is not in your game?', [
    choice('ship', 'Ship', shipOptions(state)),
  ]);
  said(work, `${state.game.ships.find(({ id }) => id === ship)?.name ?? 'Ship'} taken off`);
  return [{ type: 'v1.ShipRemoved', ship: String(ship) }];
}

function* addSquadron(work: Working, { game }: PearlState): Steps<readonly PearlEvent[]> {
  const bases = game.ships.filter(({ cls }) => cls === 'cv');
  const values = yield* ask(work, 'Which squadron?', [
    name('Its name'),
    choice('type', 'Type', TYPE_OPTIONS),
    choice('base', 'Base', [
      { value: 'oahu', label: 'On O‘ahu' },
      ...bases.map((ship) => ({ value: ship.id, label: ship.name })),
    ]),
  ]);
  const squadron = newSquadron(values.type as TypeId, String(values.name), String(values.base));
  said(work, `${squadron.name} added`);
  return [{ type: 'v1.SquadronAdded', squadron: { ...squadron, id: freeId(squadron.id, game.squadrons) } }];
}

function* removeSquadron(work: Working, state: PearlState): Steps<readonly PearlEvent[]> {
  const { squadron } = yield* ask(work, 'Which squadron is not in your game?', [
    choice('squadron', 'Squadron', squadronOptions(state)),
  ]);
  said(work, `${state.game.squadrons.find(({ id }) => id === squadron)?.name ?? 'Squadron'} taken off`);
  return [{ type: 'v1.SquadronRemoved', squadron: String(squadron) }];
}

function* setTransports(work: Working, { game }: PearlState): Steps<readonly PearlEvent[]> {
  const { count } = yield* ask(work, 'How many transports are left?', [
    { key: 'count', label: 'Transports', kind: 'number', min: 0, max: 8, initial: game.transports },
  ]);
  said(work, `Transports left: ${count}`);
  return [{ type: 'v1.TransportsSet', count: Number(count) }];
}

const CHANGES: readonly Change[] = [
  { value: 'add-ship', label: 'Add a ship', run: addShip },
  { value: 'rename-ship', label: 'Rename a ship', run: renameShip },
  { value: 'remove-ship', label: 'Take a ship off', run: removeShip },
  { value: 'add-squadron', label: 'Add a squadron', run: addSquadron },
  { value: 'remove-squadron', label: 'Take a squadron off', run: removeSquadron },
  { value: 'transports', label: 'Count the transports', run: setTransports },
];

/** The printed counters are the players': the lists are made to fit them. */
export const rosters: Procedure = {
  id: 'rosters',
  rule: RULE.hits,
  title: () => 'Rosters',
  *run(state: PearlState): Run {
    const work = startWorking();
    const { ships, squadrons } = state.game;
    const blocked = (value: string): string | undefined => {
      if (value.endsWith('-ship') && value !== 'add-ship' && !ships.length) return 'No ship is listed.';
      return value === 'remove-squadron' && !squadrons.length ? 'No squadron is listed.' : undefined;
    };
    const what = yield* askChoice(work, {
      key: 'what',
      rule: RULE.hits,
      title: 'What does not fit your counters?',
      options: CHANGES.map(({ value, label }) => {
        const disabled = blocked(value);
        return { value, label, ...(disabled && { disabled }) };
      }),
    });
    const change = CHANGES.find(({ value }) => value === what);
    const events = change ? yield* change.run(work, state) : [];
    return {
      events,
      trace: [{ kind: 'title', label: work.lines[0]?.label ?? 'Rosters as before' }, ...work.lines.slice(1)],
    };
  },
};

/** An id that nothing on the list has. */
function freeId(id: string, list: readonly { readonly id: string }[]): string {
  const taken = (wanted: string): boolean => list.some((each) => sameName(each.id, wanted));
  const base = id.replace(/^-+|-+$/g, '') || 'x';
  if (!taken(base)) return base;
  let n = 2;
  while (taken(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}
