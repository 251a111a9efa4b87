import type { RuleDigest } from '../../../core/play/rules';

/** Ship movement, markers and leaving harbour. */
export const SHIPS: readonly RuleDigest[] = [
  {
    number: 'Ship Movement',
    title: 'How far ships move',
    text: 'Undamaged warships move up to 2 hexes a phase; transports, US submarines and battle squadrons with old battleships 1. A damaged ship moves 1 hex at 66%, and stays capable of 1 hex if that fails (PH-49). Two-hex ships take their first hex and settle contacts, then every ship takes its second or only one; the US moves first each time. Japanese ships may go into any US search area at any time.',
    see: ['Kido Butai', 'Surface Detection', 'Battle Squadrons', 'Leaving Harbor'],
    terms: ['movement', 'speed', 'fast', 'slow', 'sail', 'BB', 'cripple'],
  },
  {
    number: 'Kido Butai',
    title: 'Japanese carriers stay together',
    text: 'Japanese carriers belong in the Kido Butai, unless they are damaged or have been detached.',
    see: ['Ship Movement', 'Carrier Ops', 'Screening'],
    terms: [
      'CV',
      'CVs',
      'split',
      'separate',
      'strike force',
      'alone',
      'Akagi',
      'Kaga',
      'Soryu',
      'Hiryu',
      'leave',
    ],
  },
  {
    number: 'Dummies',
    title: 'Dummy markers',
    text: 'Dummies may be put anywhere and used again every turn. One that is found comes off the map and counts as no report (PH-50).',
    see: ['Markers', 'China Clipper'],
    terms: ['decoy', 'fake', 'bluff', 'hidden', 're-use'],
  },
  {
    number: 'Battle Squadrons',
    title: 'Putting to sea and the entrance channel',
    text: 'Ships in Pearl Harbor may try to put to sea as a battle squadron, 1 hex a turn with an old battleship in it. A ship sunk in the entrance channel so that it blocks it gives Japan 12 points, by default on top of its own (PH-14).',
    see: ['Leaving Harbor', 'Victory Points', 'Markers', 'Surface Combat'],
    terms: ['sortie', 'blocked', 'blocking', 'bottle', 'leave', 'harbour', 'Nevada', 'VP', 'BB'],
  },
  {
    number: 'Leaving Harbor',
    title: 'When ships may leave harbour',
    text: 'No ship may go out before there is a confirmed detection or the real attack begins. Either service’s detection will do (PH-54). A submarine that was paid for is out from the start. Carriers that were rolled into harbour may go as well, without anybody being told (PH-60).',
    see: ['Battle Squadrons', 'US Subs', 'Confirmed Detection'],
    terms: ['exit', 'sortie', 'put to sea', 'battleships', 'submarines', 'port', 'move', 'harbor'],
  },
  {
    number: 'Markers',
    title: 'Task force markers',
    text: 'Each side has at most 4 markers in all, task forces and dummies together. Battle squadrons out of the harbour come on top, and submarines are not counted (PH-58).',
    see: ['Dummies', 'Entry', 'Battle Squadrons'],
    terms: ['TF', 'counters', 'limit', 'maximum', 'number', 'many', 'dummy', 'four', 'harbor'],
  },
];
