import type { ComponentChildren } from 'preact';
import { hrefOf } from '../../app/route';
import type { Problem, Remedy } from '../../core/result';

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
  join: () => (
    <a class="plain" href={hrefOf({ screen: 'join' })}>
      Join a game
    </a>
  ),
};

/** The way to take each step that a problem's sentence names and the app can take itself. */
export const Remedies = ({ of: { remedies } }: { of: Pick<Problem, 'remedies'> }) =>
  remedies?.map((remedy) => {
    const Way = WAYS[remedy];
    return <Way key={remedy} />;
  });
