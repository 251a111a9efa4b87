import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './tools/vite/chunks.ts';
import { csp } from './tools/vite/csp.ts';
import { integrity } from './tools/vite/integrity.ts';
import { lean } from './tools/vite/lean.ts';
import { licenses } from './tools/vite/licenses.ts';
import { manifest } from './tools/vite/manifest.ts';
import { release } from './tools/vite/release.ts';
import { shell } from './tools/vite/shell.ts';

const { groups, checked } = chunks(import.meta.dirname);
const { plugin: builtWhere, addHashes } = integrity();

export default defineConfig({
  base: './',
  plugins: [
    // A page loads anew in a moment, and games are kept: to replace code in it costs more than it gives.
    preact({ prefreshEnabled: false }),
    release(import.meta.dirname),
    shell({
      frame: 'src/ui/first/frame.tsx',
      lists: 'src/games/registry.ts',
      style: 'src/ui/first/frame.css',
      script: 'src/ui/first/boot-inline.js',
      next: 'home',
    }),
    licenses({ also: ['workbox-core', 'workbox-precaching', 'workbox-routing'] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,txt}'],
        // Shown by the system before the app is installed, never by the app.
        globIgnores: ['screenshots/**'],
        manifestTransforms: [addHashes],
        buildPlugins: { vite: [release(import.meta.dirname)] },
      },
      integration: {
        configureCustomSWViteBuild(worker) {
          worker.logLevel = 'warn';
        },
      },
      manifest,
    }),
    csp(),
    builtWhere,
    checked,
    lean((manifest.screenshots ?? []).map(({ src }) => src)),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
