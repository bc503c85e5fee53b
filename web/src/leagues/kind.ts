import { ListOrdered } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { paths } from '#platform/paths.ts';
import { leagueActions } from './actions.ts';

export const leagueKind: Kind = {
  name: 'leagues',
  idName: 'leagueId',
  icon: ListOrdered,
  paths: {
    list: paths.leagues,
    create: paths.newLeague,
    page: paths.league,
    edit: paths.leagueEdit,
  },
  actions: leagueActions,
  words: {
    title: 'Ligas',
    back: 'Volver a Ligas',
    mine: 'Mis ligas',
    createdByMe: 'Creadas por mí',
    none: 'No hay ligas disponibles.',
    listFailed: 'Error al cargar las ligas',
    create: 'Crear Liga',
    created: 'Liga creada correctamente',
    createFailed: 'No se pudo crear la liga',
    edit: 'Editar Liga',
    edited: 'Liga actualizada correctamente',
    editFailed: 'Error al actualizar la liga',
    loadFailed: 'Error al cargar la liga',
    mayNotOrganise: 'No tienes permisos para crear ligas',
    notTheCreator: 'Solo quien la creó puede hacer esto.',
  },
};
