/** Builds the features and connects them; `calls.ts` puts their calls in place. */
import * as z from 'zod/mini';
import { passwordHashing } from './accounts/passwords.ts';
import { accountService } from './accounts/service.ts';
import { mountCalls } from './calls.ts';
import { gameLobby, type Begun } from './competitions/game-lobby/game-lobby.ts';
import { invitations } from './competitions/invitations.ts';
import {
  competitionNames,
  competitionService,
  forgettingHistory,
  publicCompetitions,
} from './competitions/service.ts';
import { ownDates } from './dates/calendar.ts';
import { reminders } from './dates/reminders.ts';
import { broadcastingChanges } from './competitions/watching.ts';
import { dateService, type Forgotten, type Planned } from './dates/service.ts';
import { leagueService } from './leagues/service.ts';
import { lobbyService } from './lobby/service.ts';
import { admission } from './platform/realtime/admission.ts';
import { broadcaster, localBroadcaster, unkeptBroadcaster } from './platform/realtime/broadcast.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/store/database.ts';
import type { Db } from './platform/store/db.ts';
import { fieldMessage } from './platform/http/field-errors.ts';
import { httpServer, type HttpApp } from './platform/http/http.ts';
import { limitsOf, noLimits } from './platform/limits/limits.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { metricsIfWanted } from './platform/http/metrics-if-wanted.ts';
import { mailer } from './platform/mail/mail.ts';
import { endSessions, isAnybodyIn, realtimeServer, roomOf } from './platform/realtime/realtime.ts';
import { keepOthersOut } from './platform/private-files.ts';
import type { Redis } from './platform/redis.ts';
import { redisAt } from './platform/redis-if-wanted.ts';
import { serversOf } from './platform/servers/servers.ts';
import { asStartError } from './platform/config/start-error.ts';
import { lockStore } from './platform/servers/store-lock.ts';
import { serveSponsors } from './platform/http/sponsors.ts';
import type { Unit } from './platform/store/transactions.ts';
import { newBackgroundTasks } from './platform/background-tasks.ts';
import { serveWeb } from './platform/http/web.ts';
import { tryToEnd } from './platform/within.ts';
import { writersOf } from './platform/store/writers.ts';
import { clockSettings } from './play/presence/clocks.ts';
import { enteredOutcomes } from './play/endings/entered-outcomes.ts';
import { liveGames } from './play/live-games.ts';
import { rematches } from './play/rematch/rematches.ts';
import { glances } from './play/showing/glances.ts';
import { shownDarts } from './play/showing/shown-darts.ts';
import { playService, type EndedGame } from './play/service.ts';
import { previewRoutes } from './publishing/preview-routes.ts';
import { previews } from './publishing/previews.ts';
import { readers } from './publishing/readers.ts';
import { publishingService } from './publishing/service.ts';
import { notices } from './results/notices.ts';
import { resultService } from './results/service.ts';
import { tournamentService } from './tournaments/service.ts';
import { watchConnections } from './requests.ts';
import { relay } from './tv/relay.ts';
import { tvService } from './tv/service.ts';
import { recover, runUntilClosed } from './upkeep.ts';

/** The whole product on one HTTP server that does not listen yet. Closing it closes everything. */
export async function buildApp(config: Config, clock: Clock = systemClock): Promise<HttpApp> {
  z.config({ localeError: fieldMessage });
  const app = await httpServer(config);
  const unlock = await lockStore(config, app.log);
  keepOthersOut(config.dataDir);
  const db = await openDatabase(config);
  const redis = await redisAt(config.redisUrl, app.log);
  const metrics = await metricsIfWanted(config);
  const features = connectFeatures(app, { db, redis, metrics, config, clock });
  const { ensureAdmin } = features.accounts;
  const warning = config.admin && (await ensureAdmin(config.admin).catch(asStartError('ADMIN')));
  if (warning) app.log.warn(warning);
  await features.servers.register(redis === undefined);
  await recover(features);
  await mount(app, { db, redis, config }, features);
  const stop = runUntilClosed(features, redis);
  app.addHook('preClose', async () => features.reading.closeAll());
  app.addHook('preClose', () => tryToEnd(app.log, 'the background tasks', 5_000, stop()));
  app.addHook('onClose', async () => {
    await features.writers.close();
    await tryToEnd(app.log, 'the store', 1_000, db.destroy());
    await redis?.close();
    await tryToEnd(app.log, 'the lock of the store', 1_000, unlock());
  });
  return app;
}

type Stores = { readonly db: Db; readonly redis?: Redis | undefined }; // no Redis: the only server

type Given = Stores & {
  readonly metrics?: Metrics | undefined; // absent: nobody counts
  readonly config: Config;
  readonly clock: Clock;
};

type Features = ReturnType<typeof connectFeatures>;

