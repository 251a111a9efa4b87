import './seats.css';
import { useState } from 'preact/hooks';
import { ONLOOKER } from '../../core/exchange/seats';
import type { Side } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { Field } from '../kit/field';
import { Options } from '../kit/options';

/** A side that can be taken, with the name that players gave it. */
export type FreeSeat = { readonly seat: string; readonly name: string };

type Chosen = { readonly seat: string; readonly name: string };

/** A name and a seat; the name is the one that players gave the side, until another is typed. */
export function useSeat(free: readonly FreeSeat[], sides: readonly Side[], now?: Chosen) {
  const [seat, setSeat] = useState(now?.seat ?? free[0]?.seat ?? ONLOOKER);
  const [typed, setTyped] = useState(now?.name);
  const given = free.find((each) => each.seat === seat)?.name;
  const usual = sides.find(({ id }) => id === seat)?.name;
  const name = typed ?? (given === usual ? '' : (given ?? ''));
  return { seat, name, setSeat, setName: setTyped };
}

type Props = {
  free: readonly FreeSeat[];
  sides: readonly Side[];
  /** Whether one may look on only. */
  looksOn?: boolean;
  chosen: ReturnType<typeof useSeat>;
  problem?: Problem | undefined;
};

export function SeatFields({ free, sides, looksOn, chosen, problem }: Props) {
  const options = free.map(({ seat, name }) => {
    const side = sides.find(({ id }) => id === seat);
    const label = !side || side.name === name ? name : `${side.name}: ${name}`;
    return { value: seat, label, tone: side?.tone };
  });
  const all = looksOn ? [...options, { value: ONLOOKER, label: 'Onlooker' }] : options;
  return (
    <div class="seat-fields stack">
      <Field
        id="seat-name"
        label="Your name"
        look="text"
        must={!chosen.name.trim()}
        problem={problem?.field === 'name' ? problem : undefined}
      >
        {(tied) => (
          <input
            {...tied}
            class="text-input"
            type="text"
            autoComplete="off"
            maxLength={24}
            value={chosen.name}
            onInput={(event) => chosen.setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field id="seat" label="Your seat" look="options" problem={undefined}>
        {() => (
          <Options
            name="seat"
            options={all}
            chosen={[chosen.seat]}
            onChosen={([seat]) => chosen.setSeat(seat ?? ONLOOKER)}
          />
        )}
      </Field>
    </div>
  );
}
