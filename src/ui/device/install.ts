import { signal } from '@preact/signals';

type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** The browser's own offer to install, kept for the settings screen instead of popping up during play. */
export const installOffer = signal<(() => Promise<void>) | undefined>(undefined);

export const INSTALLED_WORDS = 'Installed, it opens like any other app and works without a network.';

export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.value = async () => {
      installOffer.value = undefined;
      await (event as InstallEvent).prompt().catch(() => undefined);
    };
  });
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iPads call themselves Macs, but have fingers. */
export function isApple(): boolean {
  // There is none where a screen is drawn before there is a browser.
  const { userAgent = '', maxTouchPoints = 0 } = globalThis.navigator ?? {};
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
