import type { UserRef } from '@darts/contracts/accounts';
import { PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import { canOrganise } from '@darts/rules/accounts/permissions';
import { Pencil } from 'lucide-react';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { isAmong, useRuns, type Competition } from './competition.ts';
import { DeedButton } from './deed-button.tsx';
import { placeOf, type Kind } from './kind.ts';

type Props = {
  readonly kind: Kind;
  readonly id: string;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
};

/** What can be done before a competition begins: be in or out and, for who runs it, edit and start. */
export function PendingActions({ kind, id, competition, players }: Props) {
  const { paths, deeds } = kind;
  const place = placeOf(kind, id);
  const { userId, role } = useUser();
  const runs = useRuns()(competition);
  const isIn = isAmong(players, userId);
  const isFull = players.length >= competition.maxParticipants;
  const canStart = runs && players.length >= PARTICIPANTS_MIN;

  return (
    <>
      {runs && canOrganise(role) && (
        <ButtonLink to={paths.edit(id)}>
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
