/** Builds the features and connects them; `calls.ts` mounts their calls. */
import * as z from 'zod/mini';
import { passwordHashing } from './accounts/passwords.ts';
import { farewellWriters } from './accounts/retention.ts';
import { accountService, type AccountFollowUp } from './accounts/service.ts';
import { previewRoutes } from './audiences/previews/preview-routes.ts';
import { previews } from './audiences/previews/previews.ts';
import { readerService } from './audiences/readers/service.ts';
import { readings } from './audiences/readings.ts';
import { relay } from './audiences/screens/relay.ts';
import { screenService } from './audiences/screens/service.ts';
import { mountCalls } from './calls.ts';
import { gameLobby } from './competitions/game-lobby/game-lobby.ts';
import { invitations } from './competitions/invitations.ts';
import { publicMailWriters } from './competitions/publishing.ts';
import {
  competitionNames,
  competitionService,
  forgettingHistory,
  gameHolding,
  holdCompetition,
} from './competitions/service.ts';
import { ownDates } from './dates/calendar.ts';
import { reminderWriters } from './dates/reminders.ts';
import { broadcastingChanges } from './competitions/watching.ts';
import { dateService } from './dates/service.ts';
import { followUps } from './follow-up/service.ts';
import { dateRound, leagueService } from './leagues/service.ts';
import { lobbyService } from './lobby/service.ts';
import { admission } from './platform/realtime/admission.ts';
import { broadcaster, localBroadcaster, lossyBroadcaster } from './platform/realtime/broadcast.ts';
import { calendarFiles } from './platform/calendars/calendar-files.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/store/database.ts';
import type { Db } from './platform/store/db.ts';
import { fieldMessage } from './platform/http/field-errors.ts';
import { httpServer, type HttpApp } from './platform/http/http.ts';
import { limitsOf, noLimits } from './platform/limits/limits.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { metricsIfWanted } from './platform/http/metrics-if-wanted.ts';
import { proxyWatch } from './platform/http/proxy-watch.ts';
import { mailer } from './platform/mail/mail.ts';
import { outbox } from './platform/mail/outbox.ts';
import { sending } from './platform/mail/sending.ts';
import { endSessions, isAnybodyIn, realtimeServer } from './platform/realtime/realtime.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import { restrictAccess } from './platform/private-files.ts';
import type { Redis } from './platform/redis.ts';
import { redisAt } from './platform/redis-if-wanted.ts';
import { serversOf } from './platform/servers/servers.ts';
import { throwAsStartError } from './platform/config/start-error.ts';
import { lockStore } from './platform/servers/store-lock.ts';
import { serveSponsors } from './platform/http/sponsors.ts';
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
import { playService, type FollowUp } from './play/service.ts';
import { noticeWriters } from './results/notices.ts';
import { contestedGames, resultService } from './results/service.ts';
import { boardsByGame, tournamentService } from './tournaments/service.ts';
import { watchConnections } from './requests.ts';
import { recover, runUntilClosed } from './upkeep.ts';

/** Builds the whole product on an HTTP server that does not listen yet. Closing the server closes everything. */
export async function buildApp(config: Config, clock: Clock = systemClock): Promise<HttpApp> {
  z.config({ localeError: fieldMessage });
  const app = await httpServer(config);
  const unlock = await lockStore(config, app.log);
  restrictAccess(config.dataDir);
  const db = await openDatabase(config);
  const redis = await redisAt(config.redisUrl, app.log);
  const metrics = await metricsIfWanted(config);
  const features = connectFeatures(app, { db, redis, metrics, config, clock });
  const { ensureAdmin } = features.accounts;
  const warning = config.admin && (await ensureAdmin(config.admin).catch(throwAsStartError));
  if (warning) app.log.warn(warning);
  await features.servers.register(redis === undefined);
  await recover(features);
  await mount(app, { db, redis, config }, features);
  void features.mailer.check(); // the start does not wait for the mail server
  const stop = runUntilClosed(features, redis);
  app.addHook('preClose', () => tryToEnd(app.log, 'the background tasks', 5_000, stop()));
  app.addHook('onClose', async () => {
    await features.writers.close();
    await tryToEnd(app.log, 'the store', 1_000, db.destroy());
    await redis?.close();
    await tryToEnd(app.log, 'the lock of the store', 1_000, unlock());
  });
  return app;
}

type Stores = { readonly db: Db; readonly redis?: Redis | undefined }; // absent: this is the only server

type Given = Stores & {
  readonly metrics?: Metrics | undefined; // absent: no metrics
  readonly config: Config;
  readonly clock: Clock;
};

type Features = ReturnType<typeof connectFeatures>;

