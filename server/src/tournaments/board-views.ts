import type { BracketGame, Group, TournamentBoards } from '@darts/contracts/tournaments';
import { calledNext, inCallOrder, waitingGames } from '@darts/rules/tournaments/boards';
import type { NamedBoards } from './settings.ts';

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
