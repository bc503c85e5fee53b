/** What goes over the wire besides what the contracts' schemas say: the answers around them. */
import type { RefusalCode } from '@darts/contracts/refusals';
import { words } from '#words.ts';
import type { Json } from './json-schemas.ts';

/** An acknowledgement of what was done. */
export function succeededWith(answer: Json): Json {
  const { additionalProperties: _, properties, required, ...rest } = answer;
  return {
    ...rest,
    properties: { success: { type: 'boolean', const: true }, ...(properties as Json) },
    required: ['success', ...((required as string[] | undefined) ?? [])],
  };
}

/** An acknowledgement of what was refused, with one of the codes. */
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

/** What is said of a refusal, for instance. */
export function refusalOf([code = 'internal']: readonly RefusalCode[]) {
  return { code, message: words.refusals[code] };
}
