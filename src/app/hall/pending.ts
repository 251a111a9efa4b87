import { keep, recall } from '../settings';

const KEY = 'war-diary:hall-pass';

/** The text of a link to a table that is still empty, kept until a game of this phone is put there. */
export const keepPending = (text: string | undefined): void => keep(KEY, text);
export const pendingText = (): string | undefined => recall(KEY);
