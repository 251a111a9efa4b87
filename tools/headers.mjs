// What a host should say with the files of the app (docs/SECURITY.md), told once: tools/serve.mjs sends it, and
// tests/tools/deploy.test.ts holds the files in deploy/ to it.

export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The files under `assets/` have a hash of what they hold in their names; all others are asked for anew. */
export const KEPT = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };
