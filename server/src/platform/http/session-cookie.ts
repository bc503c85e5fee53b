import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

const PLAIN_NAME = 'session';

/**
 * The cookie by which a session's token travels: out of reach of scripts and of other pages' calls.
 * Over https its name has the prefix that browsers take from this very host only, so that no page of
 * another subdomain can put its own before it.
 */
export function sessionCookie(publicUrl: URL) {
  const isSecure = publicUrl.protocol === 'https:';
  const name = isSecure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME;
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  };
  const clearPlain = (reply: FastifyReply): void => {
    if (isSecure) void reply.clearCookie(PLAIN_NAME, options);
  };

  return {
    name,

    /** Also of a session from before the prefix: it gets the new name when it is refreshed. */
    tokenIn: (cookies: Cookies): string | undefined => cookies[name] ?? cookies[PLAIN_NAME],

    set(reply: FastifyReply, token: string, maxAgeMs: number): void {
      void reply.setCookie(name, token, { ...options, maxAge: Math.floor(maxAgeMs / 1000) });
      clearPlain(reply);
    },

    clear(reply: FastifyReply): void {
      void reply.clearCookie(name, options);
      clearPlain(reply);
    },
  };
}
