/** Schemas of acknowledgements, around the contracts' schemas. */
import type { RefusalCode } from '@darts/contracts/refusals';
import { words } from '#words.ts';
import type { Json } from './json-schemas.ts';

/** Returns the schema of a successful acknowledgement. */
export function succeededWith(answer: Json): Json {
  const { additionalProperties: _, properties, required, ...rest } = answer;
  return {
    ...rest,
    properties: { success: { type: 'boolean', const: true }, ...(properties as Json) },
    required: ['success', ...((required as string[] | undefined) ?? [])],
  };
}

/** Returns the schema of an acknowledgement that refuses with one of the codes. */
export const refusedWith = (codes: readonly RefusalCode[]): Json => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', enum: codes },
    message: { type: 'string' },
    ...(codes.includes('not-due') && { remainingMs: { type: 'integer', minimum: 0 } }),
  },
  required: ['success', 'code', 'message'],
});

export const refusedConnection = (data: Json): Json => ({
  type: 'object',
  properties: { message: { type: 'string' }, data },
  required: ['message', 'data'],
});

/** Returns an example of a refusal, with the first of the codes. */
export function refusalOf([code = 'internal']: readonly RefusalCode[]) {
  return { code, message: words.refusals[code] };
}
