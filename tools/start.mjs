// npm start: from a fresh clone to the app in the browser. Builds only when the sources changed, so a second
// start is quick and needs no network.

import { networkInterfaces } from 'node:os';
import { build, open } from './built.mjs';
import { setup } from './setup.mjs';

await setup();
build();
const { url, port } = await open({ host: '0.0.0.0' });
console.log(`War Diary: ${url}`);
for (const address of lanAddresses()) {
  console.log(`in this network: http://${address}:${port}/ (plain http: not kept for offline use)`);
}

function lanAddresses() {
  const all = Object.values(networkInterfaces()).flat();
  return all.filter((it) => it?.family === 'IPv4' && !it.internal).map((it) => it.address);
}
