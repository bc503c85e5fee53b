/**
 * Safe bounds for the final place of a player. No ending exceeds them, but some places within them may be
 * impossible: each rival is considered alone, as if every other player let that rival win.
 */
import { isOf, type Chances, type Position, type Worth } from './chances.ts';

type Rival = {
  readonly points: number;
  readonly meetings: number; // with the player, still to be played
  readonly others: number; // with other players, still to be played
};

export function boundedChances(position: Position, own: number, worth: Worth): Chances {
  const now = position.points[own] ?? 0;
  const games = position.left.filter((game) => isOf(own, game)).length;
  const [most, least] = [now + games * worth.win, now + games * worth.absent];
  const rivals = rivalsOf(position, own);
  const rivalsAtWorst = rivals.map(
    ({ points, meetings, others }) => points + (meetings + others) * worth.absent,
  );
  const rivalsAtBest = (total: number) =>
    rivals.map(
      (rival) => rival.points + rival.others * worth.win + gain(rival, most - total, worth),
    );
  const best = tiesWon(most, rivalsAtWorst);
  const worst = tiesLost(least, rivalsAtBest(least));
  return {
    best: { place: best, onlyByTieBreak: tiesLost(most, rivalsAtWorst) > best },
    worst: { place: worst, onlyByTieBreak: worst > tiesWon(least, rivalsAtBest(least)) },
    worstWith: new Map(
      totalsOf(games, worth)
        .map((more) => now + more)
        .map((total) => [total, tiesLost(total, rivalsAtBest(total))]),
    ),
  };
}

/** Returns the place of `total` points among `rivals`, if every tie is won. */
const tiesWon = (total: number, rivals: readonly number[]): number =>
  1 + rivals.filter((points) => points > total).length;

/** Returns the place of `total` points among `rivals`, if every tie is lost. */
const tiesLost = (total: number, rivals: readonly number[]): number =>
  1 + rivals.filter((points) => points >= total).length;

function rivalsOf({ points, left }: Position, own: number): readonly Rival[] {
  const counts = points.map(() => ({ meetings: 0, others: 0 }));
  for (const game of left) {
    const kind = isOf(own, game) ? 'meetings' : 'others';
    for (const player of [game.home, game.away]) {
      const count = counts[player];
      if (count) count[kind] += 1;
    }
  }
  return counts.flatMap((count, player) =>
    player === own ? [] : [{ points: points[player] ?? 0, ...count }],
  );
}

/**
 * Returns the most points that a rival can win in games with the player, if those games cost the player at
 * most `given` of the points for winning all of them.
 */
function gain({ meetings }: Rival, given: number, { win, draw, loss }: Worth): number {
  let most = 0;
  for (let lost = 0; lost <= meetings; lost += 1) {
    const mayBeDrawn = draw === undefined ? 0 : meetings - lost;
    for (let drawn = 0; drawn <= mayBeDrawn; drawn += 1) {
      const forDraws = drawn * (draw ?? 0);
      const cost = lost * (win - loss) + drawn * win - forDraws;
      const won = meetings - lost - drawn;
      if (cost <= given) most = Math.max(most, lost * win + forDraws + won * loss);
    }
  }
  return most;
}

/** Returns every total that `games` games can be worth, lowest first. A bigint holds the set: bit n is total n. */
function totalsOf(games: number, worth: Worth): readonly number[] {
  const values = [...new Set(Object.values(worth))].map(BigInt); // without draws where none is possible
  let totals = 1n;
  for (let game = 0; game < games; game += 1) {
    totals = values.reduce((all, value) => all | (totals << value), 0n);
  }
  const bits = Array.from(totals.toString(2)).toReversed();
  return bits.flatMap((bit, total) => (bit === '1' ? [total] : []));
}
