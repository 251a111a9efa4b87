/** 4.7: points for each ship, sunk or damaged; Japan loses for its own. */
export type Ship = {
  readonly id: string;
  readonly label: string;
  readonly sunk: number;
  readonly damaged: number;
};

const ship = (id: string, label: string, sunk: number, damaged: number): Ship => ({
  id,
  label,
  sunk,
  damaged,
});

export const SHIPS: readonly Ship[] = [
  ...[1, 2].map((n) => ship(`us-cv-${n}`, `US carrier ${n}`, 3, 1)),
  ...[1, 2, 3, 4, 5, 6].map((n) => ship(`jp-cv-${n}`, `Japanese carrier ${n}`, -3, -1)),
  ship('hiei', 'Battleship Hiei', -2, -1),
  ship('kirishima', 'Battleship Kirishima', -2, -1),
];
