import type { GameMeta } from '../../core/play/game';
import { lazyScreen } from '../kit/lazy';
import { HallDoor } from './door';

const organiser = lazyScreen(() =>
  import('./organiser/organiser-screen').then(({ OrganiserScreen }) => OrganiserScreen),
);

type Props = { registry: readonly GameMeta[]; item: string | undefined };

/** A link into a hall, or without one what its organiser needs. */
export const HallScreen = ({ registry, item }: Props) =>
  item === undefined ? <organiser.Screen /> : <HallDoor registry={registry} text={item} />;
