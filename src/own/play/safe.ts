/** A record by names that a file or a journal gave: none of those that every object has is among them. */
export type By<V> = { readonly [name: string]: V };

export const at = <V>(record: By<V>, name: string): V | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The same with this value there; a name such as `__proto__` becomes one like any other. */
export const withAt = <V>(record: By<V>, name: string, value: V): By<V> => ({ ...record, [name]: value });

export const without = <V>(record: By<V>, name: string): By<V> => {
  const { [name]: _, ...rest } = record;
  return rest;
};
