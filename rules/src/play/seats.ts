/** The two players of a game. */
export const SEATS = ['player1', 'player2'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const otherSeat = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1');
