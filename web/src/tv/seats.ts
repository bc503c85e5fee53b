/** Numbers of the two players of a game in the answers for screens. */
export const SEAT_NUMBERS = [1, 2] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];
