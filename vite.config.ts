import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { csp } from './tools/vite/csp.ts';
import { licenses } from './tools/vite/licenses.ts';
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
      injectManifest: { rollupFormat: 'iife', globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,txt}'] },
      integration: {
        configureCustomSWViteBuild(worker) {
          worker.logLevel = 'warn';
        },
      },
      // Without an `id` it is the start URL, which is right under any sub-path; './' would mean the origin.
      manifest: {
        name: 'War Diary',
        short_name: 'War Diary',
        description: 'A companion for board wargames: it asks, resolves, and keeps the record of the game.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f5f2e9',
        theme_color: '#f5f2e9',
        categories: ['games', 'utilities'],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
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
              test: /node_modules[\\/]@?preact|preload-helper|src[\\/](ui[\\/]components|core[\\/](result|json)|app[\\/](route|settings)|games[\\/]\w+[\\/]meta)/,
            },
            // What every game's code stands on.
            { name: 'engine', test: /src[\\/]core[\\/](procedure|odds|book|commands|log)\.ts/ },
            // What every question is asked with.
            {
              name: 'asking',
              test: /src[\\/]ui[\\/](parts[\\/](sheet|draft|options|dice-input|trace-lines|dock|practice-label)|whole-number|describe-answer)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
