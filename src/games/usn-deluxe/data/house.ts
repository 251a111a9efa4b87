import { houseRulesOf, type ReadingsOf } from '../../../core/play/house-rules';

/** Where the rulebook can be read two ways and the clerk has to know: our reading first. */
const SWITCHES = {
  fifthSpring: {
    label: 'The month of five weeks in spring',
    rule: '3',
    options: { may: 'May', june: 'June' },
  },
  fifthAutumn: {
    label: 'The month of five weeks in autumn',
    rule: '3',
    options: { october: 'October', november: 'November' },
  },
  pregameFuel: {
    label: 'The pre-game turn',
    rule: 'Game 1',
    options: { free: 'Burns no fuel', burns: 'Burns a turn of fuel' },
  },
  arrivalFuel: {
    label: 'New ships are refuelled',
    rule: '12(N)',
    options: { same: 'As they arrive: warships due T+3', before: 'The turn before: warships due T+2' },
  },
  baseRepair: {
    label: 'A base is repaired',
    rule: '19',
    options: { once: 'At once', turn: 'After one turn' },
  },
  resources: {
    label: 'Korea and Chinese cities, China out of play',
    rule: '44',
    options: { count: 'Count as resources', none: 'Do not count' },
  },
} as const;

export const HOUSE = houseRulesOf(SWITCHES);
export type House = ReadingsOf<typeof SWITCHES>;
