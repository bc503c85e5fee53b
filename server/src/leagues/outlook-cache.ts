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

/** A league as its results leave it, and what has been asked about its players since. */
type Race = Position & {
  readonly players: readonly string[]; // ids, by their places
  readonly outlooks: Map<string, Promise<Outlook>>; // by id
};

const MAX_RACES = 50; // of up to a hundred players and 9,900 games

/**
 * What the players of leagues still need, each computed once for all who ask, until another result.
 * One at a time, of all leagues, with what others ask for between: some take tens of milliseconds.
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
   * @param own read before the competition: whatever its version counts is in what is read after it
   * @param userId of somebody who is enrolled and not withdrawn
   */
  return async function outlookOf(
    competition: Competition,
    own: LeagueRow,
    userId: string,
  ): Promise<Outlook> {
    const state = JSON.stringify(own); // its rules, too: it may have been edited before it began
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

/** Returns the pairings of games, by the places of their players. */
function pairingsOf(games: readonly PlayedRow[], players: readonly string[]): Pairing[] {
  const places = new Map(players.map((userId, place) => [userId, place]));
  return games.flatMap(({ player1_id, player2_id }) => {
    const [home, away] = [places.get(player1_id ?? ''), places.get(player2_id ?? '')];
    return home === undefined || away === undefined ? [] : [{ home, away }];
  });
}
