const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True if a request comes from a page of another origin. A request without an `Origin` header does not come from a
 * page. All names of the local machine count as the same host.
 */
export function isForeign(origin: string | undefined, publicUrl: URL): boolean {
  if (origin === undefined || origin === publicUrl.origin) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, hostname, port } = new URL(origin);
  const isOwnMachine = LOOPBACK.has(hostname) && LOOPBACK.has(publicUrl.hostname);
  return !(isOwnMachine && protocol === publicUrl.protocol && port === publicUrl.port);
}
