import { termsOf } from '../../../kit/text';

/** The rulebook's words that a new player may not know. */
export const PEARL_HARBOR_TERMS = termsOf(`
  mvp, mvps, matching victory point, matching victory points | A matching victory point: what the US pays in secret for being readier than history was. Each may give Japan a point. | Precautions
  precautions, precaution | What the US may do before the alarm: searches, submarines out, squadrons readied, a joint command. Paid for in mvps. | Precautions
  vp, vps, victory point, victory points | Victory points. Japan needs 25 to win, 40 for a strategic victory. | Verdict
  false alarm, false alarms | A game in which Japan has secretly decided not to attack. A series has two of them at most. | Setups
  series | One to three games that end with the real attack. | Setups
  strategic victory | A win that counts as two games: 40 points, or the island taken. | Verdict
  matching, matched, match real points, matches real points | Each game’s mvps give Japan as many points again as it really scores, up to what was spent in that game. | Matching
  four ships, four-ship penalty, four-ship requirement, penalty | Japan is to bottom or destroy four ships, 16 points of them. Every point short costs it 4. | Four Ships
  penned in, penned, penned ship, penned ships | A battleship that cannot leave its berth because a damaged ship lies in its way. | Penned In
  joint command, joint command centre, joint centre | Army and Navy under one roof: what one has confirmed alerts both, and fewer reports are dismissed. | Joint Command
  command denial, denial, ComDen, dismissed, denied | The risk that headquarters does not believe a report. It falls with each report. | Command Denial
  report, reports | A sighting that one US service hears of, and may or may not believe. | Detection
  confirmed detection, confirmed, confirmation, detection confirmed | A report that is believed. Its service is alerted, pays no more mvps, and ships may leave harbour. | Confirmed Detection
  alerted, alert, alerts, unalerted, not alerted | Ready to shoot: anti-aircraft fire has a chance, and targets are harder to hit. Army and Navy are alerted apart. | Detection
  Kido Butai | The Japanese carrier force. Its carriers stay together unless damaged or detached. | Kido Butai
  weather front | The bad weather in the northwest. Ships in it do not see each other. | Surface Detection
  battle squadron, battle squadrons | Ships that put to sea from Pearl Harbor. With an old battleship in it, it moves 1 hex. | Battle Squadrons
  entrance channel, channel | The only way in and out of Pearl Harbor. A ship sunk across it gives Japan 12 points. | Battle Squadrons
  task force, task forces | A group of ships under one marker on the map. The other side does not see what is in it. | Markers
  dummy, dummies, hidden marker, hidden markers, hidden piece, hidden pieces | A marker with nothing behind it, to keep the other side guessing. | Dummies
  mini-sub, mini-subs | A small Japanese submarine that tries to slip into the harbour. Each attacks once. | Mini-subs
  Ward, USS Ward | The US destroyer that guards the harbour’s entrance against mini-subs. | USS Ward
  China Clipper, Clipper | An airliner on its way from the west that may see something. | China Clipper
  air impulse, air impulses, impulse, impulses | A ninth of a phase: aircraft fly one hex in it, and take off, strike or land. | Air Impulses
  phase, phases | Six hours of the day, a box of the track: Night, Morning, Noon or Afternoon. | Gameturn Sequence
  readied, readying, ready a squadron, readied aircraft | Fuelled and armed. On a carrier’s deck such aircraft make any bomb deadly. | Readying
  Combat Air Patrol, CAP | Fighters always above a force with an undamaged carrier. They stand in the anti-aircraft table. | Interception
  escort, escorts | Fighters that fly with bombers and are shot down in their place; or warships that shield others. | Interception
  screen, screened, screening | Warships between the enemy and transports or carriers. When it is beaten, those are lost. | Screening
  low altitude, low bombing, LA | Bombing or torpedoing from close by: it hits more, and is shot at more. Single-engine aircraft know no other. | Altitude
  high altitude, high bombing, HA | Bombing from far up, by multi-engine aircraft alone: hardly shot at, and hardly a hit on a moving ship. | Altitude
  stationary | In harbour, on an airfield or on shore: a target that does not move. | Airstrike Hits
  1-hex-capable, 1-hex target, 1-hex ship | Slow at sea: transports, damaged ships, squadrons with old battleships. | Airstrike Hits
  2-hex-capable, 2-hex target, 2-hex ship | Fast at sea: an undamaged warship. | Airstrike Hits
  bottomed, bottom, bottoms | Sunk in the shallow harbour, upright on the ground: more than damaged, not yet destroyed. | Damage States
  capital ship, capital ships | A battleship or a carrier. | Hit Results
  heavy bomb, heavy bombs, heavy | A bomb that counts like a torpedo against a damaged ship. By our reading those dropped from level flight. | Hit Results
  armour-piercing, armour-piercing bomb, armour-piercing bombs, armor-piercing, AP | A shell turned into a bomb, one load for each Kate squadron: half its hits blow a battleship up. | Armor-piercing
  Kate, Kates | A Japanese torpedo plane, which may carry bombs instead. | Kate Loads
  Val, Vals | A Japanese dive bomber with ordinary bombs. | Altitude
  Zero, Zeros | The Japanese carrier fighter. It may strafe airfields. | One Target
  PBY, PBYs | A US Navy flying boat that searches out to 6 hexes. | Searches
  TBD, TBDs | A US torpedo plane of short range, with torpedoes that often fail. | Torpedo Malfunction
  SBD, SBDs | A US carrier dive bomber. | Altitude
  malfunction, dud, torpedo fails | A US air torpedo that hits and does not explode. | Torpedo Malfunction
`);
