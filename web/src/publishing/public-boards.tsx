import type { PublicTournament } from '@darts/contracts/publishing';
import type { BracketGame } from '@darts/contracts/tournaments';
import { BoardRow } from '#tournaments/boards/board-rows.tsx';
import { tournamentBoardWords } from '#tournaments/boards/words.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './public.module.css';

type Props = {
  readonly tournament: PublicTournament;
  readonly games: readonly BracketGame[]; // all of it
};

/** Boards of a tournament with their games; null without boards, and when the tournament is over. */
export function PublicBoards({ tournament: { boards, status }, games }: Props) {
  if (!boards || status === 'finalizada') return null;
  const on = new Map(games.map((game) => [game.gameId, game]));
  return (
    <section className={layout.section} aria-labelledby="boards">
      <h2 id="boards">{tournamentBoardWords.title}</h2>
      <ul
        className={classNames(layout.card, layout.list, styles.boards)}
        aria-label={tournamentBoardWords.list}
      >
        {boards.map(({ name, gameId }) => (
          <BoardRow
            key={name}
            name={name}
            game={gameId === null ? undefined : on.get(gameId)}
            userId=""
            onTakeOff={undefined}
          />
        ))}
      </ul>
    </section>
  );
}
