import { CopyButton } from '#links/copy-button.tsx';
import { LinkDialog } from '#links/link-dialog.tsx';
import { useLink } from '#links/use-link.ts';
import { post } from '#platform/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { screenWords } from './words.ts';

type Token = { readonly token: string };
type Props = { readonly path: string; readonly onClose: () => void };

/** Address of a screen, and a button that renews it. */
export function ScreenDialog({ path, onClose }: Props) {
  const calls = {
    open: () => post<Token>(`${path}/screen`),
    renew: (requestId: string) => post<Token>(`${path}/screen/renew`, { requestId }),
  };
  const link = useLink(calls, ['screen', path], screenWords);
  const { token, isError, retry } = link;
  const address = token && new URL(`/tv${path}?token=${token}`, location.origin);

  return (
    <LinkDialog title={screenWords.show} link={link} said={screenWords} onClose={onClose}>
      {(askRenew) => (
        <>
          <p>{screenWords.about}</p>
          {isError ? (
            <LoadFailure title={screenWords.notLoaded} onRetry={retry} />
          ) : (
            <Field label={screenWords.address}>
              <Input
                type="url"
                readOnly
                value={address ? address.href : ''}
                onFocus={({ target }) => target.select()}
              />
            </Field>
          )}
          <Button variant="quiet" block disabled={!address} onClick={askRenew}>
            {screenWords.renew}
          </Button>
          <DialogActions>
            <Button data-autofocus onClick={onClose}>
              {screenWords.close}
            </Button>
            {address && <CopyButton link={address.href} said={screenWords} />}
            {address && (
              <ButtonLink variant="go" to={address.pathname + address.search} target="_blank">
                {screenWords.open}
              </ButtonLink>
            )}
          </DialogActions>
        </>
      )}
    </LinkDialog>
  );
}
