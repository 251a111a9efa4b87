import { playAndKill, tapsOf } from '../browser/kill';
import { iphTrial } from '../games/iph/trial';
import { seed } from '../hands/seed';
import { expect, test } from './support';

const DUES = [['confirmed'], ['midwrite'], [10], ['midwrite']] as const;

test('killed in the midst of a write and after it, nothing that was confirmed is lost', async ({
  open,
  home,
}, info) => {
  const report = await playAndKill({
    open,
    home,
    notes: info.outputPath('confirmed.jsonl'),
    begin: ({ page }) => seed(page, home, iphTrial.procedure.at()),
    taps: tapsOf(iphTrial),
    dues: (tap) => DUES[tap] ?? [],
  });
  expect(report).toEqual({ kills: DUES.length, taken: expect.any(Number), lost: [] });
});
