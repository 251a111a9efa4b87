/** A game that comes with the app as a file: what its line in a list says, and the text of the file. */
export type Shipped = {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  load(): Promise<string>;
};

const textOf = async (file: Promise<{ readonly default: unknown }>): Promise<string> =>
  JSON.stringify((await file).default);

/** In the order in which they are listed. */
export const shipped: readonly Shipped[] = [
  {
    id: 'battle-for-moscow',
    title: 'Battle for Moscow',
    blurb:
      'The free introductory game by GDW: seven turns, one die. Type the strengths of your own counters.',
    load: () => textOf(import('./battle-for-moscow.json')),
  },
  {
    id: 'hollow-ridge',
    title: 'Hollow Ridge',
    blurb: 'Invented: corps, chits, odds, rain.',
    load: () => textOf(import('./hollow-ridge.json')),
  },
  {
    id: 'mosswater-bridge',
    title: 'Mosswater Bridge',
    blurb: 'A small invented battle. Two players, three turns.',
    load: () => textOf(import('./mosswater-bridge.json')),
  },
];
