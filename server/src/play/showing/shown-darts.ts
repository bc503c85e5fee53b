import type { BedName } from '@darts/rules/play/beds';
import type { GameView } from '@darts/contracts/play';
import type { Asked } from '@darts/contracts/realtime';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf, type GameSocket, type UncheckedSender } from '#platform/realtime/realtime.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import type { Deps as PlayDeps } from '#play/deps.ts';
import { gameRepository } from '#play/repository.ts';
import { cachedGame } from '#play/turns/cached-game.ts';
import { checkThrower } from '#play/turns/judge-turn.ts';
import { latestShown } from './latest-shown.ts';
import { showingRepository } from './showing-repository.ts';

/** How often one connection's darts are passed on at most, in milliseconds: faster than anybody throws. */
const BROADCAST_MS = 200;

type Darts = Asked<'showDarts'>;
type Sender = UncheckedSender['unchecked'];

/** What one connection shows. It may play one game at a time. */
type Showing = {
  isBusy: boolean; // with the last ones, or too soon after them
  waiting?: Darts | undefined; // the latest of those that came meanwhile
  seen?: Darts | undefined; // by the others: some darts
};

type Deps = Pick<PlayDeps, 'db' | 'clock' | 'sessions' | 'broadcastLocally'> & {
  readonly backgroundTasks: BackgroundTasks;
  /** The same to all servers, each of which uses its own `local`. Events may be lost. */
  readonly toAllServers: (local: Broadcast) => Broadcast;
};

/**
 * Shows the rival, and whoever looks on, the darts of a turn as they are entered. They are passed on,
 * and kept in no store: only here, for whoever comes later, and to take them back when their player is gone.
 */
export function shownDarts(deps: Deps) {
  const { db, clock, sessions, backgroundTasks } = deps;
  const latest = latestShown(deps.broadcastLocally);
  const broadcast = deps.toAllServers(latest.broadcast);
  const showings = new Map<string, Showing>(); // by connection

  const send = (darts: Darts, connectionId: string): void => {
    const { gameId } = darts;
    broadcast([roomOf.game(gameId), roomOf.watchers(gameId)], 'dartsShown', darts, connectionId);
  };

  /** Refuses whoever may not throw this turn now, in the words in which the turn would be. */
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
    if (showings.get(connectionId) !== showing) return; // it is gone by now
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

  /** @param userId for whom the game has to be held; nobody: for any of its players */
  async function hideUnlessHeld(gameId: string, userId?: string | null): Promise<void> {
    const shown = latest.of(gameId);
    if (!shown?.connectionId) return;
    const isHeld = await showingRepository(db).isHeldBy(gameId, shown.connectionId, userId);
    if (isHeld || latest.of(gameId) !== shown) return;
    send({ ...shown.darts, beds: [] }, shown.connectionId);
  }

  return {
    /**
     * Shows the darts entered so far; what comes too soon after others waits, the latest of it alone.
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

    /** Takes back what a connection shows of a game, or of whichever it is, which it plays no longer. */
    async hide(connectionId: string, gameId?: string): Promise<void> {
      const { seen } = showings.get(connectionId) ?? {};
      if (seen && gameId !== undefined && seen.gameId !== gameId) return;
      showings.delete(connectionId);
      // Another one may hold the game by now, or be to throw, and has shown what there is.
      if (!seen || latest.of(seen.gameId)?.connectionId !== connectionId) return;
      if (await showingRepository(db).isHeldBy(seen.gameId, connectionId))
        send({ ...seen, beds: [] }, connectionId);
    },

    /** Shows a connection that has come to a game what is shown of it now. */
    sendTo(gameId: string, socket: GameSocket): void {
      const shown = latest.of(gameId);
      if (shown) socket.emit('dartsShown', shown.darts);
    },

    /** What is shown of a game's turn, by how many were recorded before it. */
    bedsOf(gameId: string, expectedTurn: number): readonly BedName[] {
      const darts = latest.of(gameId)?.darts;
      return darts?.expectedTurn === expectedTurn ? darts.beds : [];
    },

    /** Takes back what is shown of a game by whoever enters its turn no longer. */
    hideOthers({ gameId, scorer, turn }: Pick<GameView, 'gameId' | 'scorer' | 'turn'>): void {
      backgroundTasks.run('darts hidden', () => hideUnlessHeld(gameId, scorer ?? turn));
    },

    /** Takes back what is shown of some games by connections that hold them no longer, on servers that are gone. */
    async hideLost(gameIds: readonly string[]): Promise<void> {
      for (const gameId of gameIds) await hideUnlessHeld(gameId);
    },
  };
}

export type ShownDarts = ReturnType<typeof shownDarts>;

/** Those that waited have been answered. */
function unlessRefused(error: unknown): void {
  if (answerTo(error).status >= 500) throw error;
}
