import type { BrowserContext, Page } from '@playwright/test';
import type { Player } from '../../hands/player';

/** Where a walk starts: a phone that was never used. */
export type Start = {
  readonly page: Page;
  readonly player: Player;
  readonly context: BrowserContext;
  readonly home: string;
  readonly problems: string[];
};

/**
 * Whether a walk stops at every screen. Otherwise it stops at each screen, and each kind of part, question, table and dialog,
 * once, and leaves out the way to the rest where nothing else needs it.
 */
export const isWhole = Boolean(process.env.SOAK);

/** Leads through the screens of one subject, and tells the name of each as it stands there. */
export type Walk = (start: Start) => AsyncGenerator<string, void>;
