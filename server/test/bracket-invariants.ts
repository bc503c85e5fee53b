import { bracketSize, nextPlace } from '@darts/rules/tournaments/bracket';
import { expect } from 'vitest';
import type { Db } from '../src/platform/store/db.ts';

/** Reads the stored places of a bracket with their games. */
const placesOf = (db: Db, tournamentId: string) =>
  db
    .selectFrom('bracket_places')
    .leftJoin('games', 'games.game_id', 'bracket_places.game_id')
    .select(['round', 'match', 'bracket_places.game_id', 'winner_id'])
    .select(['player1_id', 'player2_id', 'status', 'winner'])
    .where('bracket_places.tournament_id', '=', tournamentId)
    .orderBy('round')
    .orderBy('match')
    .execute();

type Place = Awaited<ReturnType<typeof placesOf>>[number];

const isBye = ({ game_id }: Place) => game_id === null;
const playersOf = ({ player1_id, player2_id }: Place) => [player1_id, player2_id];
const namesIn = (places: readonly Place[]) => places.map(({ round, match }) => `${round}.${match}`);

/** Checks the invariants of a finished bracket of the `drawn` players. */
export async function checkBracket(
  db: Db,
  tournamentId: string,
  drawn: readonly string[],
): Promise<void> {
  const places = await placesOf(db, tournamentId);
  const [byes, games] = [places.filter(isBye), places.filter((place) => !isBye(place))];
  expect(byes).toHaveLength(bracketSize(drawn.length) - drawn.length);
  expect(games).toHaveLength(drawn.length - 1);

  // Every player is in the first round once, and no bye meets a bye.
  const first = places.filter(({ round }) => round === 1);
  expect(byes.every(({ round }) => round === 1)).toBe(true);
  const present = first.flatMap((place) => (isBye(place) ? place.winner_id : playersOf(place)));
  checkOnce(present, drawn);

  expect(namesIn(games.filter((game) => !isDecided(game)))).toEqual([]);
  expect(namesIn(places.filter((place) => !leadsOn(place, places)))).toEqual([]);

  // Every player but the champion has lost once.
  const losers = games.map((game) => playersOf(game).find((player) => player !== game.winner_id));
  const champion = places.at(-1)?.winner_id;
  checkOnce([...losers, champion], drawn);
}

/** Checks that `found` has the expected ids, each once. */
function checkOnce(found: readonly unknown[], expected: readonly string[]): void {
  expect(new Set(found)).toEqual(new Set(expected));
  expect(found).toHaveLength(expected.length);
}

/** True if the game is over, and its winner is the one that goes on; of a void game the first player. */
const isDecided = (game: Place): boolean =>
  game.status === 'finalizada' && game.winner_id === playersOf(game)[game.winner ?? 0];

/** True if the winner is in the next place of the bracket; the final has none. */
function leadsOn(place: Place, places: readonly Place[]): boolean {
  const next = nextPlace(place);
  const ahead = places.find(({ round, match }) => round === next.round && match === next.match);
  return ahead ? playersOf(ahead)[next.side] === place.winner_id : place === places.at(-1);
}
