import { iphTrial } from '../games/iph/trial';
import { seed } from '../hands/seed';
import { test } from './support';

test('a die, its odds above it', async ({ page, home, picture }) => {
  await seed(page, home, (iphTrial.stations['a die'] as () => ReturnType<typeof iphTrial.procedure.at>)());
  await picture('a-die');
});
