import { useEffect, useState } from 'preact/hooks';
import { rollFaces } from '../../app/random';
import type { DiceSpec } from '../../core/dice';
import { groupNotes } from './face-notes';
import { tap } from './tap';

export type RollBy = 'app' | 'physical';

type Props = DiceSpec & {
  faceNotes?: readonly string[] | undefined;
  /** What this side usually does: that way is the biggest button. */
  first: RollBy;
  rollLabel: string;
  /** Digit keys press faces: for one set of dice on a screen. */
  keys: boolean;
  was?: readonly number[] | undefined;
  onRoll(faces: readonly number[], by: RollBy): void;
};

/** Faces to tap beside "roll for me". The last face tapped completes the roll. */
export function DiceInput({ count, sides, faceNotes, first, rollLabel, keys, was, onRoll }: Props) {
  const [faces, setFaces] = useState<readonly (number | undefined)[]>(() => Array(count).fill(undefined));
  const [picked, setPicked] = useState<number>();
  const next = picked ?? faces.indexOf(undefined);

  const press = (face: number) => {
    const filled = faces.map((old, i) => (i === next ? face : old));
    setPicked(undefined);
    setFaces(filled);
    if (!filled.includes(undefined)) {
      onRoll(filled as number[], 'physical');
      setFaces(Array(count).fill(undefined));
    }
  };

  useEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const face = Number(event.key);
      if (/^[1-9]$/.test(event.key) && face <= sides) press(face);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const numbers = Array.from({ length: sides }, (_, i) => i + 1);
  const total = faces.reduce<number>((sum, face) => sum + (face ?? 0), 0);
  return (
    <div class={`roll first-${first}`}>
      {count > 1 && (
        <div class="slots">
          {faces.map((face, i) => (
            <button
              key={i}
              type="button"
              class={i === next ? 'slot now' : 'slot'}
              aria-label={`Die ${i + 1}: ${face ?? 'not yet'}${i === next ? ', next' : ''}`}
              onClick={() => setPicked(i)}
            >
              {face ?? ' '}
            </button>
          ))}
          <span class="slots-total soft">
            {total ? `total so far ${total}` : `${count} dice, one tap each`}
          </span>
        </div>
      )}
      {count > 1 && faceNotes && <p class="soft">{groupNotes(faceNotes, count).join(' · ')}</p>}
      <fieldset class="dice faces">
        <legend class="sr">{count > 1 ? `Your die ${next + 1} shows` : 'Your die shows'}</legend>
        {numbers.map((face) => (
          <button
            key={face}
            type="button"
            class={was?.[Math.max(0, next)] === face ? 'face was' : 'face'}
            onClick={count > 1 ? () => press(face) : tap(() => press(face))}
          >
            <span>{face}</span>
            {count === 1 && faceNotes?.[face - 1] && <span class="face-note">{faceNotes[face - 1]}</span>}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class={first === 'app' ? 'main' : 'plain'}
        onClick={tap(() => onRoll(rollFaces(count, sides), 'app'))}
      >
        {rollLabel}
      </button>
    </div>
  );
}
