// npm run smoke: starts every npm script that is no gate of npm test, far enough to see that it finds what it looks for.
// Takes the app from dist, so it comes after the build.
//   npm run smoke -- --only dev     one script (repeat --only for several)
import { parseArgs } from 'node:util';
import { browsers } from './browsers.mjs';
import { build } from './built.mjs';
import { setup } from './setup.mjs';
import { SCRIPTS } from './smoke/scripts.mjs';
import { tryScript } from './smoke/try.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: Object.keys(SCRIPTS) } },
});
const unknown = values.only.filter((name) => !Object.hasOwn(SCRIPTS, name));
if (unknown.length > 0) {
  console.error(`No script ${unknown.join(', ')}: there are ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(2);
}
await setup({ browser: true, hall: values.only.includes('hall') });
build();

// Where nothing is measured or looked at, the engine without a window is enough.
const env = { ...process.env, CHROMIUM_PATH: browsers().shell };
const failed = [];
for (const name of values.only) await tryOne(name);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}

async function tryOne(name) {
  const began = performance.now();
  const problem = await tryScript(name, SCRIPTS[name], env);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${name}${problem ? ` failed: ${problem}` : ''}`);
  if (problem) failed.push(name);
}
