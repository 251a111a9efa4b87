import { notUnderway } from '../state/procedure';
import { idle, whyNoPort, whyNoYard, worn } from '../state/yards';
import { apart } from './apart';

/** 9: Damaged ships lie idle where they are repaired, a week for each whole turn. */
export const repairShips = apart({
  id: 'repair',
  rule: '9',
  title: 'Repair ships',
  unless: (state) => {
    const why = notUnderway(state);
    if (why) return why;
    const damaged = idle(state);
    if (!damaged.length) return 'No damaged ship is waiting for repair.';
    const reasons = damaged.map((ship) => whyNoYard(state, ship));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
});

/** 22, errata: Transports and oilers with ten weeks or more leave the map from a functional naval base of their side. */
export const replaceShips = apart({
  id: 'replace-ships',
  rule: '22',
  title: 'Send damaged transports to be replaced',
  unless: (state) => {
    const why = notUnderway(state);
    if (why) return why;
    const waiting = worn(state);
    if (!waiting.length) return 'No transport or oiler has ten weeks of damage.';
    const reasons = waiting.map((ship) => whyNoPort(state, ship));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
});
