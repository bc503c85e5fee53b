/** What becomes of the games of a player who is withdrawn from a league. */

/**
 * With fewer than half of them played, all are void in the table, those played too; otherwise what is
 * left is won by the rivals.
 */
export const isAllVoid = (played: number, games: number): boolean => played * 2 < games;
