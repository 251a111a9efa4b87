/** While a game is on its way: the pre-rendered frame's header stays where it is, and only what takes long says so. */
export function Opening() {
  return (
    <>
      <header class="bar">
        <h1 tabIndex={-1}>War Diary</h1>
      </header>
      <main class="page">
        <p class="soft late">Opening the game…</p>
      </main>
    </>
  );
}
