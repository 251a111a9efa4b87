import { effect } from '@preact/signals';
import { theme } from '../app/settings';

/** Colours the system's bars like the paper: by its own light or dark, or by the theme chosen here. */
export function followTheme(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const own = metas.map((meta) => meta.content);
  effect(() => {
    const chosen = theme.value !== 'auto';
    metas.forEach((meta, i) => {
      const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
      meta.content = chosen ? paper : (own[i] ?? paper);
    });
  });
}
