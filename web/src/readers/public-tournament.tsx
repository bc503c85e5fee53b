import { publicFiles } from '@darts/contracts/addresses/files';
import type { ShownTournament } from '@darts/contracts/tournaments';
import { useQuery } from '@tanstack/react-query';
import { Files } from '#competitions/detail/files.tsx';
import { bracketFiles } from '#tournaments/bracket-files.ts';
import { countRounds } from '#tournaments/bracket-geometry.ts';
import { BracketPan } from '#tournaments/bracket/bracket-pan.tsx';
import { Bracket } from '#tournaments/bracket/bracket.tsx';
import { Champion } from '#tournaments/bracket/champion.tsx';
import { ThirdPlace } from '#tournaments/bracket/third-place.tsx';
import { tournamentWords } from '#tournaments/words.ts';
import { championOf, firstSight } from '#tournaments/place.ts';
import { Groups } from '#tournaments/groups/groups.tsx';
import { PublicBoards } from './public-boards.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PublicHead } from './public-head.tsx';
import { PublicPlayers } from './public-players.tsx';
import { publicTournamentQuery } from './queries.ts';
import { readerWords } from './words.ts';

const NOBODY = ''; // id of no player: guests have no games of their own

/** Public page of a tournament: its bracket, once there is one. */
export function PublicTournamentPage({ tournamentId }: { readonly tournamentId: string }) {
  const { data: tournament, error, refetch } = useQuery(publicTournamentQuery(tournamentId));
  return (
    <PublicFrame title={readerWords.tournament} error={error} onRetry={() => void refetch()}>
      {tournament && (
        <>
          <PublicHead
            kind={readerWords.tournament}
            name={tournament.name}
            status={tournament.status}
          />
          <Champion name={championOf(tournament)?.username} />
          {tournament.games.length === 0 ? (
            <PublicPlayers
              startDate={tournament.startDate}
              players={tournament.participants.map(({ user }) => user)}
            />
          ) : (
            <Begun tournament={tournament} />
          )}
        </>
      )}
    </PublicFrame>
  );
}

function Begun({ tournament }: { readonly tournament: ShownTournament }) {
  const { tournamentId, games, thirdPlace, groups = [] } = tournament;
  const rounds = countRounds(games);
  return (
    <>
      <PublicBoards tournament={tournament} />
      {groups.length > 0 && <Groups groups={groups} userId={NOBODY} />}
      <BracketPan rounds={rounds} startAt={firstSight(games, NOBODY)?.id}>
        <Bracket games={games} rounds={rounds} userId={NOBODY} />
      </BracketPan>
      {thirdPlace && <ThirdPlace game={thirdPlace} isOwn={false} />}
      <Files
        of={tournamentWords.theBracket}
        files={bracketFiles(publicFiles, tournamentId, groups.length > 0)}
      />
    </>
  );
}
