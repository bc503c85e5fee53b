import { CopyButton } from '#links/copy-button.tsx';
import { LinkDialog } from '#links/link-dialog.tsx';
import { useLink } from '#links/use-link.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { words } from './words.ts';

type Props = { readonly path: string; readonly onClose: () => void };

/** The address of a screen, to be opened on it, and another one instead of it. */
export function ScreenDialog({ path, onClose }: Props) {
  const link = useLink(`${path}/screen`, ['screen', path], words);
  const { token, isError, retry } = link;
  const address = token && new URL(`/tv${path}?token=${token}`, location.origin);

  return (
    <LinkDialog title={words.show} link={link} said={words} onClose={onClose}>
      {(askRenew) => (
        <>
          <p>{words.about}</p>
          {isError ? (
            <LoadFailure title={words.notLoaded} onRetry={retry} />
          ) : (
            <Field label={words.address}>
              <Input
                type="url"
                readOnly
                value={address ? address.href : ''}
                onFocus={({ target }) => target.select()}
              />
            </Field>
          )}
          <Button variant="quiet" block disabled={!address} onClick={askRenew}>
            {words.renew}
          </Button>
          <DialogActions>
            <Button data-autofocus onClick={onClose}>
              {words.close}
            </Button>
            {address && <CopyButton link={address.href} said={words} />}
            {address && (
              <ButtonLink variant="go" to={address.pathname + address.search} target="_blank">
                {words.open}
              </ButtonLink>
            )}
          </DialogActions>
        </>
      )}
    </LinkDialog>
  );
}
