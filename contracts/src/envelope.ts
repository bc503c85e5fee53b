import * as z from 'zod/mini';
import { requestId } from './fields/ids.ts';
import { refusal } from './refusals.ts';

/** What every REST call answers when it succeeds. */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** What every REST call answers when it does not: with a message for people for each bad field. */
export const failure = z.object({
  success: z.literal(false),
  ...refusal.shape,
  errors: z.record(z.string(), z.string()),
});
export type Failure = z.output<typeof failure>;

/** The data of a call that returns nothing. */
export const nothing = z.strictObject({});

/** The body of a call without fields: `{}`, or none at all. */
export const noFields = z.optional(z.nullable(nothing));

/** The body of a call that makes something and has no other fields: `{}`, or none at all, too. */
export const requestOnly = z.optional(z.nullable(z.strictObject({ requestId })));
