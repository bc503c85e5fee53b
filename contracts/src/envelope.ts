import * as z from 'zod/mini';

/** What every REST call answers when it succeeds. */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** What every REST call answers when it does not: words for people, and one for each bad field. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
});
export type Failure = z.output<typeof failure>;

/** The data of a call that has nothing to tell. */
export const nothing = z.strictObject({});

/** The body of a call without fields: `{}`, or none at all. */
export const noFields = z.optional(z.nullable(nothing));
