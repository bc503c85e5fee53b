/** The two players of a game, as the answers for screens number them. */
export const SEATS = [1, 2] as const;
export type Seat = (typeof SEATS)[number];
