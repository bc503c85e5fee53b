import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { useRequestId } from '#platform/random-id.ts';
import { toast } from '#ui/toasts/toast.ts';

type Token = { readonly token: string };

type Calls = {
  readonly open: () => Promise<Token>;
  readonly renew: (requestId: string) => Promise<Token>;
};

type Said = { readonly renewed: string; readonly notRenewed: string };

/** Returns the token of a link, created on first use, and a function that renews it. */
export function useLink(calls: Calls, queryKey: QueryKey, said: Said) {
  const cache = useQueryClient();
  const [requestId, drawRequestId] = useRequestId();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: calls.open,
    staleTime: 0,
  });
  const { mutate: renew, isPending: isRenewing } = useMutation({
    mutationFn: () => calls.renew(requestId),
    onSuccess: (next) => {
      drawRequestId();
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
