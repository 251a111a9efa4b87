import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { StartFrom } from '../../app/create-game';
import { create, type GameRow } from '../../app/library';
import { madePacks } from '../../app/made-packs';
import { withOwn } from '../../app/own-games';
import { go, hrefOf, route } from '../../app/route';
import type { ChartPack } from '../../core/charts/pack';
import { TITLE_LENGTH } from '../../core/names';
import { type GameMeta, publishedLine } from '../../core/play/game';
import { isOwn } from '../../core/play/game-file';
import type { Problem } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { TabLine } from '../device/tab-line';
import { BackLink } from '../kit/back-link';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { describeDay } from '../kit/when';
import { loadGameScreens } from './lazy-screens';

const anotherGame = lazyScreen(() =>
  import('../author/another-game').then(({ AnotherGameScreen }) => AnotherGameScreen),
);
const ownGroup = lazyScreen(() => import('../own/own-games').then(({ OwnGames }) => OwnGames), 'told');

/** Of the few who play against the clock. */
const clockChoice = lazyScreen(
  () => import('../ask/clock/clock-choice').then(({ ClockChoice }) => ClockChoice),
  'told',
);

type Charts = GameRow['charts'];

const CHARTS: readonly Option<Charts>[] = [
  {
    value: 'own',
    label: 'Learn from my mapsheet as we play',
    note: 'Each value is asked once, when it is first needed, and known from then on.',
  },
  {
    value: 'practice',
    label: 'Practice tables',
    note: 'Made up, not the printed ones: to try it out without the game at hand.',
  },
];

const STARTS: readonly Option<StartFrom>[] = [
  { value: 'set-up', label: 'From the set-up', note: 'A new game from its first step.' },
  {
    value: 'sheet',
    label: 'Go on from a state sheet',
    note: 'A game that went on with paper: its facts typed back in, line by line.',
  },
];

/** Of a game whose rulebook prints every table. */
const PRINTED: typeof CHARTS = [
  { value: 'own', label: 'The rulebook’s tables', note: 'Printed in full. What you correct is kept.' },
];

const noteOf = ({ practice }: ChartPack): string =>
  practice ? 'A set of practice tables.' : 'A set of your own.';

type Props = { registry: readonly GameMeta[]; game?: string | undefined };

