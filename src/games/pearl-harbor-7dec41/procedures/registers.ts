import type { FormField } from '../../../core/play/form';
import { type Args, askForm, startWorking } from '../../../core/play/procedure';
import { type Deed, LOADS, type Load } from '../data/cards';
import { RULE } from '../data/headings';
import { MOST_MARKERS } from '../data/limits';
import type { SideId } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import { squadronsOf } from '../state/forces';
import { cardsTag, markersTag } from '../state/secrets';
import type { PearlState } from '../state/state';

const sideOf = ({ side }: Args): SideId => (side === 'us' ? 'us' : 'jp');

const DEED_LABELS: { readonly [D in Deed]: string } = {
  ready: 'Are readied',
  load: 'Are loaded with',
  off: 'Take off',
  held: 'Take off, held back for another wave',
  on: 'Fly on 1 hex',
  home: 'Land, to be readied anew',
};

/** The squadron card of one side: what is ready, loaded, in the air since when, and with how much of its range. */
export const squadronCard: Procedure = {
  id: 'squadron-card',
  rule: RULE.missions,
  title: () => 'Squadron card',
  side: (_, args) => sideOf(args),
  secret: (state, args) => ({ side: sideOf(args), tag: cardsTag(state, sideOf(args)) }),
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const { deed, load, squadrons } = yield* askForm(startWorking(side), {
      key: 'card',
      rule: RULE.missions,
      title: 'Which squadrons do what?',
      hint: 'For you alone, in the place of scraps of paper. Nothing of it is enforced.',
      submit: 'Note it',
      fields: [
        {
          key: 'deed',
          label: 'They',
          kind: 'choice',
          options: Object.entries(DEED_LABELS).map(([value, label]) => ({ value, label })),
        },
        {
          key: 'load',
          label: 'Load',
          kind: 'choice',
          options: Object.entries(LOADS).map(([value, label]) => ({ value, label })),
          when: { field: 'deed', includes: ['load'] },
        },
        {
          key: 'squadrons',
          label: 'Squadrons',
          kind: 'flags',
          options: squadronsOf(state, side).map(({ id, name }) => ({ value: id, label: name })),
          initial: [],
        },
      ],
      secret: side,
    });
    const chosen = Array.isArray(squadrons) ? squadrons : [];
    const names = squadronsOf(state, side).filter(({ id }) => chosen.includes(id));
    const value = load === undefined ? '' : ` ${LOADS[load as Load]}`;
    return {
      events: [
        {
          type: 'v1.CardNoted',
          side,
          deed: deed as Deed,
          squadrons: chosen,
          ...(load !== undefined && { load: load as Load }),
        },
      ],
      trace: [
        { kind: 'title', label: 'Squadron card', rule: RULE.missions },
        {
          kind: 'fact',
          label: `${DEED_LABELS[deed as Deed]}${value}`,
          value: names.map(({ name }) => name).join(', ') || 'none',
          rule: RULE.missions,
        },
      ],
    };
  },
};

const WAVES = 3;
const PAID = 'Searches and submarines paid for';
const PAID_HINT = 'PBY 9 west, submarine north. The call of Japan opens kind and number, not this.';
const line = (key: string, label: string, initial: string): FormField => ({
  key,
  label,
  kind: 'text',
  maxLength: 80,
  optional: true,
  initial,
});

/** Which marker is what and where, and the waves in the air: one side's own register (Markers, Launching). */
export const markers: Procedure = {
  id: 'markers',
  rule: RULE.markers,
  title: () => 'Markers and waves',
  side: (_, args) => sideOf(args),
  secret: (state, args) => ({ side: sideOf(args), tag: markersTag(state, sideOf(args)) }),
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const before = state.game.markers?.[side];
    const keys = (letter: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
    const [placed, flown] = [keys('m', MOST_MARKERS), keys('w', WAVES)];
    const values = yield* askForm(startWorking(side), {
      key: 'markers',
      rule: RULE.markers,
      title: 'Which marker is what, and where?',
      hint: 'For you alone: task forces, dummies, submarines, and the waves in the air.',
      submit: 'Note it',
      fields: [
        ...placed.map((key, i) => line(key, `Marker ${i + 1}`, before?.markers[i] ?? '')),
        ...flown.map((key, i) => line(key, `Wave ${i + 1}`, before?.waves[i] ?? '')),
        ...(side === 'us' ? [{ ...line('paid', PAID, before?.paid ?? ''), hint: PAID_HINT }] : []),
      ],
      secret: side,
    });
    const said = (all: readonly string[]) => all.map((key) => String(values[key] ?? ''));
    const paid = String(values.paid ?? '');
    const lines = [...placed, ...flown].flatMap((key, i) => {
      const text = String(values[key] ?? '');
      const label = i < placed.length ? `Marker ${i + 1}` : `Wave ${i + 1 - placed.length}`;
      return text ? [{ kind: 'fact', label, value: text, rule: RULE.markers } as const] : [];
    });
    return {
      events: [
        {
          type: 'v1.MarkersNoted',
          side,
          markers: said(placed),
          waves: said(flown),
          ...(side === 'us' && { paid }),
        },
      ],
      trace: [
        { kind: 'title', label: 'Markers and waves', rule: RULE.markers },
        ...lines,
        ...(paid ? [{ kind: 'fact', label: PAID, value: paid, rule: RULE.searches } as const] : []),
      ],
    };
  },
};
