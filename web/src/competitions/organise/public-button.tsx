import { setVisibility } from '@darts/contracts/addresses/competitions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '#competitions/competition.ts';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AskedButton } from './asked-button.tsx';
import { organiseWords } from './words.ts';

type Props = { readonly place: Place; readonly competition: Competition };

/** Switches a competition between public and private. */
export function PublicButton({ place, competition }: Props) {
  const { kind, competitionId, queryKey } = place;
  const isPublic = competition.isPublic === true;
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(setVisibility(kind), { params: { competitionId }, body: { isPublic: !isPublic } }),
    onError: (error) => toast.error(messageOf(error, organiseWords.notSwitched)),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });

  return (
    <AskedButton
      label={isPublic ? organiseWords.unpublish : organiseWords.publish}
      variant="line"
      question={isPublic ? organiseWords.askUnpublish : organiseWords.askPublish}
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    >
      <p>{isPublic ? organiseWords.unpublishing : organiseWords.publishing}</p>
      {!isPublic && <p>{organiseWords.mailsJoined}</p>}
    </AskedButton>
  );
}
