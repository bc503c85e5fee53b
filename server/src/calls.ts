/** Every call of the product, at its address. */
import { accountRoutes, entryRoutes } from './accounts/routes.ts';
import type { AccountService } from './accounts/service.ts';
import { invitationRoutes } from './competitions/invitation-routes.ts';
import type { Invitations } from './competitions/invitations.ts';
import { leaderRoutes } from './competitions/leader-routes.ts';
import { organisingRoutes } from './competitions/routes.ts';
import type { CompetitionKind, CompetitionService } from './competitions/service.ts';
import { stageRoutes } from './competitions/stage-routes.ts';
import type { OwnDates } from './dates/calendar.ts';
import { ownDateRoutes } from './dates/own-routes.ts';
import { gameDateRoutes, organiserDateRoutes } from './dates/routes.ts';
import type { DateService } from './dates/service.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { downloadService } from './downloads/service.ts';
import { leagueRoutes } from './leagues/routes.ts';
import type { LeagueService } from './leagues/service.ts';
import { gameResultRoutes, organiserResultRoutes } from './results/routes.ts';
import type { ResultService } from './results/service.ts';
import type { Sessions } from './platform/caller.ts';
import { publicSheetRoutes, sheetRoutes } from './sheets/routes.ts';
import { sheetService } from './sheets/service.ts';
import type { Config } from './platform/config/config.ts';
import { describeCalls } from './platform/docs/openapi.ts';
import { serveDocs } from './platform/docs/pages.ts';
import { identifyCallers } from './platform/http/callers.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { prepareCalls, type HttpApp } from './platform/http/http.ts';
import { sponsorRoutes } from './platform/http/sponsors.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Redis } from './platform/redis.ts';
import type { Servers } from './platform/servers/servers.ts';
import type { Db } from './platform/store/db.ts';
import type { LiveGames } from './play/live-games.ts';
import { playerRoutes, playRoutes } from './play/routes.ts';
import type { PlayService } from './play/service.ts';
import type { Readers } from './publishing/readers.ts';
import { publishingRoutes } from './publishing/routes.ts';
import type { PublishingService } from './publishing/service.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import type { TournamentService } from './tournaments/service.ts';
import type { Relay } from './tv/relay.ts';
import { relayRoutes } from './tv/relay-routes.ts';
import { screenRoutes, tvRoutes } from './tv/routes.ts';
import type { TvService } from './tv/service.ts';

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
  readonly tv: TvService;
  readonly relay: Relay;
  readonly published: PublishingService;
  readonly reading: Readers;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly servers: Servers;
};

export async function mountCalls(
  api: HttpApp,
  stores: Stores,
  { publicUrl, sponsorsDir }: Config,
  features: Features,
): Promise<void> {
  const { accounts, games, leagues, tournaments, sessions, limits, servers } = features;
  prepareCalls(api);
  await compressAnswers(api);
  await describeCalls(api, publicUrl);
  await api.register(healthRoutes({ ...stores, ...servers }), { prefix: '/health' });
  identifyCallers(api, { sessions, limits, publicUrl });
  await api.register(entryRoutes(accounts, publicUrl), { prefix: '/users' });
  await api.register(accountRoutes(accounts, publicUrl), { prefix: '/users' });
  await api.register(playRoutes(features), { prefix: '/games' });
  await api.register(playerRoutes(games), { prefix: '/users' });
  await api.register(downloadRoutes(downloadService(stores.db)), { prefix: '/users' });
  const stageOf = { league: leagues.stageOf, tournament: tournaments.stageOf };
  await api.register(stageRoutes(games, stageOf), { prefix: '/games' });
  await api.register(gameDateRoutes(features.dates), { prefix: '/games' });
  await api.register(gameResultRoutes(features.results), { prefix: '/games' });
  await api.register(leagueRoutes(leagues), { prefix: '/leagues' });
  await api.register(tournamentRoutes(tournaments), { prefix: '/tournaments' });
  for (const kind of ['league', 'tournament'] as const) {
    const organising = organisingRoutes(kind, features.competitions[kind]);
    await api.register(organising, { prefix: `/${kind}s` });
    await api.register(organiserDateRoutes(kind, features.dates), { prefix: `/${kind}s` });
    const results = organiserResultRoutes(kind, features.results, features.competitions[kind]);
    await api.register(results, { prefix: `/${kind}s` });
  }
  await api.register(leaderRoutes(games, features.competitions));
  await api.register(invitationRoutes(features.invitations), { prefix: '/invitations' });
  await api.register(publishingRoutes(features.published, features.reading), {
    prefix: '/public',
  });
  const sheets = sheetService(features);
  await api.register(sheetRoutes(sheets));
  await api.register(publicSheetRoutes(sheets, features.published.readPublic), {
    prefix: '/public',
  });
  await api.register(tvRoutes(features.tv), { prefix: '/tv' });
  await api.register(relayRoutes(features.relay), { prefix: '/tv/local' });
  await api.register(screenRoutes(features.tv));
  await api.register(ownDateRoutes(features.own), { prefix: '/reminders' });
  await api.register(sponsorRoutes(sponsorsDir), { prefix: '/sponsors' });
  await serveDocs(api, publicUrl);
}
