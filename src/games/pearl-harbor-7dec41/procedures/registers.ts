import { type Args, startDerivation } from '../../../core/play/procedure';
import { askFields, mark, pick, when, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { optionsOf } from '../../../kit/which';
import { type Deed, LOADS } from '../data/cards';
import { RULE } from '../data/headings';
import { MOST_MARKERS } from '../data/limits';
import type { SideId } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import { squadronsOf } from '../state/forces';
import { cardsTag, markersTag } from '../state/secrets';
import type { PearlState } from '../state/state';

const sideOf = ({ side }: Args): SideId => (side === 'us' ? 'us' : 'jp');

const DEED_LABELS: { readonly [D in Deed]: string } = {
  ready: 'Readied',
  load: 'Loaded with',
  off: 'Take off',
  held: 'Take off, held back for another wave',
  on: 'Fly on 1 hex',
  home: 'Land, to be readied again',
};

/** The squadron card of one side: what is ready, loaded, in the air since when, and with how much of its range. */
export const squadronCard: Procedure = {
  id: 'squadron-card',
  rule: RULE.missions,
  title: 'Squadron card',
  side: (_, args) => sideOf(args),
  secret: (state, args) => ({ side: sideOf(args), tag: cardsTag(state, sideOf(args)) }),
  veiled: (_, args) => [{ type: 'v1.CardNoted', side: sideOf(args), deed: 'ready', squadrons: [] }],
  beside: () => '',
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const rule = RULE.missions;
    const own = squadronsOf(state, side);
    const { deed, load, squadrons } = yield* askFields(
      startDerivation(side),
      {
        key: 'card',
        rule,
        title: 'What do your squadrons do?',
        hint: 'Private notes in place of scraps of paper. The app does not enforce them.',
        submit: 'Save the note',
        secret: side,
      },
      {
        deed: pick('What they do', DEED_LABELS),
        load: when('deed', ['load'], pick('Load', LOADS)),
        squadrons: mark('Squadrons', optionsOf(own), { initial: [] }),
      },
    );
    const chosen = own.filter(({ id }) => squadrons.includes(id)).map(({ name }) => name);
    const label = `${DEED_LABELS[deed]}${load ? ` ${LOADS[load]}` : ''}`;
    return finish(
      heading('Squadron card', { rule }),
      [{ type: 'v1.CardNoted', side, deed, squadrons, ...(load && { load }) }],
      [fact(label, { value: chosen.join(', ') || 'none', rule })],
    );
  },
};

const PAID = 'Searches and submarines bought';
const PAID_HINT =
  'For example: PBY 9 west, submarine north. When Japan calls, only kind and number are revealed.';
const line = (label: string, initial = '', more: { readonly hint?: string } = {}) =>
  words(label, 80, { optional: true, initial, ...more });

/** Keys and labels of the lines: Marker 1 is m1. */
const named = (what: string, letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${letter}${i + 1}`, label: `${what} ${i + 1}` }));
const MARKERS = named('Marker', 'm', MOST_MARKERS);
const WAVES = named('Wave', 'w', 3);

/** Which marker is what and where, and the waves in the air: one side's own register (Markers, Launching). */
export const markers: Procedure = {
  id: 'markers',
  rule: RULE.markers,
  title: 'Markers and waves',
  side: (_, args) => sideOf(args),
  secret: (state, args) => ({ side: sideOf(args), tag: markersTag(state, sideOf(args)) }),
  veiled: (_, args) => [{ type: 'v1.MarkersNoted', side: sideOf(args), markers: [], waves: [] }],
  beside: () => '',
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const rule = RULE.markers;
    const before = state.game.markers?.[side];
    const us = side === 'us';
    const told = yield* askFields(
      startDerivation(side),
      {
        key: 'markers',
        rule,
        title: 'What is each marker, and where?',
        hint: 'Private notes: task forces, dummies, submarines and waves in the air.',
        submit: 'Save the note',
        secret: side,
      },
      Object.fromEntries([
        ...MARKERS.map(({ key, label }, i) => [key, line(label, before?.markers[i])] as const),
        ...WAVES.map(({ key, label }, i) => [key, line(label, before?.waves[i])] as const),
        ...(us ? [['paid', line(PAID, before?.paid, { hint: PAID_HINT })] as const] : []),
      ]),
    );
    const said = ({ key }: { readonly key: string }): string => told[key] ?? '';
    const noted = [...MARKERS, ...WAVES]
      .filter(said)
      .map((each) => fact(each.label, { value: said(each), rule }));
    const { paid = '' } = told;
    return finish(
      heading('Markers and waves', { rule }),
      [
        {
          type: 'v1.MarkersNoted',
          side,
          markers: MARKERS.map(said),
          waves: WAVES.map(said),
          ...(us && { paid }),
        },
      ],
      [...noted, ...(paid ? [fact(PAID, { value: paid, rule: RULE.searches })] : [])],
    );
  },
};
