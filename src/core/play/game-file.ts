/** A board wargame as a file: its canonical text, under the SHA-256 of that, and what it calls itself. */
export type GameFile = {
  /** 64 lower-case hexadecimal digits. */
  readonly hash: string;
  /** The id of the game that is played by it. */
  readonly game: string;
  readonly title: string;
  readonly edition: number;
  readonly text: string;
};

const OWN = 'own:';

/** The id of the game that a file makes, from the id in the file. */
export const ownId = (id: string): string => `${OWN}${id}`;

/** Whether a game is played by files. */
export const isOwn = (game: string): boolean => game.startsWith(OWN);

/** What may stand for such a file. */
export const isFileHash = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
