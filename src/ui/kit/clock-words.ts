/** "58:21", "120:00": in minutes, as chess clocks and limits say it. Less than nothing is a time over. */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "12 min", "45 s" */
export const spanText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

export const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute a side' : `${minutes} minutes a side`;
