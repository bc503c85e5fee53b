import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#competitions/use-action.ts';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { toast } from '#ui/toast.ts';
import { words } from './words.ts';

type Token = { readonly token: string };

/** The link to join a competition, made when it is first asked for; and another one instead of it. */
export function useInvitation({ path, queryKey }: Place) {
  const cache = useQueryClient();
  const key = [...queryKey, 'invitation'];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => post<Token>(`${path}/invitation`),
    staleTime: 0,
  });
  const { mutate: renew, isPending: isRenewing } = useMutation({
    mutationFn: () => post<Token>(`${path}/invitation/renew`),
    onSuccess: (next) => {
      cache.setQueryData(key, next);
      toast.success(words.renewed);
    },
    onError: (error) => toast.error(messageOf(error, words.notRenewed)),
  });

  return {
    link: data && new URL(paths.invitation(data.token), location.origin).href,
    isError: isError && !data,
    retry: () => void refetch(),
    renew: (onDone: () => void) => renew(undefined, { onSettled: onDone }),
    isRenewing,
  };
}
