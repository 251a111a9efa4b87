import type { LedgerLine } from './ledger';
import type { Args } from './procedure';
import type { Answer } from './prompt';

/** What a game shows, declared as data: the screens render these and know no rule of any game. */
export type Action = {
  readonly id: string;
  readonly label: string;
  readonly procedure: string;
  readonly args: Args;
  readonly side?: string;
  readonly rule?: string;
  /** Why it cannot be done now. */
  readonly disabled?: string;
  /** Its first question is one die or one draw and is shown on the table itself: one tap does it. */
  readonly inline?: true;
  /** What its label says of its first questions: answered with the same tap. Offered only where the first of them is asked first. */
  readonly answers?: readonly Given[];
};

/** An answer to the question of that key. */
export type Given = { readonly key: string; readonly answer: Answer };

export type TrackBox = {
  readonly label: string;
  readonly title: string;
  /** What several boxes in a row stand under: their day. */
  readonly band?: string;
  readonly night?: boolean;
  readonly state: 'done' | 'current' | 'ahead';
};

export type Chit = {
  readonly id: string;
  readonly label: string;
  readonly state: 'in' | 'drawn' | 'current' | 'gone';
  /** What its counter is printed in. */
  readonly paint?: Paint;
};
export type Paint = 'green' | 'olive' | 'blue' | 'grey' | 'red' | 'sand';

/** What is drawn of a piece. */
export type HullType =
  | 'carrier'
  | 'battleship'
  | 'cruiser'
  | 'destroyer'
  | 'submarine'
  | 'transport'
  | 'aircraft'
  | 'base'
  | 'tank'
  | 'dock'
  | 'counter';
/** A ship as it is drawn: by its type and how it is; `note` says what else counts, such as "hit". */
export type Hull = {
  readonly name: string;
  readonly type: HullType;
  /** What is away comes back, or is in the air. */
  readonly state: 'whole' | 'hit' | 'away' | 'lost';
  readonly note?: string;
  /** What a tap on it begins. */
  readonly action?: Action;
  /** Why nothing can be begun with it now, in a few words: "5 ships to go". */
  readonly barred?: string;
};
/** A box of the map that ships lie in. */
export type Anchorage = {
  readonly label: string;
  readonly side?: string;
  readonly rule?: string;
  /** What a tap on one of them does: "tap a ship to strike it". */
  readonly hint?: string;
  readonly hulls: readonly Hull[];
};
/** What one step has hit, as it lies now; `says` is what came of it: "California damaged". */
export type Struck = Pick<Hull, 'type' | 'state'> & { readonly side?: string; readonly says: string };

/** Where a number of points begins to mean something. */
export type Mark = { readonly label: string; readonly at: number };

/** With `side`, the side's name stands before the title: "Japan may interrupt". */
export type Panel =
  | { readonly kind: 'cup'; readonly title: string; readonly chits: readonly Chit[]; readonly draw?: Action }
  | {
      readonly kind: 'actions';
      readonly title: string;
      readonly side?: string;
      readonly actions: readonly Action[];
    }
  | { readonly kind: 'fleet'; readonly title: string; readonly anchorages: readonly Anchorage[] }
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly side?: string;
      /** Not of this moment: one tap away. */
      readonly folded?: true;
      readonly rows: readonly { readonly label: string; readonly value?: string; readonly rule?: string }[];
    };

/** What is still to be done, and the action that does it where it is open now. */
export type Obligation = { readonly label: string; readonly rule: string; readonly action?: Action };

/** How the game ends, by the rules or by the players; `recorded` once the players have written it down. */
export type Verdict = {
  readonly label: string;
  readonly why: string;
  readonly rule: string;
  readonly side?: string;
  readonly recorded: boolean;
  /** What has changed since it was recorded, in sentences. */
  readonly since?: string;
  /** The line that recorded it: to strike it takes the end back. */
  readonly line?: string;
};

/** What a recorded end goes by, as a state has it: "Recorded at 23 points; now 20 of 22". */
export type Stands = {
  /** After "Recorded": "at 23 points". */
  readonly at: string;
  /** After "now": "20 of 22". An end stands where this is what it was. */
  readonly now: string;
  /** What the rules call by it, if anything. */
  readonly calls?: { readonly id: string; readonly label: string; readonly side?: string };
  /** Why they call nothing, in a sentence. */
  readonly open?: string;
};

