import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toasts/toast.ts';
import { onlineWords } from './words.ts';

export function useSurrender(gameId: string) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (_onDone: () => void) => ask('surrenderGame', { gameId }),
    onSuccess: (_, onDone) => {
      // Tells the rival that there will be no rematch.
      ask('playerExitGame', { gameId }).catch(() => {});
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, onlineWords.couldNotSurrender)),
  });

  const isLeaving = isPending || isSuccess;
  return {
    /** Sends the surrender; a no-op until it is answered. */
    surrender(onDone: () => void) {
      if (!isLeaving) mutate(onDone);
    },
    isLeaving,
  };
}
