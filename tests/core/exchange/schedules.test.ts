import { expect, it } from 'vitest';
import { nothingMet, runSchedules } from './schedules';

it('any schedule of 2 to 5 phones converges, 14 from a fixed seed', () => {
  const met = nothingMet();
  runSchedules(14, 19411207, met);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(3);
}, 120_000);
