// How recorded data is written: one entry a line, so that a change of one entry is a diff of one line.

/**
 * JSON in which a list that is longer than a line has one element a line; what is inside an element stays on that line.
 * @param {unknown} value
 */
export const entryLines = (value) => `${textOf(JSON.parse(JSON.stringify(value)))}\n`;

const LINE = 110;

/** @returns {string} */
function textOf(value) {
  const text = JSON.stringify(value);
  if (text.length <= LINE || typeof value !== 'object') return text;
  if (Array.isArray(value)) return `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${textOf(each)}`);
  return `{${fields.join(',')}}`;
}
