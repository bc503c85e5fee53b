/** JSON schemas of the contracts for the documentation. */
import { components } from '@darts/contracts/docs/components';
import * as z from 'zod/v4/core';

export type Json = Readonly<Record<string, unknown>>;

type Context = { readonly zodSchema: z.$ZodTypes; readonly jsonSchema: z.JSONSchema.BaseSchema };

/**
 * Removes noise: patterns beside a format, bounds at the limits of safe integers, and `additionalProperties` of objects
 * that may get more fields.
 */
export function tidy({ zodSchema, jsonSchema }: Context): void {
  const { def } = zodSchema._zod;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

/** Returns a draft 7 schema, and adds the schemas that it refers to by name to `named`. */
export function jsonSchemaOf(
  schema: z.$ZodType,
  io: 'input' | 'output',
  named: Record<string, Json>,
) {
  const made = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    metadata: components,
    override: tidy,
  });
  const text = JSON.stringify(made).replaceAll('#/definitions/', '#/components/schemas/');
  const { $schema: _, definitions = {}, ...own } = JSON.parse(text) as Json;
  for (const [name, definition] of Object.entries(definitions as Record<string, Json>)) {
    const { $id: _id, id: _name, ...shape } = definition;
    named[name] = shape;
  }
  return own as Json;
}
