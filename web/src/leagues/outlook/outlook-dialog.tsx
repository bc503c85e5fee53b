import type { UserRef } from '@darts/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outlookQuery } from '#leagues/queries.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { OutlookFacts } from './outlook-facts.tsx';
import styles from './outlook.module.css';
import { outlookWords } from './words.ts';

export type Candidate = UserRef & { readonly userId: string };

type Props = {
  readonly leagueId: string;
  readonly players: readonly Candidate[];
  readonly first: string; // id of the player shown first
  readonly onClose: () => void;
};

/**
 * Dialog with the best and worst outcome of a player, and the points that the player needs; another player can be
 * chosen.
 */
export function OutlookDialog({ leagueId, players, first, onClose }: Props) {
  const { userId: ownId } = useUser();
  const [chosen, setChosen] = useState(first);
  const { data, isError, refetch } = useQuery(outlookQuery(leagueId, chosen));
  const name = players.find(({ userId }) => userId === chosen)?.username ?? '';

  return (
    <Dialog
      title={chosen === ownId ? outlookWords.own : outlookWords.ofOne(name)}
      onClose={onClose}
    >
      <Field label={outlookWords.player}>
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {players.map(({ userId, username }) => (
            <option key={userId} value={userId}>
              {username}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.answer} aria-live="polite" aria-busy={!data && !isError}>
        {data && <OutlookFacts key={chosen} outlook={data} />}
        {!data && isError && (
          <LoadFailure title={outlookWords.failed} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <Skeleton height={200} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{outlookWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
