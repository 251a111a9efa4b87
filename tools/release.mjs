// npm run release: builds the app and writes release/war-diary-<version>.zip, which anybody can put on a host.
//   npm run release -- --check     packs what is built, and writes nothing
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './built.mjs';
import { root, setup } from './setup.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
await setup();
build({ anew: !values.check });
const { pack } = await import('./release/pack.mjs');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const zip = pack(root, version);
const file = `release/war-diary-${version}.zip`;
if (!values.check) {
  mkdirSync(join(root, 'release'), { recursive: true });
  writeFileSync(join(root, file), zip);
}
console.log(`${file}: ${Math.round(zip.length / 1000)} kB${values.check ? ', not written' : ''}`);
