import type { ComponentChildren } from 'preact';
import { hrefOf, type Route, route } from '../../app/route';
import type { Problem, Remedy } from '../../core/result';

/** Where a lost phone's seal is told by mouth. */
const SEALED = { screen: 'game', view: 'phones', item: 'sealed' } as const;

const WAYS: { readonly [remedy in Remedy]: () => ComponentChildren } = {
  reload: () => (
    <button type="button" onClick={() => location.reload()}>
      Reload
    </button>
  ),
  // That screen looks for a newer version, and leads to where it is taken.
  update: () => (
    <a class="plain" href={hrefOf({ screen: 'ready' })}>
      Update the app
    </a>
  ),
  copy: () => (
    <a class="plain" href={hrefOf({ screen: 'backups', ...gameOf(route.value) })}>
      Save a copy
    </a>
  ),
  sealed: () =>
    route.value.screen === 'game' && (
      <a class="plain" href={hrefOf({ ...SEALED, game: route.value.game })}>
        What is sealed
      </a>
    ),
};

/** The game that is open, for a copy of it alone. */
const gameOf = (now: Route) => (now.screen === 'game' ? { game: now.game } : {});

/** The way to take each step that a problem's sentence names and the app can take itself. */
export const Remedies = ({ of: { remedies } }: { of: Pick<Problem, 'remedies'> }) =>
  remedies?.map((remedy) => {
    const Way = WAYS[remedy];
    return <Way key={remedy} />;
  });
