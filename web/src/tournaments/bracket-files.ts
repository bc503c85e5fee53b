import type { memberFiles, publicFiles } from '@darts/contracts/addresses/files';
import { hrefOf } from '#platform/api.ts';

/** Returns the addresses of the files of a bracket and its groups. */
export const bracketFiles = (
  at: typeof memberFiles | typeof publicFiles,
  tournamentId: string,
  hasGroups = false,
) => ({
  csv: hrefOf(at.getBracketTable, { params: { tournamentId } }),
  json: hrefOf(at.getTournamentFile, { params: { tournamentId } }),
  ...(hasGroups && { groups: hrefOf(at.getGroupTables, { params: { tournamentId } }) }),
});
