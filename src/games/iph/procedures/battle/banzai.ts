import { askChoice, type Steps, type Working } from '../../../../core/procedure';
import type { Battle } from './declare';
import { rollColumns } from './strength';

/** 12.1: the last declaration of a battle, in attack or defence; columns toward Japan, and his losses double. */
export function* resolveBanzai(work: Working, battle: Battle): Steps<{ banzai: boolean; shift: number }> {
  const choice = yield* askChoice<'yes' | 'no'>(
    { ...work, side: 'jp' },
    {
      key: 'banzai',
      rule: '12.1',
      title: 'Banzai?',
      hint: 'A die halved in columns for Japan; his losses double, and none becomes one.',
      options: [
        { value: 'no', label: 'No banzai' },
        { value: 'yes', label: 'Banzai!' },
      ],
    },
  );
  if (choice === 'no') {
    work.lines.push({ kind: 'fact', label: 'No banzai', rule: '12.1', prompt: 'banzai' });
    return { banzai: false, shift: 0 };
  }
  work.lines.push({ kind: 'fact', label: 'Banzai: Japanese losses double', rule: '12.1', prompt: 'banzai' });
  const toward = battle.attacker === 'jp' ? 1 : -1;
  const title = 'Banzai: how many columns?';
  const shift = yield* rollColumns(work, {
    key: 'banzai-columns',
    rule: '12.1',
    title,
    label: 'Banzai',
    toward,
  });
  return { banzai: true, shift };
}

/** 12.1: losses of a side that made a banzai. */
export const banzaiLoss = (loss: number): number => (loss === 0 ? 1 : 2 * loss);
