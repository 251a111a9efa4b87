import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { RULE } from '../../data/headings';
import { TURNS } from '../../data/sequence';
import { mayLeaveHarbour, openReports } from '../../state/command';
import { isNight, type PearlState } from '../../state/state';

const next = (text: string): MaybeLine => must(undefined, RULE.sequence, text, 'end-step');

const reportWaits = (state: PearlState): boolean => openReports(state).length > 0;

/** A report comes before everything else. */
const reportLine = must('us', RULE.denial, 'Answer the waiting report in secret: is it believed?', 'report');

const attackLine = may(
  'jp',
  RULE.detection,
  'Reveal the attack before your first strike, mini-sub attack or landing. This tells the US that it is real.',
  'attack',
);

const discloseLine = may(
  'jp',
  RULE.telling,
  'Call for the US precautions. This tells the US that the attack is real.',
  'disclose',
);

const spendLine = may('us', RULE.precautions, 'Add to your precautions in secret.', 'precautions');

const enterLine = may(
  'jp',
  RULE.ward,
  'Bring the mini-subs in, if you use them. The Ward rolls for each.',
  'mini-subs-enter',
);

export const arrivalLines = (state: PearlState): readonly MaybeLine[] => [
  reportLine,
  must(
    'us',
    RULE.carriers,
    'Roll in secret for each carrier that is not in play yet.',
    reportWaits(state) ? undefined : 'arrivals',
  ),
  must('us', RULE.carriers, 'Place those that come on the southern edge, A-1 to C-1.'),
  discloseLine,
  spendLine,
  next('Then end this step.'),
];

export const miniSubLines: readonly MaybeLine[] = [
  reportLine,
  enterLine,
  spendLine,
  discloseLine,
  next('Go on to ship movement.'),
];

export const movementLines = (state: PearlState): readonly MaybeLine[] => [
  reportLine,
  must('us', RULE.sequence, 'Move first: fast ships one hex, then every ship its second or only one.'),
  state.game.cursor.turn === 1 && must('jp', RULE.entry, 'Stay on the entry hexes in this first phase.'),
  may(undefined, RULE.dummies, 'Place your dummies again.'),
  must(undefined, RULE.movement, 'Roll for each damaged ship that is to move.', 'damaged-move'),
  must(
    undefined,
    RULE.surfaceDetection,
    'Where ships of both sides share a hex, see at once whether they meet.',
    'surface-contact',
  ),
  must(undefined, RULE.surfaceCombat, 'If they do, fight.', 'surface-combat'),
  may('us', RULE.subAttack, 'Attack a carrier with each submarine in its hex.', 'submarine-attack'),
  may('us', RULE.squadrons, 'Put to sea from the harbour, by the channel.', 'sortie'),
  !mayLeaveHarbour(state) &&
    must('us', RULE.leaving, 'Keep ships in harbour until a detection is confirmed or the attack begins.'),
  may('us', RULE.leaving, 'Send carriers out of harbour in secret: Japan is not told.', 'carriers-leave'),
  enterLine,
  may('jp', RULE.landing, 'Land, if you planned an invasion: one roll, by the transports left.', 'landing'),
  attackLine,
  discloseLine,
  spendLine,
  next('Go on to the searches.'),
];

export const searchLines = (state: PearlState): readonly MaybeLine[] => [
  reportLine,
  may('us', RULE.airToSea, 'Search with each unit you have paid for, in its sector.', 'us-search'),
  may('jp', RULE.airToSea, 'Search with carrier aircraft. What they find is confirmed at once.', 'jp-search'),
  isNight(state) && must(undefined, RULE.airToSea, 'No aircraft search in the dark.'),
  must('us', RULE.clipper, 'Roll for each hidden Japanese piece in the western sector.', 'clipper'),
  discloseLine,
  spendLine,
  next('Go on to air operations.'),
];

const miniAttackLine = may(
  'jp',
  RULE.miniSubs,
  'Attack with the mini-subs in the impulse your plan sets.',
  'mini-subs-attack',
);

const isLast = ({ game }: PearlState): boolean => game.cursor.turn === TURNS.length;

const phaseEnd = (state: PearlState): MaybeLine =>
  isLast(state)
    ? must('jp', RULE.setups, 'End the game: this was its last phase.', 'end-game')
    : must(undefined, RULE.sequence, 'End the phase once nobody is in the air.', 'end-phase');

const standDown = (state: PearlState): MaybeLine =>
  !isLast(state) && may('jp', RULE.setups, 'Or end the game here, if nothing more will happen.', 'end-game');

export const nightLines = (state: PearlState): readonly MaybeLine[] => [
  reportLine,
  may(undefined, RULE.impulses, 'Ready squadrons, as many as you like.'),
  must(undefined, RULE.airOps, 'No air attacks in the dark.'),
  miniAttackLine,
  may(undefined, RULE.impulses, 'Count impulses, for a mini-sub attack.', 'impulse'),
  attackLine,
  discloseLine,
  spendLine,
  phaseEnd(state),
  standDown(state),
];

/** One impulse of a day after the other. */
export const airLines = (state: PearlState): readonly MaybeLine[] => [
  reportLine,
  must('us', RULE.impulses, 'You go first: move what is in the air one hex, then take off.'),
  must(
    undefined,
    RULE.launching,
    'In an impulse a carrier launches 1 squadron, a US land base 3 single-engine and 2 multi-engine ones.',
  ),
  may(
    'us',
    RULE.readying,
    'Ready squadrons, as many as you like: 1 mvp each until their service is alerted. Pay in secret.',
    'precautions',
  ),
  may('us', RULE.joint, 'Buy a joint command in secret: 12 mvps.', 'joint'),
  may('us', RULE.radar, 'Look out by radar for each wave within 2 hexes.', 'radar'),
  may('us', RULE.subDetection, 'Look out from each submarine under or next to a wave.', 'sub-sighting'),
  may('us', RULE.airToAir, 'Look once for a wave over its launching hex.', 'launch-contact'),
  may('jp', RULE.strikeContact, 'Find ships at sea before you strike them.', 'jp-contact'),
  may('jp', RULE.airStrikes, 'Strike, squadron by squadron.', 'jp-strike'),
  may('us', RULE.strikeContact, 'Find ships before you strike them.', 'us-contact'),
  may('us', RULE.airStrikes, 'Strike ships, squadron by squadron.', 'us-strike'),
  may(
    'us',
    RULE.interception,
    'Choose the fighters that intercept a squadron, each once an impulse, and escorts that take losses for bombers.',
  ),
  miniAttackLine,
  must(undefined, RULE.airOps, 'Roll for a squadron that returns from beyond its range.', 'crash'),
  must(
    undefined,
    RULE.carrierOps,
    'Land squadrons without a carrier where there is room, or lose them.',
    'land-elsewhere',
  ),
  attackLine,
  discloseLine,
  must(undefined, RULE.impulses, 'Go on to the next impulse.', 'impulse'),
  phaseEnd(state),
  standDown(state),
];
