// First load: rendered into index.html at build time, so keep it free of state and of style attributes.
// A tap on a link before the code arrives only changes the hash, which the app reads at start.

/** The neutral first frame: the name, and the two ways on. */
export function Frame() {
  return (
    <>
      <header class="bar">
        <h1>War Diary</h1>
      </header>
      <main class="page">
        <nav class="home" aria-label="Start">
          <a class="main" href="#/new">
            New game
          </a>
          <a class="plain" href="#/settings">
            Settings
          </a>
        </nav>
      </main>
    </>
  );
}
