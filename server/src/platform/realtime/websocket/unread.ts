import { transportOf } from './engine.ts';
import type { GuardedTransport } from './guarded-transport.ts';
import type { Socket } from 'engine.io';

const BOUNDS = {
  /** Unread bytes of all connections together. */
  maxUnread: 64 * 1024 * 1024,
  /**
   * Milliseconds that a connection may have unread bytes without a break. Longer than the heartbeat timeout: as the
   * ping waits behind the unread bytes, only a client that sends heartbeats without reading reaches this limit.
   */
  maxBehind: 30_000,
  now: (): number => performance.now(),
};

/**
 * Returns a job to run every second. It cuts the connections that have had unread bytes for longer than `maxBehind`,
 * and those with the most unread bytes while all together exceed `maxUnread`.
 */
export function unreadWatch(
  sockets: ReadonlyMap<string, { readonly conn: Socket }>,
  { maxUnread, maxBehind, now } = BOUNDS,
): () => void {
  let behind = new Map<GuardedTransport, number>(); // since when each connection has unread bytes

  return () => {
    const still = new Map<GuardedTransport, number>();
    for (const { conn } of sockets.values()) {
      const transport = transportOf(conn);
      if (transport.unread > 0) still.set(transport, behind.get(transport) ?? now());
    }
    behind = still;
    for (const [transport, since] of still) if (now() - since > maxBehind) transport.cut();
    cutLargest([...still.keys()], maxUnread);
  };
}

/** Cuts the connections with the most unread bytes until the others have at most `maxUnread`. */
function cutLargest(transports: readonly GuardedTransport[], maxUnread: number): void {
  const sized = transports.map((transport) => ({ transport, unread: transport.unread }));
  let sum = sized.reduce((before, { unread }) => before + unread, 0);
  if (sum <= maxUnread) return;
  for (const { transport, unread } of sized.toSorted((one, other) => other.unread - one.unread)) {
    if (sum <= maxUnread) return;
    transport.cut();
    sum -= unread;
  }
}
