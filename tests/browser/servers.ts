import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist, serve } from '../../tools/serve.mjs';

/** Serves the built app once at the root and once below a sub-path; tests read the addresses from the environment. */
export default async function servers(): Promise<() => Promise<void>> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Nothing built yet: npm run build');
  const [root, sub] = await Promise.all([serve(), serve({ base: '/x/' })]);
  process.env.WAR_DIARY_ROOT = root.url;
  process.env.WAR_DIARY_SUB = sub.url;
  return async () => {
    await Promise.all([root.close(), sub.close()]);
  };
}
