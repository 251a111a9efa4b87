import type { Window } from 'happy-dom';

type Visit = { href: string; state: unknown };

/** The way back through one page's addresses. The window's own takes the state of one address along to the next. */
export function keepHistory(window: Window): void {
  const visits: Visit[] = [{ href: window.location.href, state: null }];
  const replace = window.history.replaceState.bind(window.history);
  let at = 0;
  const here = () => visits[at] as Visit;
  const travel = (steps: number) => {
    window.setTimeout(() => {
      if (!visits[at + steps]) return;
      at += steps;
      window.location.hash = new URL(here().href).hash;
    });
  };
  window.addEventListener('hashchange', () => {
    if (here().href === window.location.href) return;
    visits.splice(at + 1, visits.length, { href: window.location.href, state: null });
    at += 1;
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
      visits[at] = { href: window.location.href, state: structuredClone(state) };
    },
    back: () => travel(-1),
    forward: () => travel(1),
  };
  for (const target of [globalThis, window])
    Object.defineProperty(target, 'history', { configurable: true, value: history });
}
