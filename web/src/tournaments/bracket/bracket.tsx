import type { BracketGame } from '@darts/contracts/tournaments';
import { memo, type CSSProperties } from 'react';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  columnLeft,
  drawingSize,
  middleOf,
} from '#tournaments/bracket-geometry.ts';
import type { Comers } from '#tournaments/comers.ts';
import { isOwn } from '#tournaments/place.ts';
import { BracketCard } from './bracket-card.tsx';
import { BracketWires } from './bracket-wires.tsx';
import styles from './bracket.module.css';
import { roundName } from '#competitions/round-name.ts';

type Props = {
  readonly games: readonly BracketGame[]; // by round and match
  readonly rounds: number;
  readonly userId: string; // of who looks at it
  readonly seeds?: ReadonlyMap<string, number>; // by user ids
  readonly comers?: Comers; // from groups
};

/** All rounds side by side, each a list of its games. On paper it is as large as the page. */
export const Bracket = memo(function Bracket({ games, rounds, userId, ...beside }: Props) {
  const { width, height } = drawingSize(rounds);

  return (
    <div
      className={styles['bracket']}
      style={lengths({ width, height, 'card-width': CARD_WIDTH, 'card-height': CARD_HEIGHT })}
    >
      <BracketWires games={games} rounds={rounds} />
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => {
        const name = roundName(round, rounds);
        return (
          <section
            key={round}
            className={styles['round']}
            style={lengths({ left: columnLeft(round) })}
            data-round={round}
            aria-labelledby={`round-${round}`}
          >
            <h2 id={`round-${round}`} className={styles['name']}>
              {name}
            </h2>
            <ol>
              {games
                .filter((game) => game.round === round)
                .map((game) => (
                  <li
                    key={game.id}
                    className={styles['place']}
                    style={lengths({ middle: middleOf(game) })}
                    data-place={game.id}
                  >
                    <BracketCard game={game} isOwn={isOwn(game, userId)} {...beside} />
                  </li>
                ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
});

/** Lengths of the drawing for the styles, which know how large to draw it. */
const lengths = (named: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(named).map(([name, length]) => [`--${name}`, length]));
