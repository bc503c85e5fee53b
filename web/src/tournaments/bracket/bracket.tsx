import { memo, useId, type CSSProperties } from 'react';
import { roundName } from '#competitions/round-name.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  columnLeft,
  drawingSize,
  middleOf,
  spotIn,
  type Part,
} from '#tournaments/bracket-geometry.ts';
import type { Qualifiers } from '#tournaments/qualifiers.ts';
import { isOwn, type Place } from '#tournaments/place.ts';
import { BracketCard } from './bracket-card.tsx';
import { BracketWires } from './bracket-wires.tsx';
import styles from './bracket.module.css';

export type BracketProps = {
  readonly games: readonly Place[]; // by round and match
  readonly rounds: number;
  readonly userId: string; // of the viewer
  readonly seeds?: ReadonlyMap<string, number>; // by user ids
  readonly qualifiers?: Qualifiers; // from groups
};

/** Rounds side by side, each a list of its games. On paper it fills the page. */
export const Bracket = memo(function Bracket(
  props: BracketProps & { readonly part?: Part }, // only part drawn
) {
  const { games, rounds, userId, part = { first: 1, last: rounds, index: 0 }, ...beside } = props;
  const { first, last } = part;
  const bracketId = useId(); // unique: printed pages have several brackets
  const { width, height } = drawingSize(last - first + 1);
  const placed = games.flatMap((game) => {
    const spot = spotIn(part, game);
    return spot ? [{ game, spot }] : [];
  });

  return (
    <div
      className={styles.bracket}
      style={lengths({ width, height, 'card-width': CARD_WIDTH, 'card-height': CARD_HEIGHT })}
    >
      <BracketWires placed={placed} rounds={last - first + 1} />
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((round) => {
        const id = `${bracketId}-${round}`;
        return (
          <section
            key={round}
            className={styles.round}
            style={lengths({ left: columnLeft(round - first + 1) })}
            data-round={round}
            aria-labelledby={id}
          >
            <h2 id={id} className={styles.name}>
              {roundName(round, rounds)}
            </h2>
            <ol>
              {placed
                .filter(({ game }) => game.round === round)
                .map(({ game, spot }) => (
                  <li
                    key={game.id}
                    className={styles.place}
                    style={lengths({ middle: middleOf(spot) })}
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

/** Lengths of the drawing as CSS properties, in pixels. */
const lengths = (named: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(named).map(([name, length]) => [`--${name}`, length]));
