import type { GameSocket } from './realtime.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';

/** A closed connection, and its user. */
export type Disconnected = { readonly connectionId: string; readonly userId: string };

/** Calls `handle` once for every connection that closes, with retries if it fails. */
export function disconnectHandler(
  backgroundTasks: BackgroundTasks,
  handle: (disconnected: Disconnected) => Promise<void>,
) {
  const failed = new Set<Disconnected>();
  const tryToHandle = async (disconnected: Disconnected): Promise<void> => {
    failed.delete(disconnected);
    try {
      await handle(disconnected);
    } catch (error) {
      failed.add(disconnected); // at the end: the others are retried first
      throw error;
    }
  };

  return {
    watch(socket: GameSocket): void {
      socket.on('disconnect', () => {
        const disconnected = { connectionId: socket.id, userId: socket.data.userId };
        backgroundTasks.run('disconnect', () => tryToHandle(disconnected));
      });
    },

    /** Retries the disconnects whose handling failed. To be called by a job. */
    async retry(): Promise<void> {
      for (const disconnected of failed) await tryToHandle(disconnected);
    },
  };
}
