import { fail, type Result } from '../core/result';
import { type Pass, readPass } from './hall-pass';

const MARK = '#/hall/';

/**
 * The pass of a link into a hall that somebody pasted, with whatever stood around it in a message. `here` is the host this
 * app came from: a server that a link names by its path alone is asked at that host, whichever the link was made for.
 */
export function readHallLink(pasted: string, here: string): Result<Pass> {
  const at = pasted.indexOf(MARK);
  if (at < 0) return !pasted.trim() ? nothing : /https?:\/\/|www\./i.test(pasted) ? notHall : noLink;
  const behind = pasted.slice(at + MARK.length).trim();
  // Words may follow the link; or a message broke it over lines, and then it goes on behind the break.
  const [first = ''] = behind.split(/\s/, 1);
  const [alone, whole] = [readPass(first), readPass(behind)];
  const read = isPart(alone) ? whole : alone;
  const host = hostOf(pasted.slice(0, at).split(/\s/).at(-1) ?? '');
  if (read.ok && read.value.server.startsWith('/') && host && host !== here) return ofOther(host, here);
  return read;
}

/** What a newer version made is whole, too. */
const isPart = (read: Result<Pass>): boolean => !read.ok && read.problem.code === 'hall.pass';

/** The host of an address, whatever stands before it: quotation marks, a bracket. */
function hostOf(text: string): string | undefined {
  try {
    return new URL(text.slice(Math.max(text.indexOf('http'), 0))).host;
  } catch {
    return undefined;
  }
}

const nothing = fail(
  'hall-link.nothing',
  'Nothing is pasted yet. Copy the hall link from the message that brought it, then paste it here.',
);
const noLink = fail(
  'hall-link.none',
  'This is not a link. Nothing was changed. A hall link is a web address with #/hall/ in it: copy all of it, then paste it here.',
);
const notHall = fail(
  'hall-link.address',
  'This is a web address, but not a hall link: it has no #/hall/ in it. Nothing was changed. Ask the organiser for the hall link.',
);
const ofOther = (host: string, here: string) =>
  fail(
    'hall-link.other',
    `This link belongs to the app at ${host}, and this app comes from ${here}. Nothing was changed. Open the link in your browser.`,
  );
