import * as z from 'zod/mini';
import { memberFiles, publicFiles } from '../addresses/files.ts';
import { publicLeague } from '../readers.ts';
import { shownTournament } from '../tournaments.ts';
import { calls } from './call.ts';

const TABLE = { as: 'text/csv', answer: z.string() } as const;
const DATA = { as: 'application/json' } as const;

/** Tables and brackets as files, for whoever is logged in. They hold names and results only, whoever reads them. */
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

/** The same of public leagues and tournaments, for anybody. */
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
