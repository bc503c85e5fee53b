/** Where somebody comes to: player1 or player2 of a game. */
export type SeatAhead = { readonly gameId: string; readonly number: 1 | 2 };
