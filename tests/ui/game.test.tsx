// @vitest-environment page
import { computed, signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as keeping from '../../src/app/backups/keep-game';
import { hapticsSwitch, keysSwitch, screenSwitch } from '../../src/app/device-settings';
import * as opening from '../../src/app/open-session';
import { playing } from '../../src/app/playing';
import { type GameViewName, go, route } from '../../src/app/route';
import type { Session } from '../../src/app/session';
import { fail, ok } from '../../src/core/result';
import { besideSaved } from '../../src/ui/ask/dock';
import { isBack, putAway } from '../../src/ui/ask/panels/returned';
import { WhereWereWe } from '../../src/ui/ask/panels/where-were-we';
import { landed } from '../../src/ui/ask/result';
import { ScreenButton } from '../../src/ui/device/screen-button';
import { watchKeys } from '../../src/ui/device/shortcuts';
import { holdScreen, screenState, tryScreen } from '../../src/ui/device/wake-lock';
import { keepWayBackShort } from '../../src/ui/first/way-back';
import { GameScreen } from '../../src/ui/game/game';
import { inPlay } from '../../src/ui/game/in-play';
import { enter } from '../../src/ui/game/manners';
import { announce, announcement, refused } from '../../src/ui/kit/announce';
import { touched } from '../../src/ui/kit/when-touched';
import { GameRulesScreen } from '../../src/ui/rules/game-rules';
import { GuideScreen } from '../../src/ui/rules/guide';
import { KeepScreen } from '../../src/ui/stuck/keep';
import { type ToyState, toy, toyMeta } from '../games/toy/toy';
import { open, say, sitDown, type Table } from '../support/play';
import { pause, until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, expectOutline, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/open-session', { spy: true });
vi.mock('../../src/app/backups/keep-game', { spy: true });

function begun(): Table<ToyState> {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}
let count = 0;
const session = (table = begun(), how = {}): Session => {
  count += 1;
  return atTable(table, { row: { id: `g${count}` }, ...how });
};
const has = (what: object) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });

beforeEach(() => {
  vi.clearAllMocks();
  touched.value = undefined;
});

