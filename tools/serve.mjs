// A small static server for the built app, as any host would serve it: right types, compressed, cacheable,
// under any sub-path, and 404 for what is not there.
//   node tools/serve.mjs [--port 4173] [--base /x/] [--host 127.0.0.1]
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import zlib from 'node:zlib';
import { HEADERS, KEPT } from './headers.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** As a host compresses what it is asked for: the default, 11, takes forty times as long for a twelfth fewer bytes. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(zlib.brotliCompress);
const compress = {
  br: (body) => brotli(body, BROTLI),
  gzip: promisify(zlib.gzip),
};

export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Serves `folder` under `base`. Port 0 takes any free one; a taken port rejects with EADDRINUSE. `upgrade` hears whoever
 * asks for a WebSocket, and closes those itself.
 * @param {{ folder?: string, base?: string, port?: number, host?: string, upgrade?: (...asked: any[]) => void }} [asked]
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ folder = dist, base = '/', port = 0, host = '127.0.0.1', upgrade } = {}) {
  const files = new Map();
  const server = createServer((request, response) => {
    answer(request, response, { folder, base, files }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  if (upgrade) server.on('upgrade', upgrade);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address().port;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${bound}${base}`, port: bound, close };
}

async function answer(request, response, { folder, base, files }) {
  const refuse = (status, headers = {}) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
    response.end(`${status}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });

  const path = decode(request.url);
  if (path === base.slice(0, -1)) return refuse(301, { location: base });
  if (!path?.startsWith(base)) return refuse(404);
  const file = await load(folder, path.slice(base.length) || 'index.html', files);
  if (!file) return refuse(404);

  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = file.compressed && ['br', 'gzip'].find((name) => accepted.includes(name));
  const headers = {
    'content-type': file.type,
    'cache-control': file.hashed ? KEPT.assets : KEPT.others,
    ...HEADERS,
    vary: 'accept-encoding',
    etag: `"${file.tag}${encoding ? `-${encoding}` : ''}"`,
  };
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  if (encoding) file[encoding] ??= compress[encoding](file.body);
  const body = encoding ? await file[encoding] : file.body;
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function decode(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
}

/** The file at `path` inside `folder`, read again when it changed; nothing outside, nothing hidden. */
async function load(folder, path, files) {
  const place = join(folder, path);
  if (!place.startsWith(join(folder, sep)) || path.includes('\0') || /(^|[\\/])\./.test(path))
    return undefined;
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const known = files.get(place);
  if (known?.changed === found.mtimeMs) return known;
  const body = await readFile(place);
  const extension = extname(place);
  const file = {
    body,
    changed: found.mtimeMs,
    type: TYPES[extension] ?? 'application/octet-stream',
    compressed: COMPRESSED.has(extension),
    hashed: path.startsWith('assets/'),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 20),
  };
  files.set(place, file);
  return file;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { url } = await serve({ ...values, port: Number(values.port) });
  console.log(url);
}
