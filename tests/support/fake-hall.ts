import { signal } from '@preact/signals';
import type { Hall, HallState, Heard, Listener, Offered } from '../../src/app/hall/hall';
import { keysOf, tableSecret } from '../../src/app/hall/keys';
import type { Summary } from '../../src/app/hall/summary';
import type { Pass } from '../../src/app/hall-pass';

const EVENT = 'e'.repeat(25);
const SECRET = 'A'.repeat(43);
export const DIRECTOR: Pass = {
  ...{ server: '/hall', event: EVENT, name: 'Club night', role: 'director' },
  ...{ secret: SECRET, inbox: 'i'.repeat(25), token: 'a.b.c' },
};

/** A hall without a server: it says what it is told to say, and keeps what it is offered. */
export function fakeHall() {
  const state = signal<HallState>('on');
  const created = signal<string | undefined>('first');
  const offered: { readonly subject: string; readonly id: string; readonly sealed: Uint8Array }[] = [];
  let listener: Listener | undefined;
  let answer: (subject: string) => Offered = () => ({ how: 'taken', seq: 1 });
  let seq = 0;
  const subjectOf: Hall['subjectOf'] = (kind, game) => `wd.${EVENT}.${game}.${kind}.0`;
  const hall: Hall = {
    ...{ state, created, problem: signal(undefined), subjectOf, live: () => undefined },
    async offer(subject, id, sealed) {
      const said = answer(subject);
      if (said.how === 'taken') offered.push({ subject, id, sealed });
      return said;
    },
    close() {
      state.value = 'over';
    },
  };
  const keysAt = async (table: number) => keysOf(await tableSecret(SECRET, table));
  const hear = (message: Omit<Heard, 'seq'> & { readonly seq?: number }) => {
    seq = message.seq ?? seq + 1;
    listener?.hear({ ...message, seq });
  };
  return {
    ...{ state, created, offered, keysAt, hear },
    open(heard: Listener) {
      listener = heard;
      return hall;
    },
    /** What becomes of what is offered from now on. */
    answers(next: typeof answer) {
      answer = next;
    },
    /** A table tells of itself, sealed as its phones do. */
    async tell(table: number, summary: unknown, at = Date.now(), as?: number) {
      const { game, seal } = await keysAt(table);
      const subject = subjectOf('sum', game);
      const sealed = await seal(subject, new TextEncoder().encode(JSON.stringify(summary)));
      hear({ kind: 'sum', game, subject, at, sealed, ...(as !== undefined && { seq: as }) });
    },
    async live(table: number) {
      listener?.live?.((await keysAt(table)).game);
    },
  };
}

export const summary = (more: Partial<Summary> = {}): Summary => ({
  ...{ game: 'toy', title: 'Night run', turn: 'Turn 3', points: ['Fox 4', 'Owl 2'], lines: 12 },
  players: [
    { name: 'Ann', side: 'Fox' },
    { name: 'Ken', side: 'Owl' },
  ],
  ...{ pen: 'Ann', asks: 'Three dice', begun: 1_000, at: 2_000 },
  ...more,
});
