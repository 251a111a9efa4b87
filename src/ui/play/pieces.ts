export { CupCard } from './cup-card';
export { FleetCard } from './fleet-card';
