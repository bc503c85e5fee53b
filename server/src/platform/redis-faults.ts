import { codeOf, connectionFault, firstOf, messageOf, TRUST_BY_NODE } from './connection-faults.ts';

/**
 * True for the error of a Redis that is too old. Such an error must not be logged: it repeats the command, password
 * included.
 */
export const isTooOld = (error: unknown): boolean => /unknown command/i.test(messageOf(error));

/** Returns one line for the operator: why Redis accepts no writes, and what to do. */
export function redisFault(error: unknown, redisUrl: string): string {
  const { host } = new URL(redisUrl);
  const name = `Redis at ${host}`;
  const root = firstOf(error);
  const said = messageOf(root);
  if (isTooOld(root)) return `REDIS_URL: ${name} is older than Redis 7, or no Redis`;
  if (/^(?:NOAUTH|WRONGPASS|ERR AUTH)\b/.test(said))
    return `REDIS_URL: ${name} refuses this user or password`;
  if (said.startsWith('NOPERM'))
    return `REDIS_URL: this user lacks a right at ${host} (${said}): allow it all keys, channels and commands`;
  const fault = connectionFault(root, { name, code: codeOf(root), trust: TRUST_BY_NODE });
  return `REDIS_URL: ${fault ?? `${name} does not answer, or accepts no writes (${said})`}`;
}
