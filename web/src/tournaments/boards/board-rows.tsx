import type { TournamentBoards } from '@darts/contracts/tournaments';
import { namesOf } from '@darts/contracts/game/pairs';
import { paths } from '#platform/paths.ts';
import { isOwn, type Place } from '#tournaments/place.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import styles from './boards.module.css';
import { tournamentBoardWords } from './words.ts';

type BoardProps = {
  readonly name: string;
  readonly game: Place | undefined; // undefined: the board is free
  readonly userId: string;
  readonly onTakeOff: (() => void) | undefined; // undefined unless the user may call games
};

/** Board with its game. */
export function BoardRow({ name, game, userId, onTakeOff }: BoardProps) {
  if (!game)
    return (
      <li className={styles.row}>
        <b>{name}</b>
        <span className={styles.free}>{tournamentBoardWords.free}</span>
      </li>
    );
  const isMine = isOwn(game, userId);
  const isThrown = game.status === 'encurso';
  const state = isThrown ? tournamentBoardWords.thrown : tournamentBoardWords.called;
  return (
    <li className={classNames(styles.row, isMine && styles.own)}>
      <b>{name}</b>
      <Game game={game} />
      <span className={styles.state}>
        {isMine && !isThrown ? tournamentBoardWords.yours : state}
      </span>
      {onTakeOff && (
        <Button
          aria-label={tournamentBoardWords.takeOffFrom(titleOf(game), name)}
          onClick={onTakeOff}
        >
          {tournamentBoardWords.takeOff}
        </Button>
      )}
    </li>
  );
}

type FreeBoard = TournamentBoards['list'][number];

type WaitingProps = {
  readonly game: Place | undefined;
  readonly userId: string;
  readonly isByHand: boolean;
  readonly free: readonly FreeBoard[]; // empty unless the user may call games
  readonly onCall: (board: FreeBoard) => void;
};

/** Game that can begin, with buttons that call it to the free boards. */
export function WaitingRow({ game, userId, isByHand, free, onCall }: WaitingProps) {
  if (!game) return null;
  return (
    <li className={classNames(styles.row, isOwn(game, userId) && styles.own)}>
      <Game game={game} />
      {isByHand && <span className={styles.state}>{tournamentBoardWords.byHand}</span>}
      {free.map((board) => (
        <Button
          key={board.boardId}
          aria-label={tournamentBoardWords.callTo(titleOf(game), board.name)}
          onClick={() => onCall(board)}
        >
          {board.name}
        </Button>
      ))}
    </li>
  );
}

const Game = ({ game }: { readonly game: Place }) => (
  <Link className={styles.game} to={paths.gameView(game.gameId ?? '')}>
    {titleOf(game)}
  </Link>
);

const titleOf = (game: Place): string => tournamentBoardWords.game(...namesOf(game));
