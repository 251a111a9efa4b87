import { setTheme, type Theme, theme } from '../../app/settings';
import { Segments } from './segments';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'hall', label: 'Hall' },
];

/** Light or dark, or black and white for a hall; it counts at once. */
export const ThemeChoice = () => (
  <Segments legend="Theme" options={THEMES} value={theme.value} onPick={setTheme} />
);
