import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Puts a strict policy first into the head of the built page, with the hash of each inlined script and style. */
export function csp(): Plugin {
  return {
    name: 'csp',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...hashes(html, /<script>(.*?)<\/script>/gs)],
          'style-src': ["'self'", ...hashes(html, /<style>(.*?)<\/style>/gs)],
          'img-src': ["'self'", 'blob:', 'data:'],
          'connect-src': ["'self'"],
          'worker-src': ["'self'"],
          'manifest-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
        };
        const content = Object.entries(policy)
          .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
          .join('; ');
        return html.replace(
          /<head>/,
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
        );
      },
    },
  };
}

function hashes(html: string, inlined: RegExp): string[] {
  return [...html.matchAll(inlined)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
