import { registry } from './games/registry';
import { startApp } from './ui/app';
import { offerUpdate } from './ui/update';

const root = document.getElementById('app');
if (root) startApp(root, registry);

// After the first screen, and never in its way: without a worker the app works, only not offline.
if (import.meta.env.PROD) {
  setTimeout(async () => {
    void import('./ui/launch').then(({ watchLaunches }) => watchLaunches(), Boolean);
    const { registerWorker } = await import('./pwa/register');
    await registerWorker(offerUpdate).catch(() => undefined);
  }, 1000);
}
