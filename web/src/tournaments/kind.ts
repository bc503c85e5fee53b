import { Trophy } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { paths } from '#platform/paths.ts';
import { tournamentActions } from './actions.ts';

export const tournamentKind: Kind = {
  name: 'tournaments',
  idName: 'tournamentId',
  icon: Trophy,
  paths: {
    list: paths.tournaments,
    create: paths.newTournament,
    page: paths.tournament,
    edit: paths.tournamentEdit,
  },
  actions: tournamentActions,
  words: {
    title: 'Torneos',
    back: 'Volver a Torneos',
    mine: 'Mis torneos',
    createdByMe: 'Creados por mí',
    none: 'No hay torneos disponibles.',
    listFailed: 'Error al cargar los torneos',
    create: 'Crear Torneo',
    created: 'Torneo creado correctamente',
    createFailed: 'No se pudo crear el torneo',
    edit: 'Editar Torneo',
    edited: 'Torneo actualizado correctamente',
    editFailed: 'Error al actualizar el torneo',
    loadFailed: 'Error al cargar el torneo',
    mayNotOrganise: 'No tienes permisos para crear torneos',
    notTheCreator: 'Solo quien lo creó puede hacer esto.',
  },
};
