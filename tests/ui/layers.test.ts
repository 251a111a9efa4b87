import type { ChildNode } from 'postcss';
import { expect, test } from 'vitest';
import { styleRules, styleSheets } from '../support/style-sheets';

// What a layer says outranks every layer before it, whatever the selectors weigh and whichever sheet comes first.

const FRAME = 'first/frame.css';
const ORDER = '@layer base, kit, screens, forced, paper';
const SHEETS = styleSheets();

const layersOf = (path: string): readonly string[] => {
  if (path === FRAME) return [ORDER, '@layer base', '@layer kit', '@layer forced'];
  return path.startsWith('kit/')
    ? ['@layer base', '@layer kit', '@layer forced', '@layer paper']
    : ['@layer screens', '@layer paper'];
};

const first = (node: ChildNode): string =>
  node.type === 'atrule' ? `@${node.name} ${node.params}` : String(node);
const saying = (nodes: readonly ChildNode[] = []) => nodes.filter(({ type }) => type !== 'comment');

test('the order of the layers is the first thing that the first sheet says', () => {
  const [frame] = SHEETS.flatMap(([path, sheet]) => (path === FRAME ? [sheet] : []));
  expect(saying(frame?.nodes).map(first)[0]).toBe(ORDER);
});

test.each(SHEETS)('%s stands in the layers of its folder', (path, { nodes }) => {
  expect(saying(nodes).length).toBeGreaterThan(0);
  expect(
    saying(nodes)
      .map(first)
      .filter((said) => !layersOf(path).includes(said)),
  ).toEqual([]);
});

test.each(SHEETS)(
  '%s says of paper, and of forced colours, what stands in its layer, and nothing else there',
  (_, { nodes }) => {
    const placeOf = (said: string) => {
      if (said === '@media print' || said.startsWith('@page')) return 'paper';
      return said === '@media (forced-colors: active)' ? 'forced' : undefined;
    };
    const strange = saying(nodes).flatMap((layer) =>
      layer.type === 'atrule'
        ? saying(layer.nodes)
            .map(first)
            .filter((said) => (placeOf(said) ?? '') !== (/^(paper|forced)$/.exec(layer.params)?.[0] ?? ''))
        : [],
    );
    expect(strange).toEqual([]);
  },
);

test('what a box of a track is styled as is said of a track alone', () => {
  const bare = /(^|[\s>(])\.(done|current|ahead|night)(?![\w-])/;
  const selectors = styleRules().map(({ selector }) => selector);
  expect(selectors.filter((each) => bare.test(each) && !each.includes('.track'))).toEqual([]);
});
