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

/** Leads through the screens of one subject, and tells the name of each as it stands there. */
export type Walk = (start: Start) => AsyncGenerator<string, void>;
