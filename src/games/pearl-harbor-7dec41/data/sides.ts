/** Who plays, and whom the US commands. */
export type SideId = 'jp' | 'us';
export type Service = 'army' | 'navy';
export type Mission = 'attack' | 'false-alarm';

export const SERVICES: readonly Service[] = ['army', 'navy'];
export const SERVICE_NAMES: { readonly [S in Service]: string } = { army: 'Army', navy: 'Navy' };
export const otherService = (service: Service): Service => (service === 'army' ? 'navy' : 'army');

export const otherSide = (side: SideId): SideId => (side === 'jp' ? 'us' : 'jp');
