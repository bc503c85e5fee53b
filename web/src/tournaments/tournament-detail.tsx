import type { Tournament } from '@darts/contracts/tournaments';
import { formatDate } from '#competitions/calendar-date.ts';
import { CompetitionHead } from '#competitions/competition-head.tsx';
import { Facts } from '#competitions/facts.tsx';
import { Participants } from '#competitions/participants.tsx';
import { PendingActions } from '#competitions/pending-actions.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { tournamentDeeds } from './deeds.ts';
import { championOf } from './place.ts';
import { tournamentQuery } from './queries.ts';

export function TournamentDetail({ tournament }: { readonly tournament: Tournament }) {
  const { tournamentId, status, maxParticipants } = tournament;
  const players = tournament.participants.map(({ user }) => user);
  const champion = championOf(tournament);
  const place = {
    path: `/tournaments/${tournamentId}`,
    queryKey: tournamentQuery(tournamentId).queryKey,
  };

  return (
    <>
      <CompetitionHead competition={tournament}>
        {status === 'pendiente' ? (
          <PendingActions
            place={place}
            competition={tournament}
            players={players}
            editPath={paths.tournamentEdit(tournamentId)}
            deeds={tournamentDeeds}
          />
        ) : (
          <ButtonLink variant="go" to={paths.tournamentView(tournamentId)}>
            Ver cuadro del torneo
          </ButtonLink>
        )}
      </CompetitionHead>
      <Facts
        facts={{
          Inicio: formatDate(tournament.startDate),
          Creador: tournament.creator.username,
          Participantes: `${players.length} / ${maxParticipants}`,
          ...(champion && { Campeón: champion.username }),
        }}
      />
      <Participants title="Jugadores inscritos" players={players} places={maxParticipants} />
    </>
  );
}
