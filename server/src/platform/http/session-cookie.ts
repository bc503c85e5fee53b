import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Reads and writes the cookie that carries a session's token, out of reach of scripts and of other pages' calls.
 * Over https the prefix of its name keeps a page of another subdomain from planting a cookie of its own.
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
