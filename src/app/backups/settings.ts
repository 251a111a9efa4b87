import type { Settings } from '../../core/journal/backup';
import { dice, oddsShown, setDice, setOddsShown, setTheme, THEMES, theme } from '../settings';

/** The preferences that a file of everything carries. */
export const settingsToKeep = (): Settings => ({
  theme: theme.peek(),
  diceA: dice.peek().a,
  diceB: dice.peek().b,
  odds: oddsShown.peek(),
});

/** Takes over those that this version knows, and leaves the others as they are. */
export function takeSettings(settings: Settings): void {
  const known = THEMES.find((name) => name === settings.theme);
  if (known) setTheme(known);
  for (const [tone, by] of [
    ['a', settings.diceA],
    ['b', settings.diceB],
  ] as const) {
    if (by === 'app' || by === 'physical') setDice(tone, by);
  }
  if (settings.odds === 'demand' || settings.odds === 'always') setOddsShown(settings.odds);
}
