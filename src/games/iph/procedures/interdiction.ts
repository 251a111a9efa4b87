import type { FormCheck, FormField } from '../../../core/play/form';
import { askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import { HEX_NUMBER } from '../data/hexes';
import { freePlanes } from '../state/air';
import type { Procedure, Run } from '../state/events';
import type { IphState } from '../state/state';

/** 7.13: before the first pull, planes over hexes of their own; each makes its hex and the six around it slow. */
export const interdiction: Procedure = {
  id: 'interdiction',
  rule: '7.13',
  title: () => 'Interdiction',
  side: () => 'jp',
  *run(state: IphState): Run {
    const planes = freePlanes(state);
    if (!planes) return withoutEffect('Interdiction', 'No plane is free.');
    const values = yield* askForm(startWorking('jp'), {
      key: 'missions',
      rule: '7.13',
      title: 'Interdiction',
      hint: 'One plane to a hex. It slows its hex and the six around it, and gives no support this turn.',
      submit: 'Set them out',
      fields: missionFields(planes),
      checks: [
        { kind: 'different', fields: hexKeys(planes), message: ONE_TO_A_HEX },
        ...hexKeys(planes).map((field): FormCheck => {
          const includes = state.turnUse.interdiction;
          return { kind: 'never', field, all: [{ field, includes }], message: ONE_TO_A_HEX };
        }),
      ],
    });
    const hexes = hexKeys(planes).flatMap((key) => (values[key] ? [String(values[key])] : []));
    const value = hexes.length === 1 ? '1 plane' : `${hexes.length} planes`;
    return {
      events: [{ type: 'v1.InterdictionSet', hexes }],
      trace: [
        { kind: 'title', label: 'Interdiction', value, rule: '7.13' },
        ...(hexes.length ? [{ kind: 'fact', label: `Over ${hexes.join(', ')}`, rule: '7.13' } as const] : []),
      ],
    };
  },
};

const ONE_TO_A_HEX = 'One plane to a hex: name another one.';

const hexKeys = (planes: number): readonly string[] =>
  Array.from({ length: planes }, (_, i) => `hex-${i + 1}`);

function missionFields(planes: number): readonly FormField[] {
  const counts = Array.from({ length: planes }, (_, i) => i + 1);
  return [
    {
      key: 'planes',
      label: `Planes, of ${planes} free`,
      kind: 'choice',
      options: counts.map((n) => ({ value: String(n), label: String(n) })),
      initial: '1',
    },
    ...counts.map((n): FormField => {
      const from = counts.filter((other) => other >= n).map(String);
      const when = { field: 'planes', includes: from };
      return {
        key: `hex-${n}`,
        label: `Plane ${n} over hex`,
        kind: 'text',
        maxLength: 4,
        optional: false,
        pattern: HEX_NUMBER,
        when,
      };
    }),
  ];
}
