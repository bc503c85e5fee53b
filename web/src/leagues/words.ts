import type { LeaguePoints } from '@darts/rules/leagues/points';
import type { TieBreak } from '@darts/rules/leagues/tie-breaks';
import type { KindWords } from '#competitions/kind.ts';
import type { ActionWords } from '#competitions/use-action.ts';
import { plural } from '#platform/locale.ts';

export const leagueWords = {
  kind: {
    title: 'Ligas',
    back: 'Volver a Ligas',
    mine: 'Mis ligas',
    createdByMe: 'Creadas por mí',
    none: 'No hay ligas disponibles.',
    noneYet: 'Todavía no hay ligas. Pide a un organizador que cree una.',
    noneYetToMake: 'Todavía no hay ligas. Crea la primera con «Crear Liga».',
    allOver: 'Las ligas que hubo han terminado.',
    seeAll: 'Ver todas las ligas',
    listFailed: 'Error al cargar las ligas',
    create: 'Crear Liga',
    created: 'Liga creada correctamente',
    createFailed: 'No se pudo crear la liga',
    edit: 'Editar Liga',
    edited: 'Liga actualizada correctamente',
    editFailed: 'Error al actualizar la liga',
    loadFailed: 'Error al cargar la liga',
    mayNotOrganise: 'No tienes permisos para crear ligas',
    notTheCreator: 'Solo quien organiza puede hacer esto.',
    invitation: 'Te invitan a una liga',
    seePage: 'Ver la liga',
    missing: 'Esta liga no existe.',
    removal: {
      question: '¿Eliminar liga?',
      done: 'Liga eliminada',
      failed: 'Error al eliminar la liga',
    },
  } satisfies KindWords,

  actions: {
    join: {
      label: 'Unirse a la liga',
      done: 'Te has unido a la liga correctamente',
      failed: 'Error al unirse a la liga',
    },
    leave: {
      label: 'Salir de la liga',
      done: 'Has salido de la liga',
      failed: 'Error al salir de la liga',
    },
    start: {
      label: 'Iniciar liga',
      done: 'Liga iniciada',
      failed: 'Error al iniciar la liga',
    },
    end: {
      label: 'Terminar liga',
      done: 'Liga finalizada',
      failed: 'Error al finalizar la liga',
    },
  } satisfies Record<string, ActionWords>,

  planWhenFull: (rounds: number, lastDate: string) =>
    `Con todas las plazas ocupadas tendrá ${length(rounds, lastDate)}`,
  plan: (rounds: number, lastDate: string) => `Tendrá ${length(rounds, lastDate)}`,

  points: 'Puntos',
  worth: ({ win, draw, loss, absent }: LeaguePoints) =>
    loss === 0 && absent === 0
      ? `Ganar da ${pointsIn(win)} y empatar, ${draw}.`
      : `Ganar da ${pointsIn(win)}; empatar, ${draw}; perder, ${loss}, y no venir, ${absent}.`,
  briefWorth: ({ win, draw, loss, absent }: LeaguePoints) =>
    [win, draw, loss, ...(absent === loss ? [] : [absent])].join('-'),
  tieBreaks: {
    direct: 'puntos en las partidas entre los empatados',
    wins: 'partidas ganadas',
    legs: 'diferencia de legs',
    difference: 'diferencia de puntos restantes',
    mean: 'media por turno en la liga',
  } satisfies Record<TieBreak, string>,
  decideInOrder: (tieBreaks: string) =>
    `A igualdad de puntos deciden, por este orden: ${tieBreaks}.`,
  decidesAlone: (tieBreak: string) => `A igualdad de puntos decide esto: ${tieBreak}.`,
  nothingDecides: 'A igualdad de puntos se comparte el puesto.',
};

const pointsIn = (points: number) => plural(points, { one: '1 punto', other: `${points} puntos` });

/** Describes the length of a league: '14 jornadas, hasta el 03/12/2026.' */
function length(rounds: number, lastDate: string): string {
  const many = plural(rounds, { one: '1 jornada, el', other: `${rounds} jornadas, hasta el` });
  return `${many} ${lastDate}.`;
}
