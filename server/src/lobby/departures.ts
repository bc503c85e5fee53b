import { roomOf, type GameSocket, type Realtime } from '#platform/realtime.ts';
import type { UnderWay } from '#platform/under-way.ts';

/** How long a user may be without a connection before the lobby forgets them, in milliseconds. */
const GRACE = 5_000;

/** Calls `forget` for a user whose last connection has been gone for longer than a reload takes. */
export const watchDepartures =
  (io: Realtime, underWay: UnderWay, forget: (userId: string) => Promise<void>) =>
  (socket: GameSocket): void => {
    const { userId } = socket.data;
    const forgetUnlessBack = async () => {
      const connections = await io.in(roomOf.user(userId)).fetchSockets();
      if (connections.length === 0) await forget(userId);
    };
    socket.on('disconnect', () => {
      setTimeout(() => underWay.start('departure', forgetUnlessBack), GRACE).unref();
    });
  };
