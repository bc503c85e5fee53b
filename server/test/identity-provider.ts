import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { onTestFinished } from 'vitest';

const CLIENT_ID = 'tres-dardos.example';

type Token = {
  readonly claims?: JWTPayload;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expires?: string;
  readonly isForged?: boolean;
};

/** Starts an identity provider that publishes its keys and signs real tokens. */
export async function identityProvider() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  // A TCP server has an address of this type.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: `${issuer}/certs` },

    /** Returns the token for a browser whose user has signed in. */
    token: ({ claims, isForged = false, ...given }: Token = {}): Promise<string> =>
      new SignJWT({ email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt(given.expires ? '-2h' : undefined)
        .setIssuer(given.issuer ?? issuer)
        .setAudience(given.audience ?? CLIENT_ID)
        .setExpirationTime(given.expires ?? '1h')
        .sign(isForged ? foreign.privateKey : own.privateKey),
  };
}
