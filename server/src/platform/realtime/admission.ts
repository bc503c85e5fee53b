/** Which connections are let in, and how much they may send: this server's own count, whatever others do. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '#platform/limits/address-key.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import type { Config } from '#platform/config/config.ts';
import type { Verdict } from './websocket/guarded-transport.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { memoryCounter } from '#platform/limits/memory-counter.ts';

/** Judges a message by its length in bytes. */
export type Meter = (bytes: number) => Verdict;

export type Admission = ReturnType<typeof admission>;

/** A message counts once for each of these bytes that it has begun: it has to be read. */
const COUNTED_BYTES = 1024;

/** Who goes on like that is cut instead of being refused in words: so many times over the limit. */
const FAR_OVER = 3;

export function admission({ trustProxy, connections, limits: table }: Config, limits: Limits) {
  const addressOf = clientAddress(trustProxy);
  const takeAtAddress = openSockets(connections.perAddress);
  const takeInSession = openSockets(connections.perSession);
  const judge = table ? judgeOf(table.events) : () => 'read' as const;

  return {
    /** Whether a connection may be opened from where the request comes from. */
    async mayOpen(request: IncomingMessage): Promise<boolean> {
      const address = addressOf(request);
      if (!takeAtAddress(addressKey(address), request.socket)) return false;
      return limits.take('handshakesAddress', address).then(
        () => true,
        () => false,
      );
    },

    /** What judges a connection's messages with those of its session; nothing if that has too many. */
    enter(sessionId: string, { socket }: IncomingMessage): Meter | undefined {
      if (!takeInSession(sessionId, socket)) return undefined;
      return (bytes) => judge(sessionId, bytes);
    },
  };
}

/** Counts the sockets that are open at a time, by key: takes one more, unless there are `max`. */
function openSockets(max: number): (key: string, socket: Socket) => boolean {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;

  return (key, socket) => {
    if (countOf(key) >= max || socket.destroyed) return false;
    counts.set(key, countOf(key) + 1);
    socket.once('close', () => {
      if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
      else counts.delete(key);
    });
    return true;
  };
}

function judgeOf({ points, seconds }: { readonly points: number; readonly seconds: number }) {
  const counter = memoryCounter(seconds * 1000);
  return (sessionId: string, bytes: number): Verdict => {
    const uses = Math.max(1, Math.ceil(bytes / COUNTED_BYTES));
    const { count } = counter.addNow(sessionId, uses);
    if (count <= points) return 'read';
    return count <= FAR_OVER * points ? 'refuse' : 'cut';
  };
}
