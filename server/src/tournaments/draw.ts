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

/** Seeds that are known by now, and undefined for those that come from groups. */
type Seeded = readonly (string | undefined)[];

type Drawn = {
  player1Id?: string | undefined;
  player2Id?: string | undefined;
  byeId?: string | undefined;
  isBye?: true;
};

/** A place, and who is known to be in it before the first game. */
type Place = { readonly node: Node; readonly drawn: Drawn };

type Bracket = BracketFormats & {
  readonly tournamentId: string;
  readonly hasThirdPlace: boolean;
};

/** Writes a bracket down: every place of it, and a game for each but the byes. Returns their ids. */
export async function drawBracket(
  unit: Unit,
  games: PlayService,
  { tournamentId, hasThirdPlace, ...formats }: Bracket,
  seeded: Seeded,
): Promise<readonly string[]> {
  const rounds = countRounds(seeded.length);
  const isThirdPlayed = hasThirdPlace && seeded.length >= MIN_THIRD_PLACE_PLAYERS;
  const places = [
    ...placesOf(seeded),
    ...(isThirdPlayed ? [{ node: thirdPlace(rounds), drawn: {} as Drawn }] : []),
  ];
  const played = places.filter(({ drawn }) => !drawn.isBye);
  const gameIds = await games.schedule(
    unit,
    played.map(({ node, drawn: { player1Id, player2Id } }) => ({
      player1Id: player1Id ?? null,
      player2Id: player2Id ?? null,
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

/** The places of a bracket with who is known to be in each: those with a bye are a round on. */
function placesOf(seeded: Seeded) {
  const places = bracketNodes(seeded.length).map((node): Place => ({ node, drawn: {} }));
  const at = (round: number, match: number) =>
    places.find(({ node }) => node.round === round && node.match === match)?.drawn ?? {};

  for (const game of firstRound(seeded.length)) {
    const [player1Id, player2Id] = game.seeds.map((seed = 0) => seeded[seed - 1]);
    if (game.seeds.length === 2) {
      Object.assign(at(1, game.match), { player1Id, player2Id });
      continue;
    }
    const next = nextPlace(game);
    Object.assign(at(1, game.match), { isBye: true, byeId: player1Id });
    Object.assign(at(next.round, next.match), { [`player${next.seat}Id`]: player1Id });
  }
  return places;
}
