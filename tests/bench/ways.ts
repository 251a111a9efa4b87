// How `npm run bench` finds its way through the app: as players do, so that what moves there is told in one place.
import type { Page } from '@playwright/test';
import { Player } from '../hands/player';

export const toHome = (page: Page): Promise<void> => new Player(page).more('Games');
