// One part of a bench may fail without taking from the others what they have measured.

/**
 * Measures these parts one after the other. Each gives its rows, and says with `note` what its reader has to know.
 *
 * @typedef {{ readonly name: string, readonly unit: string, readonly values: readonly number[] }} Row
 * @typedef {(note: (words: string) => void) => Promise<readonly Row[]>} Part
 * @param {readonly (readonly [name: string, part: Part])[]} parts
 * @param {(words: string) => void} say
 */
export async function measure(parts, say) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const notes = [];
  /** @type {{ name: string, error: unknown }[]} */
  const failures = [];
  for (const [name, part] of parts) {
    say(name);
    try {
      rows.push(...(await part((words) => notes.push(words))));
    } catch (error) {
      failures.push({ name, error });
      say(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  return { rows, notes, failures };
}
