import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { alert, sameTotal, standing, unchanged } from '../hands/standing';
import { expect, test } from './dom/test';

const asked = 'Ken: Japan attacks';

/** In one field of a form or the other: of each kind the first for each field, or all of them. */
export function factorsThatAreNone(all: boolean): void {
  test.describe('[Bad input] factors', () => {
    const range = (label: string, min: number) => `${label}: a whole number from ${min} to 99.`;
    const bad = (label: string, min: number, typed: readonly string[]) =>
      typed.map((text) => [label, text, range(label, min)] as const);

    for (const [name, rows] of [
      [
        'zero',
        [['Attack factors', '0', 'An attack needs at least 1 factor.'], ...bad('Defence factors', 1, ['0'])],
      ],
      ['negative', [...bad('Attack factors', 0, ['-5', '−1']), ...bad('Defence factors', 1, ['-5'])]],
      ['absurd', bad('Attack factors', 0, ['1000000', '100', '99999999999999999999'])],
      ['not a number', bad('Attack factors', 0, ['abc', '1e3', '  ', '', 'Ⅻ', '2.5', '0x10'])],
    ] as const) {
      test(name, async ({ page, home }) => {
        await seed(page, home, inBattle(HEADS));
        const player = new Player(page);
        const field = (label: string) => page.getByRole('textbox', { name: label });
        const good = { 'Attack factors': 8, 'Defence factors': 3 };
        await player.fill({ ...good, 'Terrain of the attacked hex': 'Rough' });
        await player.mark('Concentric');
        const before = await standing(page);
        expect(before.heading).toBe(asked);

        const each = all
          ? rows
          : rows.filter(([label], i) => rows.findIndex(([other]) => other === label) === i);
        for (const [label, typed, message] of each) {
          await player.fill(good);
          await field(label).fill(typed);
          await player.button(/^Attack( on|$)/).click();
          await expect(alert(page)).toHaveText(`${message} Nothing is recorded yet.`);
          await expect(field(label)).toBeFocused();
          await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(label)).toHaveValue(typed);
          for (const [other, value] of Object.entries(good).filter(([it]) => it !== label)) {
            await expect(field(other)).toHaveValue(String(value));
          }
          await expect(page.getByRole('radio', { name: 'Rough' })).toBeChecked();
          await expect(page.getByRole('checkbox', { name: 'Concentric' })).toBeChecked();
          await unchanged(page, before);
        }

        await player.fill(good);
        await expect(alert(page)).toHaveCount(0);
        await player.tap(/^Attack( on|$)/);
        await expect(player.heading()).toHaveText('Combat die on 2:1');
        await sameTotal(page, { ...before, heading: 'Combat die on 2:1' });
      });
    }
  });
}
