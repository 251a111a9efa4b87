import type { RuleDigest } from '../../../core/play/rules';

/** What the US may pay for before the alarm. */
export const PRECAUTIONS: readonly RuleDigest[] = [
  {
    number: 'Precautions',
    title: 'Secret US precautions and their mvps',
    text: 'Before a confirmed detection the US may secretly pay matching victory points (mvps) to be readier than history was. Costs: PBY search 1, Army bomber search 2, submarine out 2, readying a squadron 1, sending a single-engine squadron out 2, joint command centre 12. All but the centre are paid anew in each game. A service pays nothing more once it has a confirmed detection.',
    see: [
      'Joint Command',
      'Searches',
      'US Subs',
      'Readying',
      'Search and Attack',
      'Telling mvps',
      'Matching',
    ],
    terms: ['mvp', 'price', 'spend', 'nonhistorical', 'free', 'buy', 'list', 'ledger', 'center'],
  },
  {
    number: 'Joint Command',
    title: 'Army-Navy joint command centre',
    text: 'For 12 mvps Army and Navy share one command: any confirmed detection alerts both at once. Denial then threatens only the first report, at 25%; the second stands, counted for both services together (PH-47). It is bought once in a series, kept to its end, and its 12 belong to the game of the purchase; your house rule may differ (PH-6).',
    see: ['Command Denial', 'Confirmed Detection', 'Precautions', 'Telling mvps'],
    terms: ['combined', 'JCC', 'headquarters', 'cost', 'mvp', 'one-time', 'center'],
  },
  {
    number: 'Searches',
    title: 'PBY and bomber searches',
    text: 'A PBY on search costs 1 mvp, an Army bomber by daylight 2. The sectors are west, northwest and north. One payment per unit and sector holds for all phases of the game (PH-7).',
    see: ['Air-to-sea', 'Precautions'],
    terms: ['patrol', 'Catalina', 'B-17', 'B-18', 'A-20', 'USAAC', 'reconnaissance', 'price', 'W', 'NW', 'N'],
  },
  {
    number: 'US Subs',
    title: 'US submarines on patrol',
    text: 'A US submarine at sea from the start costs 2 mvps. Without pay it may leave the harbour once there is a confirmed detection or an attack. It moves 1 hex a phase.',
    see: ['Leaving Harbor', 'Sub Detection', 'Sub Attack', 'Ship Movement'],
    terms: ['cost', 'mvp', 'boat', 'free', 'harbor'],
  },
  {
    number: 'Readying',
    title: 'Readying squadrons on O‘ahu',
    text: 'A US squadron on O‘ahu lies face down until it is readied, which turns it face up and costs 1 mvp before its service has a confirmed detection. Sending it out afterwards is a line of its own (PH-8). Readying may be done at any time, any number of squadrons, by night as well (PH-52). One that is not readied neither attacks nor meets anybody, and is caught on its field (PH-61). Carriers ready theirs on deck at no cost, where a bomb is the end of the ship.',
    see: ['Search and Attack', 'Air Impulses', 'Precautions'],
    terms: ['Oahu', 'flip', 'aircraft', 'planes', 'arm', 'refuel'],
  },
  {
    number: 'Search and Attack',
    title: 'Single-engine search and attack',
    text: 'Each single-engine squadron sent out to look for ships and strike them costs 2 mvps. If it had to be readied first, that 1 is paid as well (PH-8).',
    see: ['Readying', 'Searches', 'Air Attack Ops'],
    terms: ['dive bomber', 'SBD', 'fighter', 'one-engine', 'cost', 'mvp', 'squadrons'],
  },
  {
    number: 'Telling mvps',
    title: 'When the US tells what was spent',
    text: 'After a false alarm game the US tells kind and number of that game’s mvps. In a real attack everything is told, the joint command centre too, at the moment of confirmed detection, or at the end if there is none (PH-6). Japan calls for it then, and the call itself shows that the attack is real (PH-51).',
    see: ['Precautions', 'Matching', 'Confirmed Detection'],
    terms: ['reveal', 'disclose', 'disclosure', 'mvp', 'secret', 'announce', 'show', 'American', 'center'],
  },
];
