import { transportOf } from './engine.ts';
import type { GuardedTransport } from './guarded-transport.ts';
import type { Socket } from 'engine.io';

const BOUNDS = {
  /** How many unread bytes are held for all connections together. */
  maxUnread: 64 * 1024 * 1024,
  /**
   * How long a connection may be behind, in milliseconds: longer than an honest client has for a
   * heartbeat, which waits behind what is unread. One that answers without reading has no more.
   */
  maxBehind: 30_000,
  now: (): number => performance.now(),
};

/** Cuts the connections that do not take what they are sent, whenever it is called: every second or so. */
export function unreadWatch(
  sockets: ReadonlyMap<string, { readonly conn: Socket }>,
  { maxUnread, maxBehind, now } = BOUNDS,
): () => void {
  let behind = new Map<GuardedTransport, number>(); // since when

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

/** Cuts those with most, until the others together have no more than they may. */
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
