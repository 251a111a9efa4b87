import { toy } from '../../games/toy/toy';
import { answerAny, host, join, meet, note, play } from '../../support/phones';

const pick = () => 0;

/** Ann has played and noted since Ken joined. */
export function table() {
  const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
  play(ann, 'begin');
  answerAny(ann, pick);
  const ken = join(ann, { writer: 'wb', seat: 'owl', name: 'Ken' });
  meet(ken, ann);
  for (let i = 0; i < 6; i += 1) {
    play(ann, 'pass');
    note(ann, `note ${i}`);
  }
  return { ann, ken };
}

export const codeOf = (result: { ok: boolean; problem?: { code: string } }) =>
  result.ok ? 'ok' : result.problem?.code;
