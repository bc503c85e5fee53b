import { transportOf } from './engine.ts';
import type { GuardedTransport } from './guarded-transport.ts';
import type { Socket } from 'engine.io';

const BOUNDS = {
  /** Unread bytes of all connections together. */
  maxUnread: 64 * 1024 * 1024,
  /**
   * Milliseconds that a connection may have unread bytes: more than the heartbeat allows, which waits behind them.
   * Only clients that answer heartbeats without reading get this far.
   */
  maxBehind: 30_000,
  now: (): number => performance.now(),
};

/** Returns a job, for every second, that cuts the connections that do not read. */
export function unreadWatch(
  sockets: ReadonlyMap<string, { readonly conn: Socket }>,
  { maxUnread, maxBehind, now } = BOUNDS,
): () => void {
  let behind = new Map<GuardedTransport, number>(); // with the time since when

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
