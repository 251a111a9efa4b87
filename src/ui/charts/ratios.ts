import { fail, ok, type Result } from '../../core/result';

const worth = (head: string): number => {
  const [attack = 0, defence = 1] = head.split(':').map(Number);
  return attack / defence;
};

/** "3-1", "3/1" and "3 to 1" as the sheet prints it: "3:1". Anything else stays as typed. */
export function tidyRatio(text: string): string {
  const typed = /^\s*(\d+)\s*(?:[:\-–/.]|to|\s)\s*(\d+)\s*$/.exec(text);
  return typed ? `${typed[1]}:${typed[2]}` : text.trim();
}

/** The heads with one more in its place among them. */
export function insertRatio(heads: readonly string[], text: string): Result<readonly string[]> {
  const head = tidyRatio(text);
  if (!/^[1-9]\d?:[1-9]\d?$/.test(head)) {
    return fail('heads.ratio', `"${head}" is not odds such as 1:2 or 3:1. Your columns are unchanged.`);
  }
  if (heads.includes(head)) return fail('heads.twice', `${head} is there already.`);
  const at = heads.findIndex((other) => worth(other) > worth(head));
  return ok(at < 0 ? [...heads, head] : heads.toSpliced(at, 0, head));
}
