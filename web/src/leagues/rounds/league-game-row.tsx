import type { UserRef } from '@darts/contracts/accounts';
import type { LeagueGame } from '@darts/contracts/leagues';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { Check } from 'lucide-react';
import { formatDate, formatTime } from '#competitions/calendar-date.ts';
import { isAmong } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { words as competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './league-game-row.module.css';
import { words } from './words.ts';

type Props = {
  readonly game: LeagueGame;
  readonly isPlayable: boolean; // as far as the league goes
  readonly hasLegs: boolean; // several
};

/** A game of a league: all of it leads to its page, and a player's own can be played. */
export function LeagueGameRow({ game, isPlayable, hasLegs }: Props) {
  const { userId } = useUser();
  const { gameId, player1, player2, status, gameDate, agreedAt } = game;
  const isOwn = isAmong([player1, player2], userId);
  const note = noteOn(game);
  const between = hasLegs && isDecidedByDarts(game) ? words.legs(game.legsWon) : words.versus;

  return (
    <div className={styles['game']} data-own={isOwn || undefined}>
      <div className={styles['top']}>
        <StatusBadge status={status} />
        <span className={styles['date']}>
          {status === 'pendiente' && agreedAt ? formatTime(agreedAt) : dateOf(gameDate)}
        </span>
      </div>
      <div className={styles['versus']}>
        <Link className={styles['names']} to={paths.gameView(gameId)}>
          <Name player={player1} game={game} /> <i>{between}</i>{' '}
          <Name player={player2} game={game} />
        </Link>
        {isOwn && isPlayable && status === 'pendiente' && (
          <ButtonLink variant="go" className={styles['play']} to={paths.gameLobby(gameId)}>
            {competitionWords.play}
          </ButtonLink>
        )}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

const dateOf = (gameDate: string): string => (gameDate ? formatDate(gameDate) : words.noDate);

function Name({ player, game }: { readonly player: UserRef; readonly game: LeagueGame }) {
  const hasWon = player.userId !== null && player.userId === game.winnerId;
  if (!hasWon) return <span>{player.username}</span>;
  return (
    <span className={styles['winner']}>
      <Check size={16} role="img" aria-label={competitionWords.winner} />
      {player.username}
    </span>
  );
}

/** Whether there is a result in legs. */
const isDecidedByDarts = ({ status, endReason }: LeagueGame): boolean =>
  status === 'finalizada' && !hasNoScore(endReason);

/** How a game ended, where a winner's name does not say it. */
function noteOn({ endReason, isDraw, winnerId }: LeagueGame): string | undefined {
  const note = endingNote(endReason, winnerId !== null);
  return [isDraw && words.draw, note].filter(Boolean).join(' · ') || undefined;
}
