import type { SEEDINGS } from '@darts/contracts/tournaments';
import type { LastRound } from '#tournaments/last-rounds.ts';

export const tournamentFormWords = {
  stages: 'Fases',
  seeding: 'Cabezas de serie',
  seedingHints: {
    draw: undefined,
    average: 'Quien no tiene media va detrás.',
    league: 'Quien no está en la liga va detrás.',
    hand: 'Los ordenas en la página del torneo antes de iniciarlo.',
  } satisfies Record<(typeof SEEDINGS)[number], string | undefined>,
  league: 'Liga',
  chooseLeague: 'Elige una liga',
  noLeague: 'Elige la liga.',
  noLeagues: 'No hay ninguna liga que haya empezado.',
  searchLeague: 'Buscar liga...',
  leaguesFailed: 'No se han podido cargar las ligas.',
  third: 'Partida por el tercer puesto',
  groups: 'Grupos y cuadro',
  groupsBrief: (size: number) => `Grupos de ${size}`,
  groupSize: 'Jugadores por grupo',
  groupHint: 'Hacen falta 6 participantes',
  through: 'Pasan al cuadro',
  best: (count: number) => (count === 1 ? 'El primero' : `Los ${count} primeros`),

  asBefore: {
    semifinal: 'Como las anteriores',
    final: 'Como las semifinales',
  } satisfies Record<LastRound, string>,
};
