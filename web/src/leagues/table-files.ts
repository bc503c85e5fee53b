import type { memberFiles, publicFiles } from '@darts/contracts/addresses/files';
import { hrefOf } from '#platform/api.ts';

/** Returns the addresses of a table's files. */
export const tableFiles = (at: typeof memberFiles | typeof publicFiles, leagueId: string) => ({
  csv: hrefOf(at.getLeagueTable, { params: { leagueId } }),
  json: hrefOf(at.getLeagueFile, { params: { leagueId } }),
});
