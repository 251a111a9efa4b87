import type { Pass } from '../../app/hall/pass';

export const BoardScreen = (_: { pass: Pass }) => null;