describe('a game from opening to leaving', () => {
  const meta = { ...toyMeta };
  const screen = (id: string, view: GameViewName = 'table', item?: string) => (
    <GameScreen registry={[meta]} id={id} view={view} item={item} />
  );
  const opens = (given: Session) => vi.mocked(opening.openSession).mockResolvedValue(ok(given));
  const shown = async (given: Session, view: GameViewName, item?: string) => {
    opens(given);
    await draw(screen('x', view, item));
    await until(async () => {
      await settled();
      expect(texts('h1')[0]).not.toBe('War Diary');
    });
    return texts('h1')[0];
  };

  it('is on its way, and then there; left, it is closed', async () => {
    const close = vi.fn();
    let done = (_: unknown) => {};
    vi.mocked(opening.openSession).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    await draw(screen('x'));
    expect(texts('h1, p')).toEqual(['War Diary', 'Opening the game…']);
    const given = { ...session(), close };
    done(ok(given));
    await settled();
    expect(texts('h1')).toEqual(['Turn 1']);
    expect(playing.value).toBe(given);
    expect(document.activeElement?.textContent).toBe('Turn 1');
    await draw(<p />);
    expect(close).toHaveBeenCalledOnce();
    expect(playing.value).toBeUndefined();
  });

  it('left before it was there, it is closed as soon as it is', async () => {
    const close = vi.fn();
    let done = (_: unknown) => {};
    vi.mocked(opening.openSession).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    await draw(screen('x'));
    await draw(<p />);
    done(ok({ ...session(), close }));
    await settled();
    expect(close).toHaveBeenCalledOnce();
  });

  it('that does not open says why, and is tried again', async () => {
    vi.mocked(opening.openSession).mockRejectedValueOnce(new Error('boom'));
    await draw(screen('x'));
    await until(() =>
      expect(texts('[role=alert] p')).toEqual([
        'This game could not be opened. What was saved is still saved. Try again; if that fails, reload the page.',
      ]),
    );
    vi.mocked(opening.openSession).mockResolvedValueOnce(fail('game.unknown', 'No such game.'));
    await tap('Try again');
    expect(texts('[role=alert] p')).toEqual(['No such game.']);
    opens(session());
    await tap('Try again');
    expect(texts('h1')).toEqual(['Turn 1']);
  });

  it.each([
    ['table', 'Turn 1'],
    ['ledger', 'Ledger'],
    ['charts', 'Charts'],
    ['log', 'Log'],
    ['rules', 'Rules'],
    ['guide', 'What can be done now'],
    ['report', 'After the battle'],
    ['amend', 'Amend'],
    ['override', 'Amend'],
    ['sheet', 'Turn 1'],
  ] as const)('has a screen for %s: %s', async (view, heading) => {
    expect(await shown(session(), view, view === 'amend' || view === 'override' ? 'x' : undefined)).toBe(
      heading,
    );
  });

  it('has a chart, and the same to edit', async () => {
    expect(await shown(session(), 'charts', 'coves')).toBe('Coves');
    expect(await shown(session(), 'edit', 'coves')).toBe('Edit Coves');
  });

  it('that writes a sheet has that, and one of which nothing is known any more has neither rules nor report', async () => {
    const sheet = async () => ({ describe: () => ({ sections: [], sealed: [] }) }) as never;
    opens(session());
    await draw(<GameScreen registry={[{ ...toyMeta, sheet }]} id="x" view="sheet" />);
    await until(() => expect(texts('h1')).toEqual(['State sheet']));
    for (const view of ['rules', 'guide', 'report'] as const) {
      opens(session());
      await draw(<GameScreen registry={[]} id="x" view={view} />);
      expect(texts('h1')).toEqual([]);
    }
  });

  it('a question is on the table, and one that opens elsewhere leads there', async () => {
    const given = session();
    await shown(given, 'log');
    go({ screen: 'game', game: given.row.value.id, view: 'log' });
    await given.start({ procedure: 'patrol', args: { side: 'fox' } });
    await settled();
    expect(route.value).toMatchObject({ view: 'table' });
    const asking = begun();
    open(asking, 'patrol', { side: 'fox' });
    go({ screen: 'game', game: 'x', view: 'log' });
    await shown(session(asking), 'log');
    expect(route.value).toMatchObject({ view: 'log' });
    expect(await shown(session(asking), 'table')).toBe('Which boat is it?');
  });

  it('who only watches is left where he reads, and is told', async () => {
    const given = session(begun(), { watched: true });
    const following = signal(true);
    await shown({ ...given, following }, 'log');
    expect(announcement.value.text).toBe('This game is open in another tab. You are watching.');
    expect(texts('output span')).toEqual(['This game is open in another tab. You are watching.']);
    following.value = false;
    await settled();
    expect(announcement.value.text).toBe('You play in this tab.');
    const own = session();
    announce('before');
    await shown(own, 'log');
    expect(announcement.value.text).toBe('before');
  });

  it('a new screen of it begins at its top', async () => {
    const given = session();
    opens(given);
    const scroll = vi.spyOn(window, 'scrollTo');
    const { render } = await import('preact');
    await draw(screen('x'));
    scroll.mockClear();
    render(screen('x', 'ledger'), document.body);
    await settled();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.textContent).toBe('Ledger');
  });

  it('whose storage was emptied shows the ways to keep it', async () => {
    const save = signal({ kind: 'failed', problem: { code: 'store.missing', message: 'Gone.' } } as const);
    expect(await shown({ ...session(), save }, 'table')).toBe('This game is gone from the device');
    const full = signal({ kind: 'failed', problem: { code: 'store.full', message: 'Full.' } } as const);
    expect(await shown({ ...session(), save: full }, 'table')).toBe('Turn 1');
  });

  it('with the first touch of somebody who plays the device keeps its manners', async () => {
    has({ wakeLock: { request: () => Promise.reject(new Error('no')) } });
    await shown(session(), 'table');
    expect(besideSaved.value).toBeUndefined();
    dispatchEvent(new Event('pointerup'));
    await until(() => expect(besideSaved.value).toBeDefined());
    expect(touched.value).toBe('before');
    await draw(<p />);
    expect(besideSaved.value).toBeUndefined();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('once somebody has played, the other screens are fetched ahead', async () => {
    const load = vi.spyOn(landed, 'load');
    const given = session();
    await shown(given, 'table');
    await pause(120);
    expect(load).not.toHaveBeenCalled();
    await given.start({ procedure: 'pass', args: {} });
    await until(() => expect(load).toHaveBeenCalledOnce());
  });

  it('what had the focus and is gone gives it to the heading, wherever the page stands', async () => {
    const given = session();
    await shown(given, 'table');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    (document.activeElement as HTMLElement).blur();
    await given.start({ procedure: 'pass', args: {} });
    await settled();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(document.activeElement?.textContent).toBe('Turn 1');
    control('Undo').focus();
    focus.mockClear();
    await given.start({ procedure: 'pass', args: {} });
    await settled();
    expect(focus).not.toHaveBeenCalled();
  });

  it('once somebody has played, results are said', async () => {
    const given = session();
    await shown(given, 'table');
    await given.start({ procedure: 'pass', args: {} });
    await until(() => expect(announcement.value.text).toBe('Time passes. Turn 1, night.'));
  });
});

describe('what is said of a result', () => {
  const said = async (procedureRun: object | undefined, verdict?: object) => {
    const given = session();
    announce('');
    const left = new AbortController();
    const table = signal({ ...given.table.value, ...(verdict && { verdict }) });
    inPlay(
      { ...given, lastResult: signal(procedureRun), table } as never,
      undefined,
      given.projection.peek(),
      left.signal,
    );
    left.abort();
    return announcement.value.text;
  };
  const outcome = (...trace: readonly object[]) => ({
    ...{ conflicts: [], opened: { id: '', procedure: '' }, entries: [] },
    outcome: { events: [], trace },
  });

  it('is its title, its value, what it comes to, what is to be seen to, and what had no effect', async () => {
    const procedureRun = outcome(
      { kind: 'title', label: 'Patrol.', value: '−1' },
      { kind: 'fact', label: 'Column' },
      { kind: 'result', label: 'The boat is lost.' },
      { kind: 'warning', label: 'Fog' },
      { kind: 'reminder', label: 'Turn it' },
    );
    expect(await said({ ...procedureRun, conflicts: ['Shown already.'] })).toBe(
      'Patrol.: −1. The boat is lost. Fog. Shown already',
    );
    expect(await said(outcome({ kind: 'title', label: 'Drawn' }))).toBe('Drawn');
    const verdict = { label: 'Victory', why: 'All home.', rule: 'T', recorded: false };
    expect(await said(outcome({ kind: 'title', label: 'Drawn' }), verdict)).toBe('Drawn. Victory: All home.');
    expect(await said(outcome({ kind: 'title', label: 'Drawn' }), { ...verdict, recorded: true })).toBe(
      'Drawn',
    );
  });

  it('is nothing without one, nothing of what is sealed, and nothing once the game is left', async () => {
    expect(await said(undefined)).toBe('');
    expect(await said({ conflicts: [] })).toBe('');
    const table = begun();
    open(table, 'stash', { side: 'owl' });
    say(table, { label: 'Tea', worth: 3 });
    expect(await said({ ...table.projection.runs.at(-1) })).toBe('Sealed entry made.');
    const left = new AbortController();
    left.abort();
    announce('');
    const lastResult = signal<object | undefined>(outcome({ kind: 'title', label: 'Drawn' }));
    inPlay({ ...session(), lastResult } as never, undefined, session().projection.peek(), left.signal);
    expect(announcement.value.text).toBe('');
    const now = new AbortController();
    lastResult.value = undefined;
    inPlay({ ...session(), lastResult } as never, undefined, session().projection.peek(), now.signal);
    now.abort();
    lastResult.value = outcome({ kind: 'title', label: 'Late' });
    expect(announcement.value.text).toBe('');
  });
});

describe('what is said of a roll while its procedure goes on', () => {
  const said = (roll: object, run: object = {}) => {
    const given = session();
    announce('');
    const left = new AbortController();
    const opened = { id: 'o1', procedure: 'patrol', args: {} };
    const answers = [{ key: 'roll', answer: { kind: 'dice', faces: [4], by: 'app' } }];
    const projection = {
      ...given.projection.value,
      entries: [{ kind: 'v1.Answered', id: 'o2', of: 'o1', answers }],
      runs: [{ opened, ...run }],
    };
    const prompt = {
      kind: 'dice',
      key: 'roll',
      title: 'Is it hit?',
      side: 'owl',
      faceNotes: ['', '', '', 'hit'],
      ...roll,
    };
    const question = { of: 'o1', prompt: { working: [] }, passed: [{ prompt, answer: answers[0]?.answer }] };
    inPlay(
      { ...given, projection: signal(projection), question: signal(question) } as never,
      undefined,
      projection as never,
      left.signal,
    );
    left.abort();
    return announcement.value.text;
  };

  it('is whose it was, its face, and what it means', () => {
    expect(said({})).toBe('Owl, Is it hit? 4, hit');
  });

  it('is nothing of one that one side alone may see', () => {
    expect(said({ secret: 'owl' })).toBe('');
    expect(said({}, { secret: { side: 'owl', tag: 'hidden' } })).toBe('');
  });
});

describe('single keys', () => {
  const showList = vi.fn();
  const watched = (given: Session, first: Event | 'before' = 'before') => watchKeys(given, showList, first);

  it('lead to the screens of the game, and are used up', async () => {
    const given = session();
    const stop = watched(given);
    for (const [name, view] of [
      ['v', 'ledger'],
      ['C', 'charts'],
      ['l', 'log'],
      ['/', 'rules'],
      ['t', 'table'],
    ] as const) {
      const event = key(name);
      document.dispatchEvent(event);
      expect([route.value, event.defaultPrevented]).toEqual([
        { screen: 'game', game: given.row.value.id, view },
        true,
      ]);
    }
    stop();
    document.dispatchEvent(key('l'));
    expect(route.value).toMatchObject({ view: 'table' });
  });

  it('undo and redo, and say so once it is done', async () => {
    const given = session();
    const stop = watched(given);
    document.dispatchEvent(key('u'));
    await settled();
    expect(announcement.value.text).toBe('Undone.');
    document.dispatchEvent(key('r'));
    await settled();
    expect(announcement.value.text).toBe('Redone.');
    stop();
    const nothing = session(sitDownNow(toy));
    const end = watched(nothing);
    announce('');
    for (const name of ['u', 'r', 'x']) {
      const event = key(name);
      document.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    end();
    const full = watched(session(begun(), { refuses: 'store.full' }));
    document.dispatchEvent(key('u'));
    await settled();
    expect(announcement.value.text).toBe('');
    full();
  });

  it('open their list, and press the main action while no control has the focus', async () => {
    const stop = watched(session());
    document.dispatchEvent(key('?'));
    expect(showList).toHaveBeenCalledOnce();
    const pressed = vi.fn();
    await draw(
      <div class="dock">
        <div class="foot">
          <button type="button" class="main" onClick={pressed}>
            Go
          </button>
          <a href="#/">a</a>
          <summary>s</summary>
          <p>p</p>
        </div>
      </div>,
    );
    for (const css of ['button', 'a', 'summary']) document.querySelector(css)?.dispatchEvent(key('Enter'));
    expect(pressed).not.toHaveBeenCalled();
    document.querySelector('p')?.dispatchEvent(key('Enter'));
    expect(pressed).toHaveBeenCalledOnce();
    stop();
  });

  it('do nothing with another key, held down, in a field, in a grid, under a dialog, used already, or switched off', async () => {
    const given = session();
    go({ screen: 'game', game: given.row.value.id, view: 'table' });
    const stop = watched(given);
    await draw(
      <>
        <input type="text" />
        <input type="checkbox" />
        <textarea />
        <select />
        <table>
          <tbody>
            <tr>
              <td>cell</td>
            </tr>
          </tbody>
        </table>
        <div {...{ role: 'grid' }}>
          <p id="in-grid">x</p>
        </div>
      </>,
    );
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      document.dispatchEvent(key('l', more));
    for (const css of ['input[type=text]', 'textarea', 'select', 'td', '#in-grid'])
      document.querySelector(css)?.dispatchEvent(key('l'));
    const used = key('l');
    used.preventDefault();
    document.dispatchEvent(used);
    keysSwitch.set(false);
    document.dispatchEvent(key('l'));
    keysSwitch.set(true);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    document.dispatchEvent(key('l'));
    dialog.remove();
    expect(route.value).toMatchObject({ view: 'table' });
    document.querySelector('input[type=checkbox]')?.dispatchEvent(key('l'));
    expect(route.value).toMatchObject({ view: 'log' });
    stop();
  });

  it('the one that was struck before anybody watched counts too', () => {
    const given = session();
    watched(given, key('v'))();
    expect(route.value).toMatchObject({ view: 'ledger' });
    watched(given, new Event('pointerup'))();
    expect(route.value).toMatchObject({ view: 'ledger' });
  });

  it('the field to look up a rule is waited for', async () => {
    const stop = watched(session());
    await draw(<main />);
    document.dispatchEvent(key('/'));
    const field = document.createElement('input');
    field.type = 'search';
    document.querySelector('main')?.append(field);
    await settled();
    expect(document.activeElement).toBe(field);
    stop();
  });
});

describe('the screen', () => {
  type Lock = EventTarget & { release(): Promise<void>; gone: boolean };
  const device = (mode: 'keeps' | 'refuses') => {
    const locks: Lock[] = [];
    const request = vi.fn(async () => {
      if (mode === 'refuses') throw new DOMException('no', 'NotAllowedError');
      const lock = Object.assign(new EventTarget(), {
        gone: false,
        release: async () => {
          lock.gone = true;
        },
      });
      locks.push(lock);
      return lock;
    });
    has({ wakeLock: { request } });
    return { locks, request };
  };
  beforeEach(() => screenSwitch.set(true));

  it('is kept on until the game is left', async () => {
    const { locks, request } = device('keeps');
    expect(screenState.value).toBe('idle');
    const letGo = holdScreen();
    expect(screenState.value).toBe('asking');
    await pause(0);
    expect([screenState.value, request.mock.calls]).toEqual(['on', [['screen']]]);
    for (const type of ['visibilitychange', 'pointerup', 'keyup']) document.dispatchEvent(new Event(type));
    await pause(0);
    expect(request).toHaveBeenCalledOnce();
    letGo();
    expect([screenState.value, locks[0]?.gone]).toEqual(['idle', true]);
    for (const type of ['visibilitychange', 'pointerup', 'keyup']) document.dispatchEvent(new Event(type));
    await pause(0);
    expect(request).toHaveBeenCalledOnce();
  });

  it.each(['visibilitychange', 'pointerup', 'keyup'])(
    'taken away by the system it is asked for again with a %s',
    async (type) => {
      const { locks, request } = device('keeps');
      const letGo = holdScreen();
      await pause(0);
      locks[0]?.dispatchEvent(new Event('release'));
      expect(screenState.value).toBe('refused');
      document.dispatchEvent(new Event(type));
      expect(screenState.value).toBe('refused');
      await pause(0);
      expect([screenState.value, request.mock.calls.length]).toEqual(['on', 2]);
      locks[0]?.dispatchEvent(new Event('release'));
      expect(screenState.value).toBe('on');
      letGo();
      locks[1]?.dispatchEvent(new Event('release'));
      expect(screenState.value).toBe('idle');
    },
  );

  it('is not asked for while the page is hidden, nor twice at once', async () => {
    const { request } = device('keeps');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    const letGo = holdScreen();
    await pause(0);
    expect(request).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('pointerup'));
    await pause(0);
    expect(request).toHaveBeenCalledOnce();
    letGo();
  });

  it('granted when it is wanted no more it is given back', async () => {
    const { locks } = device('keeps');
    holdScreen()();
    await pause(0);
    expect([locks[0]?.gone, screenState.value]).toEqual([true, 'idle']);
  });

  it('switched off it may sleep, and on again it is asked for', async () => {
    const { locks, request } = device('keeps');
    const letGo = holdScreen();
    await pause(0);
    screenSwitch.set(false);
    expect([screenState.value, locks[0]?.gone]).toEqual(['off', true]);
    document.dispatchEvent(new Event('pointerup'));
    expect(request).toHaveBeenCalledOnce();
    screenSwitch.set(true);
    await pause(0);
    expect(screenState.value).toBe('on');
    letGo();
  });

  it('that is refused says so', async () => {
    const { request } = device('refuses');
    const letGo = holdScreen();
    await pause(0);
    expect(screenState.value).toBe('refused');
    document.dispatchEvent(new Event('pointerup'));
    await pause(0);
    expect(request).toHaveBeenCalledTimes(2);
    letGo();
    expect(await tryScreen()).toBe('refused');
    device('keeps');
    expect(await tryScreen()).toBe('works');
    Reflect.deleteProperty(navigator, 'wakeLock');
    expect(await tryScreen()).toBe('missing');
    expect(holdScreen()).toBeTypeOf('function');
    expect(screenState.value).toBe('idle');
  });

  it('has a button that says how it stands, switches it, and says that in words', async () => {
    device('keeps');
    const named = async () => {
      await draw(<ScreenButton />);
      return document.querySelector('button')?.getAttribute('aria-label');
    };
    expect(await named()).toBeUndefined();
    for (const [state, words] of [
      ['asking', 'Screen: asking the system. Tap to let it sleep'],
      [
        'refused',
        'Screen may sleep: the system refused. It is asked again with your next tap. Tap to let it sleep',
      ],
      ['on', 'Screen stays on. Tap to let it sleep'],
    ] as const) {
      screenState.value = state;
      expect(await named()).toBe(words);
    }
    expectOutline('screen-button');
    document.querySelector('button')?.click();
    expect(announcement.value.text).toBe('Screen may sleep.');
    screenState.value = 'off';
    await settled();
    await settled();
    expectOutline('screen-button-told');
    document.dispatchEvent(new Event('click'));
    await settled();
    expect(texts('.screen-told')).toEqual([]);
    document.querySelector('button')?.click();
    expect(announcement.value.text).toBe('Screen is kept on.');
    screenState.value = 'idle';
    Reflect.deleteProperty(navigator, 'wakeLock');
    screenState.value = 'on';
    expect(await named()).toBeUndefined();
    screenState.value = 'idle';
  });
});

describe('what the device lets feel', () => {
  it('is a pulse for dice, two for what is refused, until the game is left', async () => {
    const pulses: unknown[] = [];
    has({ vibrate: (pattern: unknown) => pulses.push(pattern) });
    hapticsSwitch.set(true);
    const felt = () => pulses.splice(0);
    const given = session();
    const notice = signal<object | undefined>(undefined);
    const left = new AbortController();
    enter({ ...given, notice } as never, 'before', left.signal);
    await given.start({ procedure: 'cross', args: { side: 'fox' } });
    expect(felt()).toEqual([]);
    await given.answer('crossing', { kind: 'dice', faces: [6, 6, 6], by: 'app' });
    expect(felt()).toEqual([18]);
    await given.undo();
    expect(felt()).toEqual([]);
    const watching = session(begun());
    const gone = new AbortController();
    enter({ ...watching, following: signal(true) } as never, 'before', gone.signal);
    await watching.start({ procedure: 'cross', args: { side: 'fox' } });
    await watching.answer('crossing', { kind: 'dice', faces: [6, 6, 6], by: 'app' });
    expect(felt()).toEqual([]);
    gone.abort();
    notice.value = { code: 'x', message: 'No.' };
    expect(felt()).toEqual([[12, 50, 12]]);
    notice.value = undefined;
    refused.value = { code: 'x', message: 'No.' };
    expect(felt()).toEqual([[12, 50, 12]]);
    refused.value = undefined;
    await draw(
      <button type="button" aria-disabled={true}>
        <span>not now</span>
      </button>,
    );
    document.querySelector('span')?.click();
    expect(felt()).toEqual([[12, 50, 12]]);
    document.body.click();
    expect(felt()).toEqual([]);
    left.abort();
    document.querySelector('span')?.click();
    notice.value = { code: 'x', message: 'No.' };
    expect(felt()).toEqual([]);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('is one pulse for a chit and one for points, none for what is taken back', async () => {
    const pulses: unknown[] = [];
    has({ vibrate: (pattern: unknown) => pulses.push(pattern) });
    hapticsSwitch.set(true);
    const felt = () => pulses.splice(0);
    const drawing = session(begun());
    const left = new AbortController();
    enter(drawing, 'before', left.signal);
    await drawing.start({ procedure: 'patrol', args: { side: 'fox' } });
    expect(felt()).toEqual([]);
    const key = drawing.question.value?.prompt.key ?? '';
    await drawing.answer(key, { kind: 'draw', value: 'heron', by: 'physical' });
    expect(felt()).toEqual([18]);
    const scoring = session(begun());
    const table = computed(() => {
      const value = String(scoring.projection.value.entries.length);
      return { ...scoring.table.value, score: { label: 'VP', value } };
    });
    enter({ ...scoring, table }, 'before', left.signal);
    await scoring.start({ procedure: 'cross', args: { side: 'fox' } });
    expect(felt()).toEqual([18]);
    await scoring.undo();
    expect(felt()).toEqual([]);
    left.abort();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('is nothing of a game that was left before it began', () => {
    const left = new AbortController();
    left.abort();
    enter(session(), 'before', left.signal);
    expect(besideSaved.value).toBeUndefined();
  });

  it('opens the list of keys over the game', async () => {
    await draw(<div id="app" />);
    const left = new AbortController();
    enter(session(), key('?'), left.signal);
    await until(() => expect(texts('dialog h2')).toEqual(['Keyboard shortcuts']));
    left.abort();
  });
});

describe('where players were', () => {
  const long = (more: Partial<Session> = {}): Session => ({ ...session({ ...begun() }), ...more });
  const old = (): Session => {
    const table = { ...sitDown(toy), now: NOON - 1_860_000 };
    open(table, 'begin');
    say(table, {});
    return session(table);
  };

  it('is said half an hour after the last entry, and not before', () => {
    expect(isBack(old())).toBe(true);
    expect(isBack(session())).toBe(false);
    expect(isBack(session(sitDownNow(toy)))).toBe(false);
    const table = { ...sitDown(toy), now: NOON - 1_802_000 };
    open(table, 'begin');
    say(table, {});
    expect(isBack(session(table))).toBe(false);
  });

  it('is put away until something is done, or one has been away again', () => {
    const given = old();
    expect(isBack(given)).toBe(true);
    putAway();
    expect(isBack(given)).toBe(false);
    expect(isBack(session())).toBe(false);
    expect(isBack(given)).toBe(false);
    const show = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    };
    show('hidden');
    vi.setSystemTime(NOON + 1_800_000);
    show('visible');
    expect(isBack(given)).toBe(false);
    show('hidden');
    vi.setSystemTime(NOON + 3_600_001);
    show('visible');
    expect(isBack(given)).toBe(true);
  });

  it('says the last lines, whose turn it is, what comes next, and what is owed, and nothing that is sealed', async () => {
    const given = old();
    const line = (id: string, more: object = {}) => ({ id, title: id, ...more });
    const latest = signal([
      line('older'),
      line('struck', { value: '1', struck: true }),
      line('Sealed entry', { sealed: 'owl' }),
      line('newest', { value: '2' }),
    ]) as never;
    const obligations = [
      { label: 'Pass on', rule: 'T' },
      { label: 'Count', rule: 'T' },
    ];
    const main = { id: 'p', label: 'Time passes', procedure: 'pass', args: {} };
    const view = {
      heading: 'Turn 3',
      subheading: 'night',
      side: 'fox',
      panels: [],
      actions: [],
      obligations,
      main,
    };
    await expectDrawn('where-were-we', <WhereWereWe session={{ ...given, latest, table: signal(view) }} />);
    await tap('Close');
    await draw(<WhereWereWe session={given} />);
    expect(document.body.innerHTML).toBe('');
  });

  it('folded beside a question it names that, or whose it is', async () => {
    const asking = (prompt: object) => ({
      ...old(),
      question: signal({ title: 'Patrol', side: 'owl', prompt }) as never,
    });
    await expectDrawn('where-were-we-folded', <WhereWereWe session={asking({})} folded />);
    await draw(<WhereWereWe session={asking({ secret: 'fox' })} folded />);
    expect(texts('.back-said > p').at(-1)).toBe('Next: A question for Fox alone');
    const verdict = { label: 'Victory', why: '', rule: '', recorded: true };
    const given = old();
    await draw(<WhereWereWe session={{ ...given, table: signal({ ...given.table.value, verdict }) }} />);
    expect(texts('.back-said > p').at(-1)).toBe('Next: Victory');
    expect(long().row.value.title).toBe('Friday');
  });
});

describe('what can be done now', () => {
  const guide = {
    title: 'Dusk',
    rule: 'T1',
    lines: [
      { text: 'Cross.', rule: 'T2', side: 'fox', action: 'cross-fox' },
      { text: 'Show.', rule: 'T4', side: 'owl', must: true, action: 'show-owl' },
      { text: 'Lay out the counters.', rule: 'T3', tick: true },
      { text: 'Nothing of this.', rule: 'T3', action: 'unknown' },
    ],
  };
  const meta = { ...toyMeta, guide: (async () => () => guide) as never };

  it('is listed for both sides, each with its rule and its button on the table', async () => {
    const table = begun();
    open(table, 'show', { side: 'owl' });
    await expectDrawn(
      'guide',
      <GuideScreen session={session(table, { row: { id: 'guide' } })} meta={meta} />,
      'header, main',
    );
  });

  it('what is ticked off stays so for this game while the tab is open', async () => {
    const given = session();
    const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]');
    await draw(<GuideScreen session={given} meta={meta} />);
    box()?.click();
    await draw(<GuideScreen session={given} meta={meta} />);
    expect(box()?.checked).toBe(true);
    box()?.click();
    await draw(<GuideScreen session={given} meta={meta} />);
    expect(box()?.checked).toBe(false);
    box()?.click();
    await draw(<GuideScreen session={session()} meta={meta} />);
    expect(box()?.checked).toBe(false);
  });

  it('with a question open says so; where the list is missing says that, and tries again', async () => {
    const table = begun();
    open(table, 'patrol', { side: 'fox' });
    await draw(<GuideScreen session={session(table)} meta={meta} />);
    expect(texts('.guide > .soft')).toEqual(['A question is open: answer it first, or undo it.']);
    await draw(<GuideScreen session={session()} meta={toyMeta} />);
    expect(texts('[role=alert] p')[0]).toMatch(/^The list for this phase could not be fetched\./);
    const lost = vi.fn(() => Promise.reject(new Error('offline')));
    await draw(<GuideScreen session={session()} meta={{ ...toyMeta, guide: lost }} />);
    await tap('Try again');
    expect(lost).toHaveBeenCalledTimes(2);
  });
});

describe('the rules in a game', () => {
  const digest = async () => [
    { number: 'T2', title: 'Crossing', text: 'A boat crosses.' },
    { number: 'T5', title: 'Patrols', text: 'A patrol may ram a boat.' },
  ];
  const terms = async () => [
    { term: 'boat', text: 'What crosses.', rule: 'T2' },
    { term: 'patrol', text: 'What rams.', rule: 'T5' },
  ];
  const meta = { ...toyMeta, id: 'toy-rules', digest, terms: terms as never };

  it('are looked up beside its charts, and one is read with the chart that is printed with it', async () => {
    const given = session(begun(), { row: { id: 'rules' } });
    go({ screen: 'game', game: 'rules', view: 'rules' });
    await draw(<GameRulesScreen session={given} meta={meta} view="rules" item="T5" />);
    await until(() => expect(texts('.term')).toEqual(['boat']));
    await expectDrawn(
      'game-rules',
      <GameRulesScreen session={given} meta={meta} view="rules" item={undefined} />,
      'header, main',
    );
    await expectDrawn(
      'game-rule',
      <GameRulesScreen session={given} meta={meta} view="rules" item="T5" />,
      'header, main',
    );
  });

  it('a term is explained in a card, and the focus comes back to it', async () => {
    const given = session(begun(), { row: { id: 'rules' } });
    go({ screen: 'game', game: 'rules', view: 'rules', item: 'T5' });
    await draw(<GameRulesScreen session={given} meta={{ ...meta }} view="rules" item="T5" />);
    await until(() => expect(texts('.term')).toEqual(['boat']));
    const term = document.querySelector('a.term') as HTMLAnchorElement;
    expect(term.getAttribute('href')).toBe('#/g/rules/rules/T2');
    term.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    await pause(5);
    expect(texts('dialog')).toEqual([]);
    term.focus();
    term.click();
    await settled();
    expectOutline('term-card', 'dialog');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await tap('Close');
    expect(texts('dialog')).toEqual([]);
    expect(document.activeElement).toBe(term);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    term.click();
    await settled();
    dispatchEvent(new Event('hashchange'));
    await settled();
    expect(texts('dialog')).toEqual([]);
    term.click();
    await settled();
    document.querySelector('dialog h2')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(texts('dialog')).toHaveLength(1);
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled();
    expect(texts('dialog')).toEqual([]);
  });
});

describe('a game that the store has lost', () => {
  const screen = (given: Session) => <KeepScreen session={given} registry={[toyMeta]} />;

  it('is kept as a new one, once', async () => {
    let done = (_: unknown) => {};
    vi.mocked(keeping.keepAsNew).mockReturnValue(new Promise((resolve) => (done = resolve)) as never);
    await expectDrawn('keep', screen(session(begun(), { row: { id: 'keep' } })));
    await tap('Keep it as a new game');
    control('Keep it as a new game').click();
    expect((control('Keep it as a new game') as HTMLButtonElement).disabled).toBe(true);
    expect(keeping.keepAsNew).toHaveBeenCalledOnce();
    done(ok({ id: 'new-one' }));
    await settled();
    expect(route.value).toMatchObject({ screen: 'game', game: 'new-one', view: 'table' });
    vi.mocked(keeping.keepAsNew).mockResolvedValue(fail('store.full', 'The disk is full.'));
    await tap('Keep it as a new game');
    expect(texts('.notice p')).toEqual(['The disk is full.']);
  });

  it('is saved as a file, or shared', async () => {
    vi.mocked(keeping.copyOfOpen).mockResolvedValue(ok({ text: '{}' }) as never);
    has({ canShare: () => true, share: async () => {} });
    await draw(screen(session()));
    await tap('Save a file');
    expect(texts('output')).toEqual(['The file is made. Open it in this app, here or on another phone.']);
    has({ share: () => Promise.reject(new DOMException('x', 'AbortError')) });
    await tap('Save a file');
    expect(texts('output')).toEqual(['Nothing was shared.']);
    vi.mocked(keeping.copyOfOpen).mockResolvedValue(fail('x', 'It cannot be read.'));
    await tap('Save a file');
    expect(texts('.notice p')).toEqual(['It cannot be read.']);
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
});

describe('the way back', () => {
  it('does not grow with every look: a link to where one came from goes back there', async () => {
    keepWayBackShort();
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    let isTaken = false;
    addEventListener('click', (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    });
    // Links of a drawing, as the window would follow others before anybody could forbid it.
    await draw(
      <>
        <svg aria-hidden="true">
          <a href="#/b" id="on">
            on
          </a>
          <a href="#/a">
            <text id="back">back</text>
          </a>
        </svg>
        <p>none</p>
      </>,
    );
    const click = (css: string, more: MouseEventInit = {}) => {
      document
        .querySelector(css)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
      return isTaken;
    };
    const arrive = async (hash: string) => {
      location.hash = hash;
      await pause(5);
    };
    await arrive('#/a');
    expect(click('#on')).toBe(false);
    await arrive('#/b');
    expect(history.state).toEqual({ before: '#/a' });
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(click('#back', more)).toBe(false);
    click('p');
    expect(back).not.toHaveBeenCalled();
    expect(click('#back')).toBe(true);
    expect(back).toHaveBeenCalledOnce();

    // Of an address that was reached otherwise than by the link that was followed nothing is known.
    history.replaceState(null, '');
    click('#back');
    await arrive('#/c');
    expect(history.state).toBeNull();
    await arrive('#/a');
    expect(history.state).toBeNull();
    document.querySelector('#on')?.addEventListener('click', (event) => event.preventDefault());
    click('#on');
    await arrive('#/b');
    expect(history.state).toBeNull();
    await arrive('');
    history.replaceState({ kept: true }, '');
    click('#back');
    await arrive('#/a');
    history.replaceState(null, '');
  });
});
