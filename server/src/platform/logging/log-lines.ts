/** Fields of log lines: bounded in length, without the tokens in URLs. */
import type { FastifyRequest } from 'fastify';
import { isOutOfReach } from '#platform/refusals.ts';

// In characters.
const MAX_URL = 200;
const MAX_IP = 45;
const MAX_MESSAGE = 300;
const MAX_STACK = 900;
const MAX_STACK_OF_CAUSE = 300;

const TOKEN =
  /([?&](?:token|key|id|q)=|^\/(?:join|api\/invitations|(?:api\/)?reminders\/(?:off|calendar))\/)[^&?/]*/gi;

export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replaceAll(TOKEN, '$1…').slice(0, MAX_URL),
  ip: ip.slice(0, MAX_IP),
});

/** Returns an error and its cause, without stacks if the store is out of reach. */
export function loggedError(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined;
  const [most, mostOfCause] = isOutOfReach(error) ? [0, 0] : [MAX_STACK, MAX_STACK_OF_CAUSE];
  return {
    ...described(error, most),
    ...(cause !== undefined && { cause: described(cause, mostOfCause) }),
  };
}

function described(error: unknown, maxStack: number) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return {
    type: name,
    ...code,
    message: message.slice(0, MAX_MESSAGE),
    stack: stack.slice(0, maxStack),
  };
}
