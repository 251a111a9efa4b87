// What a release holds: the built files, what hosts are told with them, and a page for whoever unpacks it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** Where deploy/README.md leads. */
const LED_TO = ['docs/hall.md', 'docs/SECURITY.md'];
/** Every file has it, in the zone of whoever packs: a zip tells the time without one. */
const made = () => new Date(2000, 0, 1);
/** A plain file of Unix that all may read: without it some unpack what no server may open. */
const READABLE = { os: 3, attrs: 0o100644 * 0x10000 };

/**
 * The zip of a release, the same bytes for the same files.
 * @param {string} root where dist lies, with the other files of the project
 * @param {string} version
 */
export function pack(root, version) {
  const files = [
    ['READ-ME.txt', Buffer.from(readMe(version))],
    ['LICENSE.txt', readFileSync(join(root, 'LICENSE'))],
    ...['dist', 'deploy', ...LED_TO].flatMap((path) =>
      filesIn(root, path).map((name) => [name, readFileSync(join(root, name))]),
    ),
  ];
  const named = files.map(([name, bytes]) => [`war-diary-${version}/${name}`, bytes]);
  return zipSync(Object.fromEntries(named), { level: 9, mtime: made(), ...READABLE });
}

/** The file at a path, or all in the folder there: sorted, and nothing hidden, which would be a note of the tools. */
function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

const readMe = (version) => `War Diary ${version}

War Diary is a companion for board wargames, for the phone beside the map. It asks the right questions in the
right order, looks up the tables, and keeps a record that both players trust. After the first visit it needs no
network.

To put it on the web

1. Copy everything inside the folder "dist" to any web host that has an https address. A folder of its own will
   do, such as https://example.org/games/war-diary/. Nothing needs to be installed or run there.
2. Open that address on a phone and wait until the first screen is there. The app then works offline.
3. Install it. Android, Chrome: menu, Add to Home screen. iPhone, Safari: share button, Add to Home Screen.

Opening index.html from this folder with a double click does not work: browsers run an app only from an address.

To update, copy the files of the new release over the old ones. Games are kept on the phones, not on the host.
Keep the address: for a browser another address is another app, and the games stay with the old one.

To make it safer and faster

A host can be told to send three headers with each file, and how long to keep it. The folder "deploy" has this
ready for Caddy, nginx, Netlify, Cloudflare Pages and Docker; its README.md says how each file is used. The app
works without them.

For an event with many tables there is a hall: docs/hall.md. Its commands need the source of the project, which
is not in here.

Licences

War Diary is under the MIT licence (LICENSE.txt). The licences of the packages inside it are in
dist/licenses.txt. The games belong to their publishers; nothing of their text or art is in here.
`;
