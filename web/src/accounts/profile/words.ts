import type { EndReason } from '@darts/rules/play/game';
import { plural } from '#platform/plural.ts';

type Averages = {
  readonly games: number;
  readonly low: string;
  readonly high: string;
  readonly overall: string;
};

/** What a player's page says. */
export const words = {
  title: 'Perfil',
  loadFailed: 'Error al cargar el perfil.',
  missing: 'Este jugador no existe.',
  registeredOn: (day: string) => `Fecha de registro: ${day}`,

  gamesPlayed: 'Partidas jugadas',
  gamesWon: 'Partidas ganadas',
  wonShare: (share: string) => `${share} ganadas`,
  averagePerDart: 'Media por dardo',

  averages: {
    title: 'Media por turno, partida a partida',
    gamesAgo: (games: number) => `hace ${games} partidas`,
    last: 'última',
    described: ({ games, low, high, overall }: Averages) => {
      const those = plural(games, {
        one: 'la última partida',
        other: `las últimas ${games} partidas`,
      });
      return `Media por turno en ${those}: de ${low} a ${high}. Media total ${overall}.`;
    },
  },

  totals: {
    title: 'Puntos por turno',
    described: 'Distribución de la puntuación por turno.',
    most: (from: number, to: number, turns: number) =>
      `Lo más frecuente: de ${from} a ${to} puntos, ${turns} ${plural(turns, { one: 'turno', other: 'turnos' })}.`,
  },

  games: {
    title: 'Últimas partidas',
    none: 'Todavía no hay partidas terminadas.',
    loadFailed: 'No se han podido cargar las partidas.',
    versus: 'vs',
    won: 'Ganada',
    lost: 'Perdida',
    drawn: 'Empate',
    /** How a game ended, where its score does not say it. */
    endings: {
      zero: '',
      rounds: 'fin de las rondas',
      'sudden-death': 'muerte súbita',
      surrender: 'por rendición',
      disconnect: 'por desconexión',
      absence: 'por incomparecencia',
      idle: 'por inactividad',
      void: 'no disputada',
      bye: 'pasa directo',
    } satisfies Record<EndReason, string>,
  },
};
