type Player = { readonly userId: string | null }; // null once the account is gone

type Decided = {
  readonly player1: Player | null;
  readonly player2: Player | null;
  readonly winner: Player | null;
};

/** Which of the players has won. Unknown as well where the accounts of both are gone. */
export function winnerSeat({ player1, player2, winner }: Decided): 1 | 2 | undefined {
  if (!winner) return undefined;
  const [isFirst, isSecond] = [player1, player2].map((each) => each?.userId === winner.userId);
  if (isFirst === isSecond) return undefined;
  return isFirst ? 1 : 2;
}
