import { expect, it } from 'vitest';
import { nothingMet, runSchedules } from './schedules';

it('any schedule of 2 to 5 phones converges, 1,500', () => {
  const met = nothingMet();
  runSchedules(1_500, 19411208, met);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(200);
}, 7_200_000);
