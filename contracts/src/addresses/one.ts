/** Address of a competition, by its kind. */
export const ONE = {
  league: 'leagues/:leagueId',
  tournament: 'tournaments/:tournamentId',
} as const;

export type Kind = keyof typeof ONE;
