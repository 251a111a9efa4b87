import type { ManifestOptions } from 'vite-plugin-pwa';

const shot = (file: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `screenshots/${file}.png`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
});

const shortcut = (screen: string, name: string, description: string) => ({
  name,
  description,
  url: `./#/${screen}`,
  icons: [{ src: `icons/shortcut-${screen}.png`, sizes: '96x96', type: 'image/png' }],
});

/**
 * What the system is told of the app. Every address is relative, so that any sub-path will do. Without an `id` it is
 * the start URL, which is right under any sub-path; './' would mean the origin.
 */
export const manifest: Partial<ManifestOptions> = {
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
    { src: 'icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('continue', 'Continue last game', 'Opens the game that was played last'),
    shortcut('quick', 'Quick combat', 'The odds of one combat, outside a game'),
    shortcut('rules', 'Rules', 'Looks up a rule'),
  ],
  // A window that is open stays the only one, and is not reloaded: a game is never open in two by a shortcut.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  // Only the app's own ending: `.json` would put it beside every JSON file of a desk. The screen hands it on to joining.
  file_handlers: [{ action: './#/backups', accept: { 'application/octet-stream': ['.wdx'] } }],
  // Messengers on Android give a file whatever type they like: the screen looks inside.
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: 'file',
          accept: ['application/json', 'text/plain', 'application/octet-stream', '.json', '.txt', '.wdx'],
        },
      ],
    },
  },
  screenshots: [
    shot('table', '540x1110', 'narrow', 'The table: what is next, and what is owed'),
    shot('battle', '540x1110', 'narrow', 'A battle, with its working shown'),
    shot('report', '540x1110', 'narrow', 'After the battle: points, losses, dice'),
    shot('charts', '1536x960', 'wide', 'The chart that resolved it'),
  ],
};
