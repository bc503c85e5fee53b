import { playersOf } from '@darts/contracts/game/pairs';
import { connector, drawingSize, type Spot } from '#tournaments/bracket-geometry.ts';
import type { Place } from '#tournaments/place.ts';
import styles from './bracket.module.css';

type Props = {
  readonly placed: readonly { readonly game: Place; readonly spot: Spot }[];
  readonly rounds: number; // number of rounds drawn
};

/** Lines between the cards, green where a player has advanced. */
export function BracketWires({ placed, rounds }: Props) {
  const { width, height } = drawingSize(rounds);
  const reached = new Set(placed.flatMap(({ game }) => spotsReached(game)));
  // Green lines last, so that they lie on top where two lines meet.
  const wires = placed
    .filter(({ spot }) => spot.round < rounds)
    .map(({ game, spot }) => ({ game, spot, isWon: reached.has(keyOf(game)) }))
    .toSorted((one, other) => Number(one.isWon) - Number(other.isWon));

  return (
    <svg
      className={styles.wires}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {wires.map(({ game, spot, isWon }) => (
        <path key={game.id} d={connector(spot)} className={isWon ? styles.won : undefined} />
      ))}
    </svg>
  );
}

const keyOf = ({ round, matchNumber }: Spot) => `${round}/${matchNumber}`;

/** Returns the places from which the players of a game advanced. The first side has won the odd game before it. */
function spotsReached({ round, matchNumber, ...place }: Place): string[] {
  const [one, other] = playersOf(place);
  const from = { round: round - 1, matchNumber: matchNumber * 2 };
  return [
    ...(one ? [keyOf({ ...from, matchNumber: from.matchNumber - 1 })] : []),
    ...(other ? [keyOf(from)] : []),
  ];
}
