// First load: rendered into index.html at build time, so keep it free of state and of style attributes.
// A tap on a link before the code arrives only changes the hash, which the app reads at start.

import type { GameMeta } from '../../core/play/game';
import { Silhouette } from '../kit/silhouette';

type Registry = readonly GameMeta[];

type StartProps = {
  /** What leads: who has games goes on with the last one. */
  first?: 'Roll a battle' | 'Continue';
  /** Offered until a game that is no practice has been played to its end. */
  practice?: boolean;
};

/** The ways on, here and on home: the same in the same place, so that nothing jumps. */
export const StartLinks = ({ first = 'Roll a battle', practice = true }: StartProps) => (
  <nav class="home" aria-label="Start">
    {first === 'Continue' ? (
      <a class="main" href="#/continue">
        Continue
      </a>
    ) : (
      <a class="main" href="#/example">
        Roll a battle <small>10 seconds</small>
      </a>
    )}
    {practice && (
      <a class="plain practice-game" href="#/practice">
        Practice game
      </a>
    )}
    <a class="plain" href="#/new">
      New game
    </a>
    <p>
      <a href="#/join">Join a game</a>
      <a href="#/backups">Open a file</a>
      <a href="#/rules">Rules</a>
      <a href="#/settings">Settings</a>
    </p>
  </nav>
);

/** Losses by odds, of no game. */
const MADE_UP = ['12 : 5 1:2 1:1 2:1 3:1', 'die 4 1/0 1/1 1/1 0/1'].map((row) => row.split(/ (?=\d+[:/]\d)/));

const COUNTER = { type: 'counter', tone: 'a' } as const;

/** What the app is, and which games it knows, for who has nothing here yet. */
export const Welcome = ({ registry }: { registry: Registry }) => (
  <div class="welcome">
    <p class="lead">
      Your map, your counters, your dice. <br />
      The app keeps the books.
    </p>
    <p class="soft">Turn track, odds, results, victory points and rules. Works offline.</p>
    <table aria-hidden="true">
      <caption class="soft">A made-up table</caption>
      <tbody>
        {MADE_UP.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{row && column === 3 ? <b>{cell}</b> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <ul aria-label="Games it knows">
      {registry.map(({ id, title, emblem = COUNTER }) => (
        <li key={id} class={`tone-${emblem.tone}`}>
          <a href={`#/new/${id}`}>
            <Silhouette type={emblem.type} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/** The first frame: the name, the welcome where nothing can be stored yet, and the ways on. */
export function Frame({ registry }: { registry: Registry }) {
  return (
    <>
      <header class="bar">
        <h1>War Diary</h1>
      </header>
      <main class="page">
        <Welcome registry={registry} />
        <StartLinks />
      </main>
    </>
  );
}
