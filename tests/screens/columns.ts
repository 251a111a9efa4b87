import type { Page } from '@playwright/test';

/** The column heads as they are typed so far, from left to right. */
export const columns = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox', { name: /^Column \d/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
