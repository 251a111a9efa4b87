import {
  Archive,
  BookOpen,
  Check,
  ChevronLeft,
  ChevronRight,
  Download,
  Ellipsis,
  Hexagon,
  List,
  Lock,
  Moon,
  Pencil,
  Redo2,
  Sun,
  Table2,
  Trash2,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide';
import { h } from 'preact';

/** What each icon stands for here. Always beside a word or a label, never alone in meaning. */
const ICONS = {
  back: ChevronLeft,
  check: Check,
  forward: ChevronRight,
  more: Ellipsis,
  close: X,
  undo: Undo2,
  redo: Redo2,
  edit: Pencil,
  archive: Archive,
  delete: Trash2,
  save: Download,
  warning: TriangleAlert,
  lock: Lock,
  awake: Sun,
  asleep: Moon,
  table: Hexagon,
  charts: Table2,
  rules: BookOpen,
  log: List,
} as const;

type IconName = keyof typeof ICONS;

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
      {ICONS[name].map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
