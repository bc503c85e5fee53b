import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { GameKind } from '@darts/contracts/figures';
import { plural } from '#platform/locale.ts';

type Averages = {
  readonly games: number;
  readonly low: string;
  readonly high: string;
  readonly overall: string;
};

export const profileWords = {
  title: 'Perfil',
  loadFailed: 'Error al cargar el perfil.',
  missing: 'Este jugador no existe.',
  registeredOn: (day: string) => `Fecha de registro: ${day}`,

  gamesPlayed: 'Partidas jugadas',
  gamesWon: 'Partidas ganadas',
  wonShare: (share: string) => `${share} ganadas`,
  averagePerDart: 'Media por dardo',

  filter: {
    kind: 'Qué partidas',
    kinds: {
      all: 'Todas',
      lobby: 'Lobby',
      league: 'Ligas',
      tournament: 'Torneos',
    } satisfies Record<GameKind | 'all', string>,
    days: 'De cuándo',
    lastDays: (days: number) => `${days} días`,
    always: 'Siempre',
    format: 'Formato',
    anyFormat: 'Todos los formatos',
    formatOf: (name: string, games: number) =>
      `${name} (${games} ${plural(games, { one: 'partida', other: 'partidas' })})`,
  },

  figures: {
    title: 'Estadísticas',
    inNumbers: 'En cifras',
    loadFailed: 'No se han podido cargar las estadísticas.',
    none: 'No hay partidas así.',
    average: 'Media (3 dardos)',
    firstNine: 'Primeros 9',
    finishes: 'Cierre %',
    finishesOf: (legs: number, darts: number) =>
      `${legs} de ${darts} ${plural(darts, { one: 'dardo', other: 'dardos' })}`,
    finishesUnknown: 'solo con cierre a doble o triple, dardo a dardo',
    bestTurn: 'Mejor turno',
    bestLeg: 'Mejor leg',
    darts: 'dardos',
    bestClose: 'Cierre más alto',
    turns60: '60+',
    turns100: '100+',
    turns140: '140+',
    turns180: '180',
    legsWon: 'Legs ganados',
    gamesWon: 'Partidas ganadas',
    of: (some: number, all: number) => `${some} de ${all}`,
    drawn: (games: number) => `${games} ${plural(games, { one: 'empate', other: 'empates' })}`,
    streak: 'Racha',
    atLeast: (games: number) => `${games} o más`,
    streakAbout: (games: number) => plural(games, { one: 'ganada', other: 'ganadas seguidas' }),
  },

  beds: {
    title: 'Dónde caen los dardos',
    names: { SB: 'Bull', DB: 'Doble Bull', M: 'Fuera' } as Readonly<Record<string, string>>,
    share: (bed: string, share: string) => `${bed} ${share}`,
    about: (darts: number, missed: string) =>
      `${darts} ${plural(darts, { one: 'dardo', other: 'dardos' })}, ${missed} fuera. Lo más tocado:`,
    described: (darts: number, most: readonly string[]) =>
      `Dónde ${plural(darts, { one: 'ha caído 1 dardo', other: `han caído ${darts} dardos` })}. Lo más tocado: ${most.join(', ')}.`,
  },

  rivals: {
    title: 'Cara a cara',
    score: (won: number, lost: number) => `${won} – ${lost}`,
    about: (won: number, drawn: number, lost: number) =>
      [
        plural(won, { one: '1 ganada', other: `${won} ganadas` }),
        ...(drawn > 0 ? [plural(drawn, { one: '1 empate', other: `${drawn} empates` })] : []),
        plural(lost, { one: '1 perdida', other: `${lost} perdidas` }),
      ].join(', '),
    profile: 'Ver perfil',
    loadFailed: 'No se han podido cargar los rivales.',
  },

  averages: {
    title: 'Media, partida a partida',
    gamesAgo: (games: number) => `hace ${games} partidas`,
    last: 'última',
    running: (games: number) => `línea: media de ${games}`,
    described: ({ games, low, high, overall }: Averages) => {
      const those = plural(games, {
        one: 'la última partida',
        other: `las últimas ${games} partidas`,
      });
      return `Media con tres dardos en ${those}: de ${low} a ${high}. Media total ${overall}.`;
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
    /** Endings that the score does not show. */
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
      walkover: 'por incomparecencia',
      result: 'resultado introducido',
      withdrawal: 'por retirada',
    } satisfies Record<EndReason, string>,
  },
};
