import { isForfeit } from '@darts/rules/play/endings/end-reasons';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { groupTable } from '@darts/rules/tournaments/group-table';
import { tableResult } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import type { PlayedGroupGame } from './group-repository.ts';

/** True if a game counts for nobody: it is void, or neither player came. */
const isNobodys = ({ winner, end_reason: reason }: PlayedGroupGame): boolean =>
  reason === 'void' || (winner === null && isForfeit(reason));

/** Returns the table of a group, best first, from its games. */
export const tableOf = (
  entrants: readonly { readonly playerId: string; readonly name: string }[],
  games: readonly PlayedGroupGame[],
  format: GameFormat,
) =>
  groupTable(
    entrants,
    games
      .filter((game) => isDecided(game) && !isNobodys(game))
      .map((game) => tableResult(game, format)),
  );
