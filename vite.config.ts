import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { csp } from './tools/vite/csp.ts';
import { licenses } from './tools/vite/licenses.ts';
import { manifest } from './tools/vite/manifest.ts';
import { shell } from './tools/vite/shell.ts';

export default defineConfig({
  base: './',
  plugins: [
    preact(),
    shell({
      frame: 'src/ui/frame.tsx',
      style: 'src/ui/styles/frame.css',
      script: 'src/ui/boot-inline.js',
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
      },
      integration: {
        configureCustomSWViteBuild(worker) {
          worker.logLevel = 'warn';
        },
      },
      manifest,
    }),
    csp(),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'dexie', test: /node_modules[\\/]dexie/ },
            // One file for what the first screen shares with the rest: each further one is a round trip.
            {
              name: 'shared',
              test: /node_modules[\\/]@?preact|preload-helper|src[\\/](ui[\\/]components[\\/](BackLink|Icon|Notice|Opening|lazy)|core[\\/](result|json|names)|app[\\/](example|route|settings|library|errors|playing)|ui[\\/](persistence|install|parts[\\/]when-idle)|games[\\/][^\\/]+[\\/]meta)/,
            },
            // What the list of games is read with.
            { name: 'store', test: /src[\\/]storage[\\/](store|problems)\.ts/ },
            // What every game's code stands on.
            {
              name: 'engine',
              test: /src[\\/](core[\\/](play[\\/](procedure|sequence|ledger|house-rules)|charts[\\/]odds|journal[\\/](book|commands|log))|app[\\/](game-code|device-settings))\.ts/,
            },
            // A game's rules and views are one file, whatever of them its guide or its report reads too. Only a file from
            // elsewhere is held to its bounds.
            {
              name: (id) => /src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null,
              debugName: 'a game',
              test: /src[\\/]games[\\/][^\\/]+[\\/](index|game|charts|data|procedures|rules|state(?![\\/]bounds)|views(?![\\/](guide|report|sheet)))\b/,
            },
            // What a game is opened with: one file packs better than two, and is one round trip.
            {
              name: 'play',
              test: /src[\\/]ui[\\/](game|components[\\/](Card|SaveLine)|parts[\\/](asides|away|when-touched|sheet|draft|options|dice-input|trace-lines|dock|practice-label|action-button)|whole-number|source-words)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
