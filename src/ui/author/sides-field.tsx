import { useId } from 'preact/hooks';
import { SIDES, type TypedGame } from '../../app/own/author/typed-game';
import type { Problem } from '../../core/result';
import { announce } from '../kit/announce';
import { tied, Wrong } from '../kit/field';
import { Icon } from '../kit/icon';
import { Segments } from '../kit/segments';

type Props = {
  typed: TypedGame;
  problem: Problem | undefined;
  onType(more: Partial<TypedGame>): void;
};

/** Two sides with their names and more of them, or one that plays on its own. */
export function SidesField({ typed: { sides, alone }, problem, onType }: Props) {
  const id = useId();
  const isAlone = alone !== undefined;
  const names = isAlone ? [alone] : sides;
  // A problem of all sides together is shown at the last one.
  const at = problem && Number(problem.field?.split('.')[1] ?? names.length) - 1;
  const rename = (i: number, name: string) =>
    onType(isAlone ? { alone: name } : { sides: sides.map((was, j) => (j === i ? name : was)) });
  const focus = (i: number) => requestAnimationFrame(() => document.getElementById(`${id}-${i}`)?.focus());
  const add = () => {
    onType({ sides: [...sides, ''] });
    focus(sides.length);
  };
  const takeOut = (i: number) => {
    onType({ sides: sides.filter((_, j) => j !== i) });
    announce(`${sides[i]?.trim() || `Side ${i + 1}`} is taken out.`);
    focus(Math.min(i, sides.length - 2));
  };
  return (
    <div>
      <Segments
        legend="Sides"
        options={[
          { value: 'several', label: 'Two or more' },
          { value: 'alone', label: 'On my own' },
        ]}
        value={isAlone ? 'alone' : 'several'}
        onPick={(picked) => onType({ alone: picked === 'alone' ? 'My side' : undefined })}
      />
      {names.map((name, i) => (
        <div key={i}>
          <div class="author-side">
            <label for={`${id}-${i}`}>{isAlone ? 'Name' : `Side ${i + 1}`}</label>
            <input
              {...tied(`${id}-${i}`, at === i ? problem : undefined)}
              type="text"
              value={name}
              autocomplete="off"
              enterkeyhint="next"
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget }) => rename(i, currentTarget.value)}
            />
            {names.length > SIDES[0] && (
              <button
                type="button"
                class="icon-button"
                aria-label={`Take out side ${i + 1}`}
                onClick={() => takeOut(i)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {at === i && <Wrong id={`${id}-${i}`} problem={problem} />}
        </div>
      ))}
      {!isAlone && sides.length < SIDES[1] && (
        <div class="author-side">
          <button type="button" onClick={add}>
            Add a side
          </button>
        </div>
      )}
    </div>
  );
}
