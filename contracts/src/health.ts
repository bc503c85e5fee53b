import * as z from 'zod/mini';

/** Faults of the proxy and of the mail server. The server can still serve. */
export const health = z.strictObject({
  proxy: z.strictObject({
    /** False if the last websocket request lacked the headers `Upgrade` and `Connection`; null before the first. */
    passesWebsockets: z.nullable(z.boolean()),
    /** False if the sender of the last `X-Forwarded-For` is not in `TRUST_PROXY`; null before the first. */
    isTrusted: z.nullable(z.boolean()),
  }),
  mail: z.strictObject({
    /** False if the last connection to the mail server failed; null without a mail server or before a connection. */
    isReady: z.nullable(z.boolean()),
  }),
});
export type Health = z.output<typeof health>;
