import { deleteCompetition } from '@darts/contracts/addresses/competitions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { messageOf } from '#platform/api-error.ts';
import { callOnce } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';
import { AskedButton } from './asked-button.tsx';
import { organiseWords } from './words.ts';

type Props = { readonly kind: Kind; readonly id: string; readonly name: string };

/** Deletes a competition that has not begun, after a confirmation, and goes to the list. */
export function DeleteButton({ kind, id, name }: Props) {
  const { queryKey } = placeOf(kind, id);
  const said = kind.words.removal;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callOnce(deleteCompetition(kind.kind), kind.missingCode, { params: { competitionId: id } }),
    onSuccess: () => {
      toast.success(said.done);
      void navigate(kind.paths.list, { replace: true });
      void cache.invalidateQueries({ queryKey: [kind.name, 'list'] });
    },
    onError: (error) => {
      toast.error(messageOf(error, said.failed));
      void cache.invalidateQueries({ queryKey }); // the page may be stale
    },
  });

  return (
    <AskedButton
      label={organiseWords.remove}
      variant="danger-line"
      question={said.question}
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onError: close })}
    >
      <p>{organiseWords.removes(name)}</p>
      <p>{organiseWords.cannotBeUndone}</p>
    </AskedButton>
  );
}
