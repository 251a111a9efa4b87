import type { RuleDigest } from '../../../core/play/rules';

/** Detection, command denial and alert. */
export const DETECTION: readonly RuleDigest[] = [
  {
    number: 'Detection',
    title: 'Detection and alert, service by service',
    text: 'Without a joint command Army and Navy detect and are alerted apart. A report may be waved off by command; one that stands is confirmed and alerts its service. Radar and Army bombers report to the Army; PBYs, submarines, the Ward, surface contact and the Clipper to the Navy; other contacts go to the spotter’s service (PH-22). The first strike or mini-sub attack begins the attack; it alerts both services from the next impulse, unless your house rule differs (PH-25); surface combat does not (PH-63). What Japan finds needs no belief.',
    see: ['Command Denial', 'Confirmed Detection', 'Surface Detection', 'Air-to-sea', 'Radar'],
    terms: ['alarm', 'warning', 'spot', 'sighting', 'unalerted'],
  },
  {
    number: 'Command Denial',
    title: 'Command denial (ComDen)',
    text: 'A report may be dismissed: “Don’t worry about it.” Each service counts for itself: the first report is denied at 50%, the second at 25%, the third stands. With a joint command centre it is 25%, then never. A denied report still counts for the next step. Surface contact is exempt.',
    see: ['Joint Command', 'Detection', 'Confirmed Detection', 'USS Ward'],
    terms: [
      'DWAI',
      'Kaminsky',
      'disbelieve',
      'disbelieved',
      'dismiss',
      'ignore',
      'risk',
      'confirmation',
      'center',
    ],
  },
  {
    number: 'Surface Detection',
    title: 'Surface contact in the same hex',
    text: 'Task forces in one hex find each other by day without a roll. At night the US finds at 50% and Japan at 75%; the US rolls first, and one success brings combat (PH-20). In the weather front there is none. Combat follows at once, and the detection is confirmed without denial.',
    see: ['Surface Combat', 'Command Denial', 'Ship Movement'],
    terms: ['ships', 'meet', 'encounter', 'daylight', 'automatic', 'storm'],
  },
  {
    number: 'Air-to-sea',
    title: 'Air search for ships',
    text: 'Daylight only, after the last ship movement of the phase. By distance in hexes: 1 87%, 2 67%, 3 50%, 4 33%, 5 25%, 6 12%. Each searching unit rolls for each hidden marker in its sector and range (PH-21); the same hex counts as 1 (PH-57). A US find may meet command denial.',
    see: ['Searches', 'Command Denial', 'Strike Contact', 'Chances'],
    terms: ['aircraft', 'planes', 'detection', 'patrol', 'PBY', 'reconnaissance', 'fleet'],
  },
  {
    number: 'Radar',
    title: 'What the O‘ahu radar sees',
    text: 'Aircraft 1 hex away are seen at 87%, 2 hexes away at 33%, and farther out not at all. The report is the Army’s and may be denied. Aircraft in the hex itself count as 1 hex away (PH-57).',
    see: ['Command Denial', 'Detection'],
    terms: ['Oahu', 'Opana', 'set', 'detection', 'wave', 'planes', 'air'],
  },
  {
    number: 'Sub Detection',
    title: 'Submarines that see aircraft',
    text: 'A US submarine sees aircraft in its hex for certain and in the next hex at 50% (PH-23). The Navy’s report may be denied.',
    see: ['US Subs', 'Command Denial'],
    terms: ['sub', 'spot', 'spots', 'planes', 'air', 'detection', 'adjacent', 'sight'],
  },
  {
    number: 'Air-to-air',
    title: 'Spotting a wave over its launching hex',
    text: 'Each Japanese wave spends one impulse over the hex it takes off from; there it may be seen once, at 25%. That needs a US aircraft near enough to look, which the players judge (PH-24).',
    see: ['Launching', 'Detection', 'Command Denial'],
    terms: ['launch', 'detect', 'carriers', 'carrier', 'take-off', 'one-time', 'airstrike', 'detection'],
  },
  {
    number: 'Confirmed Detection',
    title: 'What a confirmed detection brings',
    text: 'The service is alerted at once and pays no more mvps. With a joint command centre the other service is alerted with it; otherwise it follows in the next phase, if it has no detection of its own by then. From then on ships may leave the harbour, and in a real attack the US tells its mvps.',
    see: ['Telling mvps', 'Leaving Harbor', 'Joint Command', 'Detection'],
    terms: ['alert', 'Army', 'Navy', 'pass', 'believed', 'confirmation', 'following', 'harbor', 'center'],
  },
  {
    number: 'China Clipper',
    title: 'The China Clipper',
    text: 'In every phase, by night too, the US rolls at 6% (four dice, all high) for each hidden Japanese piece in the western sector. Dummies are rolled for as well (PH-50). A find is a Navy report that may be denied (PH-22).',
    see: ['Command Denial', 'Detection', 'Dummies'],
    terms: ['Pan Am', 'flying boat', 'airliner', 'last message', 'west', 'W'],
  },
];
