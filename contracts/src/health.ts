import * as z from 'zod/mini';

/** How this server can serve, and what it has seen of a proxy in front of it. */
export const health = z.strictObject({
  proxy: z.strictObject({
    /** False if the last websocket came without the headers that ask for one; null if none has come. */
    passesWebsockets: z.nullable(z.boolean()),
    /** False if `TRUST_PROXY` does not cover who sent the last `X-Forwarded-For`; null if nobody has sent one. */
    isTrusted: z.nullable(z.boolean()),
  }),
});
export type Health = z.output<typeof health>;
