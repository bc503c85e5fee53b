import type { BedName } from '@darts/rules/play/beds';
import type { GameView } from '@darts/contracts/play';
import type { Asked } from '@darts/contracts/realtime';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { GameSocket, UncheckedSender } from '#platform/realtime/realtime.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import type { Deps as PlayDeps } from '#play/deps.ts';
import { gameRepository } from '#play/repository.ts';
import { cachedGame } from '#play/turns/cached-game.ts';
import { checkThrower } from '#play/turns/judge-turn.ts';
import { latestShown } from './latest-shown.ts';
import { showingRepository } from './showing-repository.ts';

/** Minimum time between two broadcasts of a connection's darts, in milliseconds; nobody throws faster. */
const BROADCAST_MS = 200;

type Darts = Asked<'showDarts'>;
type Sender = UncheckedSender['unchecked'];

/** The darts that a connection shows. A connection plays one game at a time. */
type Showing = {
  isBusy: boolean; // while darts are checked, and for `BROADCAST_MS` after
  waiting?: Darts | undefined; // the latest darts received while busy
  seen?: Darts | undefined; // the darts broadcast last; undefined if there were none
};

type Deps = Pick<PlayDeps, 'db' | 'clock' | 'sessions' | 'broadcastLocally'> & {
  readonly backgroundTasks: BackgroundTasks;
  /** Returns a broadcast to all servers, each of which uses its own `local`. Best effort: events may be lost. */
  readonly toAllServers: (local: Broadcast) => Broadcast;
};

/**
 * Shows the rival and the watchers the darts of a turn as they are entered. The darts are kept in memory only: for
 * connections that join later, and to take the darts back when their player leaves.
 */
export function shownDarts(deps: Deps) {
  const { db, clock, sessions, backgroundTasks } = deps;
  const latest = latestShown(deps.broadcastLocally);
  const broadcast = deps.toAllServers(latest.broadcast);
  const showings = new Map<string, Showing>(); // by connection

  const send = (darts: Darts, connectionId: string): void => {
    const { gameId } = darts;
    broadcast(roomsOf.audience(gameId), 'dartsShown', darts, connectionId);
  };

  /** Refuses a sender who may not throw this turn now, with the code that recording the turn would have. */
  async function checkTurn({ gameId, expectedTurn }: Darts, sender: Sender): Promise<void> {
    const holder = { ...sender, gameId, now: clock() };
    if ((await showingRepository(db).turnOf(holder)) === expectedTurn) return;
    if (!(await sessions.byId(sender.sessionId))) throw new Refusal('no-session');
    const game = cachedGame(await gameRepository(db).get(gameId));
    checkThrower(game, sender, expectedTurn);
  }

  async function pass(showing: Showing, darts: Darts, sender: Sender): Promise<void> {
    const { connectionId } = sender;
    showing.isBusy = true;
    try {
      await checkTurn(darts, sender);
    } catch (error) {
      passWaiting(showing, sender);
      throw error;
    }
    setTimeout(() => passWaiting(showing, sender), BROADCAST_MS).unref();
    if (showings.get(connectionId) !== showing) return; // hidden in the meantime
    showing.seen = darts.beds.length > 0 ? darts : undefined;
    send(darts, connectionId);
  }

  function passWaiting(showing: Showing, sender: Sender): void {
    const { waiting } = showing;
    showing.waiting = undefined;
    showing.isBusy = false;
    if (!waiting || showings.get(sender.connectionId) !== showing) return;
    backgroundTasks.run('darts shown', () => pass(showing, waiting, sender).catch(unlessRefused));
  }

  /** @param userId the player for whom the connection has to hold the game; null or absent: any player of it */
  async function hideUnlessHeld(gameId: string, userId?: string | null): Promise<void> {
    const shown = latest.of(gameId);
    if (!shown?.connectionId) return;
    const isHeld = await showingRepository(db).isHeldBy(gameId, shown.connectionId, userId);
    if (isHeld || latest.of(gameId) !== shown) return;
    send({ ...shown.darts, beds: [] }, shown.connectionId);
  }

  return {
    /**
     * Shows the darts entered so far. Darts sent too soon after others wait, and replace those that wait already.
     *
     * @throws {Refusal} `no-session`, `game-not-found`, `not-a-player`, `scored-by-rival`,
     * `other-device`, `not-joined`, `not-started`, `game-over`, `not-your-turn`, `stale-turn`
     */
    async show(darts: Darts, sender: Sender): Promise<void> {
      const { connectionId } = sender;
      const showing = showings.get(connectionId) ?? { isBusy: false };
      showings.set(connectionId, showing);
      if (showing.isBusy) showing.waiting = darts;
      else await pass(showing, darts, sender);
    },

    /** Takes back the darts that a connection shows of `gameId`, or of any game, as it stops playing. */
    async hide(connectionId: string, gameId?: string): Promise<void> {
      const { seen } = showings.get(connectionId) ?? {};
      if (seen && gameId !== undefined && seen.gameId !== gameId) return;
      showings.delete(connectionId);
      // If another device holds the game or is to throw by now, its own darts replace these.
      if (!seen || latest.of(seen.gameId)?.connectionId !== connectionId) return;
      if (await showingRepository(db).isHeldBy(seen.gameId, connectionId))
        send({ ...seen, beds: [] }, connectionId);
    },

    /** Sends the darts shown of a game to a connection that has come to the game. */
    sendTo(gameId: string, socket: GameSocket): void {
      const shown = latest.of(gameId);
      if (shown) socket.emit('dartsShown', shown.darts);
    },

    /** Returns the beds shown of the turn after `expectedTurn` recorded turns; an empty list if none are. */
    bedsOf(gameId: string, expectedTurn: number): readonly BedName[] {
      const darts = latest.of(gameId)?.darts;
      return darts?.expectedTurn === expectedTurn ? darts.beds : [];
    },

    /** Takes back the darts of a game if they are shown by a device of a player who does not enter its next turn. */
    hideOthers({ gameId, scorer, turn }: Pick<GameView, 'gameId' | 'scorer' | 'turn'>): void {
      backgroundTasks.run('darts hidden', () => hideUnlessHeld(gameId, scorer ?? turn));
    },

    /** Takes back the darts of some games that are shown by connections that no longer exist, as on a dead server. */
    async hideLost(gameIds: readonly string[]): Promise<void> {
      for (const gameId of gameIds) await hideUnlessHeld(gameId);
    },
  };
}

export type ShownDarts = ReturnType<typeof shownDarts>;

/** Rethrows an error, unless it is a refusal. A refusal can be dropped: the sender already has an answer. */
function unlessRefused(error: unknown): void {
  if (answerTo(error).status >= 500) throw error;
}
