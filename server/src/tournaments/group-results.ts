import type { GameFormat } from '@darts/rules/play/settings';
import { groupTable } from '@darts/rules/tournaments/group-table';
import { tableResult } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import type { PlayedGroupGame } from './group-repository.ts';

/** The table of a group, best first, by its games. Void ones count for nobody. */
export const tableOf = (
  entrants: readonly { readonly playerId: string; readonly name: string }[],
  games: readonly PlayedGroupGame[],
  format: GameFormat,
) =>
  groupTable(
    entrants,
    games
      .filter((game) => isDecided(game) && game.end_reason !== 'void')
      .map((game) => tableResult(game, format)),
  );
