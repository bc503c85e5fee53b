import type { GameSocket } from './realtime.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';

/** A connection that is gone, and whose it was. */
export type Gone = { readonly connectionId: string; readonly userId: string };

/** Sees to it that every connection that goes is noted, later if it cannot be at once. */
export function departures(backgroundTasks: BackgroundTasks, note: (gone: Gone) => Promise<void>) {
  const unnoted = new Set<Gone>();
  const tryToNote = async (gone: Gone): Promise<void> => {
    unnoted.delete(gone);
    try {
      await note(gone);
    } catch (error) {
      unnoted.add(gone); // at the end: it keeps no other from being noted
      throw error;
    }
  };

  return {
    watch(socket: GameSocket): void {
      socket.on('disconnect', () => {
        const gone = { connectionId: socket.id, userId: socket.data.userId };
        backgroundTasks.run('departure', () => tryToNote(gone));
      });
    },

    /** To be called now and then. */
    async retry(): Promise<void> {
      for (const gone of unnoted) await tryToNote(gone);
    },
  };
}
