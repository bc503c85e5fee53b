/**
 * The chances of a player, by safe bounds: no ending leads beyond them, though some within them may
 * not be possible. Each rival is looked at alone, as if all the others let them win.
 */
import { isOf, type Chances, type Position, type Worth } from './chances.ts';

type Rival = {
  readonly points: number;
  readonly meetings: number; // with the player, still to be played
  readonly others: number; // games with anybody else, still to be played
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

/** The place with a total of points among rivals with theirs, if every tie is won. */
const tiesWon = (total: number, rivals: readonly number[]): number =>
  1 + rivals.filter((points) => points > total).length;

/** The same, if every tie is lost. */
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
 * The most that a rival can get from the games with the player, if these cost the player no more
 * than `given` of what winning all the games would have brought.
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

/** All that so many games together can be worth, lowest first: a bit for each total. */
function totalsOf(games: number, worth: Worth): readonly number[] {
  const values = [...new Set(Object.values(worth))].map(BigInt); // a draw only if there may be one
  let totals = 1n;
  for (let game = 0; game < games; game += 1) {
    totals = values.reduce((all, value) => all | (totals << value), 0n);
  }
  const bits = Array.from(totals.toString(2)).toReversed();
  return bits.flatMap((bit, total) => (bit === '1' ? [total] : []));
}
