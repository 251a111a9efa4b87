import type { Schema } from './schema-of';

/** Where a value does not fit a JSON Schema, by path: of what the schema of a file uses, and no more. */
export function misfits(root: Schema, value: unknown, schema: Schema = root, path = ''): readonly string[] {
  const told: string[] = [];
  const within = (child: unknown, of: unknown, key: string | number): void =>
    void told.push(...misfits(root, child, of as Schema, `${path}/${key}`));
  for (const [key, of] of Object.entries(schema)) {
    const refuse = (): void => void told.push(`${path} ${key}`);
    if (key === '$ref') {
      const name = String(of).replace('#/$defs/', '');
      told.push(...misfits(root, value, (root.$defs as { [name: string]: Schema })[name], path));
    } else if (key === 'anyOf') {
      if (!(of as Schema[]).some((each) => !misfits(root, value, each, path).length)) refuse();
    } else if (key === 'const') {
      if (value !== of) refuse();
    } else if (key === 'enum') {
      if (!(of as unknown[]).includes(value)) refuse();
    } else if (key === 'type') {
      const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
      if (type !== of) refuse();
    } else if (typeof value === 'number') {
      if (key === 'minimum' && value < (of as number)) refuse();
      if (key === 'maximum' && value > (of as number)) refuse();
      if (key === 'multipleOf' && !Number.isInteger(value / (of as number))) refuse();
    } else if (typeof value === 'string') {
      const { length } = [...value];
      if (key === 'minLength' && length < (of as number)) refuse();
      if (key === 'maxLength' && length > (of as number)) refuse();
      if (key === 'pattern' && !new RegExp(of as string, 'u').test(value)) refuse();
    } else if (Array.isArray(value)) {
      const { length: before } = (schema.prefixItems ?? []) as unknown[];
      if (key === 'minItems' && value.length < (of as number)) refuse();
      if (key === 'maxItems' && value.length > (of as number)) refuse();
      if (key === 'prefixItems')
        for (const [i, each] of (of as Schema[]).entries()) if (i < value.length) within(value[i], each, i);
      if (key === 'items') {
        if (of === false && value.length > before) refuse();
        else if (of !== false) for (const [i, each] of value.entries()) if (i >= before) within(each, of, i);
      }
    } else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const known = (schema.properties ?? {}) as { [key: string]: Schema };
      if (key === 'required')
        for (const each of of as string[])
          if (!Object.hasOwn(value, each)) told.push(`${path} ${each} missing`);
      if (key === 'properties')
        for (const [name, each] of fields) if (Object.hasOwn(known, name)) within(each, known[name], name);
      if (key === 'additionalProperties')
        for (const [name, each] of fields) {
          if (Object.hasOwn(known, name)) continue;
          if (of === false) told.push(`${path} ${name} unknown`);
          else within(each, of, name);
        }
      if (key === 'propertyNames') for (const [name] of fields) within(name, of, name);
      if (key === 'minProperties' && fields.length < (of as number)) refuse();
      if (key === 'maxProperties' && fields.length > (of as number)) refuse();
    }
  }
  return told;
}
