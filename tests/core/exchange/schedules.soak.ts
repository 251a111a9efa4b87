import { expect, it } from 'vitest';
import { nothingMet, runSchedules } from './schedules';

it('any schedule of 2 to 5 phones converges, 15,000', () => {
  const met = nothingMet();
  runSchedules(15_000, 19411208, met);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(2_000);
}, 7_200_000);
