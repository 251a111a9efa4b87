import { useLayoutEffect, useState } from 'preact/hooks';
import { wantsKeys } from '../../app/device-settings';
import { rollFaces } from '../../app/random';
import type { Lying } from '../../core/journal/told-spread';
import { isTexts, isWhole } from '../../core/json';
import type { DiceSpec } from '../../core/play/dice';
import type { RollMark } from '../../core/play/prompt';
import { parseWhole } from '../../core/typed';
import { Die } from '../kit/die';
import { Options } from '../kit/options';
import { tap } from '../kit/tap';
import { type Place, useDraft } from './draft';

/** In the place of a face that has not fallen. */
const NOT_YET = 0;

export const areMarks =
  (marks: readonly RollMark[]) =>
  (kept: unknown): kept is readonly string[] =>
    isTexts(kept) && kept.every((each) => marks.some(({ value }) => value === each));

/** Letters of a note that stands beneath its die in one line, with large text too. */
const BRIEF = 12;
/** Letters of a word that is as wide as one of six faces in a row, the widest counted twice, and of a note that has room beneath it. */
const WORD = 7;
const NOTE = 16;
const isLong = (note: string): boolean =>
  note.length > NOTE || note.split(/[\s–-]/).some((word) => word.replace(/[mw]/gi, 'mm').length > WORD);

export type RollBy = 'app' | 'physical';

type Props = DiceSpec & {
  faceNotes?: readonly string[] | undefined;
  dieNotes?: readonly (readonly string[])[] | undefined;
  dieNames?: readonly string[] | undefined;
  marks?: readonly RollMark[] | undefined;
  /** What this side usually does: that way is the biggest button. */
  first: RollBy;
  rollLabel: string;
  /** Digit keys press faces: for one set of dice on a screen. */
  keys: boolean;
  was?: readonly number[] | undefined;
  wasMarked?: readonly string[] | undefined;
  onMarked?(marked: readonly string[]): void;
  /** The dice as they are entered; one that is about to be tapped again does not lie. */
  onLying?(lying: Lying): void;
  /** Where dice half entered are kept. */
  place?: Place;
  onRoll(faces: readonly number[], by: RollBy, marked: readonly string[]): void;
};

/** Faces to tap beside "roll for me". The last face tapped completes the roll. */
export function DiceInput({
  count: least,
  sides,
  faceNotes,
  dieNotes,
  dieNames,
  marks = [],
  first,
  rollLabel,
  keys,
  was,
  wasMarked = [],
  onMarked,
  onLying,
  place,
  onRoll,
}: Props) {
  const [marked, setMarked] = useDraft(place, 'marks', () => wasMarked, areMarks(marks));
  const declared = marks.filter(({ value }) => marked.includes(value));
  const extra = declared.flatMap(({ dice, dieName, label }) => Array<string>(dice).fill(dieName ?? label));
  const count = least + extra.length;
  const names = dieNames || extra.length ? [...extra, ...(dieNames ?? [])] : undefined;
  const none = (): readonly number[] => Array(count).fill(NOT_YET);
  const [faces, setFaces] = useDraft(
    place,
    'faces',
    none,
    (kept): kept is readonly number[] =>
      Array.isArray(kept) &&
      kept.length === count &&
      kept.every((face) => isWhole(face, NOT_YET, sides)) &&
      kept.includes(NOT_YET),
  );
  const [picked, setPicked] = useState<number>();
  const next = picked ?? faces.indexOf(NOT_YET);
  useLayoutEffect(
    () => onLying?.({ faces: faces.map((face, i) => (i === next ? NOT_YET : face)), next }),
    [faces, next],
  );

  const press = (face: number) => {
    const filled = faces.map((old, i) => (i === next ? face : old));
    setPicked(undefined);
    setFaces(filled);
    if (!filled.includes(NOT_YET)) {
      onRoll(filled, 'physical', marked);
      setFaces(none());
    }
  };

  // Before the next paint, so that digits pressed as fast as one can each find their own die.
  useLayoutEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element &&
        event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
      if (typing || !wantsKeys() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const face = event.key.length < 3 ? parseWhole(event.key) : undefined;
      if (face !== undefined && face >= 1 && face <= Math.min(sides, 9)) press(face);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const mark = (chosen: readonly string[]) => {
    const dice = marks.reduce(
      (sum, { value, dice: more }) => sum + (chosen.includes(value) ? more : 0),
      least,
    );
    setMarked(chosen);
    onMarked?.(chosen);
    setPicked(undefined);
    setFaces(Array(dice).fill(NOT_YET));
  };

  const nameOf = (i: number): string => names?.[i] ?? `Die ${i + 1}`;
  const numbers = Array.from({ length: sides }, (_, i) => i + 1);
  const total = faces.reduce((sum, face) => sum + face, 0);
  const notes = dieNotes?.[next] ?? (count === 1 ? faceNotes : undefined);
  const isNoted = notes?.some((note) => note.length > BRIEF);
  const isWordy = sides === 6 && notes?.some(isLong);
  return (
    <div class={`roll first-${first}`}>
      <div class="throw">
        {marks.length > 0 && (
          <fieldset class="marks">
            <legend class="sr">Declared with this roll</legend>
            <Options name="marks" options={marks} chosen={marked} several onChosen={mark} />
          </fieldset>
        )}
        {count > 1 && (
          <div class="slots">
            {faces.map((face, i) => (
              <button
                key={i}
                type="button"
                class={i === next ? 'slot now' : 'slot'}
                aria-label={`${nameOf(i)}: ${face || 'not yet'}${i === next ? ', next' : ''}`}
                onClick={() => setPicked(i)}
              >
                {face && sides === 6 ? <Die face={face} /> : face || ' '}
              </button>
            ))}
            <span class="slots-total soft">
              {names ? nameOf(next) : total ? `total so far ${total}` : `${count} dice, one tap each`}
            </span>
          </div>
        )}
        <fieldset class={`dice faces${isNoted ? ' noted' : ''}${isWordy ? ' wordy' : ''}`}>
          <legend class="sr">
            {count > 1 ? `Your die ${next + 1} shows${names ? `, ${nameOf(next)}` : ''}` : 'Your die shows'}
          </legend>
          {numbers.map((face) => (
            <button
              key={face}
              type="button"
              class={was?.[Math.max(0, next)] === face ? 'face was' : 'face'}
              onClick={count > 1 && faces.some(Boolean) ? () => press(face) : tap(() => press(face))}
            >
              {sides === 6 && <Die face={face} />}
              <span class={sides === 6 ? 'sr' : undefined}>{face}</span>
              {notes?.[face - 1] && <span class="face-note">{notes[face - 1]}</span>}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          class={first === 'app' ? 'main' : 'plain'}
          onClick={tap(() => onRoll(rollFaces(count, sides), 'app', marked))}
        >
          {rollLabel}
        </button>
      </div>
    </div>
  );
}
