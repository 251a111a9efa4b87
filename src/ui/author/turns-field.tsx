import { useId } from 'preact/hooks';
import { TURNS, type TypedGame } from '../../app/own/author/typed-game';
import type { Problem } from '../../core/result';
import { Field } from '../kit/field';
import { Segments } from '../kit/segments';
import { Stepper } from '../kit/stepper';

type Props = {
  typed: TypedGame;
  problem: Problem | undefined;
  onType(more: Partial<TypedGame>): void;
};

/** How many turns there are, by number or by their dates, or that none is the last; and what one is called. */
export function TurnsField({ typed: { turns, count, dates, turn }, problem, onType }: Props) {
  const id = useId();
  const isOfName = problem?.field === 'turns.name' || (problem !== undefined && turns === 'open');
  const ofNumber = isOfName ? undefined : problem;
  return (
    <div class="fields">
      <Segments
        legend="Turns"
        options={[
          { value: 'count', label: 'A number' },
          { value: 'dates', label: 'Dates' },
          { value: 'open', label: 'Open' },
        ]}
        value={turns}
        onPick={(picked) => onType({ turns: picked })}
      />
      {turns === 'count' && (
        <Field id={`${id}-count`} look="row" label="How many turns" problem={ofNumber}>
          {(tied) => (
            <Stepper
              tied={tied}
              label="How many turns"
              text={count}
              min={TURNS[0]}
              max={TURNS[1]}
              onText={(text) => onType({ count: text })}
            />
          )}
        </Field>
      )}
      {turns === 'dates' && (
        <Field
          id={`${id}-dates`}
          look="text"
          label="Dates of the turns"
          hint="One for each turn, with commas between them: 1 May, 2 May, 3 May"
          problem={ofNumber}
        >
          {(tied) => (
            <input
              {...tied}
              type="text"
              value={dates}
              autocomplete="off"
              enterkeyhint="next"
              onInput={({ currentTarget }) => onType({ dates: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {turns === 'open' && <p class="soft">No turn is the last one: you end the game when you like.</p>}
      <Field
        id={`${id}-turn`}
        look="row"
        label="What a turn is called"
        problem={isOfName ? problem : undefined}
      >
        {(tied) => (
          <input
            {...tied}
            class="text-input"
            type="text"
            value={turn}
            autocomplete="off"
            enterkeyhint="go"
            onFocus={({ currentTarget }) => currentTarget.select()}
            onInput={({ currentTarget }) => onType({ turn: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
