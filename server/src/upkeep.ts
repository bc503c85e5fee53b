/** Periodic jobs, and the recovery after an outage of a server or Redis. */
import type { AccountService } from './accounts/service.ts';
import type { GameLobby } from './competitions/game-lobby/game-lobby.ts';
import type { CompetitionKind } from './competitions/service.ts';
import type { LobbyService } from './lobby/service.ts';
import type { disconnectHandler } from './platform/realtime/disconnects.ts';
import { startJobs, type Job } from './platform/jobs.ts';
import {
  cutConnections,
  endSessions,
  idsOfRooms,
  sessionsHere,
  type Realtime,
} from './platform/realtime/realtime.ts';
import { GAME_ROOMS, roomOf } from '#platform/realtime/rooms.ts';
import type { Redis } from './platform/redis.ts';
import type { Servers } from './platform/servers/servers.ts';
import type { BackgroundTasks } from './platform/background-tasks.ts';
import { unreadWatch } from './platform/realtime/websocket/unread.ts';
import type { LiveGames } from './play/live-games.ts';
import type { Rematches } from './play/rematch/rematches.ts';
import type { ShownDarts } from './play/showing/shown-darts.ts';

type Features = {
  readonly accounts: AccountService;
  readonly live: LiveGames;
  readonly shown: ShownDarts;
  readonly offers: Rematches;
  readonly lobby: LobbyService;
  readonly waiting: GameLobby;
  readonly servers: Servers;
  readonly sendMails: () => Promise<void>;
  readonly pastActs: { readonly forgetOld: () => Promise<void> };
  readonly disconnects: ReturnType<typeof disconnectHandler>;
  readonly broadcastChange: (kind: CompetitionKind, id: string) => void;
  readonly io: Realtime;
  readonly backgroundTasks: BackgroundTasks;
};

/**
 * Starts the jobs. Returns a function that stops them, closes all connections, waits for running tasks, and unregisters
 * this server.
 */
export function runUntilClosed(features: Features, redis: Redis | undefined): () => Promise<void> {
  const { accounts, live, offers, lobby, servers, disconnects, io, backgroundTasks } = features;
  const cutUnread = unreadWatch(io.sockets.sockets);
  const jobs: readonly Job[] = [
    ['second', 'heartbeat', () => beat(features)],
    ['second', 'old offers', offers.closeOld],
    ['second', 'absences in the lobby', lobby.forgetAbsent],
    ['second', 'games to look on at', lobby.sendRunningGames],
    ['second', 'disconnects', disconnects.retry],
    ['second', 'unread', async () => cutUnread()],
    ['fewSeconds', 'old requests', lobby.expireRequests],
    ['fewSeconds', 'ended sessions', () => closeEnded(features, redis)],
    ['fewSeconds', 'lost connections', () => releaseLost(features)],
    ['minutes', 'idle games', live.closeIdle],
    ['minutes', 'games of deleted accounts', accounts.endGamesOfDeleted],
  ];
  // Jobs of their own list, so that no other job waits for them.
  const longJobs: readonly Job[] = [
    ['day', 'retention', accounts.forgetUnused],
    ['day', 'old histories', features.pastActs.forgetOld],
    ['fewSeconds', 'mails', features.sendMails],
  ];
  // A list of its own, so that it does not wait for a mail server: each job of a list starts once the previous job has
  // run for the first time.
  const erasure: readonly Job[] = [['second', 'erasure', accounts.eraseDeleted]];
  const stops = [jobs, longJobs, erasure].map((each) => startJobs(backgroundTasks, each));
  redis?.writes.onTakenAgain(() =>
    backgroundTasks.run('events again', () => rebroadcast(features)),
  );
  return async () => {
    for (const stop of stops) stop();
    cutConnections(io);
    io.engine.close();
    backgroundTasks.run('erasure', accounts.eraseDeleted);
    await backgroundTasks.drain();
    await servers.leave();
  };
}

/** Renews the lease, recovers from dead servers, and then checks the clocks of players. */
async function beat(features: Features): Promise<void> {
  const { servers, live, io } = features;
  const { leaseLost, someoneStalled } = await servers.renewLease();
  if (leaseLost) cutConnections(io); // other servers have released all that these connections held
  if (someoneStalled) {
    await recover(features);
    servers.timeGranted();
    await rebroadcast(features);
  }
  await live.broadcastAbsences();
  await live.endLost();
}

/** Recovers from a dead or stalled server: its players count as away, and get back lost time. */
export async function recover(features: Features): Promise<void> {
  await releaseLost(features);
  await features.live.grantTime();
}

/** Closes the connections of sessions that another server has ended: needed while Redis is away. */
async function closeEnded({ accounts, io }: Features, redis: Redis | undefined): Promise<void> {
  if (redis) endSessions(io, await accounts.endedAmong(sessionsHere(io)));
}

/** Releases all that closed connections held. */
async function releaseLost({ live, shown, offers, waiting }: Features): Promise<void> {
  await shown.hideLost(await live.releaseLost());
  await offers.releaseLost();
  await waiting.releaseLost();
}

/** Broadcasts the current state after events may have been lost. */
async function rebroadcast(features: Features): Promise<void> {
  const { live, lobby, broadcastChange, io } = features;
  const followed = new Set(GAME_ROOMS.flatMap((room) => idsOfRooms(io, room)));
  await live.rebroadcast([...followed]);
  for (const competitionId of idsOfRooms(io, roomOf.competition)) {
    broadcastChange('league', competitionId); // the kind is not known: the event of the other kind has no listeners
    broadcastChange('tournament', competitionId);
  }
  await lobby.broadcastAll();
}
