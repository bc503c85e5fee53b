import { randomUUID } from 'node:crypto';
import {
  bracketNodes,
  countRounds,
  firstRound,
  nextPlace,
  type Node,
} from '@darts/rules/tournaments/bracket';
import { formatOfRound, type BracketFormats } from '@darts/rules/tournaments/formats';
import type { Unit } from '#platform/store/transactions.ts';
import type { PlayService } from '../play/service.ts';
import { bracketRepository } from './repository.ts';

type Drawn = { player1Id?: string | undefined; player2Id?: string | undefined; byeId?: string };

/** A place, and who is known to be in it before the first game. */
type Place = { readonly node: Node; readonly drawn: Drawn };

/** Writes a bracket down: every place of it, and a game for each but the byes, whose ids it returns. */
export async function drawBracket(
  unit: Unit,
  games: PlayService,
  { tournamentId, ...formats }: BracketFormats & { readonly tournamentId: string },
  seeded: readonly string[],
): Promise<readonly string[]> {
  const places = placesOf(seeded);
  const rounds = countRounds(seeded.length);
  const played = places.filter(({ drawn }) => drawn.byeId === undefined);
  const gameIds = await games.schedule(
    unit,
    played.map(({ node, drawn: { player1Id, player2Id } }) => ({
      player1Id: player1Id ?? null,
      player2Id: player2Id ?? null,
      tournamentId,
      format: formatOfRound(formats, node.round, rounds),
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
function placesOf(seeded: readonly string[]) {
  const places = bracketNodes(seeded.length).map((node): Place => ({ node, drawn: {} }));
  const at = (round: number, match: number) =>
    places.find(({ node }) => node.round === round && node.match === match)?.drawn ?? {};

  for (const game of firstRound(seeded.length)) {
    const [player1Id, player2Id] = game.seeds.map((seed = 0) => seeded[seed - 1]);
    const isBye = game.seeds.length === 1;
    if (!isBye || player1Id === undefined) {
      Object.assign(at(1, game.match), { player1Id, player2Id });
      continue;
    }
    const next = nextPlace(game);
    at(1, game.match).byeId = player1Id;
    Object.assign(at(next.round, next.match), { [`player${next.seat}Id`]: player1Id });
  }
  return places;
}
