import type { ShownTournament } from '@darts/contracts/tournaments';
import { gamesById } from '#tournaments/boards/games-by-id.ts';
import { BoardRow } from '#tournaments/boards/board-rows.tsx';
import { tournamentBoardWords } from '#tournaments/boards/words.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './public.module.css';

/** Boards of a tournament with their games; null without boards, and when the tournament is over. */
export function PublicBoards({ tournament }: { readonly tournament: ShownTournament }) {
  const { boards, status } = tournament;
  if (!boards || status === 'finalizada') return null;
  const games = gamesById(tournament);
  return (
    <section className={layout.section} aria-labelledby="boards">
      <h2 id="boards">{tournamentBoardWords.title}</h2>
      <ul
        className={classNames(layout.card, layout.list, styles.boards)}
        aria-label={tournamentBoardWords.list}
      >
        {boards.list.map(({ name, gameId }) => (
          <BoardRow
            key={name}
            name={name}
            game={games.get(gameId ?? '')}
            userId=""
            onTakeOff={undefined}
          />
        ))}
      </ul>
    </section>
  );
}
