import { expect } from '@playwright/test';
import { Keys } from '../hands/keys';

/** A player without a pointer: wherever the focus goes it must be seen. */
export class SeenKeys extends Keys {
  /** The focused control is outlined, in the window, and under nothing. */
  protected override async seen(): Promise<void> {
    const fault = await this.page.evaluate(() => {
      const it = document.activeElement;
      if (!it?.matches(':focus-visible')) return 'not focus-visible';
      const shown = it.matches('.seg input, .chips input') ? it.nextElementSibling : it;
      if (!shown) return 'nothing to see';
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no outline';
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return 'outside the window';
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return shown.contains(above) || it.closest('label')?.contains(above) ? '' : `under ${above?.className}`;
    });
    const name = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    expect(fault, `focus on ${name}`).toBe('');
  }
}
