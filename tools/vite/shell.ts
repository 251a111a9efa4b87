import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type HtmlTagDescriptor, minify, type Plugin, type Rolldown, runnerImport } from 'vite';

type ShellOptions = {
  frame: string;
  /** The module whose `registry` names what the frame lists. */
  lists: string;
  style: string;
  script: string;
  /** The chunk that the code asks for first, wherever the app is opened: fetched beside it and not after it. */
  next?: string;
};

/**
 * Paints before any code arrives: renders `Frame` into `#app`, inlines its style and the boot script, and asks for
 * what is linked only as the frame is painted.
 */
export function shell({ frame, lists, style, script, next }: ShellOptions): Plugin {
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
    const read = async <T>(path: string): Promise<T> => {
      const { module } = await runnerImport<T>(join(root, path), {
        configFile: false,
        logLevel: 'error',
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      });
      return module;
    };
    const { Frame } = await read<{ Frame: ComponentType<{ registry: unknown }> }>(frame);
    const { registry } = await read<{ registry: unknown }>(lists);
    return renderToString(h(Frame, { registry }));
  };

  return {
    name: 'shell',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const late: string[] = [];
        const rest = html.replace(LINKED, (_tag, href: string) => {
          late.push(href);
          return '';
        });
        const filled = rest
          .replace('<div id="app"></div>', `<div id="app">${await markup()}</div>`)
          .replace(/\s*<\/body>/, `${late.length ? startScript(late) : ''}$&`);
        const asked = new Set([...late, ...(bundle && next ? filesOf(bundle, next) : [])]);
        return { html: filled, tags: [...(await head()), ...Array.from(asked, preload)] };
      },
    },
  };
}

/** A chunk, by its name, and what it imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): readonly string[] {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.name === name)
      return [file.fileName, ...file.imports].map((each) => `./${each}`);
  throw new Error(`no chunk is called ${name}, which the page asks for ahead`);
}

/** What Vite links from the head of a built page: the entry first, then its preloads and style sheets. */
const LINKED =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*(?:src|href)="(\.\/assets\/[^"]+)"[^>]*>(?:<\/script>)?/g;

/** Asked for while the page is parsed, and neither run nor applied by that. */
const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', crossorigin: '', href },
  injectTo: 'head',
});

/**
 * Applies the style as the first frame is about to be painted, and runs the code after it, once the style is there. A
 * page in the background paints nothing and does not wait for it.
 */
function startScript(hrefs: readonly string[]): string {
  const [entry] = hrefs;
  const styles = hrefs.filter((href) => href.endsWith('.css'));
  const source = `
    const style = () => Promise.all(${JSON.stringify(styles)}.map((href) => new Promise((done) => {
      const link = document.createElement('link');
      link.crossOrigin = '';
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = link.onerror = done;
      document.head.append(link);
    })));
    const run = () => import('${entry}');
    if (document.hidden) style().then(run);
    else requestAnimationFrame(() => { const styled = style(); setTimeout(() => styled.then(run)); });`;
  return `<script>{${source.replace(/\s+/g, ' ')} }</script>`;
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