/** With the game picked that a link named; or the screen where one makes a game. */
export function NewGameScreen(props: Props) {
  useEffect(() => {
    // A link led from one of the two to the other, and is gone with its screen.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  }, []);
  return props.game === ANOTHER ? (
    <anotherGame.Screen onStart={loadGameScreens} />
  ) : (
    <ChooseGame {...props} />
  );
}

/** No game has this id. */
const ANOTHER = 'another';

function ChooseGame({ registry, game: named }: Props) {
  const game = useSignal(
    named !== undefined && isOwn(named)
      ? named
      : ((registry.find(({ id }) => id === named) ?? registry[0])?.id ?? ''),
  );
  const typed = useSignal<string | undefined>(undefined);
  /** One of the two that every game has, or a set that players made. Practice is never assumed: its values are made up. */
  const charts = useSignal<Charts | ChartPack>('own');
  const sets = useSignal<readonly ChartPack[]>([]);
  const from = useSignal<StartFrom>('set-up');
  const clock = useSignal('');
  const starting = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  const all = withOwn(registry);
  const meta = all.find(({ id }) => id === game.value);
  const offered: readonly Option<Charts | ChartPack>[] = [
    ...(meta?.printed ? PRINTED : CHARTS),
    ...sets.value.map((set) => ({ value: set, id: set.id, label: set.name, note: noteOf(set) })),
  ];
  const title = typed.value ?? (meta ? `${meta.title}, ${describeDay(Date.now())}` : '');

  // Sets are known a moment later; without them the two that every game has can be chosen.
  useEffect(() => {
    charts.value = 'own';
    sets.value = [];
    if (!meta) return;
    let left = false;
    void madePacks(meta.id).then((made) => {
      if (!left && made.ok) sets.value = made.value;
    });
    return () => {
      left = true;
    };
  }, [meta?.id]);

  // The store may still be on its way: the tap waits for it and then goes on.
  const start = async () => {
    if (starting.value || !meta) return;
    starting.value = true;
    problem.value = undefined;
    loadGameScreens();
    const chosen = charts.value;
    const begin = meta.sheet ? from.value : 'set-up';
    const created = await (typeof chosen === 'string'
      ? create(all, meta.id, title, chosen, undefined, begin, clock.value)
      : create(all, meta.id, title, chosen.practice ? 'practice' : 'own', chosen.id, begin, clock.value));
    starting.value = false;
    if (!created.ok) {
      problem.value = created.problem;
      return;
    }
    void askPersistence();
    if (route.value.screen === 'new') go({ screen: 'game', game: created.value, view: 'table' });
  };

  return (
    <>
      <Screen
        title="New game"
        back={<BackLink to={{ screen: 'home' }} />}
        beside={
          meta?.digest && (
            <a class="quiet aside" href={hrefOf({ screen: 'rules', game: meta.id })}>
              Rules
            </a>
          )
        }
      >
        <TabLine />
        <form
          id="new-game"
          class="stack wide"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <Picks
            legend="Game"
            name="game"
            options={registry.map(({ id, title, blurb, published }) => ({
              value: id,
              label: title,
              note: blurb,
              small: published && publishedLine(published),
            }))}
            picked={game.value}
            onPick={(id) => {
              game.value = id;
            }}
          />
          <a class="plain" href={hrefOf({ screen: 'new', game: ANOTHER })}>
            Another game
          </a>
          <ownGroup.Screen
            picked={game.value}
            onPick={(id) => {
              game.value = id ?? registry[0]?.id ?? '';
            }}
          />
          {offered.length > 1 && (
            <Picks
              legend="Charts"
              name="charts"
              options={offered}
              picked={charts.value}
              onPick={(one) => {
                charts.value = one;
              }}
            />
          )}
          {meta?.sheet && (
            <Picks
              legend="Start"
              name="from"
              options={STARTS}
              picked={from.value}
              onPick={(one) => {
                from.value = one;
              }}
            />
          )}
          <TitleField
            title={title}
            onTitle={(text) => {
              typed.value = text;
            }}
          />
          <ClockField
            typed={clock.value}
            onTyped={(minutes) => {
              clock.value = minutes;
            }}
          />
        </form>
        {problem.value && <Notice problem={problem.value} />}
        <OtherWays meta={meta} />
      </Screen>
      <footer class="foot">
        <button type="submit" form="new-game" class="main" aria-disabled={starting.value || undefined}>
          {starting.value ? 'Starting…' : 'Start'}
        </button>
      </footer>
    </>
  );
}

/** What else can be done with a game, or without one of one's own. */
const OtherWays = ({ meta }: { meta: GameMeta | undefined }) => (
  <>
    {meta?.example && (
      <a class="plain" href={hrefOf({ screen: 'example', game: meta.id })}>
        See an example game
      </a>
    )}
    <a class="plain" href={hrefOf({ screen: 'quick', ...(meta?.odds && { game: meta.id }) })}>
      Quick combat
    </a>
    <a class="plain" href={hrefOf({ screen: 'join' })}>
      Join a game
    </a>
  </>
);

type TitleProps = { title: string; onTitle(title: string): void };

const TitleField = ({ title, onTitle }: TitleProps) => (
  <label class="field">
    <span>Title</span>
    <input
      type="text"
      value={title}
      maxLength={TITLE_LENGTH}
      autocomplete="off"
      enterkeyhint="go"
      onInput={(event) => onTitle(event.currentTarget.value)}
    />
  </label>
);

type ClockProps = { typed: string; onTyped(minutes: string): void };

/** The minutes of each side, folded away; what they are chosen by comes once it is unfolded. */
function ClockField({ typed, onTyped }: ClockProps) {
  const unfolded = useSignal(false);
  return (
    <details
      class="fold"
      onToggle={() => {
        unfolded.value = true;
      }}
    >
      <summary>
        <span>Game clock</span> <b>{typed.trim() ? `${typed} min a side` : 'none'}</b>
      </summary>
      {unfolded.value && <clockChoice.Screen typed={typed} onTyped={onTyped} />}
    </details>
  );
}

/** `id`: where two may have one label. */
type Option<T> = {
  readonly value: T;
  readonly label: string;
  readonly note: string;
  readonly small?: string | undefined;
  readonly id?: string;
};
type PicksProps<T> = {
  legend: string;
  name: string;
  options: readonly Option<T>[];
  picked: T;
  onPick: (value: T) => void;
};

function Picks<T>({ legend, name, options, picked, onPick }: PicksProps<T>) {
  return (
    <fieldset class="picks">
      <legend>{legend}</legend>
      {options.map(({ value, id, label, note, small }) => (
        <label key={id ?? label} class="card pick">
          <input type="radio" name={name} checked={value === picked} onChange={() => onPick(value)} />
          <span>
            <b>{label}</b>
            <span class="soft">{note}</span>
            {small && <small class="soft">{small}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
