const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "today, 14:05", "yesterday, 23:10", "8 Dec", "8 Dec 2023". */
export function describeWhen(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days === 0) return `today, ${describeTime(at)}`;
  if (days === 1) return `yesterday, ${describeTime(at)}`;
  const year = new Date(at).getFullYear();
  return year === new Date(now).getFullYear() ? describeDay(at) : `${describeDay(at)} ${year}`;
}

/** "8 Dec". Not by Intl: building its formatters is a quarter of the work before the first screen answers. */
export function describeDay(at: number): string {
  const date = new Date(at);
  return `${date.getDate()} ${MONTHS[date.getMonth()]}`;
}

/** "27 Nov 2026, 20:29": for what is far off, or is read later. */
export const describeMoment = (at: number): string =>
  `${describeDay(at)} ${new Date(at).getFullYear()}, ${describeTime(at)}`;

/** "20:29" */
export function describeTime(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
