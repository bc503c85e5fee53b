import { EMAIL } from '@darts/rules/accounts/emails';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '#platform/clock.ts';
import type { Google } from '#platform/config/config.ts';
import { Refusal } from '#platform/refusals.ts';

/** Claims of a verified ID token. */
export type GoogleIdentity = {
  readonly subject: string; // never changes, unlike the e-mail
  readonly email: string; // verified
  readonly name: string | undefined;
};

const claims = z.object({
  sub: z.string(),
  email: z.email({ pattern: EMAIL }),
  email_verified: z.literal(true),
  name: z.optional(z.string()),
});

/** Returns a verifier of ID tokens: signature by the published keys, audience, issuer, expiry, verified e-mail. */
export function googleVerifier({ clientId, issuers, jwksUrl }: Google, clock: Clock) {
  const keys = createRemoteJWKSet(new URL(jwksUrl));

  return async (idToken: string): Promise<GoogleIdentity> => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: [...issuers],
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock()),
    }).catch(refuse);
    const vouched = claims.safeParse(payload);
    if (!vouched.success) throw new Refusal('google-refused');
    const { sub: subject, email, name } = vouched.data;
    return { subject, email, name };
  };
}

/** Throws `google-refused` for an invalid token, and the error itself if the provider's keys cannot be fetched. */
function refuse(error: unknown): never {
  const isUnreachable = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;
  if (isUnreachable) throw error;
  throw new Refusal('google-refused');
}
