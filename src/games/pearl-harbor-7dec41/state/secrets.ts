import type { PearlState } from './state';

/** Tags of what is sealed in one game of one series, and until when. */
export const planTag = ({ series, game }: PearlState): string => tag('plan', series, game.no);
/** Which carriers were rolled into harbour, which put to sea and which came in from the south is told at the end. */
export const harbourTag = ({ series, game }: PearlState): string => tag('harbour', series, game.no);
export const arrivalsTag = ({ series, game }: PearlState): string => tag('arrivals', series, game.no);
export const mvpsTag = ({ series, game }: PearlState): string => tag('mvps', series, game.no);
/** What each side notes for itself. */
export const cardsTag = ({ series, game }: PearlState, side: 'jp' | 'us'): string =>
  tag(`cards-${side}`, series, game.no);
export const markersTag = ({ series, game }: PearlState, side: 'jp' | 'us'): string =>
  tag(`markers-${side}`, series, game.no);
/** Denial rolls tell of the joint centre by their dice: they open when it does. */
export const reportsTag = ({ series, game }: PearlState): string => tag('reports', series, game.no);
export const jointTag = ({ series }: PearlState): string => tag('joint', series);

const tag = (what: string, ...of: readonly number[]): string => [what, ...of].join(':');

/** What is opened at the end of a false alarm: the list of precautions, without the joint centre (PH-6). */
export const falseAlarmOpens = (state: PearlState): readonly string[] => [planTag(state), mvpsTag(state)];

/** What the US opens at a confirmed detection in a real attack: the whole ledger of the series (PH-51). */
export const disclosureOpens = (state: PearlState): readonly string[] => [
  jointTag(state),
  mvpsTag(state),
  ...gamesOf(state).map((no) => tag('reports', state.series, no)),
];

/** At the end of a series nothing stays sealed. */
export const allSecrets = (state: PearlState): readonly string[] => [
  jointTag(state),
  ...gamesOf(state).flatMap((no) =>
    [
      ...['plan', 'harbour', 'arrivals', 'mvps', 'reports'],
      ...['cards-jp', 'cards-us', 'markers-jp', 'markers-us'],
    ].map((what) => tag(what, state.series, no)),
  ),
];

const gamesOf = ({ game }: PearlState): readonly number[] => Array.from({ length: game.no }, (_, i) => i + 1);
