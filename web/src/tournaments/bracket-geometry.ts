/** Where things stand in the drawing of a bracket, in pixels from its top left corner. */

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 80;
const GAP_ACROSS = 100;
const GAP_DOWN = 40;
const CORNER = 10;

const COLUMN = CARD_WIDTH + GAP_ACROSS;
const ROW = CARD_HEIGHT + GAP_DOWN; // of the first round; each later one has twice that of the last

/** A place of the bracket: which game of which round, both from 1. */
export type Spot = { readonly round: number; readonly matchNumber: number };

export type Point = { readonly x: number; readonly y: number };

export const countRounds = (games: readonly Spot[]): number =>
  Math.max(0, ...games.map(({ round }) => round));

export const columnLeft = (round: number): number => (round - 1) * COLUMN;

const rowHeight = (round: number) => ROW * 2 ** (round - 1);

/** The top left corner of a card: half-way between the two whose winners meet there. */
export const cardAt = ({ round, matchNumber }: Spot): Point => ({
  x: columnLeft(round),
  y: (2 ** (round - 1) - 1) * (ROW / 2) + (matchNumber - 1) * rowHeight(round),
});

/** How far down the middle of a card is. */
export const middleOf = (spot: Spot): number => cardAt(spot).y + CARD_HEIGHT / 2;

/** The drawing of so many rounds: as high as the cards of the first. */
export const drawingSize = (rounds: number) => ({
  width: rounds * COLUMN - GAP_ACROSS,
  height: 2 ** (rounds - 1) * ROW - GAP_DOWN,
});

/** Where a winner goes on. */
export const spotAfter = ({ round, matchNumber }: Spot): Spot => ({
  round: round + 1,
  matchNumber: Math.ceil(matchNumber / 2),
});

/** The line from a card to the next one, as an SVG path: across, round two corners, across. */
export function connector(spot: Spot): string {
  const from = middleOf(spot);
  const to = middleOf(spotAfter(spot));
  const left = cardAt(spot).x + CARD_WIDTH;
  const bend = left + GAP_ACROSS / 2;
  const down = to > from ? CORNER : -CORNER;

  return [
    `M${left} ${from}H${bend - CORNER}Q${bend} ${from} ${bend} ${from + down}`,
    `V${to - down}Q${bend} ${to} ${bend + CORNER} ${to}H${left + GAP_ACROSS}`,
  ].join('');
}
