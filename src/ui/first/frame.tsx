// First load: rendered into index.html at build time, so keep it free of state and of style attributes.
// A tap on a link before the code arrives only changes the hash, which the app reads at start.

/** The ways on, here and on home: the same in the same place, so that nothing jumps. */
export const StartLinks = () => (
  <nav class="home" aria-label="Start">
    <a class="main" href="#/new">
      New game
    </a>
    <a class="plain" href="#/quick">
      Quick combat
    </a>
    <a class="plain" href="#/rules">
      Rules
    </a>
    <a class="plain" href="#/settings">
      Settings
    </a>
  </nav>
);

/** What the app is, for who has nothing here yet. */
export const Welcome = () => (
  <div class="welcome">
    <svg viewBox="0 0 268 116" fill="none" aria-hidden="true">
      <path d="M84 40L64 75L24 75L4 40L24 5L64 5zM144 75L124 109L84 109L64 75L84 40L124 40zM204 40L184 75L144 75L124 40L144 5L184 5zM264 75L244 109L204 109L184 75L204 40L244 40z" />
      <rect x="86" y="57" width="36" height="36" rx="3" />
      <circle cx="164" cy="40" r="19" />
    </svg>
    <p class="lead">Put the phone beside the map and start a game.</p>
    <p class="soft">
      War Diary asks what the rules ask, does the arithmetic, shows its working, and keeps every line on this
      device, with or without a network.
    </p>
    <a class="plain" href="#/example">
      See an example game
    </a>
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
