import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { site } from '../../site.config.ts';

/** Gives the app and its worker the name of this build and what is new in it. */
export function release(root: string): Plugin {
  const modules: Readonly<Record<string, () => object>> = {
    'virtual:release': () => ({ version: versionOf(root), commit: commitOf(root) }),
    'virtual:news': () => ({ news: newsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) }),
  };
  return {
    name: 'release',
    transformIndexHtml: (html) => cardOf(site.app, html),
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => {
      const said = modules[id.slice(1)]?.();
      return (
        said &&
        Object.entries(said)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      );
    },
  };
}

/** What a chat shows of a link to the app, from the page's own title and description; nothing without an address. */
export function cardOf(app: string, html: string): HtmlTagDescriptor[] {
  if (!app) return [];
  const said = {
    type: 'website',
    url: app,
    title: /<title>([^<]+)/.exec(html)?.[1] ?? '',
    description: /name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
    image: new URL('icons/icon-512.png', app).href,
  };
  return Object.entries(said).map(([name, content]) => ({
    tag: 'meta',
    attrs: { property: `og:${name}`, content },
    injectTo: 'head',
  }));
}

const versionOf = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

function commitOf(root: string): string {
  try {
    const git = ['rev-parse', '--short=8', 'HEAD'];
    return execFileSync('git', git, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The first part of a changelog that has a version: its groups, each a heading and its list. */
export function newsOf(changelog: string): {
  readonly version: string;
  readonly groups: readonly { readonly title: string; readonly lines: readonly string[] }[];
} {
  const part = changelog.split(/^## /m).find((each) => /^\d/.test(each)) ?? '';
  const [heading = '', ...groups] = part.split(/^### /m);
  return {
    version: /^[\d.]+/.exec(heading)?.[0].replace(/\.$/, '') ?? '',
    groups: groups.map((group) => {
      const [title = '', ...items] = group.split(/\n+(?:- )/);
      return { title: title.trim(), lines: items.map((item) => plain(item.replace(/\s+/g, ' ').trim())) };
    }),
  };
}

/** Markdown's emphasis and code marks are none of a screen. */
const plain = (text: string): string => text.replace(/\*\*|`/g, '').replace(/(^|[\s(])_([^_]+)_/g, '$1$2');
