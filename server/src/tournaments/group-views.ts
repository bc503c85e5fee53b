import { deletedPlayer, type UserRef } from '@darts/contracts/accounts';
import type { Group } from '@darts/contracts/tournaments';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import type { GameDateRow } from '../dates/service.ts';
import { isDecided, type GameBrief } from '../play/service.ts';
import type { PlayedGroupGame } from './group-repository.ts';
import { tableOf } from './group-results.ts';
import { bracketGame } from './views.ts';

type Member = { readonly userId: string; readonly ref: UserRef | undefined };

type Known = {
  readonly games: readonly PlayedGroupGame[]; // of all groups
  readonly briefs: ReadonlyMap<string, GameBrief>;
  readonly planned: ReadonlyMap<string, GameDateRow>;
  readonly inBracket: ReadonlySet<string | null | undefined>; // ids of users
};

/** Returns the view of a group with its table and its games. */
export function groupView(
  number: number,
  members: readonly Member[],
  { games, inBracket, ...known }: Known,
  format: GameFormat,
): Group {
  const own = games.filter(({ group_number }) => group_number === number);
  const refs = new Map(members.map(({ userId, ref }) => [userId, ref ?? deletedPlayer]));
  const entrants = members.map(({ userId: playerId, ref = deletedPlayer }) => ({
    playerId,
    name: ref.username,
  }));
  const isOver = own.every(isDecided);
  return {
    number,
    isOver,
    table: tableOf(entrants, own, format).map(({ playerId, legs, ...row }) =>
      Object.assign(row, {
        user: refs.get(playerId) ?? deletedPlayer,
        legsFor: legs.won,
        legsAgainst: legs.lost,
        goesOn: isOver && inBracket.has(playerId),
      }),
    ),
    games: own.map((game) =>
      bracketGame(placeIn(game), { ...known, players: refs, isOver: true }, format),
    ),
  };
}

/** Returns a game of a group in the form of a bracket place. */
const placeIn = ({ game_id, tournament_id, round, match, ...game }: PlayedGroupGame) => ({
  place_id: game_id,
  game_id,
  tournament_id,
  round,
  match,
  is_decided: 1,
  winner_id: game.winner === null ? null : game.player_ids[game.winner],
});
