import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toasts/toast.ts';
import { words } from './words.ts';

/** Gives the game to the rival. */
export function useSurrender(gameId: string) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (_onDone: () => void) => ask('surrenderGame', { gameId }),
    onSuccess: (_, onDone) => {
      // Whoever gives up does not wait for another game, and the rival may know.
      ask('playerExitGame', { gameId }).catch(() => {});
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, words.couldNotSurrender)),
  });

  const isLeaving = isPending || isSuccess; // from the asking on, unless it is refused
  return {
    /** Once, however often it is pressed until it is answered. */
    surrender(onDone: () => void) {
      if (!isLeaving) mutate(onDone);
    },
    isLeaving,
  };
}
