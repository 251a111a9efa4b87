import { sameName } from '../../../core/names';
import type { FormCheck } from '../../../core/play/form';
import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, type FieldsOf, namedOnce, number, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { listed, optionsOf, type Thing } from '../../../kit/which';
import { RULE } from '../data/headings';
import { newShip, PLACE_NAMES, TRANSPORTS } from '../data/ships';
import { newSquadron, TYPE_IDS, TYPES } from '../data/squadrons';
import type { PearlEvent, Procedure, Run } from '../state/events';
import type { PearlState } from '../state/state';

const rule = RULE.hits;

/** One change to what lies on the table (PH-46). */
type Change = {
  readonly label: string;
  /** Why it cannot be made. */
  barred?(state: PearlState): string | undefined;
  run(work: Derivation, state: PearlState): Steps<PearlEvent>;
};

const ask = <A>(
  work: Derivation,
  title: string,
  fields: FieldsOf<A>,
  checks: readonly FormCheck[] = [],
): Steps<A> => askFields(work, { key: 'change', rule, title, submit: 'Change the list', checks }, fields);

/** Nothing on the list has that name yet: it would be looked for, hit and scored as two. */
const freshName = (list: readonly Thing[]): readonly FormCheck[] =>
  list.length ? [namedOnce(['name'], { known: list.map((each) => each.name) })] : [];

const said = (work: Derivation, label: string): void => {
  work.lines.push(fact(label, { prompt: 'change' }));
};

const name = words('Its name', 24);
const ships = ({ game }: PearlState) => choose('Ship', optionsOf(game.ships));
const squadrons = ({ game }: PearlState) => choose('Squadron', optionsOf(game.squadrons));
const noShip = ({ game }: PearlState) => (game.ships.length ? undefined : 'No ship is listed.');
const noSquadron = ({ game }: PearlState) => (game.squadrons.length ? undefined : 'No squadron is listed.');

const TYPE_OPTIONS = TYPE_IDS.map((value) => ({ value, label: TYPES[value].label }));

const CHANGES: { readonly [id: string]: Change } = {
  'add-ship': {
    label: 'Add a ship',
    *run(work, { game }) {
      const ship = newShip(
        yield* ask(
          work,
          'Which ship?',
          {
            name,
            side: choose('Side', { us: 'US', jp: 'Japan' }),
            cls: choose('Class', { bb: 'Battleship', cv: 'Carrier' }),
            place: choose('Where', PLACE_NAMES),
          },
          freshName(game.ships),
        ),
      );
      said(work, `${ship.name} added`);
      return { type: 'v1.ShipAdded', ship: { ...ship, id: freeId(ship.id, game.ships) } };
    },
  },
  'rename-ship': {
    label: 'Rename a ship',
    barred: noShip,
    *run(work, state) {
      const fields = { ship: ships(state), name };
      const { game } = state;
      const checks = game.ships.map(({ id }) =>
        namedOnce(['name'], {
          known: game.ships.filter((other) => other.id !== id).map((other) => other.name),
          when: { field: 'ship', includes: [id] },
        }),
      );
      const told = yield* ask(work, 'Which ship, and what is its new name?', fields, checks);
      const ship = listed(state.game.ships, told.ship);
      said(work, `${ship.name} is now ${told.name}`);
      return { type: 'v1.ShipChanged', ship: { ...ship, name: told.name } };
    },
  },
  'remove-ship': {
    label: 'Remove a ship',
    barred: noShip,
    *run(work, state) {
      const { ship } = yield* ask(work, 'Which ship is not in your game?', { ship: ships(state) });
      said(work, `${listed(state.game.ships, ship).name} taken off`);
      return { type: 'v1.ShipRemoved', ship };
    },
  },
  'add-squadron': {
    label: 'Add a squadron',
    *run(work, { game }) {
      const carriers = game.ships.filter(({ cls }) => cls === 'cv');
      const fields = {
        name,
        type: choose('Type', TYPE_OPTIONS),
        base: choose('Base', [{ value: 'oahu', label: 'On O‘ahu' }, ...optionsOf(carriers)]),
      };
      const told = yield* ask(work, 'Which squadron?', fields, freshName(game.squadrons));
      const squadron = newSquadron(told.type, told.name, told.base);
      said(work, `${squadron.name} added`);
      return {
        type: 'v1.SquadronAdded',
        squadron: { ...squadron, id: freeId(squadron.id, game.squadrons) },
      };
    },
  },
  'remove-squadron': {
    label: 'Remove a squadron',
    barred: noSquadron,
    *run(work, state) {
      const fields = { squadron: squadrons(state) };
      const { squadron } = yield* ask(work, 'Which squadron is not in your game?', fields);
      said(work, `${listed(state.game.squadrons, squadron).name} taken off`);
      return { type: 'v1.SquadronRemoved', squadron };
    },
  },
  transports: {
    label: 'Count the transports',
    *run(work, { game }) {
      const { count } = yield* ask(work, 'How many transports are left?', {
        count: number('Transports', 0, TRANSPORTS, { initial: game.transports }),
      });
      said(work, `Transports left: ${count}`);
      return { type: 'v1.TransportsSet', count };
    },
  },
};

/** The printed counters are the players': the lists are made to fit them. */
export const rosters: Procedure = {
  id: 'rosters',
  rule,
  title: 'Rosters',
  *run(state: PearlState): Run {
    const work = startDerivation();
    const what = yield* askChoice(work, {
      key: 'what',
      rule,
      title: 'What differs from your counters?',
      options: Object.entries(CHANGES).map(([value, { label, barred }]) => {
        const disabled = barred?.(state);
        return { value, label, ...(disabled && { disabled }) };
      }),
    });
    const change = CHANGES[what];
    if (!change) throw new Error(`no change ${what}`);
    const event = yield* change.run(work, state);
    const [first, ...lines] = work.lines;
    return finish(heading(first?.label ?? 'Rosters'), [event], lines);
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
