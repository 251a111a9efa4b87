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

/** The neutral first frame: the name, and the ways on. */
export function Frame() {
  return (
    <>
      <header class="bar">
        <h1>War Diary</h1>
      </header>
      <main class="page">
        <StartLinks />
      </main>
    </>
  );
}
