/** The contracts' schemas as JSON schemas, as the documentation shows them. */
import { components } from '@darts/contracts/docs/components';
import * as z from 'zod/v4/core';

export type Json = Readonly<Record<string, unknown>>;

type Context = { readonly zodSchema: z.$ZodTypes; readonly jsonSchema: z.JSONSchema.BaseSchema };

/**
 * Leaves out what tells nobody anything: a pattern beside a format, the bounds of what JSON can count
 * to. What may get more fields one day does not forbid them.
 */
export function tidy({ zodSchema, jsonSchema }: Context): void {
  const { def } = zodSchema._zod;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

/** A schema of draft 7, and what it refers to by name, gathered in `named`. */
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
