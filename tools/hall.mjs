// npm run hall: a server for many tables on this computer, with the app beside it (docs/hall.md).
//   npm run hall -- [--tables 3] [--keys folder] [--data folder] [--name "Club night"] [--hours 36]
//                  [--app https://…/]
//   npm run hall -- revoke <seat, link or key> … [--keys folder] [--servers wss://…]
//   npm run hall -- keys <folder> [--name …] [--server wss://…] [--hosts one,two,three]
//   npm run hall -- stream --keys folder --servers wss://… [--replicas 3]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setup, stop } from './setup.mjs';

const { values, positionals } = read();
const [command = 'open', ...asked] = positionals;
await setup();
// Node 20 has none of its own, and the client speaks through one.
globalThis.WebSocket ??= (await import('ws')).WebSocket;
const { keepKeys, makeKeys, readKeys, takenBack } = await import('./hall/keys.mjs');
const { issue, userOf } = await import('./hall/passes.mjs');
const { makeStream, pushAccount, serverVersion } = await import('./hall/server.mjs');
const { openHall, runningServer } = await import('./hall/open.mjs');

const commands = { open, revoke, keys, stream };
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) stop(`No "${command}": npm run hall alone opens one; revoke, keys and stream are the others.`, 2);
await run().catch((error) => stop(error.message));

async function open() {
  const version = serverVersion();
  if (!version)
    stop(`A hall needs nats-server, and there is none on the PATH. On Debian and Ubuntu for example
  sudo apt-get install --no-install-recommends nats-server
(enough for trying; docs/hall.md says which versions are for a club), or get one from https://nats.io/download/`);
  const tables = count('tables', 999);
  const hours = count('hours', 24 * 365);
  const app = appAsked();
  const { build } = await import('./built.mjs');
  build();
  let hall;
  const end = async (code) => {
    await hall?.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(0));
  hall = await openHall({
    ...{ keys: folderOf('keys'), data: folderOf('data'), name: nameAsked() },
    onTrouble: (words) => console.error(words),
    onEnd: () => void end(1),
  });
  const { folder, keys: kept } = hall;
  const link = async (role, table) => {
    const made = await issue({ ...{ app: app ?? hall.app, folder, keys: kept, hours }, role, table, tables });
    console.log(`${made.name.padEnd(12)} ${made.link}`);
  };
  console.log(`War Diary with a hall: ${hall.app} (nats-server ${version})`);
  console.log(`The organiser's file, which makes passes and reads all tables: ${hall.file}\n`);
  await link('director');
  for (let table = 1; table <= tables; table++) {
    console.log(`\nTable ${table}`);
    for (const role of ['player', 'onlooker']) await link(role, table);
  }
  console.log(`\nTo take a pass back: npm run hall -- revoke player-1 --keys ${folder}`);
  if (!app) console.log('These links open on this computer; for phones see docs/hall.md.');
  console.log('The hall is open until Ctrl+C.');
}

/** Kept first: a server that cannot be told now is told when it starts. */
async function revoke() {
  const folder = folderOf('keys');
  const kept = folder && readKeys(folder);
  if (!kept) stop('Whose keys? Say --keys and the folder that the hall printed.', 2);
  if (asked.length === 0) stop('Whose pass? Say its name, as player-3, its link or its key.', 2);
  const next = takenBack(
    kept,
    asked.map((one) => userOf(one, folder, kept)),
  );
  keepKeys(folder, next);
  const servers = serversAsked() ?? runningServer(folder);
  if (!servers)
    stop('Noted, and told to nobody: no hall is open with these keys. Say --servers, or open it.');
  await pushAccount(servers, next);
  console.log(
    `Taken back: ${asked.length === 1 ? 'this pass lets' : 'these passes let'} nobody in any more.`,
  );
}

async function keys() {
  const [folder, ...more] = asked;
  if (!folder || more.length > 0) stop('Into which folder? npm run hall -- keys <folder>', 2);
  if (readKeys(folder))
    stop(`There are keys in ${folder} already, and passes of them may be out. Take another.`);
  const made = makeKeys(nameAsked(), values.server);
  const file = keepKeys(resolve(folder), made);
  const { writeConfigs } = await import('./hall/configs.mjs');
  const hosts = values.hosts?.split(',') ?? [];
  for (const config of await writeConfigs(folder, made, hosts)) console.log(config);
  console.log(
    `${file}\nKeep this folder: without it no pass can be taken back. Nothing of it belongs on a server`,
  );
  console.log('but its file server-….conf, which holds no secret of a table.');
}

async function stream() {
  const folder = folderOf('keys');
  const kept = folder && readKeys(folder);
  const servers = serversAsked();
  if (!kept || !servers)
    stop('Say --keys with the folder of the keys, and --servers with an address or more.', 2);
  const isNew = await makeStream(servers, kept, count('replicas', 5));
  console.log(isNew ? `The stream ${kept.event} is made.` : `The stream ${kept.event} is there already.`);
}

function read() {
  const text = { type: 'string' };
  const options = {
    ...{ keys: text, data: text, name: text, app: text, server: text, servers: text, hosts: text },
    ...{ tables: { ...text, default: '1' }, hours: { ...text, default: '36' } },
    replicas: { ...text, default: '1' },
  };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(error.message, 2);
  }
}

function count(option, most) {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  return stop(`--${option} is a number from 1 to ${most}.`, 2);
}

/** The app refuses a longer one. */
function nameAsked() {
  if (values.name !== undefined && !/^\P{Cc}{1,60}$/u.test(values.name))
    stop('--name has 1 to 60 characters on one line.', 2);
  return values.name;
}

/** Where phones find the app, when something in front of this computer has a certificate. */
function appAsked() {
  if (values.app !== undefined && !/^https:\/\/[\w.-]+(:\d+)?\/([\w.-]+\/)*$/.test(values.app))
    stop('--app is an address of the app: https://, a name, and a / at its end.', 2);
  return values.app;
}

function folderOf(option) {
  return values[option] === undefined ? undefined : resolve(values[option]);
}

function serversAsked() {
  return values.servers?.split(',');
}
