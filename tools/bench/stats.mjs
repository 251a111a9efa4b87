export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * A figure held against a baseline of the same run: the aim is the highest ratio of the medians. Other work on the
 * machine only ever adds time, so the ratio of the best is what a busy machine can still tell.
 */
export const compare = (name, values, baseName, baseline, aim) => ({
  name,
  unit: 'ms',
  values,
  baseName,
  baseline,
  ratio: median(values) / median(baseline),
  bestRatio: Math.min(...values) / Math.min(...baseline),
  aim,
});

/** True or false against the aim, undefined where there is none. */
export const isMet = ({ values, ratio, aim }) =>
  aim === undefined ? undefined : (ratio ?? median(values)) <= aim;
