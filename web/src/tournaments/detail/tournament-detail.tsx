import type { Tournament } from '@darts/contracts/tournaments';
import { formatDate } from '#competitions/calendar-date.ts';
import { CompetitionHead } from '#competitions/detail/competition-head.tsx';
import { Facts } from '#competitions/detail/facts.tsx';
import { Participants } from '#competitions/detail/participants.tsx';
import { PendingActions } from '#competitions/detail/pending-actions.tsx';
import { gameTypeWords, NOT_SET } from '#competitions/game-types.ts';
import { paths } from '#platform/paths.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { championOf } from '#tournaments/place.ts';
import { ButtonLink } from '#ui/button.tsx';

export function TournamentDetail({ tournament }: { readonly tournament: Tournament }) {
  const { tournamentId, status, maxParticipants } = tournament;
  const players = tournament.participants.map(({ user }) => user);
  const champion = championOf(tournament);

  return (
    <>
      <CompetitionHead competition={tournament}>
        {status === 'pendiente' ? (
          <PendingActions
            kind={tournamentKind}
            id={tournamentId}
            competition={tournament}
            players={players}
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
          'Día de juego': tournament.dayOfWeek ?? NOT_SET,
          Creador: tournament.creator.username,
          Participantes: `${players.length} / ${maxParticipants}`,
          Tipo: gameTypeWords(tournament.isHomeAndAway),
          ...(champion && { Campeón: champion.username }),
        }}
      />
      <Participants title="Jugadores inscritos" players={players} places={maxParticipants} />
    </>
  );
}
