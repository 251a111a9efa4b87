import type { CellShape } from '../../../../core/charts/chart';
import { axis, numbers, table } from '../../../../kit/charts';
import { plain, SOURCE, TOTALS, typed } from './shape';

const COLUMNS = axis('Pearl level', { c0: '0–33', c34: '34–35', c36: '36–37', c38: '38–39', c40: '40+' });

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
export const LOCATIONS = table(
  {
    id: 'pearl-surprise',
    name: 'Carrier locations',
    rule: '51.31',
    note: SOURCE.overridable,
    shape: PLACES,
  },
  COLUMNS,
  TOTALS,
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
export const SURPRISE_DRM = table(
  {
    id: 'pearl-surprise-drm',
    name: 'Surprise die, added',
    rule: '51.31',
    note: SOURCE.overridable,
    shape: numbers(-9, 9),
  },
  COLUMNS,
  axis('', { drm: 'DRM' }),
  { drm: [6, 6, 5, 4, 3] },
);

const YES_NO = plain(['yes', 'no']);

/** What a level of surprise does in the first strike; the lines do not add up (51.31). */
export const LEVELS = table(
  {
    id: 'pearl-level',
    name: 'Surprise level at Pearl',
    rule: '51.31',
    note: `${SOURCE.overridable} The line below 4 cannot be reached.`,
    shape: {
      byColumn: { grounded: plain(['0', '1', '2', '3', 'all']), defence: YES_NO, critical: YES_NO },
    },
  },
  axis('Effect', {
    grounded: 'Squadrons that stay down',
    defence: 'Air defence rolls',
    critical: 'Critical hit die',
  }),
  axis('Level', { 3: '3 or less', 4: '4', 5: '5', 6: '6', 7: '7+' }),
  typed({ 3: '0 yes no', 4: '1 yes no', 5: '2 yes no', 6: '3 yes no', 7: 'all no yes' }, String),
);
