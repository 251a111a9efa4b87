import type { CellShape } from '../../../../core/charts/chart';
import { axis, chartOf, SOURCE, TOTALS, typed } from './shape';

const COLUMNS = axis('Pearl level', ['c0', 'c34', 'c36', 'c38', 'c40'], {
  c0: '0–33',
  c34: '34–35',
  c36: '36–37',
  c38: '38–39',
  c40: '40+',
});

const PLACES: CellShape = {
  kind: 'choice',
  options: [
    { value: 'pearl', label: 'Pearl' },
    { value: 'pacific', label: 'Pacific' },
    ...['6', '5', '4', '3', '2'].map((value) => ({ value, label: value })),
    { value: 'auto', label: 'Auto' },
  ],
};

/** Where a carrier task force is: two dice each (51.31). */
export const LOCATIONS = chartOf(
  {
    id: 'pearl-surprise',
    name: 'Carrier locations',
    rule: '51.31',
    note: SOURCE.stated,
    columns: COLUMNS,
    rows: axis('Dice', TOTALS),
    shape: PLACES,
  },
  typed(
    {
      2: 'pearl pearl pearl pearl pacific',
      3: 'pearl pearl pearl pacific pacific',
      4: 'pearl pearl pacific pacific pacific',
      5: 'pearl pacific pacific pacific 6',
      6: 'pacific pacific pacific 6 5',
      7: 'pacific pacific 6 5 4',
      8: 'pacific 6 5 4 3',
      9: '6 5 4 3 2',
      10: '5 4 3 2 auto',
      11: '4 3 2 auto auto',
      12: '3 2 auto auto auto',
    },
    String,
  ),
);

/** The last line of that table: what is added to the surprise die (51.31). */
export const SURPRISE_DRM = chartOf(
  {
    id: 'pearl-surprise-drm',
    name: 'Surprise die, added',
    rule: '51.31',
    note: SOURCE.stated,
    columns: COLUMNS,
    rows: axis('', ['drm'], { drm: 'DRM' }),
    shape: { kind: 'number', min: -9, max: 9 },
  },
  { drm: [6, 6, 5, 4, 3] },
);

const choice = (...options: readonly (readonly [value: string, label: string])[]): CellShape => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
});
const YES_NO = choice(['yes', 'yes'], ['no', 'no']);

/** What a level of surprise does in the first strike; the lines do not add up (51.31). */
export const LEVELS = chartOf(
  {
    id: 'pearl-level',
    name: 'Surprise level at Pearl',
    rule: '51.31',
    note: `${SOURCE.stated} The line below 4 cannot be reached.`,
    columns: axis('Effect', ['grounded', 'defence', 'critical'], {
      grounded: 'Squadrons that stay down',
      defence: 'Air defence rolls',
      critical: 'Critical hit die',
    }),
    rows: axis('Level', ['3', '4', '5', '6', '7'], { '3': '3 or less', '7': '7+' }),
    shape: {
      byColumn: {
        grounded: choice(['0', '0'], ['1', '1'], ['2', '2'], ['3', '3'], ['all', 'all']),
        defence: YES_NO,
        critical: YES_NO,
      },
    },
  },
  typed({ 3: '0 yes no', 4: '1 yes no', 5: '2 yes no', 6: '3 yes no', 7: 'all no yes' }, String),
);
