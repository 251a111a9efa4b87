import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type HtmlTagDescriptor, minify, type Plugin, runnerImport } from 'vite';

type ShellOptions = { frame: string; style: string; script: string };

/**
 * Paints before any code arrives: renders `Frame` into `#app`, inlines its style and the boot script, and moves
 * linked stylesheets, scripts and preloads behind the frame, where they no longer hold up the first paint.
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
        const code: string[] = [];
        const late =
          /\s*(<link rel="(stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>)/g;
        const rest = html.replace(late, (tag) => {
          code.push(tag);
          return '';
        });
        const filled = rest
          .replace('<div id="app"></div>', `<div id="app">${await markup()}</div>`)
          .replace(/\s*<\/body>/, `${code.join('')}$&`);
        return { html: filled, tags: await head() };
      },
    },
  };
}

/** Comments and white space only; our own style sheets hold neither in strings. */
function minifyCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
