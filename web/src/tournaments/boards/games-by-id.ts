import type { Place, PlaceGroup } from '#tournaments/place.ts';

type Tournament = {
  readonly games: readonly Place[];
  readonly thirdPlace?: Place | undefined;
  readonly groups?: readonly PlaceGroup[] | undefined;
};

/** Returns the places of a tournament by the ids of their games; byes, which have no game, by the id of the place. */
export const gamesById = ({
  games,
  thirdPlace,
  groups = [],
}: Tournament): ReadonlyMap<string, Place> =>
  new Map(
    [...groups.flatMap((group) => group.games), ...games, ...(thirdPlace ? [thirdPlace] : [])].map(
      (game) => [game.gameId ?? game.id, game],
    ),
  );
