import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { browsers } from '../../tools/browsers.mjs';
import { ANSWER, type Driven, type Launch } from './driven';

export const openFirefox = (launch: Launch): Promise<Driven> =>
  open(launch, {
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      // Asks nobody for anything: no news, no experiments, no settings from afar.
      'app.normandy.enabled': false,
      'browser.newtabpage.activity-stream.asrouter.enabled': false,
      'services.settings.server': 'data:,',
      // A file is saved where the test looks for it.
      'browser.download.folderList': 2,
      'browser.download.alwaysOpenPanel': false,
      'browser.download.dir': launch.downloads,
      'font.size.variable.x-western': (16 * launch.textSize) / 100,
      'browser.privatebrowsing.autostart': launch.store === 'private',
      // "Block cookies and site data", of all sites.
      'network.cookie.cookieBehavior': launch.store === 'refused' ? 2 : 0,
    },
  });

/** Beside the other two, for the pictures. */
export const openChromium = (launch: Launch): Promise<Driven> => {
  const { shell } = browsers();
  return open(launch, { ...(shell && { executablePath: shell }), args: ['--no-sandbox', '--disable-gpu'] });
};

async function open(launch: Launch, options: LaunchOptions): Promise<Driven> {
  const { profile, width, height, script, started, said } = launch;
  const browser = await puppeteer.launch({
    ...options,
    userDataDir: profile,
    protocolTimeout: ANSWER,
    defaultViewport: { width, height },
  });
  started(Number(browser.process()?.pid));
  // Another than the first: Firefox never gives that one the focus.
  const page = await browser.newPage();
  page.on('console', (message) => said({ isError: message.type() === 'error', text: message.text() }));
  page.on('pageerror', (error) => said({ isError: true, text: String(error) }));
  await page.evaluateOnNewDocument(script);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<string>,
    mouse: page.mouse,
    upload: async (field, files) => {
      const element = (await page.evaluateHandle(field)) as ElementHandle<HTMLInputElement>;
      await element.uploadFile(...files);
    },
    screenshot: () => page.screenshot(),
  };
}
