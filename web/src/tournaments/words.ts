import type { Tournament } from '@darts/contracts/tournaments';
import type { KindWords } from '#competitions/kind.ts';
import type { ActionWords } from '#competitions/use-action.ts';

const failed = 'Error inesperado';

export const tournamentWords = {
  kind: {
    title: 'Torneos',
    back: 'Volver a Torneos',
    mine: 'Mis torneos',
    createdByMe: 'Creados por mí',
    none: 'No hay torneos disponibles.',
    noneYet: 'Todavía no hay torneos. Pide a un organizador que cree uno.',
    noneYetToMake: 'Todavía no hay torneos. Crea el primero con «Crear Torneo».',
    allOver: 'Los torneos que hubo han terminado.',
    seeAll: 'Ver todos los torneos',
    listFailed: 'Error al cargar los torneos',
    create: 'Crear Torneo',
    created: 'Torneo creado correctamente',
    createFailed: 'No se pudo crear el torneo',
    edit: 'Editar Torneo',
    edited: 'Torneo actualizado correctamente',
    editFailed: 'Error al actualizar el torneo',
    loadFailed: 'Error al cargar el torneo',
    mayNotOrganise: 'No tienes permisos para crear torneos',
    notTheCreator: 'Solo quien organiza puede hacer esto.',
    invitation: 'Te invitan a un torneo',
    seePage: 'Ver el torneo',
    missing: 'Este torneo no existe.',
    removal: { question: '¿Eliminar torneo?', done: 'Torneo eliminado', failed },
  } satisfies KindWords,

  actions: {
    join: { label: 'Unirse al torneo', done: 'Te has unido al torneo', failed },
    leave: { label: 'Salir del torneo', done: 'Has abandonado el torneo', failed },
    start: { label: 'Iniciar torneo', done: 'Torneo iniciado correctamente', failed },
  } satisfies Record<string, ActionWords>,

  seeding: {
    draw: 'Por sorteo',
    average: 'Por media',
    league: 'Por la clasificación de una liga',
    hand: 'A mano',
  } satisfies Record<Tournament['seeding']['by'], string>,

  theBracket: 'Cuadro', // content of a download

  suddenDeath: 'Muerte súbita',
};
