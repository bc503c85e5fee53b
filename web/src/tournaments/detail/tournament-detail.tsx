import { memberFiles } from '@darts/contracts/addresses/files';
import { getTournamentCalendar } from '@darts/contracts/addresses/tournaments';
import type { Tournament } from '@darts/contracts/tournaments';
import { isAmong, useRuns } from '#competitions/competition.ts';
import { BegunParts } from '#competitions/detail/begun-parts.tsx';
import { CompetitionHead } from '#competitions/detail/competition-head.tsx';
import { Facts } from '#competitions/detail/facts.tsx';
import { Files } from '#competitions/detail/files.tsx';
import { Leaders } from '#competitions/detail/leaders.tsx';
import { Participants } from '#competitions/detail/participants.tsx';
import { PendingActions } from '#competitions/detail/pending-actions.tsx';
import { PendingParticipants } from '#competitions/detail/pending-participants.tsx';
import { placeOf } from '#competitions/kind.ts';
import { PublicButton } from '#competitions/organise/public-button.tsx';
import { useOrganises } from '#competitions/use-organises.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ScreenButton } from '#screens/screen-button.tsx';
import { bracketFiles } from '#tournaments/bracket-files.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { bySeed, shownSeeds } from '#tournaments/seeds.ts';
import { hrefOf } from '#platform/api.ts';
import { renewFirst } from '#platform/renew-first.ts';
import { ButtonLink, DownloadButton } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Boards } from '#tournaments/boards/boards.tsx';
import { GroupSheets } from '#tournaments/groups/group-sheets.tsx';
import { Groups } from '#tournaments/groups/groups.tsx';
import { SeedOrder } from './seed-order.tsx';
import { tournamentFacts } from './tournament-facts.ts';
import { tournamentWords } from '#tournaments/words.ts';
import { tournamentDetailWords } from './words.ts';

export function TournamentDetail({ tournament }: { readonly tournament: Tournament }) {
  const { tournamentId, status, maxParticipants, groups } = tournament;
  const seeds = shownSeeds(tournament);
  const players = bySeed(tournament.participants, seeds).map(({ user }) => user);
  const { userId } = useUser();
  const runs = useRuns()(tournament);
  const organises = useOrganises(tournamentKind, tournamentId, tournament);

  return (
    <>
      <CompetitionHead competition={tournament}>
        {status !== 'finalizada' && (runs || isAmong(players, userId)) && (
          <DownloadButton
            href={hrefOf(getTournamentCalendar, { params: { tournamentId } })}
            onClick={renewFirst}
          >
            {tournamentDetailWords.addToCalendar}
          </DownloadButton>
        )}
        {status === 'pendiente' && (
          <PendingActions
            kind={tournamentKind}
            id={tournamentId}
            competition={tournament}
            players={players}
          />
        )}
        {status !== 'pendiente' && (
          <ButtonLink variant="go" to={paths.tournamentView(tournamentId)}>
            {tournamentDetailWords.seeBracket}
          </ButtonLink>
        )}
        {runs && (
          <PublicButton place={placeOf(tournamentKind, tournamentId)} competition={tournament} />
        )}
        {organises && <ScreenButton shown={{ kind: 'tournament', id: tournamentId }} />}
      </CompetitionHead>
      <Facts competition={tournament} players={players} more={tournamentFacts(tournament)} />
      <Boards tournament={tournament} userId={userId} organises={organises} />
      {status === 'pendiente' ? (
        <>
          <SeedOrder tournament={tournament} />
          <PendingParticipants
            kind={tournamentKind}
            id={tournamentId}
            competition={tournament}
            title={tournamentDetailWords.participants}
            players={players}
            seeds={seeds}
          />
        </>
      ) : (
        <>
          {groups && <Groups groups={groups} userId={userId} />}
          <Leaders kind="tournament" id={tournamentId} />
          <div className={layout.section}>
            <Participants
              title={tournamentDetailWords.participants}
              players={players}
              places={maxParticipants}
              withdrawn={tournament.withdrawn}
              seeds={seeds}
            />
          </div>
          <Files
            onClick={renewFirst}
            of={tournamentWords.theBracket}
            files={bracketFiles(memberFiles, tournamentId, groups !== undefined)}
          >
            {groups && <GroupSheets tournamentId={tournamentId} groups={groups} />}
          </Files>
          <BegunParts
            kind={tournamentKind}
            id={tournamentId}
            competition={tournament}
            players={players}
          />
        </>
      )}
    </>
  );
}
