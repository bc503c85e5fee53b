import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { post } from '#platform/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast.ts';
import { words } from './words.ts';

type Token = { readonly token: string };
type Props = { readonly path: string; readonly onClose: () => void };

/** The address of a screen, to be opened on it, and another one instead of it. */
export function ScreenDialog({ path, onClose }: Props) {
  const [isAsking, setAsking] = useState(false); // whether to renew it
  const { address, isError, retry, renew, isRenewing } = useScreen(path);

  if (isAsking) {
    return (
      <Dialog key="renew" title={words.askRenew} onClose={() => setAsking(false)}>
        <p>{words.renewing}</p>
        <DialogActions>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isRenewing} onClick={() => renew(() => setAsking(false))}>
            {words.renew}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog key="address" title={words.show} onClose={onClose}>
      <p>{words.about}</p>
      {isError ? (
        <LoadFailure title={words.notLoaded} onRetry={retry} />
      ) : (
        <Field label={words.address}>
          <Input
            type="url"
            readOnly
            value={address?.href ?? ''}
            onFocus={({ target }) => target.select()}
          />
        </Field>
      )}
      <Button variant="quiet" block disabled={!address} onClick={() => setAsking(true)}>
        {words.renew}
      </Button>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {words.close}
        </Button>
        {address && 'clipboard' in navigator && (
          <Button onClick={() => void copy(address.href)}>{words.copy}</Button>
        )}
        {address && (
          <ButtonLink variant="go" to={address.pathname + address.search} target="_blank">
            {words.open}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied);
  }
}

function useScreen(path: string) {
  const cache = useQueryClient();
  const queryKey = ['screen', path];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => post<Token>(`${path}/screen`),
    staleTime: 0,
  });
  const { mutate: renew, isPending: isRenewing } = useMutation({
    mutationFn: () => post<Token>(`${path}/screen/renew`),
    onSuccess: (next) => {
      cache.setQueryData(queryKey, next);
      toast.success(words.renewed);
    },
    onError: (error) => toast.error(messageOf(error, words.notRenewed)),
  });

  return {
    address: data && new URL(`/tv${path}?token=${data.token}`, location.origin),
    isError: isError && !data,
    retry: () => void refetch(),
    renew: (onDone: () => void) => renew(undefined, { onSettled: onDone }),
    isRenewing,
  };
}
