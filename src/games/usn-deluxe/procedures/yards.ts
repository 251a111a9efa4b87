import { notUnderway } from '../state/procedure';
import { idle, worn } from '../state/yards';
import { apart } from './apart';

/** 9: Damaged ships lie idle where they are repaired, a week for each whole turn. */
export const repairShips = apart({
  id: 'repair',
  rule: '9',
  title: 'Repair ships',
  unless: (state) =>
    notUnderway(state) ?? (idle(state).length ? undefined : 'No damaged ship waits for repair.'),
});

/** 22, errata: Transports and oilers with ten weeks or more leave the map from a functional naval base of their side. */
export const replaceShips = apart({
  id: 'replace-ships',
  rule: '22',
  title: 'Send damaged transports to be replaced',
  unless: (state) =>
    notUnderway(state) ?? (worn(state).length ? undefined : 'No transport or oiler has ten weeks of damage.'),
});
