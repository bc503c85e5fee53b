import type { EventName, EventOf } from '@darts/contracts/realtime';
import type { Realtime } from './realtime.ts';
import { directBroadcaster } from './websocket/direct-delivery.ts';
import { DirectEngine } from './websocket/engine.ts';
import type { Redis } from '#platform/redis.ts';

/** One at least: none would mean everybody, to Socket.IO. */
type Rooms = [string, ...string[]];

/** Sends an event to a room, or to several, each connection once. Call it after the commit. */
export type Broadcast = <Name extends EventName>(
  rooms: string | Rooms,
  name: Name,
  event: EventOf<Name>,
  /** A connection that is left out: it has the event already. */
  except?: string,
) => void;

/** To all servers; while Redis is away to this one alone, and again once it is back. */
export function broadcaster(io: Realtime, redis: Redis | undefined): Broadcast {
  const local = localBroadcaster(io);
  const everywhere = socketIoBroadcaster(io);
  if (!redis) return local;
  return (...event) => (redis.writes.taken() ? everywhere : local)(...event);
}

/**
 * To all servers, for what may be lost and is old in a second: past the stream, which keeps events for
 * servers that come back.
 *
 * @param local to the connections of this server, what other servers send too
 */
export function unkeptBroadcaster(local: Broadcast, redis: Redis | undefined): Broadcast {
  if (!redis) return local;
  redis.unkept.receive((message) => {
    local(...(JSON.parse(message) as Parameters<Broadcast>)); // as it is sent below
  });
  return (...event) => {
    local(...event);
    void redis.unkept.send(JSON.stringify(event));
  };
}

/** To the connections of this server: Socket.IO's own way there took a tenth of a turn. */
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
