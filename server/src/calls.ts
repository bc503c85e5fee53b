/** Mounts the calls of all features. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes, entryRoutes } from './accounts/routes.ts';
import type { AccountService } from './accounts/service.ts';
import { memberFileRoutes, publicFileRoutes } from './audiences/files/routes.ts';
import { readerRoutes } from './audiences/readers/routes.ts';
import type { ReaderService } from './audiences/readers/service.ts';
import type { Readings } from './audiences/readings.ts';
import type { Relay } from './audiences/screens/relay.ts';
import {
  competitionScreenRoutes,
  gameScreenRoutes,
  localScreenRoutes,
  screenRoutes,
} from './audiences/screens/routes.ts';
import type { ScreenService } from './audiences/screens/service.ts';
import type { Invitations } from './competitions/invitations.ts';
import { competitionRoutes, organisingRoutes } from './competitions/routes.ts';
import type { CompetitionKind, CompetitionService } from './competitions/service.ts';
import type { OwnDates } from './dates/calendar.ts';
import { dateRoutes, movingRoutes } from './dates/routes.ts';
import type { DateService } from './dates/service.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { downloadService } from './downloads/service.ts';
import { leagueRoutes } from './leagues/routes.ts';
import type { LeagueService } from './leagues/service.ts';
import { officiatingRoutes, resultRoutes } from './results/routes.ts';
import type { ResultService } from './results/service.ts';
import type { Sessions } from './platform/caller.ts';
import type { Config } from './platform/config/config.ts';
import { describeCalls } from './platform/docs/openapi.ts';
import { serveDocs } from './platform/docs/pages.ts';
import { identifiedFor } from './platform/http/callers.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { prepareCalls, type HttpApp } from './platform/http/http.ts';
import type { ProxyWatch } from './platform/http/proxy-watch.ts';
import type { MailServer } from './platform/mail/mail.ts';
import { sponsorRoutes } from './platform/http/sponsors.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Redis } from './platform/redis.ts';
import type { Servers } from './platform/servers/servers.ts';
import type { Db } from './platform/store/db.ts';
import type { LiveGames } from './play/live-games.ts';
import { playRoutes } from './play/routes.ts';
import type { PlayService } from './play/service.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import type { TournamentService } from './tournaments/service.ts';

type Stores = { readonly db: Db; readonly redis: Redis | undefined };

type Features = {
  readonly accounts: AccountService;
  readonly games: PlayService;
  readonly live: LiveGames;
  readonly dates: DateService;
  readonly own: OwnDates;
  readonly leagues: LeagueService;
  readonly tournaments: TournamentService;
  readonly results: ResultService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly invitations: Invitations;
  readonly readings: Readings;
  readonly readers: ReaderService;
  readonly screens: ScreenService;
  readonly relay: Relay;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly servers: Servers;
  readonly proxy: ProxyWatch;
  readonly mailer: MailServer;
};

export async function mountCalls(
  api: HttpApp,
  stores: Stores,
  { publicUrl, sponsorsDir }: Config,
  features: Features,
): Promise<void> {
  const { accounts, readings, readers, sessions, limits, servers, mailer } = features;
  prepareCalls(api);
  await compressAnswers(api);
  await describeCalls(api, publicUrl);
  await api.register(healthRoutes({ ...stores, ...servers, mailer, proxy: features.proxy.seen }));

  const callers = { sessions, limits, publicUrl };
  const entry = identifiedFor('entry', callers);
  await api.register(entry(entryRoutes(accounts, publicUrl)));

  const guests = identifiedFor('guests', callers);
  await api.register(guests(readerRoutes(readers, readings)));
  await api.register(guests(publicFileRoutes(readings, readers.readPublic)));

  const screens = identifiedFor('screens', callers);
  await api.register(screens(screenRoutes(features.screens)));
  await api.register(screens(localScreenRoutes(features.relay)));

  const others = identifiedFor('others', callers);
  await api.register(others(playerCalls(stores, publicUrl, features)));
  await api.register(others(sponsorRoutes(sponsorsDir)));
  await api.register(others(async (app) => serveDocs(app, publicUrl)));
}

/** Mounts the calls of players and organisers. */
const playerCalls =
  ({ db }: Stores, publicUrl: URL, features: Features): FastifyPluginAsyncZod =>
  async (app) => {
    const { accounts, games, leagues, tournaments } = features;
    await app.register(accountRoutes(accounts, publicUrl));
    await app.register(playRoutes(features));
    await app.register(downloadRoutes(downloadService(db)));
    const stageOf = { league: leagues.stageOf, tournament: tournaments.stageOf };
    await app.register(competitionRoutes(games, stageOf, features.invitations));
    await app.register(dateRoutes(features.dates, features.own));
    await app.register(resultRoutes(features.results));
    await app.register(leagueRoutes(leagues));
    await app.register(tournamentRoutes(tournaments));
    await app.register(memberFileRoutes(features.readings));
    await app.register(gameScreenRoutes(features.screens));
    for (const kind of ['league', 'tournament'] as const) {
      await app.register(organisingRoutes(kind, features.competitions[kind], games));
      await app.register(movingRoutes(kind, features.dates));
      await app.register(competitionScreenRoutes(kind, features.screens));
      await app.register(officiatingRoutes(kind, features.results, features.competitions[kind]));
    }
  };
