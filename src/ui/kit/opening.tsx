import { Screen } from './screen';

/** While a game is on its way: the pre-rendered frame's header stays where it is, and only what takes long says so. */
export function Opening() {
  return (
    <Screen title="War Diary">
      <p class="soft late">Opening the game…</p>
    </Screen>
  );
}
