/** Limits of connections and of their messages, counted by each server alone. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Caller } from '#platform/caller.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import type { Config } from '#platform/config/config.ts';
import type { Limit } from '#platform/config/rate-limits.ts';
import type { Verdict } from './websocket/guarded-transport.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { memoryCounter } from '#platform/limits/memory-counter.ts';

/** Returns the verdict on a message by its length in bytes. */
export type Meter = (bytes: number) => Verdict;

export type Admission = ReturnType<typeof admission>;

/** A message counts once per started block of this size. */
const BLOCK_BYTES = 1024;

/** Multiple of the limit at which a connection is cut instead of refused. */
const CUT_FACTOR = 3;

export function admission({ trustProxy, limits: table }: Config, limits: Limits) {
  const addressOf = clientAddress(trustProxy);
  const takeAtAddress = openSockets(table?.['connections-address']);
  const takeInSession = openSockets(table?.['connections-session']);
  const judge = table ? judgeOf(table.events) : () => 'read' as const;

  return {
    /** True if the client's address may open another connection. */
    async mayOpen(request: IncomingMessage): Promise<boolean> {
      const address = addressOf(request);
      if (!takeAtAddress(addressKey(address), request.socket)) return false;
      return limits.take('handshakes-address', address).then(
        () => true,
        () => false,
      );
    },

    /** Returns the meter of the account's messages; undefined if the session has too many connections. */
    enter({ userId, sessionId }: Caller, { socket }: IncomingMessage): Meter | undefined {
      if (!takeInSession(sessionId, socket)) return undefined;
      return (bytes) => judge(userId, bytes);
    },
  };
}

/**
 * Returns a function that counts the open sockets of a key. It returns false, and counts nothing, at `points` sockets.
 */
function openSockets({ points } = { points: Infinity }): (key: string, socket: Socket) => boolean {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;

  return (key, socket) => {
    if (countOf(key) >= points || socket.destroyed) return false;
    counts.set(key, countOf(key) + 1);
    socket.once('close', () => {
      if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
      else counts.delete(key);
    });
    return true;
  };
}

function judgeOf({ points, seconds }: Limit) {
  const counter = memoryCounter(seconds * 1000);
  return (userId: string, bytes: number): Verdict => {
    const uses = Math.max(1, Math.ceil(bytes / BLOCK_BYTES));
    const { count } = counter.addNow(userId, uses);
    if (count <= points) return 'read';
    return count <= CUT_FACTOR * points ? 'refuse' : 'cut';
  };
}
