/** What the product does by itself: its clocks, and what follows when a server or Redis was away. */
import type { AccountService } from './accounts/service.ts';
import type { GameLobby } from './competitions/game-lobby/game-lobby.ts';
import type { CompetitionKind, CompetitionService } from './competitions/service.ts';
import type { LobbyService } from './lobby/service.ts';
import type { departures } from './platform/realtime/departures.ts';
import { startJobs, type Job } from './platform/jobs.ts';
import {
  cutConnections,
  endSessions,
  idsOfRooms,
  roomOf,
  sessionsHere,
  type Realtime,
} from './platform/realtime/realtime.ts';
import type { Redis } from './platform/redis.ts';
import type { Servers } from './platform/servers/servers.ts';
import type { BackgroundTasks } from './platform/background-tasks.ts';
import { unreadWatch } from './platform/realtime/websocket/unread.ts';
import type { LiveGames } from './play/live-games.ts';
import type { Rematches } from './play/rematch/rematches.ts';
import type { Readers } from './publishing/readers.ts';
import type { ShownDarts } from './play/showing/shown-darts.ts';

type Features = {
  readonly accounts: AccountService;
  readonly live: LiveGames;
  readonly shown: ShownDarts;
  readonly offers: Rematches;
  readonly lobby: LobbyService;
  readonly waiting: GameLobby;
  readonly servers: Servers;
  readonly reading: Readers;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly reminders: { readonly send: () => Promise<void> };
  readonly notices: { readonly send: () => Promise<void> };
  readonly pastActs: { readonly forgetOld: () => Promise<void> };
  readonly gone: ReturnType<typeof departures>;
  readonly broadcastChange: (kind: CompetitionKind, id: string) => void;
  readonly io: Realtime;
  readonly backgroundTasks: BackgroundTasks;
};

/** Runs the jobs until the function returned is called, which waits for those that run. */
export function runUntilClosed(features: Features, redis: Redis | undefined): () => Promise<void> {
  const { accounts, live, offers, lobby, servers, gone, io, backgroundTasks } = features;
  const cutUnread = unreadWatch(io.sockets.sockets);
  const jobs: readonly Job[] = [
    ['second', 'heartbeat', () => beat(features)],
    ['second', 'old offers', offers.closeOld],
    ['second', 'absences in the lobby', lobby.forgetAbsent],
    ['second', 'games to look on at', lobby.sendRunningGames],
    ['second', 'departures', gone.retry],
    ['second', 'public pages', features.reading.beat],
    ['second', 'open pages', async () => features.reading.keepOpen()],
    ['second', 'unread', async () => cutUnread()],
    ['fewSeconds', 'old requests', lobby.expireRequests],
    ['fewSeconds', 'ended sessions', () => closeEnded(features, redis)],
    ['fewSeconds', 'lost connections', () => releaseLost(features)],
    ['minutes', 'idle games', live.closeIdle],
  ];
  // Whole accounts, and mails: nothing else waits for them.
  const longJobs: readonly Job[] = [
    ['day', 'retention', accounts.forgetUnused],
    ['day', 'old histories', features.pastActs.forgetOld],
    ['fewSeconds', 'reminders', features.reminders.send],
    ['fewSeconds', 'notices', features.notices.send],
    ['minutes', 'mails of public leagues', features.competitions.league.mailAgain],
    ['minutes', 'mails of public tournaments', features.competitions.tournament.mailAgain],
  ];
  // Waits for no mail server: each job starts once the one before it has been done for the first time.
  const erasure: readonly Job[] = [['second', 'erasure', accounts.eraseDeleted]];
  const stops = [jobs, longJobs, erasure].map((each) => startJobs(backgroundTasks, each));
  redis?.writes.onTakenAgain(() =>
    backgroundTasks.run('events again', () => rebroadcast(features)),
  );
  redis?.subscriber.on('ready', features.reading.noteAll);
  return async () => {
    for (const stop of stops) stop();
    cutConnections(io);
    io.engine.close();
    backgroundTasks.run('erasure', accounts.eraseDeleted);
    await backgroundTasks.drain();
    await servers.leave();
  };
}

/** Says that this server is there, sees to those that are not, and then to the clocks of players. */
async function beat(features: Features): Promise<void> {
  const { servers, live, io } = features;
  const { leaseLost, someoneStalled } = await servers.renewLease();
  if (leaseLost) cutConnections(io); // the others have released what they held
  if (someoneStalled) {
    features.reading.noteAllEverywhere(); // of what it wrote last, a server that is gone may have sent no event
    await recover(features);
    servers.timeGranted();
    await rebroadcast(features);
  }
  await live.broadcastAbsences();
  await live.endLost();
}

/** After a server was gone, or stalled: its players are away, and nobody loses by it. */
export async function recover(features: Features): Promise<void> {
  await releaseLost(features);
  await features.live.grantTime();
}

/** A session that another server has ended is known of at once by Redis, and without it by this. */
async function closeEnded({ accounts, io }: Features, redis: Redis | undefined): Promise<void> {
  if (redis) endSessions(io, await accounts.endedAmong(sessionsHere(io)));
}

/** Nobody plays, waits or stays by a connection that is no longer there. */
async function releaseLost({ live, shown, offers, waiting }: Features): Promise<void> {
  await shown.hideLost(await live.releaseLost());
  await offers.releaseLost();
  await waiting.releaseLost();
}

/** Broadcasts how things stand, after events were lost, or never sent of what was stored. */
async function rebroadcast(features: Features): Promise<void> {
  const { live, lobby, broadcastChange, io } = features;
  const followed = [...idsOfRooms(io, roomOf.game), ...idsOfRooms(io, roomOf.watchers)];
  await live.rebroadcast([...new Set(followed)]);
  for (const competitionId of idsOfRooms(io, roomOf.competition)) {
    broadcastChange('league', competitionId); // whichever it is: nobody listens to the other
    broadcastChange('tournament', competitionId);
  }
  await lobby.broadcastAll();
}
