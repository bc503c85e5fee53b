import { callTournamentGame } from '@darts/contracts/addresses/tournaments';
import type { BoardGameBody, Tournament, TournamentBoards } from '@darts/contracts/tournaments';
import { useRef, useState, type ReactNode } from 'react';
import { placeOf } from '#competitions/kind.ts';
import { call } from '#platform/api.ts';
import { useStep } from '#competitions/use-step.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { BoardsDialog } from './boards-dialog.tsx';
import { gamesById } from './games-by-id.ts';
import { BoardRow, WaitingRow } from './board-rows.tsx';
import styles from './boards.module.css';
import { tournamentBoardWords } from './words.ts';

type Props = {
  readonly tournament: Tournament;
  readonly userId: string; // of the viewer
  readonly organises: boolean;
};

/** Boards of a tournament; null once the tournament is over and, except for organisers, without boards. */
export function Boards(props: Props) {
  const { tournament, organises } = props;
  if (tournament.status === 'finalizada' || (!tournament.boards && !organises)) return null;
  return <Shown {...props} />;
}

type Board = TournamentBoards['list'][number];

/** Boards with their games, and the next games. */
function Shown({ tournament, userId, organises }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isChanging, setChanging] = useState(false);
  const { tournamentId } = tournament;
  const place = placeOf(tournamentKind, tournamentId);
  const { mutate, isPending } = useStep(place, tournamentBoardWords.failed);
  const { boards } = tournament;

  function callTo(board: Board, gameId: string | null): void {
    if (isPending) return;
    const done =
      gameId === null
        ? tournamentBoardWords.nowFree(board.name)
        : tournamentBoardWords.calledTo(board.name);
    const focusTitle = () => title.current?.focus(); // the focused button has been removed
    const body: BoardGameBody = { gameId, ...(board.gameId && { seen: board.gameId }) };
    const send = () =>
      call(callTournamentGame, { params: { tournamentId, boardId: board.boardId }, body });
    mutate({ send, done }, { onSuccess: focusTitle });
  }

  const games = gamesById(tournament);
  const { list = [], waiting = [] } = boards ?? {};
  const mayCall = organises && tournament.status === 'encurso';
  return (
    <section className={classNames(layout.section, styles.boards)} aria-labelledby="boards">
      <div className={styles.head}>
        <h2 id="boards" ref={title} tabIndex={-1}>
          {tournamentBoardWords.title}
        </h2>
        {organises && (
          <Button onClick={() => setChanging(true)}>
            {boards ? tournamentBoardWords.change : tournamentBoardWords.name}
          </Button>
        )}
      </div>
      {!boards && <p className={text.muted}>{tournamentBoardWords.about}</p>}
      {boards && (
        <ul
          className={classNames(layout.card, layout.list, styles.rows)}
          aria-label={tournamentBoardWords.list}
        >
          {list.map((board) => (
            <BoardRow
              key={board.boardId}
              name={board.name}
              game={games.get(board.gameId ?? '')}
              userId={userId}
              onTakeOff={mayCall ? () => callTo(board, null) : undefined}
            />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <Waiting>
          {waiting.map(({ gameId, isByHand }) => (
            <WaitingRow
              key={gameId}
              game={games.get(gameId)}
              userId={userId}
              isByHand={isByHand}
              free={mayCall ? list.filter((board) => board.gameId === null) : []}
              onCall={(board) => callTo(board, gameId)}
            />
          ))}
        </Waiting>
      )}
      {isChanging && (
        <BoardsDialog place={place} boards={boards} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <>
    <h3 id="boards-waiting" className={styles.next}>
      {tournamentBoardWords.waiting}
    </h3>
    <ol
      className={classNames(layout.card, layout.list, styles.rows)}
      aria-labelledby="boards-waiting"
    >
      {children}
    </ol>
  </>
);
