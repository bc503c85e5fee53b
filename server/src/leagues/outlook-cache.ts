import type { Position } from '@darts/rules/leagues/chances';
import { outlook, type Outlook } from '@darts/rules/leagues/outlook';
import { countRounds, type Pairing } from '@darts/rules/leagues/schedule';
import { standings } from '@darts/rules/leagues/standings';
import { inTurn } from '#platform/queues/bounded-queue.ts';
import type { Db } from '#platform/store/db.ts';
import type { Competition } from '../competitions/service.ts';
import { formatIn, isDecided } from '../play/service.ts';
import { readByRounds } from './by-rounds.ts';
import { leagueRepository, type PlayedRow } from './repository.ts';
import { entrantOf, resultIn, withoutVoided } from './results.ts';
import { rulesOf } from './table-rules.ts';
import type { LeagueRow } from './tables.ts';
import { versionedCache } from '#platform/versioned-cache.ts';

/** A league after its latest result, with the outlooks computed since. */
type Race = Position & {
  readonly players: readonly string[]; // ids of players who are not withdrawn, in the order of the table
  readonly outlooks: Map<string, Promise<Outlook>>; // by user id
};

const MAX_RACES = 50; // leagues, each of up to a hundred players and 9,900 games

/**
 * Cache of outlooks. Concurrent callers share a computation, whose value is valid until the league's next result.
 * Some computations take tens of milliseconds: they run one at a time, across all leagues, with other calls between.
 */
export function outlookCache(db: Db) {
  const races = versionedCache<Race>(MAX_RACES);
  const take = inTurn();

  async function read({ enrolled, format }: Competition, own: LeagueRow): Promise<Race> {
    const { meetings, ...rules } = rulesOf(own);
    const all = await readByRounds(countRounds(enrolled.length, meetings === 2), (first, last) =>
      leagueRepository(db).counted(own.league_id, first, last),
    );
    const games = withoutVoided(all, enrolled);
    const [decided, open] = [games.filter(isDecided), games.filter((game) => !isDecided(game))];
    const results = decided.map(resultIn(formatIn(format)));
    const entrants = enrolled.map((row) => entrantOf(row, ''));
    const table = standings(entrants, results, { meetings, ...rules }).filter(
      ({ withdrawn }) => !withdrawn,
    );
    const players = table.map(({ playerId }) => playerId);
    return {
      points: table.map(({ points }) => points),
      ranks: table.map(({ rank }) => rank),
      left: pairingsOf(open, players),
      players,
      outlooks: new Map(),
    };
  }

  /**
   * @param own to be read before `competition`, so that later reads include every result that its `results_version`
   * counts
   * @param userId a player who is enrolled and not withdrawn
   */
  return async function outlookOf(
    competition: Competition,
    own: LeagueRow,
    userId: string,
  ): Promise<Outlook> {
    const state = JSON.stringify(own); // includes the rules, which could be edited until the league began
    const race = await races(own.league_id, state, () => read(competition, own));
    const known = race.outlooks.get(userId);
    if (known) return known;
    const { draw, ...worth } = rulesOf(own).points;
    const mayDraw = formatIn(competition.format).legs === 1;
    const place = race.players.indexOf(userId);
    const computed = take(async () => outlook(race, place, { ...worth, ...(mayDraw && { draw }) }));
    race.outlooks.set(userId, computed);
    computed.catch(() => race.outlooks.delete(userId)); // the next caller tries again
    return computed;
  };
}

/** Returns the pairings of games, as indexes into `players`. */
function pairingsOf(games: readonly PlayedRow[], players: readonly string[]): Pairing[] {
  const places = new Map(players.map((userId, place) => [userId, place]));
  return games.flatMap(({ player_ids }) => {
    const [home, away] = player_ids.map((userId) => places.get(userId ?? ''));
    return home === undefined || away === undefined ? [] : [{ home, away }];
  });
}
