import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRecord, isText } from '../../src/core/json';

const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.resetModules();
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
});
afterEach(() => vi.unstubAllGlobals());

function stubStorage(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  return kept;
}
const load = () => import('../../src/app/settings');

test('defaults', async () => {
  stubStorage({});
  const { dice, oddsShown, theme } = await load();
  expect(theme.value).toBe('auto');
  expect(oddsShown.value).toBe('demand');
  expect(dice.value).toEqual({ a: 'app', b: 'app', c: 'app', d: 'app', e: 'app', f: 'app' });
  expect(root.dataset).toEqual({});
});

test('what is set is kept and applied; auto keeps nothing', async () => {
  const kept = stubStorage({});
  const { dice, setDice, setOddsShown, setTheme, theme } = await load();
  setTheme('hall');
  expect([theme.value, root.dataset.theme, kept['war-diary:theme']]).toEqual(['hall', 'hall', 'hall']);
  setTheme('auto');
  expect([theme.value, root.dataset, Object.keys(kept)]).toEqual(['auto', {}, []]);
  setDice('b', 'physical');
  expect(dice.value).toMatchObject({ a: 'app', b: 'physical' });
  setOddsShown('always');
  vi.resetModules();
  const again = await load();
  expect(again.oddsShown.value).toBe('always');
  expect(again.dice.value).toMatchObject({ a: 'app', b: 'physical' });
});

test('a copy brings the preferences that are known here and leaves the others', async () => {
  stubStorage({});
  const { dice, oddsShown, theme } = await load();
  const { settingsToKeep, takeSettings } = await import('../../src/app/backups/settings');
  const more = { diceC: 'app', diceD: 'app', diceE: 'physical', diceF: 'app' };
  const brought = { theme: 'hall', diceA: 'physical', diceB: 'physical', ...more, odds: 'always' };
  takeSettings(brought);
  expect(settingsToKeep()).toEqual(brought);
  takeSettings({ theme: 'pink', diceA: 'elf', diceB: 'app', odds: 'never' });
  expect([theme.value, oddsShown.value]).toEqual(['hall', 'always']);
  expect(dice.value).toMatchObject({ a: 'physical', b: 'app', c: 'app', e: 'physical' });
  takeSettings({ odds: 'demand' });
  expect(oddsShown.value).toBe('demand');
});

test('a switch of this device is kept on or off, and was neither before', async () => {
  const kept = stubStorage({});
  const { keysSwitch, wantsKeys } = await import('../../src/app/device-settings');
  expect([keysSwitch.chosen.value, wantsKeys()]).toEqual([undefined, true]);
  for (const on of [false, true]) {
    keysSwitch.set(on);
    expect([keysSwitch.chosen.value, kept['war-diary:keys']]).toEqual([on, on ? 'on' : 'off']);
    vi.resetModules();
    const again = await import('../../src/app/device-settings');
    expect([again.keysSwitch.chosen.value, again.wantsKeys()]).toEqual([on, on]);
  }
});

test('a draft is kept by its place until it is dropped, also where the browser keeps nothing', async () => {
  const { dropDraft, keepDraft, keptDraft } = await import('../../src/app/kept-draft');
  expect(keptDraft('note', isRecord)).toBeUndefined();
  keepDraft('note', { text: 'Rain' });
  expect(keptDraft('note', isRecord)).toEqual({ text: 'Rain' });
  expect(keptDraft('note', isText)).toBeUndefined();
  expect(keptDraft('other', isRecord)).toBeUndefined();
  dropDraft('note');
  expect(keptDraft('note', isRecord)).toBeUndefined();
});

test('what is kept is applied at start', async () => {
  stubStorage({ 'war-diary:theme': 'dark' });
  expect((await load()).theme.value).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
});

test.each(['null', '[]', '{"a":', '7', '{"a":"elf"}'])('unknown words fall back: %s', async (dice) => {
  stubStorage({ 'war-diary:theme': 'pink', 'war-diary:dice': dice, 'war-diary:odds': dice });
  root.dataset.theme = 'pink';
  const settings = await load();
  expect(settings.theme.value).toBe('auto');
  expect(settings.dice.value).toMatchObject({ a: 'app', b: 'app' });
  expect(settings.oddsShown.value).toBe('demand');
  expect(root.dataset).toEqual({});
});

test.each(['each call', 'the property itself'])(
  'storage that throws on %s: kept in memory',
  async (where) => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    if (where === 'each call') {
      vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    } else {
      Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
    }
    const { dice, setDice, setTheme, theme } = await load();
    setTheme('light');
    setDice('a', 'physical');
    expect(theme.value).toBe('light');
    expect(root.dataset.theme).toBe('light');
    expect(dice.value).toMatchObject({ a: 'physical', b: 'app' });
    setTheme('auto');
    expect(root.dataset).toEqual({});
    if (where !== 'each call') Reflect.deleteProperty(globalThis, 'localStorage');
  },
);
