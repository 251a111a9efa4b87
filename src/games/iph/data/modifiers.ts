import { axis, list, numbers } from '../../../kit/charts';

/** 2.10, 9.14: what is added to the die of a US unit or stack. */
export const MOVEMENT = list(
  { id: 'movement', name: 'US movement roll', rule: '2.10', shape: numbers(-3, 3) },
  axis('For', { '7 Dec': '7 Dec', '8 Dec': '8 Dec', '9 Dec': '9 Dec', honolulu: 'Honolulu fallen' }),
  { '7 Dec': -1, '8 Dec': 0, '9 Dec': 1, honolulu: -1 },
  'Modifier',
  { honolulu: '9.14' },
);

/** 4.5: what is added to the die as Battleship Row is eliminated. */
export const ROW_POINTS = list(
  { id: 'row-points', name: 'Battleship Row VP', rule: '4.5', shape: numbers(-6, 6) },
  axis('For', { '7 Dec': 'Row gone on 7 Dec', '8 Dec': 'Row gone on 8 Dec', '9 Dec': 'Row gone on 9 Dec' }),
  { '7 Dec': -1, '8 Dec': -2, '9 Dec': -3 },
  'Modifier',
);

const COLUMNS = { kind: 'number', min: -3, max: 3, columns: true } as const;

/** 8.4, 10.12: columns, right is for the attacker. */
export const SHIFTS = list(
  { id: 'shifts', name: 'Combat shifts', rule: '8.4', shape: COLUMNS },
  axis('For', { beachhead: 'Beachhead', concentric: 'Concentric attack' }),
  { beachhead: -1, concentric: 1 },
  'Columns',
  { concentric: '10.12' },
);

/** 7.1, 7.12, 7.14: what each ship or plane is worth to its side. */
export const SUPPORT = list(
  { id: 'support', name: 'Support', rule: '7.1', shape: numbers(1, 9) },
  axis('Each', {
    battleship: 'Battleship: factors',
    'jp-plane': 'Japanese plane: columns',
    'us-plane': 'US plane: columns',
  }),
  { battleship: 6, 'jp-plane': 1, 'us-plane': 1 },
  'Adds',
  { 'jp-plane': '7.12', 'us-plane': '7.14' },
);
