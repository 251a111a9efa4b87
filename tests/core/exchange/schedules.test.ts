import { expect, it } from 'vitest';
import { type Met, runSchedules } from './schedules';

it('any schedule of 2 to 5 phones converges, 60 from a fixed seed', () => {
  const met: Met = { forks: 0, healed: 0, played: 0, lost: 0, asked: 0 };
  runSchedules(60, 1941, met);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(9);
}, 60_000);
