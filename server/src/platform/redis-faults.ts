import { connectionFault, firstOf, messageOf } from './connection-faults.ts';

const HOW_TRUSTED = 'give the file of its authority as NODE_EXTRA_CA_CERTS';

/** Returns in one line for the operator why Redis takes nothing that is written, and what to do. */
export function redisFault(error: unknown, redisUrl: string): string {
  const { host } = new URL(redisUrl);
  const server = `Redis at ${host}`;
  const root = firstOf(error);
  const said = messageOf(root);
  if (/^(?:NOAUTH|WRONGPASS|ERR AUTH)\b/.test(said))
    return `REDIS_URL: ${server} refuses this user or password`;
  if (said.startsWith('NOPERM'))
    return `REDIS_URL: this user lacks a right at ${host} (${said}): allow it all keys, channels and commands`;
  const fault = connectionFault(root, server, HOW_TRUSTED);
  return `REDIS_URL: ${fault ?? `${server} does not answer, or takes nothing that is written (${said})`}`;
}
