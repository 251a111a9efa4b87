import './seats.css';
import type { ComponentChildren } from 'preact';
import type { Joining } from '../../app/exchange/join';
import type { Problem } from '../../core/result';
import { Card } from '../kit/card';
import { SideName } from '../kit/side-name';
import { SeatFields, type useSeat } from './seat-fields';

/** A game that can be joined: how far it is, and who sits there. */
export function JoinableCard({ joining, children }: { joining: Joining; children?: ComponentChildren }) {
  const { title, game, table, entries } = joining;
  const sideOf = (seat: string) => game.sides.find(({ id }) => id === seat);
  return (
    <Card title={title} class="stack">
      <p>
        {game.title}, {entries.length} entries so far.
      </p>
      <ul class="list seats">
        {table.seats.map(({ writer, seat, name }) => (
          <li key={writer}>
            <b>{name}</b>
            <SideName tone={sideOf(seat)?.tone}>{sideOf(seat)?.name ?? 'Onlooker'}</SideName>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

type FormProps = {
  joining: Joining;
  chosen: ReturnType<typeof useSeat>;
  problem: Problem | undefined;
  onJoin: () => void;
};

/** A name and a seat; its button is elsewhere, and belongs to the form "join". */
export function JoinForm({ joining: { free, game }, chosen, problem, onJoin }: FormProps) {
  return (
    <form
      id="join"
      class="stack wide"
      onSubmit={(event) => {
        event.preventDefault();
        onJoin();
      }}
    >
      <SeatFields {...{ free, chosen, problem }} sides={game.sides} looksOn />
    </form>
  );
}
