/** Requests of connections, and the release of all that a closed connection held. */
import { gameLobbyHandlers, greetWithProposals } from './competitions/realtime.ts';
import type { GameLobby } from './competitions/game-lobby/game-lobby.ts';
import type { CompetitionKind, CompetitionService } from './competitions/service.ts';
import { watchHandlers } from './competitions/watching.ts';
import { callHandlers } from './dates/realtime.ts';
import type { DateService } from './dates/service.ts';
import { greetWithRequests, lobbyHandlers } from './lobby/realtime.ts';
import type { LobbyService } from './lobby/service.ts';
import type { BackgroundTasks } from './platform/background-tasks.ts';
import type { Sessions } from './platform/caller.ts';
import type { HttpApp } from './platform/http/http.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { disconnectHandler } from './platform/realtime/disconnects.ts';
import type { Realtime } from './platform/realtime/realtime.ts';
import { serve } from './platform/realtime/serve.ts';
import type { Servers } from './platform/servers/servers.ts';
import type { LiveGames } from './play/live-games.ts';
import { greet, playHandlers } from './play/realtime.ts';
import type { Rematches } from './play/rematch/rematches.ts';
import type { PlayService } from './play/service.ts';
import type { ShownDarts } from './play/showing/shown-darts.ts';

type Features = {
  readonly games: PlayService;
  readonly live: LiveGames;
  readonly shown: ShownDarts;
  readonly offers: Rematches;
  readonly lobby: LobbyService;
  readonly waiting: GameLobby;
  readonly dates: DateService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly sessions: Sessions;
  readonly servers: Servers;
  readonly metrics: Metrics | undefined;
  readonly backgroundTasks: BackgroundTasks;
  readonly log: HttpApp['log'];
};

/** Handles requests, and releases all that a connection held once it closes. */
export function watchConnections(io: Realtime, features: Features) {
  const { games, live, shown, offers, lobby, waiting, dates, competitions } = features;
  const { sessions, servers, metrics, backgroundTasks, log } = features;
  const handlers = {
    ...playHandlers(live, offers, shown),
    ...lobbyHandlers(lobby),
    ...gameLobbyHandlers(waiting),
    ...callHandlers(dates),
    ...watchHandlers(games, competitions, shown.sendTo),
  };
  const observe = metrics?.observeEvent;
  io.on('connection', serve({ handlers, sessions, backgroundTasks, observe, log }));
  io.on('connection', greet(live, backgroundTasks));
  io.on('connection', greetWithRequests(lobby, backgroundTasks));
  io.on('connection', greetWithProposals(waiting, backgroundTasks));
  const disconnects = disconnectHandler(backgroundTasks, async ({ connectionId, userId }) => {
    await shown.hide(connectionId);
    await servers.removeConnection(connectionId); // first: a removed connection can take nothing more
    await live.leave(userId, connectionId);
    await offers.depart(connectionId);
    await waiting.leave(connectionId);
  });
  io.on('connection', disconnects.watch);
  const { engine } = io;
  metrics?.addGauge('tres_dardos_connections', 'Connections to it.', () => engine.clientsCount);
  metrics?.addGauge('tres_dardos_running_games', 'Games in progress, of all servers.', () =>
    games.countRunning(),
  );
  return disconnects;
}
