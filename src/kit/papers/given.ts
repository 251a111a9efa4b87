import type { FormValues } from '../../core/play/form';

/** What forms have told, read field by field: where it goes by other fields which of them there are. */

/** A number; 0 where it was not asked for. */
export const countIn = (given: FormValues, key: string): number => Number(given[key] ?? 0);

/** A text; empty where it was not asked for. */
export const textIn = (given: FormValues, key: string): string => String(given[key] ?? '');

export const flagsIn = (given: FormValues, key: string): readonly string[] => {
  const value = given[key];
  return Array.isArray(value) ? value : [];
};

/** One of a few, or nothing where it says none of them. */
export const oneIn = <V extends string>(
  given: FormValues,
  key: string,
  ...values: readonly V[]
): V | undefined => values.find((value) => value === given[key]);

/** Of a choice between yes and no. */
export const saysYes = (given: FormValues, key: string): boolean => given[key] === 'yes';
