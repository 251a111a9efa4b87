/** How long a browser may take for anything it is told, in milliseconds. */
export const ANSWER = 30_000;

/** One page of a browser, as the protocol of that browser drives it. */
export type Driven = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The text that an expression in the page promises. */
  evaluate(expression: string): Promise<string>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  /** Puts files into the field that an expression in the page yields. */
  upload(field: string, files: readonly string[]): Promise<void>;
  screenshot(): Promise<Uint8Array>;
};

/** A line of the console, an uncaught error among them. */
export type Line = { readonly isError: boolean; readonly text: string };

export type Launch = {
  readonly profile: string;
  readonly downloads: string;
  readonly width: number;
  readonly height: number;
  /** In per cent, as it is set in the browser. */
  readonly textSize: number;
  /** Whether the browser keeps what is stored, forgets it with its window, or refuses to store anything. */
  readonly store: 'kept' | 'private' | 'refused';
  /** Runs in each page before its own. */
  readonly script: string;
  /** Called with the leader of the group of all its processes. */
  readonly started: (pid: number) => void;
  readonly said: (line: Line) => void;
};
