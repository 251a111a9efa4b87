import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type HtmlTagDescriptor, minify, type Plugin, runnerImport } from 'vite';

type ShellOptions = { frame: string; style: string; script: string };

/**
 * Paints before any code arrives: renders `Frame` into `#app`, inlines its style and the boot script; the linked
 * style sheet is fetched at once and applied behind the frame.
 */
export function shell({ frame, style, script }: ShellOptions): Plugin {
  let root = '';

  const head = async (): Promise<HtmlTagDescriptor[]> => {
    const css = await readFile(join(root, style), 'utf8');
    const js = await minify(script, await readFile(join(root, script), 'utf8'));
    return [
      { tag: 'style', children: minifyCss(css), injectTo: 'head' },
      { tag: 'script', children: js.code.trim(), injectTo: 'head' },
    ];
  };

  const markup = async (): Promise<string> => {
    const { module } = await runnerImport<{ Frame: ComponentType }>(join(root, frame), {
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    });
    return renderToString(h(module.Frame, {}));
  };

  return {
    name: 'shell',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        let late = '';
        const rest = html
          .replace(SHEET, (tag) => {
            late = tag;
            return tag.replace('rel="stylesheet"', 'rel="preload" as="style"');
          })
          .replace(ENTRY, (_tag, entry: string) => {
            late += afterPaint(entry);
            return `<link rel="modulepreload" crossorigin href="${entry}">`;
          });
        const filled = rest
          .replace('<div id="app"></div>', `<div id="app">${await markup()}</div>`)
          .replace(/\s*<\/body>/, `${late}$&`);
        return { html: filled, tags: await head() };
      },
    },
  };
}

/** What Vite links from the head of a built page. */
const SHEET = /<link rel="stylesheet"[^>]*>/;
const ENTRY = /<script type="module"[^>]*src="(\.\/assets\/[^"]+)"><\/script>/;

/**
 * Runs the entry after the first paint, which a page in the background does not have. Standing behind the style
 * sheet, it never runs before that is there.
 */
const afterPaint = (entry: string): string =>
  `<script>{const run=()=>import("${entry}");` +
  'document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}</script>';

/** Comments and white space only; our own style sheets hold neither in strings. */
function minifyCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
