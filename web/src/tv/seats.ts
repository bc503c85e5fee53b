/** The two players of a game, as the answers for screens number them. */
export const SEAT_NUMBERS = [1, 2] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];
