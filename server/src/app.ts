/** The one file that knows every feature: builds them and connects them. */
import * as z from 'zod/mini';
import { es } from 'zod/v4/locales';
import { accountRoutes, entryRoutes } from './accounts/routes.ts';
import { accountService } from './accounts/service.ts';
import { gameLobby } from './competitions/game-lobby.ts';
import { gameLobbyHandlers, watchWaiting } from './competitions/realtime.ts';
import { competitionService, type CompetitionKind } from './competitions/service.ts';
import { leagueRoutes } from './leagues/routes.ts';
import { leagueService } from './leagues/service.ts';
import { watchDepartures } from './lobby/departures.ts';
import { lobbyHandlers } from './lobby/realtime.ts';
import { lobbyService } from './lobby/service.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, type Db } from './platform/database.ts';
import { describeCalls, serveDocs } from './platform/docs.ts';
import { startJobs } from './platform/jobs.ts';
import { healthRoutes } from './platform/health.ts';
import { httpServer, limitCalls, type HttpApp } from './platform/http.ts';
import { limitsOf, noLimits } from './platform/limits.ts';
import { mailer } from './platform/mail.ts';
import { announcer, endSessions, realtimeServer, roomOf } from './platform/realtime.ts';
import { serve } from './platform/serve.ts';
import { serveSponsors, sponsorRoutes } from './platform/sponsors.ts';
import { transactions, type Unit } from './platform/transactions.ts';
import { underWay as worksUnderWay } from './platform/under-way.ts';
import { serveWeb } from './platform/web.ts';
import { clockSettings } from './play/clocks.ts';
import { liveGames } from './play/live-games.ts';
import { playHandlers, watchPresence } from './play/realtime.ts';
import { rematches } from './play/rematches.ts';
import { playRoutes } from './play/routes.ts';
import { playService, type FinishedGameOf } from './play/service.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { tournamentService } from './tournaments/service.ts';

/** The whole product on one HTTP server that does not listen yet. Closing it closes everything. */
export async function buildApp(config: Config, clock: Clock = systemClock): Promise<HttpApp> {
  z.config(es());
  const db = await openDatabase(config);
  const app = await httpServer(config);
  const features = connectFeatures(app, db, config, clock);
  const { accounts, live, offers, lobby } = features;
  if (config.admin) await accounts.ensureAdmin(config.admin);
  await lobby.clear();
  await live.reset();
  await offers.reset();
  await features.waiting.reset();
  await mount(app, db, config, features);
  runUntilClosed(app, db, features);
  return app;
}

type Features = ReturnType<typeof connectFeatures>;

function connectFeatures(app: HttpApp, db: Db, config: Config, clock: Clock) {
  const { publicUrl, google } = config;
  const { log } = app;
  const transact = transactions(db);
  const underWay = worksUnderWay(log);
  const limits = config.limits ? limitsOf(config.limits) : noLimits;
  const world = { db, transact, clock, underWay };

  const accounts = accountService({
    ...world,
    limits,
    publicUrl,
    google,
    mailer: mailer({ config, clock, log }),
    onSessionsEnded: (sessionIds) => endSessions(io, sessionIds),
    letGo: async (unit, userId) => {
      await lobby.leave(unit, [userId]);
      await leagueCompetitions.letGo(unit, userId);
      await tournamentCompetitions.letGo(unit, userId);
      await live.letGo(unit, userId);
    },
  });
  const { sessions, countGame } = accounts;
  const io = realtimeServer(app, config, sessions);
  const announce = announcer(io);
  const tellChange = (kind: CompetitionKind, id: string) =>
    kind === 'league'
      ? announce(roomOf.competition(id), 'leagueChanged', { leagueId: id })
      : announce(roomOf.competition(id), 'tournamentChanged', { tournamentId: id });

  const clocks = clockSettings(config.disconnectSeconds);
  const play = {
    ...world,
    announce,
    countGame,
    clocks,
    onFinished: async (unit: Unit, game: FinishedGameOf) => {
      if (game.league_id !== null) leagueCompetitions.tell(unit, game.league_id);
      if (game.tournament_id !== null) await tournaments.advance(unit, game);
    },
  };
  const games = playService(play);
  const live = liveGames(play);
  const lobby = lobbyService({ ...world, announce, games });
  const offers = rematches({ ...play, games, onStarted: lobby.leave });

  const onStarted = lobby.leave;
  const waiting = gameLobby({ ...world, announce, games, onStarted });
  const leagueCompetitions = competitionService('league', { ...world, tellChange });
  const tournamentCompetitions = competitionService('tournament', { ...world, tellChange });
  const leagues = leagueService({ ...world, publicUrl, games, competitions: leagueCompetitions });
  const tournaments = tournamentService({
    db,
    games,
    competitions: tournamentCompetitions,
    forfeit: live.forfeit,
    goneAmong: accounts.goneAmong,
  });

  const handlers = {
    ...playHandlers(live, offers),
    ...lobbyHandlers(lobby),
    ...gameLobbyHandlers(waiting),
  };
  io.on('connection', serve({ handlers, sessions, limits, underWay, log }));
  io.on('connection', watchDepartures(io, underWay, lobby.forget));
  io.on('connection', watchPresence(live, offers, underWay));
  io.on('connection', watchWaiting(waiting, underWay));
  return {
    accounts,
    games,
    live,
    offers,
    lobby,
    waiting,
    leagues,
    tournaments,
    sessions,
    limits,
    io,
    underWay,
  };
}

/** Does what the product does by itself, until the server is closed: then ends what is under way. */
function runUntilClosed(app: HttpApp, db: Db, features: Features): void {
  const { accounts, live, offers, lobby, io, underWay } = features;
  const stopJobs = startJobs(underWay, [
    ['second', 'lost games', live.endLost],
    ['second', 'old offers', offers.closeOld],
    ['fewSeconds', 'old requests', lobby.expireRequests],
    ['minute', 'idle games', live.closeIdle],
    ['day', 'retention', accounts.forgetUnused],
  ]);
  app.addHook('preClose', async () => {
    stopJobs();
    io.local.disconnectSockets(true);
    io.engine.close();
    await underWay.close();
  });
  app.addHook('onClose', () => db.destroy());
}

async function mount(app: HttpApp, db: Db, config: Config, features: Features): Promise<void> {
  const { accounts, leagues, tournaments, sessions, limits } = features;
  await app.register(
    async (api) => {
      await describeCalls(api);
      await api.register(healthRoutes(db), { prefix: '/health' });
      limitCalls(api, limits);
      await api.register(entryRoutes(accounts, config.publicUrl), { prefix: '/users' });
      await api.register(accountRoutes(accounts, config.publicUrl), { prefix: '/users' });
      await api.register(playRoutes(features), { prefix: '/games' });
      await api.register(leagueRoutes(leagues, sessions), { prefix: '/leagues' });
      await api.register(tournamentRoutes(tournaments, sessions), { prefix: '/tournaments' });
      await api.register(sponsorRoutes(config.sponsorsDir), { prefix: '/sponsors' });
      await serveDocs(api);
    },
    { prefix: '/api' },
  );
  await serveSponsors(app, config.sponsorsDir);
  await serveWeb(app);
}