/** Builds the features and the websocket server, and connects them. Mounts no calls. */
export function connectFeatures(app: HttpApp, { db, redis, metrics, config, clock }: Given) {
  const { publicUrl, google } = config;
  const writers = writersOf(config, db);
  const backgroundTasks = newBackgroundTasks(app.log, metrics?.countFailure);
  const limits = config.limits ? limitsOf(config.limits, redis) : noLimits;
  const deps = { db, transact: writers.transact, clock, limits, backgroundTasks };
  const pastActs = forgettingHistory(db, clock);
  // The type cannot be inferred: it would depend on features that take `followUp` themselves.
  const followUp: AccountFollowUp & FollowUp = followUps(() => {
    const ofGames = { lobby, competitions, dates, leagues, tournaments, results };
    return { ...ofGames, live, pastActs };
  });
  const mails = mailer({ config, clock, log: app.log });
  const calendarFile = calendarFiles({ limits, clock, publicUrl });
  const accounts = accountService({
    ...deps,
    erase: writers.erase,
    passwords: passwordHashing(),
    publicUrl,
    google,
    mailer: mails,
    onSessionsEnded: (sessionIds) => endSessions(io, sessionIds),
    followUp,
  });
  const { sessions, countGame, named, whoIs, averagesOf, goneAmong } = accounts;
  const servers = serversOf(db, writers.transact);
  const admitted = admission(config, limits);
  const proxy = proxyWatch(app);
  const io = realtimeServer(app, { config, sessions, admission: admitted, servers, redis, proxy });
  const broadcast = broadcaster(io, redis);
  const broadcastChange = broadcastingChanges(broadcast);

  const play = {
    ...deps,
    write: writers.write,
    batchedWrite: writers.batchedWrite,
    sessions,
    broadcast,
    broadcastLocally: localBroadcaster(io),
    countGame,
    clocks: clockSettings(config.disconnectSeconds),
    someoneStalled: servers.someoneStalled,
    competitionNames: competitionNames(db),
    holdCompetition,
    followUp,
  };
  const games = playService(play);
  const live = liveGames(play);
  const shown = shownDarts({ ...play, toAllServers: (local) => lossyBroadcaster(local, redis) });
  const isAnybodyHere = () => isAnybodyIn(io, roomOf.lobby);
  const lobby = lobbyService({ ...play, games, isAnybodyHere });
  const offers = rematches({ ...play, startGame: games.start });
  const organised = { ...deps, broadcastChange, named, whoIs };
  const competitions = {
    league: competitionService('league', organised),
    tournament: competitionService('tournament', organised),
  };
  const holding = gameHolding({ games, competitions });
  const waiting = gameLobby({ ...deps, broadcast, games, holding });
  const ofDates = { competitions, followUp, dateRound, boardsIn: boardsByGame(db) };
  const dates = dateService({ ...deps, broadcast, games, holding, ...ofDates });
  const entered = enteredOutcomes(play);
  const held = { ...deps, calendarFile, publicUrl, games, dates, entered, goneAmong, averagesOf };
  const contested = contestedGames(db, clock);
  const leagues = leagueService({ ...held, competitions: competitions.league, contested });
  const ofBrackets = { competitions: competitions.tournament, ranksIn: leagues.ranks };
  const tournaments = tournamentService({ ...held, ...ofBrackets });
  const results = resultService({ ...held, competitions, holding, followUp });
  const shows = { games, leagues, tournaments, competitions };
  const read = readings(shows);
  const readers = readerService({ games, competitions, readings: read });
  const ofScreens = { readings: read, glances: glances({ db, shown }) };
  const views = { league: leagues.get, tournament: tournaments.get };

  const ofMails = { ...deps, publicUrl };
  const mailWriters = {
    ...farewellWriters(ofMails),
    ...publicMailWriters(ofMails),
    ...reminderWriters(ofMails),
    ...noticeWriters({ ...ofMails, competitions }),
  };

  const asked = { games, live, shown, offers, lobby, waiting, dates, competitions };
  const serving = { sessions, servers, metrics, backgroundTasks, log: app.log };
  const disconnects = watchConnections(io, { ...asked, ...serving });
  metrics?.watchCalls(app);
  return {
    writers,
    metrics,
    servers,
    proxy,
    mailer: mails,
    disconnects,
    broadcastChange,
    accounts,
    games,
    live,
    shown,
    offers,
    lobby,
    waiting,
    dates,
    own: ownDates({ ...deps, calendarFile }),
    sendMails: sending({ outbox: outbox(db), clock, mailer: mails, writers: mailWriters }),
    pastActs,
    leagues,
    tournaments,
    results,
    competitions,
    readings: read,
    readers,
    screens: screenService({ ...deps, ...shows, ...ofScreens }),
    relay: relay({ clock, limits, toServers: redis?.screens }),
    invitations: invitations(db, competitions, views),
    previews: previews({ readers, readings: read, publicUrl, limits }),
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
  await app.register((api: HttpApp) => mountCalls(api, { db, redis }, config, features), {
    prefix: '/api',
  });
  if (features.metrics) await app.register(features.metrics.routes, { prefix: '/metrics' });
  await serveSponsors(app, config.sponsorsDir);
  await app.register(previewRoutes(features.previews), { prefix: '/previews' });
  await serveWeb(app, config, features.previews.of);
}
