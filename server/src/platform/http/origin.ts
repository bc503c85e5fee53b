const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from another page than the product's own. One without an origin does
 * not come from a page. On the machine itself, its names are one.
 */
export function isForeign(origin: string | undefined, publicUrl: URL): boolean {
  if (origin === undefined || origin === publicUrl.origin) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, hostname, port } = new URL(origin);
  const isOwnMachine = LOOPBACK.has(hostname) && LOOPBACK.has(publicUrl.hostname);
  return !(isOwnMachine && protocol === publicUrl.protocol && port === publicUrl.port);
}