/** The features, connected with each other and with the websocket server: all but the calls. */
export function connectFeatures(app: HttpApp, { db, redis, metrics, config, clock }: Given) {
  const { publicUrl, google } = config;
  const { log } = app;
  const writers = writersOf(config, db);
  const { transact } = writers;
  const backgroundTasks = newBackgroundTasks(log, metrics?.countFailure);
  const limits = config.limits ? limitsOf(config.limits, redis) : noLimits;
  const deps = { db, transact, clock, backgroundTasks };

  const pastActs = forgettingHistory(db, clock);
  const mails = mailer({ config, clock, log });
  const accounts = accountService({
    ...deps,
    limits,
    erase: writers.erase,
    passwords: passwordHashing(),
    publicUrl,
    google,
    mailer: mails,
    onSessionsEnded: (sessionIds) => endSessions(io, sessionIds),
    releaseUser: async (unit, userId) => {
      await lobby.leave(unit, [userId]);
      const released = [
        ...(await competitions.league.releaseUser(unit, userId)),
        ...(await competitions.tournament.releaseUser(unit, userId)),
      ];
      await tournaments.releaseUser(unit, userId);
      await live.releaseUser(unit, userId);
      await results.askStandIns(unit, released);
      await pastActs.releaseUser(unit, userId);
    },
  });
  const { sessions, countGame, named, whoIs, averagesOf, goneAmong } = accounts;
  const servers = serversOf(db, transact);
  const admitted = admission(config, limits);
  const io = realtimeServer(app, { config, sessions, admission: admitted, servers, redis });
  const forget = (competitionId: string) => published.forget(competitionId);
  const reading = readers({ publicAmong: publicCompetitions(db), forget, clock, redis });
  const broadcast = reading.listeningTo(broadcaster(io, redis));
  const broadcastChange = broadcastingChanges(broadcast);

  const clocks = clockSettings(config.disconnectSeconds);
  const play = {
    ...deps,
    write: writers.write,
    batchedWrite: writers.batchedWrite,
    sessions,
    broadcast,
    broadcastLocally: localBroadcaster(io),
    countGame,
    clocks,
    someoneStalled: servers.someoneStalled,
    competitionNames: competitionNames(db),
    onFinished: async (unit: Unit, game: EndedGame) => {
      if (game.league_id !== null) await leagues.noteResult(unit, game.league_id);
      const { tournament_id: tournamentId } = game;
      if (tournamentId !== null) await tournaments.advance(unit, game, tournamentId);
      if (game.league_id ?? game.tournament_id) await dates.forget(unit, game.game_id);
    },
  };
  const games = playService(play);
  const live = liveGames(play);
  const shown = shownDarts({ ...play, toAllServers: (local) => unkeptBroadcaster(local, redis) });
  const isAnybodyHere = () => isAnybodyIn(io, roomOf.lobby);
  const lobby = lobbyService({ ...play, games, isAnybodyHere });
  const offers = rematches({ ...play, startGame: games.start, onStarted: lobby.leave });

  const onStarted = async (unit: Unit, userIds: readonly string[], begun: Begun) => {
    await lobby.leave(unit, userIds);
    await dates.forget(unit, begun.gameId);
    await tournaments.noteBegun(unit, begun.competitionId);
  };
  const waiting = gameLobby({ ...deps, broadcast, games, onStarted });
  const organised = { ...deps, limits, broadcastChange, named, whoIs, mailer: mails, publicUrl };
  const competitions = {
    league: competitionService('league', organised),
    tournament: competitionService('tournament', organised),
  };
  const onAgreed = (unit: Unit, of: Planned) => tournaments.noteAgreed(unit, of);
  const onAgreementEnded = (unit: Unit, id: string) => tournaments.callNext(unit, id);
  const boardsIn = (ids: readonly string[]) => tournaments.boardsByGame(ids);
  const onForgotten = (unit: Unit, of: Forgotten) => results.forget(unit, of);
  const ofDates = { onAgreed, onAgreementEnded, onForgotten, boardsIn };
  const dates = dateService({ ...deps, games, competitions, ...ofDates });
  const entered = enteredOutcomes(play);
  const held = { ...deps, publicUrl, games, dates, entered, goneAmong, averagesOf };
  const contested = (leagueId: string) => results.contested(leagueId);
  const leagues = leagueService({ ...held, competitions: competitions.league, contested });
  const ofBrackets = { competitions: competitions.tournament, ranksIn: leagues.ranks };
  const tournaments = tournamentService({ ...held, ...ofBrackets });
  const results = resultService({ ...held, competitions, leagues, tournaments });
  const shows = { games, leagues, tournaments, competitions };
  const tv = tvService({ ...deps, ...shows, glances: glances({ db, shown }) });
  const views = { league: leagues.get, tournament: tournaments.get };
  const published = publishingService(shows);

  const holding = { games, live, shown, offers, lobby, waiting, competitions };
  const serving = { sessions, servers, metrics, backgroundTasks, log };
  const gone = watchConnections(io, { ...holding, ...serving });
  metrics?.watchCalls(app);
  return {
    writers,
    metrics,
    servers,
    gone,
    broadcastChange,
    accounts,
    games,
    live,
    shown,
    offers,
    lobby,
    waiting,
    dates,
    own: ownDates({ ...deps, publicUrl }),
    reminders: reminders({ ...deps, mailer: mails, publicUrl }),
    notices: notices({ ...deps, competitions, mailer: mails, publicUrl }),
    pastActs,
    leagues,
    tournaments,
    results,
    competitions,
    tv,
    relay: relay({ clock, limits, toServers: redis?.screens }),
    invitations: invitations(db, competitions, views),
    published,
    previews: previews(published, publicUrl, limits),
    reading,
    sessions,
    limits,
    io,
    backgroundTasks,
  };
}

async function mount(
  app: HttpApp,
  { db, redis, config }: Stores & { readonly config: Config },
  features: Features,
): Promise<void> {
  const stores = { db, redis };
  await app.register((api: HttpApp) => mountCalls(api, stores, config, features), {
    prefix: '/api',
  });
  if (features.metrics) await app.register(features.metrics.routes, { prefix: '/metrics' });
  await serveSponsors(app, config.sponsorsDir);
  await app.register(previewRoutes(features.previews), { prefix: '/previews' });
  await serveWeb(app, config, features.previews.of);
}
