import { canKeepAwake } from '../device/wake-lock';
import type { Reading } from '../exchange/code-camera';
import type { Shown } from '../exchange/code-shown';
import { hasCamera, readerName } from '../kit/codes/camera';

/** What a trial of two phones has found so far. */
export type Trial = {
  readonly shown: Shown | undefined;
  readonly reading: Reading | undefined;
  /** Bytes of the other's message, once it is whole. */
  readonly read: number | undefined;
};

/** What this browser has and has not, in words. */
export async function lookAtEngine(): Promise<readonly (readonly [what: string, how: string])[]> {
  const reader = await readerName();
  return [
    ['Camera', cameraWords()],
    ['Codes are read', reader === 'browser' ? 'by the browser' : 'by the app itself, slower'],
    ['Screen stays on', canKeepAwake() ? 'yes' : 'no: set the screen timeout of the device'],
    [
      'A direct link between phones',
      'RTCPeerConnection' in globalThis ? 'can be tried' : 'not in this browser',
    ],
  ];
}

function cameraWords(): string {
  if (hasCamera()) return 'can be asked for';
  return globalThis.isSecureContext ? 'not in this browser' : 'not at this address: it is not https';
}

/** A made-up message: as hard to pack as any, the same on every phone. */
export function makeMessage(bytes: number): Uint8Array {
  let state = bytes;
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 24;
  });
}

/** Lines of what was found, for the screen and for whoever wants to know. */
export function describeTrial({ shown, reading, read }: Trial): readonly string[] {
  const lines: string[] = [];
  if (shown) {
    const { blocks, frameBytes, frames, everyMs, drawMs } = shown;
    lines.push(
      `Shown: ${count(blocks, 'block')}, ${frameBytes} B a frame, ${count(frames, 'frame')}, one every ${Math.round(everyMs)} ms, drawn in ${Math.ceil(drawMs)} ms at most`,
    );
  }
  lines.push(reading ? readWords(reading, read) : 'Read: no picture yet');
  return lines;
}

function readWords(reading: Reading, read: number | undefined): string {
  const { looks, found, fresh, seconds, lookMs, width, height, reader } = reading;
  const came = `${read === undefined ? 'not whole' : `${read} B`} in ${seconds.toFixed(1)} s`;
  return (
    `Read: ${found ? came : 'no code yet'}, ${count(looks, 'look')}, ${found} with a code, ${looks - found} without, ${fresh} told something new; ` +
    `picture ${width} × ${height}, a look took ${Math.ceil(lookMs)} ms at most, read by ${reader === 'browser' ? 'the browser' : 'the app'}`
  );
}

const count = (n: number, what: string): string => (n === 1 ? `1 ${what}` : `${n} ${what}s`);
