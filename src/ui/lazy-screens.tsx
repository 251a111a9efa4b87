import { lazyScreen } from './components/lazy';

const diceTest = lazyScreen(() => import('./screens/dice-test').then(({ DiceTestScreen }) => DiceTestScreen));
const game = lazyScreen(() => import('./game').then(({ GameScreen }) => GameScreen));
const packs = lazyScreen(() => import('./packs/packs').then(({ PacksScreen }) => PacksScreen));
const quick = lazyScreen(() => import('./quick').then(({ QuickScreen }) => QuickScreen));
const backups = lazyScreen(() => import('./backups/backups').then(({ BackupsScreen }) => BackupsScreen));
const rules = lazyScreen(() => import('./rules/rules').then(({ RulesScreen }) => RulesScreen));
const settings = lazyScreen(() => import('./settings/settings').then(({ SettingsScreen }) => SettingsScreen));
const carryOn = lazyScreen(() => import('./screens/continue').then(({ ContinueScreen }) => ContinueScreen));
const example = lazyScreen(() => import('./screens/example').then(({ ExampleScreen }) => ExampleScreen));
const ready = lazyScreen(() => import('./ready/ready').then(({ ReadyScreen }) => ReadyScreen));
const keys = lazyScreen(() => import('./manners/keys-screen').then(({ KeysScreen }) => KeysScreen));
const rescue = lazyScreen(() => import('./backups/rescue').then(({ RescueScreen }) => RescueScreen));

/** Starts fetching the game screens; calling again does nothing unless the last try failed. */
export const loadGameScreens = game.load;
export const LazyDiceTest = diceTest.Screen;
export const LazyGame = game.Screen;
export const LazyPacks = packs.Screen;
export const LazyQuick = quick.Screen;
export const LazyBackups = backups.Screen;
export const LazyRules = rules.Screen;
export const LazySettings = settings.Screen;
export const LazyContinue = carryOn.Screen;
export const LazyExample = example.Screen;
export const LazyReady = ready.Screen;
export const LazyKeys = keys.Screen;
export const LazyRescue = rescue.Screen;
