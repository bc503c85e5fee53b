import type { UpcomingGame } from '@darts/contracts/dates';
import { formatDate, formatTime } from '#competitions/calendar-date.ts';
import { partOfTournament } from '#competitions/round-name.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './upcoming-games.module.css';
import { dateWords } from './words.ts';

type Props = { readonly game: UpcomingGame };

/** Upcoming game: the name links to its page, the button to its lobby. */
export function UpcomingGameRow({ game }: Props) {
  const { gameId, name, round, rounds, rival, agreedAt, dueDate, isAsked, board } = game;
  const isMissed = useHasGoneBy(agreedAt);
  const part =
    rounds === undefined
      ? competitionWords.leagueRound(round)
      : partOfTournament({ ...game, rounds });
  return (
    <div className={styles.game}>
      <div className={styles.what}>
        <Link to={paths.gameView(gameId)}>{dateWords.next.against(rival.username)}</Link>
        {board && <strong>{competitionWords.calledTo(board)}</strong>}
        <span>
          {agreedAt
            ? competitionWords.agreedTime(formatTime(agreedAt), isMissed)
            : dateWords.next.by(formatDate(dueDate))}
          {isAsked && <strong> · {dateWords.next.isAsked}</strong>}
        </span>
        <span className={styles.faint}>
          {name} · {part}
        </span>
      </div>
      <ButtonLink variant="go" className={styles.play} to={paths.gameLobby(gameId)}>
        {competitionWords.play}
      </ButtonLink>
    </div>
  );
}
