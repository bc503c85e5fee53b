import { randomUUID } from 'node:crypto';
import {
  bracketNodes,
  countRounds,
  firstRound,
  nextPlace,
  MIN_THIRD_PLACE_PLAYERS,
  thirdPlace,
  type Node,
} from '@darts/rules/tournaments/bracket';
import { formatOfPlace, type BracketFormats } from '@darts/rules/tournaments/formats';
import type { Unit } from '#platform/store/transactions.ts';
import type { PlayService } from '../play/service.ts';
import { bracketRepository } from './repository.ts';

/** Players by seed; undefined for seeds that come from groups. */
type Seeded = readonly (string | undefined)[];

type Drawn = {
  playerIds: [string | null, string | null];
  byeId?: string | undefined;
  isBye?: true;
};

/** A place of the bracket, with the players who are known before the first game. */
type Place = { readonly node: Node; readonly drawn: Drawn };

type Bracket = BracketFormats & {
  readonly tournamentId: string;
  readonly hasThirdPlace: boolean;
};

/** Stores all places of a bracket, with a game for each place that is not a bye. Returns the ids of the games. */
export async function drawBracket(
  unit: Unit,
  games: PlayService,
  { tournamentId, hasThirdPlace, ...formats }: Bracket,
  seeded: Seeded,
): Promise<readonly string[]> {
  const rounds = countRounds(seeded.length);
  const isThirdPlayed = hasThirdPlace && seeded.length >= MIN_THIRD_PLACE_PLAYERS;
  const places = [...placesOf(seeded), ...(isThirdPlayed ? [emptyPlace(thirdPlace(rounds))] : [])];
  const played = places.filter(({ drawn }) => !drawn.isBye);
  const gameIds = await games.schedule(
    unit,
    played.map(({ node, drawn: { playerIds } }) => ({
      playerIds,
      competition: { kind: 'tournament', competitionId: tournamentId },
      format: formatOfPlace(formats, node, rounds),
    })),
  );
  const gameIdAt = new Map(played.map((place, index) => [place, gameIds[index] ?? null]));
  await bracketRepository(unit.db).add(
    places.map((place) => ({
      place_id: randomUUID(),
      tournament_id: tournamentId,
      round: place.node.round,
      match: place.node.match,
      game_id: gameIdAt.get(place) ?? null,
      winner_id: place.drawn.byeId ?? null,
      is_decided: place.drawn.byeId === undefined ? 0 : 1,
    })),
  );
  return gameIds;
}

/** Returns the places of a bracket with their known players. A player with a bye is also in the next round. */
function placesOf(seeded: Seeded) {
  const places = bracketNodes(seeded.length).map(emptyPlace);
  const at = (round: number, match: number): Drawn => {
    const place = places.find(({ node }) => node.round === round && node.match === match);
    if (!place) throw new RangeError(`no match ${match} in round ${round}`);
    return place.drawn;
  };

  for (const game of firstRound(seeded.length)) {
    const [first, second] = game.seeds.map((seed = 0) => seeded[seed - 1]);
    const drawn = at(1, game.match);
    if (game.seeds.length === 2) {
      drawn.playerIds = [first ?? null, second ?? null];
      continue;
    }
    drawn.isBye = true;
    drawn.byeId = first;
    const next = nextPlace(game);
    at(next.round, next.match).playerIds[next.side] = first ?? null;
  }
  return places;
}

const emptyPlace = (node: Node): Place => ({ node, drawn: { playerIds: [null, null] } });
