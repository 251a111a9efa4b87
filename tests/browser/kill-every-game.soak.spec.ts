import { everyTrial } from '../games/every-game/trials';
import { seed } from '../hands/seed';
import { openBrowser, playAndKill, tapsOf } from './kill';
import { expect, test } from './support';

// Every run kills a tap that writes a line, and one that writes to charts with it (kill.spec.ts): what a game asks is written alike.

for (const trial of everyTrial)
  test(`[7] ${trial.meta.title}: killed after every answer, it asks the same again`, async ({
    launch,
    home,
  }) => {
    const taps = tapsOf(trial);
    const report = await playAndKill({
      open: () => openBrowser(launch),
      home,
      notes: test.info().outputPath('confirmed.jsonl'),
      begin: ({ page }) => seed(page, home, trial.procedure.at()),
      taps,
      dues: () => ['confirmed'],
    });
    expect(report).toEqual({ kills: taps.length, taken: 0, lost: [] });
  });
