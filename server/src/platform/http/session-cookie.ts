import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Reads and writes the cookie with a session's token. Scripts cannot read it, and calls of other sites do not carry it.
 * Over https, the prefix `__Host-` keeps other subdomains from setting it.
 */
export function sessionCookie(publicUrl: URL) {
  const isSecure = publicUrl.protocol === 'https:';
  const name = isSecure ? '__Host-session' : 'session';
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  };

  return {
    name,

    tokenIn: (cookies: Cookies): string | undefined => cookies[name],

    set(reply: FastifyReply, token: string, maxAgeMs: number): void {
      void reply.setCookie(name, token, { ...options, maxAge: Math.floor(maxAgeMs / 1000) });
    },

    clear(reply: FastifyReply): void {
      void reply.clearCookie(name, options);
    },
  };
}
