import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePorts } from '../../tools/free-ports.mjs';
import { until } from '../support/until';
import { ANSWER, type Driven, type Launch } from './driven';

const WINDOW = fileURLToPath(new URL('webkit-window.js', import.meta.url));

export async function openWebKit({ started, said, ...launch }: Launch): Promise<Driven> {
  const [port] = await freePorts(1);
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    env: { ...process.env, NO_AT_BRIDGE: '1', HOME: launch.profile, XDG_RUNTIME_DIR: launch.profile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started(Number(server.pid));
  for (const words of [server.stdout, server.stderr])
    createInterface(words).on('line', (line) => {
      const [, level, text = ''] = /CONSOLE .*?\b(LOG|INFO|DEBUG|WARN|ERROR) (.*)/.exec(line) ?? [];
      if (level) said({ isError: level === 'ERROR', text });
    });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/status`));
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'gjs',
        timeouts: { pageLoad: ANSWER, script: ANSWER },
        'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', WINDOW, JSON.stringify(launch)] },
      }),
    )
    .build();
  const pointer = (act: (actions: ReturnType<typeof driver.actions>) => { perform(): Promise<void> }) =>
    act(driver.actions({ async: true })).perform();
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeAsyncScript(`${expression}.then(arguments[0])`),
    mouse: {
      move: (x, y) => pointer((actions) => actions.move({ x, y, duration: 0 })),
      down: () => pointer((actions) => actions.press()),
      up: () => pointer((actions) => actions.release()),
    },
    upload: async (field, files) => {
      const element = await driver.executeScript<WebElement>(`return ${field}`);
      await element.sendKeys(files.join('\n'));
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
