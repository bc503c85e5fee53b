/** Geometry of a drawn bracket, in pixels from its top left corner. */

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 80;
const GAP_ACROSS_PX = 100;
const GAP_DOWN_PX = 40;
const CORNER_PX = 10;

const COLUMN = CARD_WIDTH + GAP_ACROSS_PX;
const ROW = CARD_HEIGHT + GAP_DOWN_PX; // row height in the first round; doubled in each later round

/** Place of the bracket, by round and game, both from 1. */
export type Spot = { readonly round: number; readonly matchNumber: number };

export type Point = { readonly x: number; readonly y: number };

export const countRounds = (games: readonly Spot[]): number =>
  Math.max(0, ...games.map(({ round }) => round));

export const columnLeft = (round: number): number => (round - 1) * COLUMN;

const rowHeight = (round: number) => ROW * 2 ** (round - 1);

/** Returns the top left corner of a card, half-way between the two cards before it. */
export const cardAt = ({ round, matchNumber }: Spot): Point => ({
  x: columnLeft(round),
  y: (2 ** (round - 1) - 1) * (ROW / 2) + (matchNumber - 1) * rowHeight(round),
});

/** Returns the y coordinate of the middle of a card. */
export const middleOf = (spot: Spot): number => cardAt(spot).y + CARD_HEIGHT / 2;

/** Returns the size of the drawing of `rounds`, as high as the cards of the first round. */
export const drawingSize = (rounds: number) => ({
  width: rounds * COLUMN - GAP_ACROSS_PX,
  height: 2 ** (rounds - 1) * ROW - GAP_DOWN_PX,
});

/** Returns the place to which a winner advances. */
export const spotAfter = ({ round, matchNumber }: Spot): Spot => ({
  round: round + 1,
  matchNumber: Math.ceil(matchNumber / 2),
});

/** Returns the line from a card to the next one, as an SVG path with two corners. */
export function connector(spot: Spot): string {
  const from = middleOf(spot);
  const to = middleOf(spotAfter(spot));
  const left = cardAt(spot).x + CARD_WIDTH;
  const bend = left + GAP_ACROSS_PX / 2;
  const down = to > from ? CORNER_PX : -CORNER_PX;

  return [
    `M${left} ${from}H${bend - CORNER_PX}Q${bend} ${from} ${bend} ${from + down}`,
    `V${to - down}Q${bend} ${to} ${bend + CORNER_PX} ${to}H${left + GAP_ACROSS_PX}`,
  ].join('');
}

/** Part of a bracket on a sheet: the rounds from `first` to `last`, and its index among the parts side by side. */
export type Part = { readonly first: number; readonly last: number; readonly index: number };

const SHEET_ROUNDS = 5; // maximum rounds on a sheet with readable names: 32 players

/** Returns the printed sheets: the whole bracket, or parts side by side and the rounds that join them. */
export function sheetsOf(rounds: number): readonly Part[] {
  const last = Math.min(rounds, SHEET_ROUNDS);
  const parts = Array.from({ length: 2 ** (rounds - last) }, (_, index) => {
    return { first: 1, last, index };
  });
  return parts.length === 1 ? parts : [...parts, { first: last, last: rounds, index: 0 }];
}

/** Returns the place of a game in the drawing of a part; undefined if it is of another part. */
export function spotIn({ first, last, index }: Part, { round, matchNumber }: Spot) {
  const count = 2 ** (last - round); // number of the part's games in that round
  const inPart = matchNumber - index * count;
  const isIn = round >= first && round <= last && inPart >= 1 && inPart <= count;
  return isIn ? { round: round - first + 1, matchNumber: inPart } : undefined;
}
