import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';

type Token = { readonly token: string };
type Said = { readonly renewed: string; readonly notRenewed: string };

/** The token of a link, made when it is first asked for; and another one instead of it. */
export function useLink(path: string, queryKey: QueryKey, said: Said) {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => post<Token>(path),
    staleTime: 0,
  });
  const { mutate: renew, isPending: isRenewing } = useMutation({
    mutationFn: () => post<Token>(`${path}/renew`),
    onSuccess: (next) => {
      cache.setQueryData(queryKey, next);
      toast.success(said.renewed);
    },
    onError: (error) => toast.error(messageOf(error, said.notRenewed)),
  });

  return {
    token: data?.token,
    isError: isError && !data,
    retry: () => void refetch(),
    renew: (onDone: () => void) => renew(undefined, { onSettled: onDone }),
    isRenewing,
  };
}
