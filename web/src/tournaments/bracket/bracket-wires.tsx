import type { BracketGame } from '@darts/contracts/tournaments';
import { memo } from 'react';
import { connector, drawingSize, type Spot } from '#tournaments/bracket-geometry.ts';
import styles from './bracket.module.css';

type Props = { readonly games: readonly BracketGame[]; readonly rounds: number };

/** The lines between the cards, green where somebody has gone on. */
export const BracketWires = memo(function BracketWires({ games, rounds }: Props) {
  const { width, height } = drawingSize(rounds);
  const reached = new Set(games.flatMap(spotsReached));
  // The green ones last, so that they lie on top where two meet.
  const wires = games
    .filter(({ round }) => round < rounds)
    .map((game) => ({ game, isWon: reached.has(keyOf(game)) }))
    .toSorted((one, other) => Number(one.isWon) - Number(other.isWon));

  return (
    <svg
      className={styles['wires']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {wires.map(({ game, isWon }) => (
        <path key={game.id} d={connector(game)} className={isWon ? styles['won'] : undefined} />
      ))}
    </svg>
  );
});

const keyOf = ({ round, matchNumber }: Spot) => `${round}/${matchNumber}`;

/** The places that players have come from: an odd game's winner is player1 of the next. */
function spotsReached({ round, matchNumber, player1, player2 }: BracketGame): string[] {
  const from = { round: round - 1, matchNumber: matchNumber * 2 };
  return [
    ...(player1 ? [keyOf({ ...from, matchNumber: from.matchNumber - 1 })] : []),
    ...(player2 ? [keyOf(from)] : []),
  ];
}
