import { options } from 'preact';

/**
 * Translators, dictionaries and highlighters split, wrap and replace the texts of a page. What is drawn next would go into a
 * text that no longer stands there, and the number before it would stay. So all that others have changed is put back as it was
 * before anything is drawn; what is new they may change again.
 */
export function keepOwnText(root: HTMLElement): void {
  let changes: readonly MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes = changes.concat(records);
  });
  observer.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
  options.debounceRendering = (draw) =>
    queueMicrotask(() => {
      const all = changes.concat(observer.takeRecords()).reverse();
      changes = [];
      for (const change of all) {
        try {
          putBack(change);
        } catch {
          // Moved into itself: what is drawn next goes as near to its place as it can.
        }
      }
      try {
        draw();
      } finally {
        // These changes are the app's own.
        observer.takeRecords();
      }
    });
}

/** Undone from the last one on, each finds around it what it found when it was made. */
function putBack({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, before);
}
