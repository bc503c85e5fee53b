import {
  openGameScreen,
  openScreen,
  renewGameScreen,
  renewScreen,
} from '@darts/contracts/addresses/screens';
import type { CompetitionKind } from '@darts/contracts/competitions';
import { CopyButton } from '#links/copy-button.tsx';
import { LinkDialog } from '#links/link-dialog.tsx';
import { useLink } from '#links/use-link.ts';
import { call } from '#platform/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { screenWords } from './words.ts';

/** League, tournament or game that a screen shows. */
export type Shown = { readonly kind: CompetitionKind | 'game'; readonly id: string };

type Props = { readonly shown: Shown; readonly onClose: () => void };

/** Address of a screen, and a button that renews it. */
export function ScreenDialog({ shown, onClose }: Props) {
  const { kind, id } = shown;
  const link = useLink(callsFor(shown), ['screen', kind, id], screenWords);
  const { token, isError, retry } = link;
  const address = token && new URL(`/tv/${kind}s/${id}?token=${token}`, location.origin);

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

function callsFor({ kind, id }: Shown) {
  if (kind === 'game') {
    const params = { gameId: id };
    return {
      open: () => call(openGameScreen, { params }),
      renew: (requestId: string) => call(renewGameScreen, { params, body: { requestId } }),
    };
  }
  const params = { competitionId: id };
  return {
    open: () => call(openScreen(kind), { params }),
    renew: (requestId: string) => call(renewScreen(kind), { params, body: { requestId } }),
  };
}
