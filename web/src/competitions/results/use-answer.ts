import type { GameResult } from '@darts/contracts/results';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useRefresh } from './result-query.ts';
import type { Score } from './score-form.ts';
import { words } from './words.ts';

type Step =
  | { readonly call: 'proposal'; readonly body: Score }
  | { readonly call: 'confirm' | 'dispute'; readonly body: { readonly proposedAt: string } };

const done: Readonly<Record<Step['call'], string>> = {
  proposal: words.sent,
  confirm: words.confirmed,
  dispute: words.disputeSent,
};

/** Says how a game went that was thrown elsewhere, or answers what the rival says. */
export function useAnswer(of: GameResult) {
  const { gameId } = of;
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ call, body }: Step) => post(`/games/${gameId}/result/${call}`, body),
    onSuccess: (_, { call }) => toast.success(done[call]),
    onError: (error) => toast.error(messageOf(error, words.failed)),
    onSettled: () => refresh(gameId, of), // refused, it may be that the rival was first
  });
}
