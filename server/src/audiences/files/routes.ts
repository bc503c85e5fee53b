import { memberFileCalls, publicFileCalls } from '@darts/contracts/calls/files';
import { publicLeague } from '@darts/contracts/readers';
import { shownTournament } from '@darts/contracts/tournaments';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { asFile } from '#platform/http/files.ts';
import { routes } from '#platform/http/routes.ts';
import type { Reading } from '../readers/service.ts';
import type { Readings } from '../readings.ts';
import { leagueTable } from './league-table.ts';
import { bracketTable, groupTables } from './tournament-tables.ts';
import { fileWords } from './words.ts';

const { names } = fileWords;

type OfLeague = { readonly params: { readonly leagueId: string } };
type OfTournament = { readonly params: { readonly tournamentId: string } };

/** Returns the routes of the files for logged-in users, who may read every league and tournament. */
export const memberFileRoutes = (readings: Readings) =>
  routes(
    memberFileCalls,
    handlers(readings, (_kind, _id, read) => read()),
  );

/** Returns the routes of the files of public leagues and tournaments, for everybody. */
export const publicFileRoutes = (readings: Readings, readPublic: Reading) =>
  routes(publicFileCalls, handlers(readings, readPublic));

function handlers(readings: Readings, reading: Reading) {
  const league = ({ params: { leagueId } }: OfLeague) =>
    reading('league', leagueId, () => readings.league(leagueId));
  const tournament = ({ params: { tournamentId } }: OfTournament) =>
    reading('tournament', tournamentId, () => readings.tournament(tournamentId));

  return {
    getLeagueTable: async (asked: OfLeague, reply: FastifyReply) =>
      sendTable(reply, names.table, leagueTable(await league(asked))),
    getLeagueFile: async (asked: OfLeague, reply: FastifyReply) =>
      sendData(reply, names.table, publicLeague, await league(asked)),
    getGroupTables: async (asked: OfTournament, reply: FastifyReply) =>
      sendTable(reply, names.groups, groupTables(await tournament(asked))),
    getBracketTable: async (asked: OfTournament, reply: FastifyReply) =>
      sendTable(reply, names.bracket, bracketTable(await tournament(asked))),
    getTournamentFile: async (asked: OfTournament, reply: FastifyReply) =>
      sendData(reply, names.bracket, shownTournament, await tournament(asked)),
  };
}

const sendTable = (reply: FastifyReply, name: string, table: string) =>
  asFile(reply, 'text/csv', `${name}.csv`).send(table);

const sendData = <Data>(
  reply: FastifyReply,
  name: string,
  schema: z.ZodMiniType<Data, object>,
  data: Data,
) => asFile(reply, 'application/json', `${name}.json`).send(JSON.stringify(z.encode(schema, data)));
