// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import type { GameMeta } from '../../src/core/play/game';
import { inPlaceOfTable } from '../../src/ui/interlude/shown';
import { interludeSwitch, wantsInterludes } from '../../src/ui/interlude/wanted';
import { watchInterludes } from '../../src/ui/interlude/watch';
import { mosswater } from '../games/own-games';
import { type ToyState, toy, toyMeta } from '../games/toy/toy';
import { open, say, type Table } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { draw, expectDrawn, freshPage, settled } from './drawn';

freshPage();

const emblem = { type: 'submarine', tone: 'a' } as const;

function begun(): Table<ToyState> {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

/** Watched from now on, with the code of the game's interludes there. */
async function watched(session: Session, meta: GameMeta | undefined = toyMeta) {
  const said: string[] = [];
  const stop = watchInterludes(session, meta, session.projection.peek(), (words) => said.push(words));
  await settled();
  return { said, stop };
}

const pass = { procedure: 'pass', args: {} };
const Shown = () => {
  const Interlude = inPlaceOfTable.value;
  return Interlude ? <Interlude /> : <p>the table</p>;
};

describe('what a step comes to', () => {
  it('is drawn and said once: night, a turn with what stands for the game, and what is revealed', async () => {
    const session = atTable(begun());
    const { said, stop } = await watched(session, { ...toyMeta, emblem });
    await session.start(pass);
    await expectDrawn('interlude-night', <Shown />);
    await session.start(pass);
    await expectDrawn('interlude-turn', <Shown />);
    await session.start({ procedure: 'show', args: { side: 'owl' } });
    await expectDrawn('interlude-reveal', <Shown />);
    expect(said).toEqual(['Turn 1, night.', 'Turn 2, dusk.', 'Crates shown. Owl has 0.']);
    stop();
  });

  it('is an end with the mark of who wins', async () => {
    const table = begun();
    const verdict = { label: 'Owl wins', why: 'All home.', rule: 'T', side: 'owl', recorded: false };
    const game = {
      ...toy,
      table: (state: ToyState) => ({
        ...toy.table(state),
        ...(state.cursor.step === 'night' && { verdict }),
      }),
    };
    const session = atTable({ ...table, game });
    const { said, stop } = await watched(session);
    await session.start(pass);
    await expectDrawn('interlude-end', <Shown />);
    expect(said).toEqual(['Owl wins: All home.']);
    stop();
  });

  it('is shown too where the first tap came before the code for it', async () => {
    const session = atTable(begun());
    const from = session.projection.peek();
    await session.start(pass);
    const stop = watchInterludes(session, toyMeta, from, () => {});
    expect(inPlaceOfTable.value).toBeUndefined();
    await settled();
    expect(inPlaceOfTable.value).toBeDefined();
    stop();
    expect(inPlaceOfTable.value).toBeUndefined();
  });

  it.each([
    ['a tap', () => document.body.click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['any key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))],
    ['the way back', () => dispatchEvent(new Event('hashchange'))],
  ])('goes with %s, which is left to what it was meant for', async (_, act) => {
    const session = atTable(begun());
    const { stop } = await watched(session);
    await session.start(pass);
    await draw(<Shown />);
    const onClick = vi.fn();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onClick);
    addEventListener('hashchange', onClick);
    act();
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onClick);
    removeEventListener('hashchange', onClick);
    await settled();
    expect(document.body.textContent).toBe('the table');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    stop();
  });

  it('goes with the next step, stays with a note, and comes neither with undo nor with redo', async () => {
    const session = atTable(begun());
    const { said, stop } = await watched(session);
    await session.start(pass);
    await session.note('Fog.');
    expect(inPlaceOfTable.value).toBeDefined();
    await session.undo();
    await session.undo();
    expect(inPlaceOfTable.value).toBeUndefined();
    await session.redo();
    expect(inPlaceOfTable.value).toBeUndefined();
    await session.start(pass);
    expect(inPlaceOfTable.value).toBeDefined();
    await session.start({ procedure: 'cross', args: { side: 'fox' } });
    expect(inPlaceOfTable.value).toBeUndefined();
    expect(said).toEqual(['Turn 1, night.', 'Turn 2, dusk.']);
    stop();
  });

  it('is not shown in a tab that only watches, for a game without, nor once the game is left', async () => {
    const table = begun();
    for (const [how, meta] of [
      [{ watched: true }, toyMeta],
      [{}, { ...mosswater.meta, report: async () => ({ turn: () => undefined, tables: () => [] }) }],
      [{}, undefined],
      [{}, { ...toyMeta, report: () => Promise.reject(new Error('offline')) }],
    ] as const) {
      const { projection } = atTable(begun());
      const session = { ...atTable(table, how), projection };
      const stop = watchInterludes(session as never, meta, projection.peek(), () => expect.fail());
      await settled();
      const other = begun();
      open(other, 'pass');
      (projection as { value: unknown }).value = other.projection;
      expect(inPlaceOfTable.value).toBeUndefined();
      stop();
    }
    const session = atTable(begun());
    const { stop } = await watched(session);
    stop();
    await session.start(pass);
    expect(inPlaceOfTable.value).toBeUndefined();
  });

  it('is not shown to who asked their system for less motion, unless they asked for it, nor where it is off', async () => {
    const motion = (less: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: less }));
    const session = atTable(begun());
    const { said, stop } = await watched(session);
    motion(true);
    expect(wantsInterludes()).toBe(false);
    await session.start(pass);
    expect([inPlaceOfTable.value, said]).toEqual([undefined, []]);
    interludeSwitch.set(true);
    await session.start(pass);
    expect(inPlaceOfTable.value).toBeDefined();
    motion(false);
    interludeSwitch.set(false);
    await session.start(pass);
    expect(inPlaceOfTable.value).toBeUndefined();
    stop();
    vi.unstubAllGlobals();
  });
});
