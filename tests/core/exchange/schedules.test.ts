import { expect, it } from 'vitest';
import { nothingMet, runSchedules } from './schedules';

it('any schedule of 2 to 5 phones converges, 40 from a fixed seed', () => {
  const met = nothingMet();
  runSchedules(40, 19411207, met);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(9);
}, 120_000);
