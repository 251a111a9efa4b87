import type { Action, TableView } from '../../src/core/view';

/** Every action that a table shows, the main one first; what the ledgers offer stands apart. */
export function actionsOn({ main, actions, panels }: TableView): readonly Action[] {
  const inPanels = panels.flatMap((panel) =>
    panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
  );
  return [...(main ? [main] : []), ...actions, ...inPanels];
}
