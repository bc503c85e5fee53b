/** Names of the stages of a tournament. */
export const stageWords = {
  group: (letters: string) => `Grupo ${letters}`,
  round: (round: number, rounds: number) =>
    ['Final', 'Semifinales', 'Cuartos de final', 'Octavos de final', 'Dieciseisavos de final'][
      rounds - round
    ] ?? `Ronda ${round}`,
  thirdPlace: 'Tercer puesto',
};
