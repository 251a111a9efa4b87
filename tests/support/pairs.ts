/**
 * What words stand on, by the names of tokens. tests/ui/contrast.test.ts proves each pair in every theme, and that the style
 * sheets set no other; tests/browser/stations.spec.ts that no screen shows another.
 */
export const PAIRS: readonly string[] = [
  'ink on paper',
  'ink on sheet',
  'ink on mark',
  'ink on line',
  'soft on paper',
  'soft on sheet',
  'us on paper',
  'us on sheet',
  'jp on paper',
  'jp on sheet',
  'sheet on us',
  'sheet on jp',
  ...['c', 'd', 'e', 'f'].flatMap((tone) => [
    `tone-${tone} on paper`,
    `tone-${tone} on sheet`,
    `sheet on tone-${tone}`,
  ]),
  'sheet on soft',
  'on on go',
  'paper on ink',
];
