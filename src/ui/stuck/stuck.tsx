import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { KeepScreen } from './keep';
import { OpeningFailed } from './opening-failed';

type Props = { readonly registry: readonly GameMeta[] } & (
  | { readonly session: Session }
  | { readonly id: string; readonly problem: Problem; readonly onRetry: () => void }
);

/** A game that cannot go on: it did not open, or the store has lost it since. */
export const StuckScreen = (props: Props) =>
  'session' in props ? <KeepScreen {...props} /> : <OpeningFailed {...props} />;
