import { fail } from '../core/result';

/** Stands apart: it is told where not even the code of the store can run. */
export const refused = fail(
  'store.open',
  'Saved games cannot be opened: this browser refuses its storage. Nothing was changed. Leave private browsing or allow storage for this site, then try again.',
);
