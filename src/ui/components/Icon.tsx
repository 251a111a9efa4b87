// Our own drawings on a 24 × 24 grid, all in one stroke. Always beside a word or a label, never alone in meaning.
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  delete: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  note: 'M6 4h9l3 3v13H6zM9 11h6M9 15h6',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  shield: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6z',
  settings: 'M5 7h8M17 7h2M5 17h2M11 17h8M15 5v4M9 15v4',
  die: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01',
  table: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z',
  ledger: 'M5 20V11M10 20V7M15 20v-6M20 20V4',
  charts: 'M4 5h16v14H4zM4 10h16M10 5v14',
  log: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside a label: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
