import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import type { Game } from '../../src/core/play/game';
import type { Action } from '../../src/core/play/view';
import { freshStore, take } from './session-support';
import { chose, tinyGame, tinyRegistry } from './tiny-game';

// What the screens may offer is settled once, where the session draws up its table and its ledgers: no button stands anywhere
// whose answers would be refused.

const action = (id: string, way?: string): Action => ({
  ...{ id, label: id, procedure: 'march', args: {} },
  ...(way && { answers: [{ key: 'way', answer: chose(way) }] }),
});

/** The tiny game, offering these in every place that holds an action. */
function offering(all: readonly [Action, ...Action[]]): Game<unknown> {
  const [one] = all;
  const { table, ledgers, ...game } = tinyGame as Game<unknown>;
  return {
    ...game,
    table: (state) => ({
      ...table(state),
      main: one,
      actions: all,
      panels: [
        { kind: 'actions', title: 'Marches', actions: all },
        { kind: 'cup', title: 'Cup', chits: [], draw: one },
        { kind: 'facts', title: 'Facts', rows: [] },
      ],
      obligations: [{ label: 'A march', rule: '[2.1]', action: one }],
    }),
    ledgers: (state) => ledgers(state).map((ledger) => ({ ...ledger, actions: all })),
  };
}

async function sitDown(game: Game<unknown>): Promise<Session> {
  const store = await freshStore();
  const opened = async () => ({ ok: true, value: store }) as const;
  const registry = tinyRegistry.map((meta) => ({ ...meta, load: async () => game }));
  const id = take(await createLibrary(opened).create(registry, 'tiny', '', 'own'));
  const session = take(await openSession(registry, id, opened));
  await session.answer('side', chose('blue'));
  return session;
}

const offeredBy = ({ table, ledgers }: Session) => {
  const { main, actions, panels, obligations } = table.value;
  const ids = (each: readonly (Action | undefined)[]) => each.flatMap((one) => one?.id ?? []);
  return {
    main: main?.id,
    actions: ids(actions),
    panels: panels.map((panel) => [
      panel.title,
      ...ids(panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' ? [panel.draw] : []),
    ]),
    owed: obligations.map(({ label, action: does }) => [label, ...ids([does])]),
    ledgers: ledgers.value.map((ledger) => ids(ledger.actions)),
  };
};

test('an action whose answers are not taken stands nowhere; what is owed is still told', async () => {
  const south = action('south', 'south');
  expect(offeredBy(await sitDown(offering([south, action('ask')])))).toEqual({
    main: undefined,
    actions: ['ask'],
    panels: [['Marches', 'ask'], ['Cup'], ['Facts']],
    owed: [['A march']],
    ledgers: [['ask']],
  });
  // A card with nothing left on it goes with them.
  expect(offeredBy(await sitDown(offering([south]))).panels).toEqual([['Cup'], ['Facts']]);
});

test('one whose answers are taken stands everywhere, and its tap says them', async () => {
  const session = await sitDown(offering([action('north', 'north'), action('ask')]));
  expect(offeredBy(session)).toEqual({
    main: 'north',
    actions: ['north', 'ask'],
    panels: [['Marches', 'north', 'ask'], ['Cup', 'north'], ['Facts']],
    owed: [['A march', 'north']],
    ledgers: [['north', 'ask']],
  });
  const { main } = session.table.value;
  expect(main && (await session.start(main, ...(main.answers ?? [])))).toBe(true);
  expect(session.question.value).toBeUndefined();
});
