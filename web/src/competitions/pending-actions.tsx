import type { UserRef } from '@darts/contracts/accounts';
import { PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import { Pencil } from 'lucide-react';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { isAmong, useRuns, type Competition } from './competition.ts';
import { DeedButton } from './deed-button.tsx';
import type { Deed, Place } from './use-deed.ts';

type Props = {
  readonly place: Place;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
  readonly editPath: string;
  readonly deeds: { readonly join: Deed; readonly leave: Deed; readonly start: Deed };
};

/** What can be done before a competition begins: be in or out and, for who runs it, edit and start. */
export function PendingActions({ place, competition, players, editPath, deeds }: Props) {
  const { userId } = useUser();
  const runs = useRuns()(competition);
  const isIn = isAmong(players, userId);
  const isFull = players.length >= competition.maxParticipants;
  const canStart = runs && players.length >= PARTICIPANTS_MIN;

  return (
    <>
      {runs && (
        <ButtonLink to={editPath}>
          <Pencil size={20} aria-hidden />
          Editar
        </ButtonLink>
      )}
      {isIn && <DeedButton place={place} deed={deeds.leave} />}
      {!isIn && !isFull && (
        <DeedButton place={place} deed={deeds.join} variant={canStart ? 'line' : 'go'} />
      )}
      {runs && <DeedButton place={place} deed={deeds.start} variant={canStart ? 'go' : 'line'} />}
    </>
  );
}
