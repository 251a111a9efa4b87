// First load: rendered into index.html at build time, so keep it free of state and of style attributes.
// A tap on a link before the code arrives only changes the hash, which the app reads at start.

/** The ways on, here and on home: the same in the same place, so that nothing jumps. `first` leads. */
export const StartLinks = ({
  first = 'See a battle',
}: {
  first?: 'See a battle' | 'Continue' | undefined;
}) => (
  <nav class="home" aria-label="Start">
    <a class="main" href={first === 'Continue' ? '#/continue' : '#/example'}>
      {first}
    </a>
    <a class="plain" href="#/new">
      New game
    </a>
    <a class="plain" href="#/join">
      Play together
    </a>
    <a class="plain" href="#/rules">
      Rules
    </a>
    <a class="plain" href="#/quick">
      Quick combat
    </a>
    <a class="plain" href="#/settings">
      Settings
    </a>
  </nav>
);

/** Losses by odds and die, of no game. */
const MADE_UP = [
  'Die 1:3 1:2 1:1 2:1 3:1 4:1',
  '1 3/0 3/0 2/0 1/0 1/1 0/1',
  '2 3/0 2/0 2/0 1/0 1/1 0/2',
  '3 2/0 2/0 1/0 1/1 0/1 0/2',
  '4 2/0 1/0 1/1 1/1 0/1 0/2',
  '5 2/1 1/1 1/1 0/1 0/2 0/3',
  '6 1/1 1/1 0/1 0/1 0/2 0/3',
];

/** What the app is, for who has nothing here yet. */
export const Welcome = () => (
  <div class="welcome">
    <table aria-hidden="true">
      <caption class="soft">A made-up table, at 1:1, die 4</caption>
      <tbody>
        {MADE_UP.map((cells, row) => (
          <tr key={row}>
            {cells.split(' ').map((cell, column) => (
              <td key={column}>{row === 4 && column === 3 ? <b>{cell}</b> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p class="lead">Roll the die. We find the column, show the working, keep the record.</p>
    <a class="copies" href="#/practice">
      Practice game, on made-up tables
    </a>
    <p class="soft">Beside the map and the counters, with or without a network. Your dice or ours.</p>
    <a class="copies soft" href="#/backups">
      Open a file from another phone
    </a>
  </div>
);

/** The first frame: the name, the welcome where nothing can be stored yet, and the ways on. */
export function Frame() {
  return (
    <>
      <header class="bar">
        <h1>War Diary</h1>
      </header>
      <main class="page">
        <Welcome />
        <StartLinks />
      </main>
    </>
  );
}
