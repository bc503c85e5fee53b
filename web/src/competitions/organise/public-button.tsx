import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '#competitions/competition.ts';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { put } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AskedButton } from './asked-button.tsx';
import { words } from './words.ts';

type Props = { readonly place: Place; readonly competition: Competition };

/** Lets everybody read a competition without an account, or nobody any more. */
export function PublicButton({ place: { path, queryKey }, competition }: Props) {
  const isPublic = competition.isPublic === true;
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => put(`${path}/visibility`, { isPublic: !isPublic }),
    onError: (error) => toast.error(messageOf(error, words.notSwitched)),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });

  return (
    <AskedButton
      label={isPublic ? words.unpublish : words.publish}
      variant="line"
      question={isPublic ? words.askUnpublish : words.askPublish}
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    >
      <p>{isPublic ? words.unpublishing : words.publishing}</p>
      {!isPublic && <p>{words.mailsJoined}</p>}
    </AskedButton>
  );
}
