import { wantsKeys } from '../../app/device-settings';
import { type GameViewName, go } from '../../app/route';
import type { Session } from '../../app/session';
import { announce } from '../kit/announce';
import type { Touch } from '../kit/when-touched';

const VIEWS: { readonly [key: string]: GameViewName } = {
  t: 'table',
  v: 'ledger',
  c: 'charts',
  l: 'log',
  '/': 'rules',
};

/** Keys as they are printed, and what they do in a game. */
export const SHORTCUTS = [
  ['Enter', 'The main action, while no control has the focus'],
  ['1 to 9', 'A face of the die that is asked for'],
  ['U', 'Undo'],
  ['R', 'Redo'],
  ['T', 'Table'],
  ['V', 'Victory points: the ledger'],
  ['C', 'Charts'],
  ['L', 'Log'],
  ['/', 'Look up a rule'],
  ['← →', 'As it stood: an entry back or on, with Shift a phase'],
  ['?', 'This list'],
] as const;

/**
 * Single keys in a game; never while something is typed, nor under a dialog. `first` may
 * have been struck before anybody watched. Returns how to stop.
 */
export function watchKeys(session: Session, showList: () => void, first: Touch): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event) || !wantsKeys()) return;
    if (act(session, event, showList)) event.preventDefault();
  };
  if (first instanceof KeyboardEvent) onKey(first);
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const isInGrid = (target: Element): boolean => target.closest('table, [role="grid"]') !== null;

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    (isInGrid(target) ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'))
  );
}

/** Whether the key means something here. */
function act(session: Session, { key, target }: KeyboardEvent, showList: () => void): boolean {
  const view = VIEWS[key.toLowerCase()];
  if (view) {
    go({ screen: 'game', game: session.row.peek().id, view });
    if (view === 'rules') focusSearch();
  } else if (key === 'u' && session.canUndo.peek()) void say(session.undo(), 'Undone.');
  else if (key === 'r' && session.canRedo.peek()) void say(session.redo(), 'Redone.');
  else if (key === '?') showList();
  else if (key === 'Enter' && !isControl(target))
    document.querySelector<HTMLElement>('.dock .foot .main')?.click();
  else return false;
  return true;
}

/** Ready to type, once the screen is there. */
function focusSearch(frames = 60): void {
  const field = document.querySelector<HTMLElement>('main input[type="search"]');
  if (field) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSearch(frames - 1));
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('a, button, input, select, textarea, summary');

async function say(step: Promise<boolean>, words: string): Promise<void> {
  if (await step) announce(words);
}
