/** From the final backwards. */
const NAMES = [
  'Final',
  'Semifinales',
  'Cuartos de final',
  'Octavos de final',
  'Dieciseisavos de final',
];

/**
 * What a round of a bracket is called.
 *
 * @param round from 1
 * @param rounds how many the bracket has
 */
export const roundName = (round: number, rounds: number): string =>
  NAMES[rounds - round] ?? `Ronda ${round}`;

/** The same, for where there is little room. */
export const shortRoundName = (round: number, rounds: number): string =>
  roundName(round, rounds).replace(' de final', '');
