import { memberFiles } from '@darts/contracts/addresses/files';
import { getLeagueCalendar, getRoundsCalendar } from '@darts/contracts/addresses/leagues';
import type { League } from '@darts/contracts/leagues';
import { countRounds } from '@darts/rules/leagues/schedule';
import { formatDate } from '#competitions/calendar-date.ts';
import { isAmong, useRuns } from '#competitions/competition.ts';
import { BegunParts } from '#competitions/detail/begun-parts.tsx';
import { CompetitionHead } from '#competitions/detail/competition-head.tsx';
import { Facts } from '#competitions/detail/facts.tsx';
import { Files } from '#competitions/detail/files.tsx';
import { Leaders } from '#competitions/detail/leaders.tsx';
import { PendingActions } from '#competitions/detail/pending-actions.tsx';
import { PendingParticipants } from '#competitions/detail/pending-participants.tsx';
import { placeOf } from '#competitions/kind.ts';
import { PublicButton } from '#competitions/organise/public-button.tsx';
import { useOrganises } from '#competitions/use-organises.ts';
import { leagueKind } from '#leagues/kind.ts';
import { tableFiles } from '#leagues/table-files.ts';
import { Rounds, RoundSheet } from '#leagues/rounds/rounds.tsx';
import { UnplayedGames } from '#leagues/rounds/unplayed-games.tsx';
import { Standings } from '#leagues/standings/standings.tsx';
import { tableRule } from '#leagues/table-rule.ts';
import { leagueWords } from '#leagues/words.ts';
import { useUser } from '#platform/session.ts';
import { ScreenButton } from '#screens/screen-button.tsx';
import { hrefOf } from '#platform/api.ts';
import { renewFirst } from '#platform/renew-first.ts';
import { DownloadButton } from '#ui/button.tsx';
import { EndLeagueButton } from './end-league-button.tsx';
import styles from './league-detail.module.css';
import { leagueDetailWords } from './words.ts';

export function LeagueDetail({ league }: { readonly league: League }) {
  const { leagueId, status, participants } = league;
  const { userId } = useUser();
  const isIn = isAmong(participants, userId);
  const runs = useRuns()(league);
  const organises = useOrganises(leagueKind, leagueId, league);
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
            plan={planOf(league)}
          />
        )}
        {status === 'encurso' && isIn && (
          <DownloadButton
            href={hrefOf(getLeagueCalendar, { params: { leagueId } })}
            onClick={renewFirst}
          >
            {leagueDetailWords.addToCalendar}
          </DownloadButton>
        )}
        {status === 'encurso' && runs && (
          <>
            <DownloadButton
              href={hrefOf(getRoundsCalendar, { params: { leagueId } })}
              onClick={renewFirst}
            >
              {leagueDetailWords.addRounds}
            </DownloadButton>
            <EndLeagueButton leagueId={leagueId} />
          </>
        )}
        {runs && <PublicButton place={placeOf(leagueKind, leagueId)} competition={league} />}
        {organises && <ScreenButton shown={{ kind: 'league', id: leagueId }} />}
      </CompetitionHead>
      <Facts
        competition={league}
        players={participants}
        more={[[leagueWords.points, leagueWords.briefWorth(league.points)]]}
      />
      {status === 'pendiente' ? (
        <>
          <div className={styles.plan}>
            {lastRound && (
              <p>{leagueWords.planWhenFull(league.totalRounds, formatDate(lastRound.date))}</p>
            )}
            <p>{tableRule(league)}</p>
          </div>
          <PendingParticipants
            kind={leagueKind}
            id={leagueId}
            competition={league}
            title={leagueDetailWords.participants}
            players={participants}
          />
        </>
      ) : (
        <>
          <div className={styles.columns}>
            <Standings league={league} />
            <div className={styles.games}>
              <Rounds league={league} />
              {status === 'encurso' && runs && <UnplayedGames league={league} />}
            </div>
          </div>
          <Leaders kind="league" id={leagueId} />
          <Files
            of={leagueDetailWords.theTable}
            files={tableFiles(memberFiles, leagueId)}
            onClick={renewFirst}
          >
            <RoundSheet league={league} />
          </Files>
          <BegunParts kind={leagueKind} id={leagueId} competition={league} players={participants} />
        </>
      )}
    </>
  );
}

/** Describes the length of a pending league with its current participants. */
function planOf({ participants, isHomeAndAway, rounds }: League): string | undefined {
  const count = countRounds(participants.length, isHomeAndAway);
  const last = rounds[count - 1]; // `rounds` are those of a full league, by date
  return last && leagueWords.plan(count, formatDate(last.date));
}
