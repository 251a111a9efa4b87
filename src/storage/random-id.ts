/** A random id of lower-case letters and digits, safe in an address and before the colon of an entry id. */
export function randomId(length = 12): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 252 is the largest multiple of 36 in a byte: what lies above would favour the first letters.
      if (byte < 252 && id.length < length) id += (byte % 36).toString(36);
    }
  }
  return id;
}
