import * as z from 'zod/mini';

/** Faults that do not keep a server from serving: of a proxy in front of it, and of its mail server. */
export const health = z.strictObject({
  proxy: z.strictObject({
    /** False if the last websocket came without the headers that ask for one; null if none has come. */
    passesWebsockets: z.nullable(z.boolean()),
    /** False if `TRUST_PROXY` does not cover who sent the last `X-Forwarded-For`; null if nobody has sent one. */
    isTrusted: z.nullable(z.boolean()),
  }),
  mail: z.strictObject({
    /** False if the last connection to the mail server failed; null without a mail server, or before the first. */
    isReady: z.nullable(z.boolean()),
  }),
});
export type Health = z.output<typeof health>;
