import type { CookieSerializeOptions } from '@fastify/cookie';

export const SESSION_COOKIE = 'session';

/** How the session's token travels: out of reach of scripts and of other pages' calls. */
export const sessionCookie = (publicUrl: URL, maxAgeMs: number): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.protocol === 'https:',
  maxAge: Math.floor(maxAgeMs / 1000),
});
