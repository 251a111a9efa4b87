import { startDerivation } from '../../../core/play/procedure';
import { askFields, choose, when, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { HEX_NUMBER, noneOf } from '../data/hexes';
import { freePlanes } from '../state/air';
import type { Procedure, Run } from '../state/events';

/** 7.13: before the first pull, planes over hexes of their own; each makes its hex and the six around it slow. */
export const interdiction: Procedure = resting({
  id: 'interdiction',
  rule: '7.13',
  title: 'Interdiction',
  side: 'jp',
  on(state) {
    const free = freePlanes(state);
    return free ? { free } : 'No plane is free.';
  },
  *run({ free }, { turnUse }): Run {
    const counts = Array.from({ length: free }, (_, i) => String(i + 1));
    const keys = counts.map((n) => `hex-${n}`);
    const over = yield* askFields<{ readonly [field: string]: string | undefined }>(
      startDerivation('jp'),
      {
        key: 'missions',
        rule: '7.13',
        title: 'Interdiction',
        hint: 'One plane to a hex. It slows its hex and the six around it, and gives no support this turn.',
        submit: 'Place the planes',
        checks: [
          { kind: 'different', fields: keys, message: ONE_TO_A_HEX },
          ...keys.map((field) => noneOf(field, turnUse.interdiction, ONE_TO_A_HEX)),
        ],
      },
      {
        planes: choose(`Planes (${free} free)`, Object.fromEntries(counts.map((n) => [n, n]))),
        ...Object.fromEntries(
          counts.map((n, i) => {
            const hex = words(`Plane ${n} over hex`, 4, { pattern: HEX_NUMBER });
            return [`hex-${n}`, when('planes', counts.slice(i), hex)];
          }),
        ),
      },
    );
    const hexes = keys.flatMap((key) => over[key] ?? []);
    const value = hexes.length === 1 ? '1 plane' : `${hexes.length} planes`;
    const title = heading('Interdiction', { value, rule: '7.13' });
    const where = fact(`Over ${hexes.join(', ')}`, { rule: '7.13' });
    return finish(title, [{ type: 'v1.InterdictionSet', hexes }], hexes.length ? [where] : []);
  },
});

const ONE_TO_A_HEX = 'Each plane needs a hex of its own.';