export type TableView = {
  readonly heading: string;
  readonly subheading?: string;
  readonly side?: string;
  readonly score?: { readonly label: string; readonly value: string; readonly of?: string };
  /** The score as the head of the table says it, on a track from 0 to the last of these marks, whose labels are short: "win". */
  readonly toward?: { readonly label: string; readonly value: number; readonly marks: readonly Mark[] };
  /** What the verdict goes by, where that is another number. */
  readonly measured?: { readonly label: string; readonly value: string };
  readonly track?: { readonly title: string; readonly boxes: readonly TrackBox[] };
  readonly verdict?: Verdict;
  readonly panels: readonly Panel[];
  /** The next thing: the biggest thing on the screen. */
  readonly main?: Action;
  readonly actions: readonly Action[];
  readonly obligations: readonly Obligation[];
};

export type LedgerView = {
  readonly title: string;
  /** Whose it is, where each side has its own. */
  readonly side?: string;
  readonly lines: readonly LedgerLine[];
  readonly total?: { readonly label: string; readonly value: number };
  readonly thresholds: readonly Mark[];
  /**
   * What stands in the largest type and on a track from 0 to the last of these marks, whose labels are short, and the lines
   * that the end alone takes off it on the way to what is measured.
   */
  readonly soFar?: {
    readonly label: string;
    readonly value: number;
    readonly marks: readonly Mark[];
    readonly atEnd: readonly (LedgerLine & { readonly why?: string })[];
  };
  /** What stands against the thresholds, where it is not the total. */
  readonly measured?: { readonly label: string; readonly value: number };
  readonly actions: readonly Action[];
  /** Several ledgers, such as one per side, stand below each other; `sealed` hides one behind a curtain. */
  readonly sealed?: string;
};

/** A ship, a squadron, a base: what is kept of it. */
export type RegisterEntry = Omit<Hull, 'note' | 'action' | 'barred'> & {
  readonly id: string;
  /** "Heavy cruisers" */
  readonly kind?: string;
  /** What is the matter with it, each in a word or two: "damaged", "out of fuel". */
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value?: string; readonly rule?: string }[];
};
/** What lies in one place. */
export type RegisterGroup = {
  readonly id: string;
  readonly label: string;
  readonly side?: string;
  /** What holds of all of it: "fuel to turn 12". */
  readonly note?: string;
  /** Out of play: one tap away, at the end. */
  readonly folded?: true;
  readonly entries: readonly RegisterEntry[];
  /** What can be done with all of it. */
  readonly actions?: readonly Action[];
};
/** What a game keeps of its pieces, place by place; `sealed` hides it behind a curtain. */
export type RegisterView = {
  readonly title: string;
  readonly groups: readonly RegisterGroup[];
  /** What is put right by hand: the ledgers offer it too. */
  readonly actions: readonly Action[];
  readonly sealed?: string;
};

/** Every action that a table shows, the main one first; what the ledgers offer stands apart. */
export function actionsOn({ main, actions, panels }: TableView): readonly Action[] {
  const inPanels = panels.flatMap((panel): readonly Action[] => {
    if (panel.kind === 'fleet')
      return panel.anchorages.flatMap(({ hulls }) => hulls.flatMap(({ action }) => action ?? []));
    return panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [];
  });
  return [...(main ? [main] : []), ...actions, ...inPanels];
}

/** The same view with each of its actions as `change` has it; where that is nothing, without it. */
export function eachAction(
  { main, ...view }: TableView,
  change: (action: Action) => Action | undefined,
): TableView {
  const all = (actions: readonly Action[]) => actions.flatMap((action) => change(action) ?? []);
  const one = <K extends string>(key: K, action: Action | undefined) => {
    const changed = action && change(action);
    return changed ? ({ [key]: changed } as { readonly [key in K]: Action }) : {};
  };
  return {
    ...view,
    ...one('main', main),
    actions: all(view.actions),
    panels: view.panels.flatMap((panel): Panel | readonly [] => {
      if (panel.kind === 'cup') {
        const { draw, ...cup } = panel;
        return { ...cup, ...one('draw', draw) };
      }
      if (panel.kind === 'fleet') {
        const hulls = (of: readonly Hull[]) =>
          of.map(({ action, ...hull }): Hull => ({ ...hull, ...one('action', action) }));
        return {
          ...panel,
          anchorages: panel.anchorages.map((each) => ({ ...each, hulls: hulls(each.hulls) })),
        };
      }
      if (panel.kind !== 'actions') return panel;
      const actions = all(panel.actions);
      return actions.length || !panel.actions.length ? { ...panel, actions } : [];
    }),
    obligations: view.obligations.map(({ action, ...owed }) => ({ ...owed, ...one('action', action) })),
  };
}
