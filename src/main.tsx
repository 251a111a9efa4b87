import { registry } from './games/registry';
import { offerUpdate } from './ui/device/update';
import { startApp } from './ui/first/app';

try {
  new BroadcastChannel('').close();
} catch {
  // Told to store nothing, Firefox refuses a channel to other tabs too, and Dexie asks for one as soon as it is loaded.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

const root = document.getElementById('app');
if (root && self !== top) {
  void import('./ui/first/framed').then(({ refuseFrame }) => refuseFrame(root), Boolean);
} else if (root) {
  startApp(root, registry);
  // After the first screen, and never in its way: without a worker the app works, only not offline.
  if (import.meta.env.PROD)
    setTimeout(() => {
      void import('./ui/device/late').then(({ startLate }) => startLate(registry), Boolean);
      void import('./pwa/register').then(({ registerWorker }) => registerWorker(offerUpdate)).catch(Boolean);
    }, 1000);
}
