import { FILE, FORMAT, VERSION } from '../../../src/own/format/keys';
import { PARTS } from '../../../src/own/format/parts';
import type { Form, RecordShape, Shape } from '../../../src/own/format/shapes';

export type Schema = { readonly [key: string]: unknown };

/** The JSON Schema (2020-12) of a file, made of what the parser reads keys by. */
export const schemaOfFile = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'War Diary game',
  description: `A board wargame as a file: ${FORMAT}, version ${VERSION}.`,
  ...schemaOf(FILE),
  $defs: Object.fromEntries(Object.entries(PARTS).map(([name, shape]) => [name, schemaOf(shape)])),
});

function schemaOf(shape: Shape): Schema {
  switch (shape.is) {
    case 'part':
      return { $ref: `#/$defs/${shape.part}` };
    case 'text':
      return textSchema(shape.form);
    case 'number':
      return shape.min === shape.max
        ? { const: shape.min }
        : { type: 'number', minimum: shape.min, maximum: shape.max, multipleOf: shape.halves ? 0.5 : 1 };
    case 'flag':
      return { enum: shape.of.map((word) => word === 'true') };
    case 'one':
      return { enum: shape.of };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(shape.of),
        ...(shape.least && { minItems: shape.least }),
        maxItems: shape.most,
      };
    case 'items': {
      const last = shape.of.at(-1);
      return {
        type: 'array',
        prefixItems: shape.of.map(schemaOf),
        items: shape.most === undefined || !last ? false : schemaOf(last),
        minItems: shape.least,
        maxItems: shape.most ?? shape.of.length,
      };
    }
    case 'map':
      return {
        type: 'object',
        propertyNames: textSchema(shape.keys),
        additionalProperties: schemaOf(shape.of),
        ...(shape.least && { minProperties: shape.least }),
        maxProperties: shape.most,
      };
    case 'record':
      return recordSchema(shape);
    case 'choice':
      return { description: shape.fits, anyOf: shape.of.map(schemaOf) };
  }
}

const recordSchema = ({ keys }: RecordShape): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    keys.map(({ key, of, words }) => {
      const schema = schemaOf(of);
      // What stands beside a reference counts too in 2020-12.
      return [key, { ...schema, description: words }];
    }),
  ),
  required: keys.filter(({ isNeeded }) => isNeeded).map(({ key }) => key),
  additionalProperties: false,
});

const textSchema = ({ least, most, pattern }: Form): Schema => ({
  type: 'string',
  ...(least && { minLength: least }),
  maxLength: most,
  ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }),
});
