import type { Settings } from '../../core/journal/backup';
import { TONES, type Tone } from '../../core/play/tone';
import { dice, oddsShown, setDice, setOddsShown, setTheme, THEMES, theme } from '../settings';

/** `diceA` */
const diceOf = (tone: Tone): string => `dice${tone.toUpperCase()}`;

/** The preferences that a file of everything carries. */
export const settingsToKeep = (): Settings => ({
  theme: theme.peek(),
  ...Object.fromEntries(TONES.map((tone) => [diceOf(tone), dice.peek()[tone]])),
  odds: oddsShown.peek(),
});

/** Takes over those that this version knows, and leaves the others as they are. */
export function takeSettings(settings: Settings): void {
  const known = THEMES.find((name) => name === settings.theme);
  if (known) setTheme(known);
  for (const tone of TONES) {
    const by = settings[diceOf(tone)];
    if (by === 'app' || by === 'physical') setDice(tone, by);
  }
  if (settings.odds === 'demand' || settings.odds === 'always') setOddsShown(settings.odds);
}
