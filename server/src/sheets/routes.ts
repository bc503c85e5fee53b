import type { CompetitionKind } from '@darts/contracts/competitions';
import { byLeagueId } from '@darts/contracts/leagues';
import { leagueSheet, tournamentSheet } from '@darts/contracts/sheets';
import { byTournamentId } from '@darts/contracts/tournaments';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '#platform/http/callers.ts';
import { asFile, textAnswer } from '#platform/http/files.ts';
import { sharedViews } from '#platform/shared-views.ts';
import { leagueTable } from './league-sheet.ts';
import type { SheetService } from './service.ts';
import { bracketTable, groupTables } from './tournament-sheet.ts';
import { words } from './words.ts';

/** Reads where the caller may, and refuses otherwise. */
type Reading = <Read>(
  kind: CompetitionKind,
  competitionId: string,
  read: () => Promise<Read>,
) => Promise<Read>;

const csv = textAnswer('text/csv');

const asTable = (reply: FastifyReply, name: string) => asFile(reply, 'text/csv', `${name}.csv`);
const asJson = (reply: FastifyReply, name: string) =>
  asFile(reply, 'application/json', `${name}.json`);

const { files } = words;

/** For the logged in, who may read them all. */
export const sheetRoutes =
  (sheets: SheetService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);
    mountSheets(app, sheets, '', (_kind, _id, read) => read());
  };

/** For everybody, those of public leagues and tournaments; mounted at /public. */
export const publicSheetRoutes =
  (sheets: SheetService, readPublic: Reading): FastifyPluginAsyncZod =>
  async (app) => {
    const shared = {
      league: sharedViews(sheets.league).of,
      tournament: sharedViews(sheets.tournament).of,
    };
    mountSheets(app, shared, 'Public', readPublic);
  };

/** @param audience a part of what the calls are named */
function mountSheets(
  app: Parameters<FastifyPluginAsyncZod>[0],
  sheets: SheetService,
  audience: 'Public' | '',
  reading: Reading,
): void {
  const league = (id: string) => reading('league', id, () => sheets.league(id));
  const tournament = (id: string) => reading('tournament', id, () => sheets.tournament(id));

  const table = { operationId: `get${audience}LeagueTable`, params: byLeagueId, ...csv };
  app.get('/leagues/:leagueId/table.csv', { schema: table }, async ({ params }, reply) =>
    asTable(reply, files.table).send(leagueTable(await league(params.leagueId))),
  );
  const ofLeague = {
    operationId: `get${audience}LeagueSheet`,
    params: byLeagueId,
    response: { 200: leagueSheet },
  };
  app.get('/leagues/:leagueId/table.json', { schema: ofLeague }, async ({ params }, reply) =>
    asJson(reply, files.table).send(await league(params.leagueId)),
  );

  const groups = { operationId: `get${audience}GroupTables`, params: byTournamentId, ...csv };
  app.get('/tournaments/:tournamentId/groups.csv', { schema: groups }, async ({ params }, reply) =>
    asTable(reply, files.groups).send(groupTables(await tournament(params.tournamentId))),
  );
  const bracket = { operationId: `get${audience}BracketTable`, params: byTournamentId, ...csv };
  app.get(
    '/tournaments/:tournamentId/bracket.csv',
    { schema: bracket },
    async ({ params }, reply) =>
      asTable(reply, files.bracket).send(bracketTable(await tournament(params.tournamentId))),
  );
  const ofTournament = {
    operationId: `get${audience}TournamentSheet`,
    params: byTournamentId,
    response: { 200: tournamentSheet },
  };
  app.get(
    '/tournaments/:tournamentId/bracket.json',
    { schema: ofTournament },
    async ({ params }, reply) =>
      asJson(reply, files.bracket).send(await tournament(params.tournamentId)),
  );
}
