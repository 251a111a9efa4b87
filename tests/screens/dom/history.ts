import type { Window } from 'happy-dom';

type Visit = { href: string; state: unknown };
/** The addresses of one tab, and at which of them it is. */
export type Way = { readonly visits: Visit[]; at: number };

export const wayTo = (href: string): Way => ({ visits: [{ href, state: null }], at: 0 });

/** The way back through a tab's addresses. The window's own takes the state of one address along to the next. */
export function keepHistory(window: Window, way: Way): void {
  const { visits } = way;
  const replace = window.history.replaceState.bind(window.history);
  const here = () => visits[way.at] as Visit;
  const travel = (steps: number) => {
    window.setTimeout(() => {
      if (!visits[way.at + steps]) return;
      way.at += steps;
      window.location.hash = new URL(here().href).hash;
    });
  };
  window.addEventListener('hashchange', () => {
    if (here().href === window.location.href) return;
    visits.splice(way.at + 1, visits.length, { href: window.location.href, state: null });
    way.at += 1;
  });
  const history = {
    get length() {
      return visits.length;
    },
    get state() {
      return here().state;
    },
    replaceState(state: unknown, _: string, url?: string) {
      replace(null, '', url ?? window.location.href);
      visits[way.at] = { href: window.location.href, state: structuredClone(state) };
    },
    back: () => travel(-1),
    forward: () => travel(1),
  };
  for (const target of [globalThis, window])
    Object.defineProperty(target, 'history', { configurable: true, value: history });
}
