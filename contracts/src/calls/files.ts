import * as z from 'zod/mini';
import { memberFiles, publicFiles } from '../addresses/files.ts';
import { publicLeague } from '../readers.ts';
import { shownTournament } from '../tournaments.ts';
import { calls } from './call.ts';

const TABLE = { as: 'text/csv', answer: z.string() } as const;
const DATA = { as: 'application/json' } as const;

/** Tables and brackets as files, for logged-in users. The files hold names and results only. */
export const memberFileCalls = calls(memberFiles, {
  getLeagueTable: { for: 'users', ...TABLE, refusals: ['league-not-found'] },
  getLeagueFile: { for: 'users', ...DATA, answer: publicLeague, refusals: ['league-not-found'] },
  getGroupTables: { for: 'users', ...TABLE, refusals: ['tournament-not-found'] },
  getBracketTable: { for: 'users', ...TABLE, refusals: ['tournament-not-found'] },
  getTournamentFile: {
    for: 'users',
    ...DATA,
    answer: shownTournament,
    refusals: ['tournament-not-found'],
  },
});

const reader = { for: 'readers', refusals: ['not-found'] } as const;

/** Tables and brackets of public leagues and tournaments as files, for callers without a session. */
export const publicFileCalls = calls(publicFiles, {
  getLeagueTable: { id: 'getPublicLeagueTable', ...reader, ...TABLE },
  getLeagueFile: { id: 'getPublicLeagueFile', ...reader, ...DATA, answer: publicLeague },
  getGroupTables: { id: 'getPublicGroupTables', ...reader, ...TABLE },
  getBracketTable: { id: 'getPublicBracketTable', ...reader, ...TABLE },
  getTournamentFile: {
    id: 'getPublicTournamentFile',
    ...reader,
    ...DATA,
    answer: shownTournament,
  },
});
