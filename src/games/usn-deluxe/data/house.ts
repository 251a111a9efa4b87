import { houseRulesOf, type ReadingsOf } from '../../../core/play/house-rules';

/** Where the rulebook can be read two ways and the clerk has to know: our reading first. */
const SWITCHES = {
  fifthSpring: {
    label: 'Five-week month in spring',
    rule: '3',
    options: { may: 'May', june: 'June' },
  },
  fifthAutumn: {
    label: 'Five-week month in autumn',
    rule: '3',
    options: { october: 'October', november: 'November' },
  },
  pregameFuel: {
    label: 'The pre-game turn',
    rule: 'Game 1',
    options: { free: 'Burns no fuel', burns: 'Burns one turn of fuel' },
  },
  arrivalFuel: {
    label: 'New ships are refuelled',
    rule: '12(N)',
    options: { same: 'On arrival: warships due T+3', before: 'The turn before arrival: warships due T+2' },
  },
  baseRepair: {
    label: 'A base repair takes effect',
    rule: '19',
    options: { once: 'At once', turn: 'After one turn' },
  },
  resources: {
    label: 'Korea and Chinese cities when China is out of play',
    rule: '44',
    options: { count: 'Count as resources', none: 'Do not count as resources' },
  },
} as const;

export const HOUSE = houseRulesOf(SWITCHES);
export type House = ReadingsOf<typeof SWITCHES>;
