import { lazyScreen } from '../kit/lazy';

const diceTest = lazyScreen(() =>
  import('../settings/dice-test').then(({ DiceTestScreen }) => DiceTestScreen),
);
const game = lazyScreen(() => import('../game/game').then(({ GameScreen }) => GameScreen));
const newGame = lazyScreen(() => import('./new-game').then(({ NewGameScreen }) => NewGameScreen));
const packs = lazyScreen(() => import('../packs/packs').then(({ PacksScreen }) => PacksScreen));
const ownPacks = lazyScreen(() => import('../packs/own-packs').then(({ OwnPacksScreen }) => OwnPacksScreen));
const quick = lazyScreen(() => import('../play/quick').then(({ QuickScreen }) => QuickScreen));
const backups = lazyScreen(() => import('../backups/backups').then(({ BackupsScreen }) => BackupsScreen));
const rules = lazyScreen(() => import('../rules/rules').then(({ RulesScreen }) => RulesScreen));
const settings = lazyScreen(() =>
  import('../settings/settings').then(({ SettingsScreen }) => SettingsScreen),
);
const carryOn = lazyScreen(() => import('./continue').then(({ ContinueScreen }) => ContinueScreen));
const example = lazyScreen(() => import('./example').then(({ ExampleScreen }) => ExampleScreen));
const practice = lazyScreen(() => import('./example').then(({ PracticeScreen }) => PracticeScreen));
const ready = lazyScreen(() => import('../ready/ready').then(({ ReadyScreen }) => ReadyScreen));
const keys = lazyScreen(() => import('../device/keys-screen').then(({ KeysScreen }) => KeysScreen));
const phones = lazyScreen(() => import('../ready/phones').then(({ PhonesScreen }) => PhonesScreen));
const join = lazyScreen(() => import('../exchange/join-screen').then(({ JoinScreen }) => JoinScreen));
const hall = lazyScreen(() => import('../hall/hall-screen').then(({ HallScreen }) => HallScreen));
const news = lazyScreen(() => import('../settings/news').then(({ NewsScreen }) => NewsScreen));
const rescue = lazyScreen(() => import('../backups/rescue').then(({ RescueScreen }) => RescueScreen));

/** Starts fetching the game screens; calling again does nothing unless the last try failed. */
export const loadGameScreens = game.load;
export const LazyDiceTest = diceTest.Screen;
export const LazyGame = game.Screen;
export const LazyNewGame = newGame.Screen;
export const LazyPacks = packs.Screen;
export const LazyOwnPacks = ownPacks.Screen;
export const LazyQuick = quick.Screen;
export const LazyBackups = backups.Screen;
export const LazyRules = rules.Screen;
export const LazySettings = settings.Screen;
export const LazyContinue = carryOn.Screen;
export const LazyExample = example.Screen;
export const LazyPractice = practice.Screen;
export const LazyReady = ready.Screen;
export const LazyKeys = keys.Screen;
export const LazyPhones = phones.Screen;
export const LazyJoin = join.Screen;
export const LazyHall = hall.Screen;
export const LazyNews = news.Screen;
export const LazyRescue = rescue.Screen;
