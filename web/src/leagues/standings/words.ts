import { plural } from '#platform/locale.ts';

export const standingsWords = {
  title: 'Clasificación',
  loadFailed: 'Error al cargar la clasificación.',
  player: 'Jugador',

  /** The heads of the columns, and what they mean. */
  figures: {
    played: { head: 'PJ', meaning: 'Partidas jugadas' },
    wins: { head: 'PG', meaning: 'Partidas ganadas' },
    losses: { head: 'PP', meaning: 'Partidas perdidas' },
    points: { head: 'Pts', meaning: 'Puntos' },
    legsFor: { head: 'LF', meaning: 'Legs a favor' },
    legsAgainst: { head: 'LC', meaning: 'Legs en contra' },
    legsAhead: { head: 'Dif.', meaning: 'Diferencia de legs' },
  },
  more: 'Ver más',
  less: 'Ver menos',

  ties: {
    title: 'Empates y desempates',
    drawn: (players: string) => `Partidas empatadas (PE): ${players}.`,
    withPoints: (points: number) =>
      `Con ${plural(points, { one: '1 punto', other: `${points} puntos` })}`,
    ranked: (rank: number, names: string, tieBreak: string) => `${rank}.º ${names}: ${tieBreak}`,
    equal: 'iguales en todo',
    none: 'Ahora no hay ningún empate a puntos.',
    notPlayed: 'Todavía no se ha jugado ninguna partida.',
  },
};
