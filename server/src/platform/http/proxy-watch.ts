import type { Health } from '@darts/contracts/health';
import type { HttpApp } from './http.ts';

/** Detects a misconfigured proxy in front of this server: logged once, and reported by the health check. */
export function proxyWatch(app: HttpApp) {
  const seen: Health['proxy'] = { passesWebsockets: null, isTrusted: null };
  const logged = new Set<string>();

  function warn(message: string, fields: object = {}): void {
    if (logged.has(message)) return;
    logged.add(message);
    app.log.warn(fields, message);
  }

  app.addHook('onRequest', async ({ headers, ip, ips }) => {
    if (!headers['x-forwarded-for']) return;
    seen.isTrusted = ips !== undefined && ips.length > 1;
    if (!seen.isTrusted) warn(UNTRUSTED, { address: ip });
  });

  return {
    seen,

    /** @param isUpgrade false if a request for a websocket came without the headers for it */
    noteWebsocket(isUpgrade: boolean): void {
      seen.passesWebsockets = isUpgrade;
      if (!isUpgrade) warn(NO_UPGRADE);
    },
  };
}

export type ProxyWatch = ReturnType<typeof proxyWatch>;

const NO_UPGRADE =
  'a websocket came without Upgrade and Connection: the proxy in front has to pass both headers on, or no game is live';
const UNTRUSTED =
  'X-Forwarded-For comes from an address that TRUST_PROXY does not cover: all who call through it count as one address';
