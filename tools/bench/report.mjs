import { isMet, median } from './stats.mjs';

const HEADS = ['figure', 'median', 'min–max', 'n', 'baseline', 'ratio', 'of best', 'aim', ''];

export function printTable(rows) {
  const lines = [HEADS, ...rows.map(cells)];
  const widths = HEADS.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    );
}

function cells(row) {
  const { name, unit, values, baseName, baseline, ratio, bestRatio, aim } = row;
  const number = (value) => value.toFixed(value < 100 ? 1 : 0);
  const met = isMet(row);
  return [
    name,
    `${number(median(values))} ${unit}`,
    values.length > 1 ? `${number(Math.min(...values))}–${number(Math.max(...values))}` : '',
    String(values.length),
    baseline ? `${baseName} ${number(median(baseline))} ${unit}` : '',
    ratio ? `${ratio.toFixed(2)}×` : '',
    bestRatio ? `${bestRatio.toFixed(2)}×` : '',
    aim === undefined ? 'none' : ratio ? `≤ ${aim}×` : `≤ ${aim} ${unit}`,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ];
}
