import type { League } from '@darts/contracts/leagues';
import { formatDate } from '#competitions/calendar-date.ts';
import { isAmong, useRuns } from '#competitions/competition.ts';
import { CompetitionHead } from '#competitions/detail/competition-head.tsx';
import { EndButton } from '#competitions/detail/end-button.tsx';
import { Facts } from '#competitions/detail/facts.tsx';
import { Participants } from '#competitions/detail/participants.tsx';
import { PendingActions } from '#competitions/detail/pending-actions.tsx';
import { placeOf } from '#competitions/kind.ts';
import { leagueActions } from '#leagues/actions.ts';
import { leagueKind } from '#leagues/kind.ts';
import { Rounds } from '#leagues/rounds/rounds.tsx';
import { UnplayedGames } from '#leagues/rounds/unplayed-games.tsx';
import { Standings } from '#leagues/standings/standings.tsx';
import { words as leagueWords } from '#leagues/words.ts';
import { useUser } from '#platform/session.ts';
import { DownloadButton } from '#ui/button.tsx';
import styles from './league-detail.module.css';
import { words } from './words.ts';

export function LeagueDetail({ league }: { readonly league: League }) {
  const { leagueId, status, participants, maxParticipants } = league;
  const { userId } = useUser();
  const isIn = isAmong(participants, userId);
  const runs = useRuns()(league);
  const lastRound = league.rounds.at(-1);

  return (
    <>
      <CompetitionHead competition={league}>
        {status === 'pendiente' && (
          <PendingActions
            kind={leagueKind}
            id={leagueId}
            competition={league}
            players={participants}
          />
        )}
        {status === 'encurso' && isIn && (
          <DownloadButton href={`/api/leagues/${leagueId}/calendar.ics`}>
            {words.addToCalendar}
          </DownloadButton>
        )}
        {status === 'encurso' && runs && (
          <EndButton
            place={placeOf(leagueKind, leagueId)}
            action={leagueActions.end}
            question={words.askEnd}
          />
        )}
      </CompetitionHead>
      <Facts competition={league} players={participants} />
      {status === 'pendiente' ? (
        <>
          {lastRound && (
            <p className={styles['plan']}>
              {leagueWords.planWhenFull(league.totalRounds, formatDate(lastRound.date))}
            </p>
          )}
          <Participants
            title={words.participants}
            players={participants}
            places={maxParticipants}
          />
        </>
      ) : (
        <div className={styles['columns']}>
          <Standings leagueId={leagueId} />
          <div className={styles['games']}>
            <Rounds league={league} />
            {status === 'encurso' && runs && <UnplayedGames league={league} />}
          </div>
        </div>
      )}
    </>
  );
}
