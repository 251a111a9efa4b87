import { effect } from '@preact/signals';
import { theme } from '../../app/settings';

/** Colours the system's bars like the paper: by its own light or dark, or by the theme chosen here. */
export function followTheme(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const own = metas.map((meta) => meta.content);
  effect(() => {
    const chosen = theme.value !== 'auto';
    const paper = chosen ? getComputedStyle(document.documentElement).getPropertyValue('--paper').trim() : '';
    metas.forEach((meta, i) => {
      meta.content = chosen ? paper : (own[i] ?? '');
    });
  });
}
