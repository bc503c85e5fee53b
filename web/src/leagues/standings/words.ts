import type { TieBreak } from '@darts/rules/leagues/tie-breaks';
import { plural } from '#platform/plural.ts';

/** What the table of a league says. */
export const words = {
  title: 'Clasificación',
  loadFailed: 'Error al cargar la clasificación.',
  player: 'Jugador',

  /** The heads of the columns, and what they mean. */
  figures: {
    played: { head: 'PJ', meaning: 'Partidas jugadas' },
    wins: { head: 'PG', meaning: 'Partidas ganadas' },
    losses: { head: 'PP', meaning: 'Partidas perdidas' },
    points: { head: 'Pts', meaning: 'Puntos' },
  },

  ties: {
    title: 'Empates y desempates',
    rule: (tieBreaks: string) =>
      `Ganar da 3 puntos y empatar, 1. A igualdad de puntos deciden, por este orden: ${tieBreaks}.`,
    drawn: (players: string) => `Partidas empatadas (PE): ${players}.`,
    withPoints: (points: number) =>
      `Con ${plural(points, { one: '1 punto', other: `${points} puntos` })}`,
    ranked: (rank: number, names: string, tieBreak: string) => `${rank}.º ${names}: ${tieBreak}`,
    equal: 'iguales en todo',
    none: 'Ahora no hay ningún empate a puntos.',
    notPlayed: 'Todavía no se ha jugado ninguna partida.',
    tieBreaks: {
      direct: 'puntos en las partidas entre los empatados',
      wins: 'partidas ganadas',
      legs: 'diferencia de juegos',
      difference: 'diferencia de puntos restantes',
      mean: 'media por turno en la liga',
    } satisfies Record<TieBreak, string>,
  },
};
