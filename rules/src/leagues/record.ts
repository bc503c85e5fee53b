/** What one player of a league has to show. */
import { averagePerTurn, type Tally } from '../play/statistics.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from '../play/seats.ts';

const POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** A game that has been decided. Void games are none. */
export type LeagueResult = {
  readonly players: BySeat<string>; // ids
  readonly winner?: Seat; // absent for a draw
  readonly left: BySeat<number>; // points left at the end
  readonly tallies: BySeat<Tally>;
};

/** A game from one player's side. */
export type Played = {
  readonly rivalId: string;
  readonly outcome: keyof typeof POINTS;
  readonly difference: number; // points the rival had left, less one's own
  readonly tally: Tally;
};

/** Each player's games, from their side. */
export function gamesByPlayer(results: readonly LeagueResult[]): ReadonlyMap<string, Played[]> {
  const played = new Map<string, Played[]>();
  for (const result of results) {
    for (const seat of SEATS) {
      const playerId = result.players[seat];
      const games = played.get(playerId) ?? [];
      if (games.push(playedBy(seat, result)) === 1) played.set(playerId, games);
    }
  }
  return played;
}

function playedBy(seat: Seat, { players, winner, left, tallies }: LeagueResult): Played {
  const rival = otherSeat(seat);
  return {
    rivalId: players[rival],
    outcome: winner === undefined ? 'draw' : winner === seat ? 'win' : 'loss',
    difference: left[rival] - left[seat],
    tally: tallies[seat],
  };
}

export const countOf = (games: readonly Played[], outcome: Played['outcome']): number =>
  games.filter((game) => game.outcome === outcome).length;

export const pointsOf = (games: readonly Played[]): number =>
  games.reduce((sum, { outcome }) => sum + POINTS[outcome], 0);

export const differenceOf = (games: readonly Played[]): number =>
  games.reduce((sum, { difference }) => sum + difference, 0);

/** Mean per turn over all the games of the league. */
export const averageOf = (games: readonly Played[]): number =>
  averagePerTurn({
    points: games.reduce((sum, { tally }) => sum + tally.points, 0),
    turns: games.reduce((sum, { tally }) => sum + tally.turns, 0),
  });

/** Only the games against some rivals. */
export const against = (games: readonly Played[], rivalIds: ReadonlySet<string>): Played[] =>
  games.filter(({ rivalId }) => rivalIds.has(rivalId));
