import { columnsOf } from '../../../core/play/effect';
import type { Shift, Walk } from './walk';

/** The ratio, each shift and the column they come to, in one row: "12 : 4 = 3:1", "Terrain (rough) 1L", "2:1". */
export const WayChips = ({ walk: { ratio, shifts, column } }: { walk: Walk }) => (
  <ol class="way" aria-label="How the column is found">
    <li>{ratio}</li>
    {shifts.map((shift, i) => (
      <ShiftChip key={i} {...shift} />
    ))}
    <li class="lit">{column}</li>
  </ol>
);

/** How far it shifts stays in sight where there is no room for all of what does. */
function ShiftChip({ label }: Shift) {
  const [, what, by = '0'] = /^(.*) (\S+)$/.exec(label) ?? [];
  return (
    <li class="way-shift">
      <span>{what}</span> {columnsOf(Number(by.replace('−', '-')))}
    </li>
  );
}
