import { everyTrial } from '../games/every-game/trials';
import { lookAtAll } from './stations/look-at-all';
import { walkOf } from './stations/trial';
import { expect, test } from './support';

// As stations.spec.ts does of Invasion Pearl Harbor in every run.
for (const trial of everyTrial)
  test(`[7] every screen: ${trial.meta.title}`, async ({ page, context, home, problems }) => {
    const seen = await lookAtAll(
      walkOf(trial),
      { page, context, home, problems },
      { met: new Set(), closely: true },
    );
    expect(seen).toContain('table');
  });
