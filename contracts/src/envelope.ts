import * as z from 'zod/mini';
import { requestId } from './fields/ids.ts';
import { refusal } from './refusals.ts';

/** Returns the schema of a successful answer of a REST call. */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** Answer of a failed REST call. `errors` holds a message for users per invalid field. */
export const failure = z.object({
  success: z.literal(false),
  ...refusal.shape,
  errors: z.record(z.string(), z.string()),
});
export type Failure = z.output<typeof failure>;

/** Data of a call that returns nothing. */
export const nothing = z.strictObject({});

/** Body of a call without fields: `{}`, null or absent. */
export const noFields = z.optional(z.nullable(nothing));

/** Body of a call that creates something and takes a `requestId` only. It may be `{}`, null or absent. */
export const requestOnly = z.optional(z.nullable(z.strictObject({ requestId })));
