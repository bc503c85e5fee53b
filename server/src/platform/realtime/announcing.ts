import type { NewsName, Told } from '@darts/contracts/realtime';
import type { Realtime } from './realtime.ts';
import { directBroadcaster } from './websocket/direct-delivery.ts';
import { DirectEngine } from './websocket/engine.ts';
import type { Redis } from '#platform/redis.ts';

/** One at least: none would mean everybody, to Socket.IO. */
type Rooms = [string, ...string[]];

/** Sends one piece of news to a room, or to several, each connection once. Call it after the commit. */
export type Announce = <Name extends NewsName>(
  rooms: string | Rooms,
  name: Name,
  told: Told<Name>,
  /** A connection that knows, and is not told. */
  knowing?: string,
) => void;

/** While Redis is away the other servers are told nothing: news may be lost, and are told again. */
export function announcer(io: Realtime, redis: Redis | undefined): Announce {
  const here = announcerHere(io);
  const everywhere = announcerBySocketIo(io);
  if (!redis) return here;
  return (...news) => (redis.client.isReady ? everywhere : here)(...news);
}

/** To the connections of this server: Socket.IO's own way there took a tenth of a turn. */
export function announcerHere(io: Realtime): Announce {
  if (!(io.engine instanceof DirectEngine)) return announcerBySocketIo(io.local);
  const broadcast = directBroadcaster(io.sockets);
  return (rooms, name, told, knowing) =>
    broadcast(typeof rooms === 'string' ? [rooms] : rooms, [name, told], knowing);
}

const announcerBySocketIo =
  (io: Pick<Realtime['local'], 'to'>): Announce =>
  (rooms, name, told, knowing) => {
    const receivers = io.to(rooms).except(knowing ?? []);
    // One name's news always agree; TypeScript cannot see it through Socket.IO's own map.
    (receivers.emit as (name: NewsName, told: unknown) => boolean)(name, told);
  };
