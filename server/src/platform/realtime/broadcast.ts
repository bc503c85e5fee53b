import type { EventName, EventOf } from '@darts/contracts/realtime';
import type { Realtime } from './realtime.ts';
import type { Rooms } from './rooms.ts';
import { directBroadcaster } from './websocket/direct-delivery.ts';
import { DirectEngine } from './websocket/engine.ts';
import type { Redis } from '#platform/redis.ts';

/** Sends an event to the connections in one or several rooms, to each once. To be called after the commit. */
export type Broadcast = <Name extends EventName>(
  rooms: string | Rooms,
  name: Name,
  event: EventOf<Name>,
  /** The id of a connection that has the event already. */
  except?: string,
) => void;

/** Broadcasts to all servers; to this server only while Redis does not take writes. */
export function broadcaster(io: Realtime, redis: Redis | undefined): Broadcast {
  const local = localBroadcaster(io);
  const everywhere = socketIoBroadcaster(io);
  if (!redis) return local;
  return (...event) => (redis.writes.taken() ? everywhere : local)(...event);
}

/**
 * Broadcasts volatile events to all servers. Does not use the Redis stream, which keeps events for servers that come
 * back.
 *
 * @param local broadcasts to this server's connections, also the events of other servers
 */
export function lossyBroadcaster(local: Broadcast, redis: Redis | undefined): Broadcast {
  if (!redis) return local;
  redis.volatile.receive((message) => {
    local(...(JSON.parse(message) as Parameters<Broadcast>)); // as sent below
  });
  return (...event) => {
    local(...event);
    void redis.volatile.send(JSON.stringify(event));
  };
}

/** Broadcasts to this server's connections, bypassing Socket.IO, which took a tenth of a turn's time. */
export function localBroadcaster(io: Realtime): Broadcast {
  if (!(io.engine instanceof DirectEngine)) return socketIoBroadcaster(io.local);
  const broadcast = directBroadcaster(io.sockets);
  return (rooms, name, event, except) =>
    broadcast(typeof rooms === 'string' ? [rooms] : rooms, [name, event], except);
}

const socketIoBroadcaster =
  (io: Pick<Realtime['local'], 'to'>): Broadcast =>
  (rooms, name, event, except) => {
    const receivers = io.to(rooms).except(except ?? []);
    // A name and its event always agree; TypeScript cannot see it through Socket.IO's own map.
    (receivers.emit as (name: EventName, event: unknown) => boolean)(name, event);
  };
