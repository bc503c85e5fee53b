import type { GameStage } from '@darts/contracts/competitions';
import type { BracketGame, Group, TournamentBoards } from '@darts/contracts/tournaments';
import { calledNext, inCallOrder, waitingGames } from '@darts/rules/tournaments/boards';
import { boardsOf, type NamedBoards } from './settings.ts';
import type { TournamentRow } from './tables.ts';

type Played = {
  readonly games: readonly BracketGame[];
  readonly thirdPlace?: BracketGame | undefined;
  readonly groups?: readonly Group[] | undefined;
};

/** The boards of a tournament with what is next, from its games as they are shown. */
export function boardsView(boards: NamedBoards, played: Played): TournamentBoards {
  const inOrder = gamesInCallOrder(played).flatMap(callable);
  const { list } = calledNext({ ...boards, isAutomatic: false }, inOrder); // without what is over
  return {
    list: [...list],
    isAutomatic: boards.isAutomatic,
    waiting: waitingGames(boards, inOrder),
  };
}

type Holding = { readonly name: string; readonly gameId: string | null };

/** The names of boards by the games that are on them, or called to them, in the order of the boards. */
export const boardNames = (list: readonly Holding[]): ReadonlyMap<string, string> =>
  new Map(list.flatMap(({ gameId, name }) => (gameId === null ? [] : [[gameId, name]])));

/** To which board a game of a tournament is called, if to any. */
export function boardOf(
  gameId: string,
  own: Pick<TournamentRow, 'boards'>,
): Pick<GameStage, 'board'> {
  const board = boardNames(boardsOf(own)?.list ?? []).get(gameId);
  return board === undefined ? {} : { board };
}

/** The games of a tournament, whoever is to be called first. */
export function gamesInCallOrder({ games, thirdPlace, groups = [] }: Played): BracketGame[] {
  const standing = [
    ...groups.flatMap((group) =>
      group.games.map((game) => ({ ...at(game), group: group.number, game })),
    ),
    ...games.map((game) => ({ ...at(game), game })),
    ...(thirdPlace ? [{ ...at(thirdPlace), match: 0, game: thirdPlace }] : []),
  ];
  return inCallOrder(standing).map(({ game }) => game);
}

const at = ({ round, matchNumber: match }: BracketGame) => ({ round, match });

const callable = ({ gameId, status, player1, player2, agreedAt }: BracketGame) =>
  gameId === null
    ? []
    : [
        {
          gameId,
          status,
          players: [player1?.userId ?? null, player2?.userId ?? null] as const,
          isAgreed: agreedAt !== undefined,
        },
      ];
