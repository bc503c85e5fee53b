import { mapped } from '@darts/rules/play/pair';
import { playersOf } from '@darts/contracts/game/pairs';
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

/** Returns the boards of a tournament and its waiting games, from the games as they are shown. */
export function boardsView(boards: NamedBoards, played: Played): TournamentBoards {
  const inOrder = gamesInCallOrder(played).flatMap(callable);
  const { list } = calledNext({ ...boards, isAutomatic: false }, inOrder); // removes games that are over
  return {
    list: [...list],
    isAutomatic: boards.isAutomatic,
    waiting: waitingGames(boards, inOrder),
  };
}

type Holding = { readonly name: string; readonly gameId: string | null };

/** Returns the names of boards by the ids of the games on them or called to them, in the order of the boards. */
export const boardNames = (list: readonly Holding[]): ReadonlyMap<string, string> =>
  new Map(list.flatMap(({ gameId, name }) => (gameId === null ? [] : [[gameId, name]])));

/** Returns the name of the board that a game is called to; no field if there is none. */
export function boardOf(
  gameId: string,
  own: Pick<TournamentRow, 'boards'>,
): Pick<GameStage, 'board'> {
  const board = boardNames(boardsOf(own)?.list ?? []).get(gameId);
  return board === undefined ? {} : { board };
}

/** Returns the games of a tournament in the order of calls. */
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

const callable = ({ gameId, status, agreedAt, ...game }: BracketGame) =>
  gameId === null
    ? []
    : [
        {
          gameId,
          status,
          players: mapped(playersOf(game), (player) => player?.userId ?? null),
          isAgreed: agreedAt !== undefined,
        },
      ];
