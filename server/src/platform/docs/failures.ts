/** Failures of calls in the documentation, by status. */
import type { CallDoc } from '@darts/contracts/docs/doc';
import type { Failure } from '@darts/contracts/envelope';
import { REFUSAL_CODES, type RefusalCode } from '@darts/contracts/refusals';
import { statusOf } from '#platform/refusals.ts';
import { words } from '#words.ts';
import type { Json } from './json-schemas.ts';

type Call = { readonly method: string; readonly hasBody: boolean; readonly doc: CallDoc };

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer' } };

/** Returns the refusal codes of a call: the common ones of its kind, and its own. */
const refusalsOf = ({ method, hasBody, doc }: Call): readonly RefusalCode[] => [
  'invalid-input',
  ...(doc.isPublic ? [] : (['no-session'] as const)),
  ...(method === 'get' ? [] : (['foreign-origin'] as const)),
  ...(hasBody ? (['body-too-large', 'not-json'] as const) : []),
  ...(doc.isUnlimited ? [] : (['too-many-requests'] as const)),
  ...doc.refusals,
  'internal',
  'out-of-reach',
];

/** Returns the failure responses of a call by status. */
export function failuresOf(call: Call): Readonly<Record<string, Json>> {
  const codes = new Set(refusalsOf(call)); // removes duplicates
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(Array.from(byStatus, ([status, of]) => [status, failureOf(of)]));
}

/** Shared failure responses with a single code, by name. */
export const failures: Readonly<Record<string, Json>> = Object.fromEntries(
  REFUSAL_CODES.map((code) => [nameOf(code), failureWith([code])]),
);

function failureOf(codes: readonly RefusalCode[]): Json {
  const [code, ...others] = codes;
  const isOne = code !== undefined && others.length === 0;
  return isOne ? { $ref: `#/components/responses/${nameOf(code)}` } : failureWith(codes);
}

/** Returns the name of a code's response: `NotYourTurn` for `not-your-turn`. */
function nameOf(code: RefusalCode): string {
  const parts = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return parts.join('');
}

function failureWith(codes: readonly RefusalCode[]): Json {
  const [code = 'internal'] = codes;
  const example: Failure = { success: false, code, message: words.refusals[code], errors: {} };
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
    ],
  };
  return {
    description: codes.map((each) => `\`${each}\`: ${words.refusals[each]}`).join('\n\n'),
    ...(statusOf(code) === 429 && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema, example } },
  };
}
