import type { Asked } from '@darts/contracts/realtime';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import { roomOf, type UncheckedSender } from '#platform/realtime/realtime.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import type { Deps as PlayDeps } from '#play/deps.ts';
import { gameRepository } from '#play/repository.ts';
import { cachedGame } from '#play/turns/cached-game.ts';
import { checkThrower } from '#play/turns/judge-turn.ts';
import { showingRepository } from './showing-repository.ts';

/** How often one connection's darts are passed on at most, in milliseconds: faster than anybody throws. */
const EVERY = 200;

type Darts = Asked<'showDarts'>;
type Shower = UncheckedSender['unchecked'];

/** What one connection shows. It may play one game at a time. */
type Showing = {
  isBusy: boolean; // with the last ones, or too soon after them
  waiting?: Darts | undefined; // the latest of those that came meanwhile
  seen?: Darts | undefined; // by the others: some darts
};

type Deps = Pick<PlayDeps, 'db' | 'clock' | 'sessions' | 'broadcast'> & {
  readonly backgroundTasks: BackgroundTasks;
};

/**
 * Shows the rival, and whoever looks on, the darts of a turn as they are entered. They are passed on,
 * and kept nowhere but here, for as long as it takes to take them back when their player is gone.
 *
 * @param deps its broadcast may lose events
 */
export function shownDarts({ db, clock, sessions, broadcast, backgroundTasks }: Deps) {
  const showings = new Map<string, Showing>(); // by connection

  const send = (darts: Darts, connectionId: string): void => {
    const { gameId } = darts;
    broadcast([roomOf.game(gameId), roomOf.watchers(gameId)], 'dartsShown', darts, connectionId);
  };

  /** Refuses whoever may not throw this turn now, in the words in which the turn would be. */
  async function checkTurn({ gameId, expectedTurn }: Darts, shower: Shower): Promise<void> {
    const holder = { ...shower, gameId, now: clock() };
    if ((await showingRepository(db).turnOf(holder)) === expectedTurn) return;
    if (!(await sessions.byId(shower.sessionId))) throw new Refusal('no-session');
    const game = cachedGame(await gameRepository(db).get(gameId));
    checkThrower(game, shower, expectedTurn);
  }

  async function pass(showing: Showing, darts: Darts, shower: Shower): Promise<void> {
    const { connectionId } = shower;
    showing.isBusy = true;
    try {
      await checkTurn(darts, shower);
    } catch (error) {
      passWaiting(showing, shower);
      throw error;
    }
    setTimeout(() => passWaiting(showing, shower), EVERY).unref();
    if (showings.get(connectionId) !== showing) return; // it is gone by now
    showing.seen = darts.beds.length > 0 ? darts : undefined;
    send(darts, connectionId);
  }

  function passWaiting(showing: Showing, shower: Shower): void {
    const { waiting } = showing;
    showing.waiting = undefined;
    showing.isBusy = false;
    if (!waiting || showings.get(shower.connectionId) !== showing) return;
    backgroundTasks.run('darts shown', () => pass(showing, waiting, shower).catch(unlessRefused));
  }

  return {
    /**
     * Shows the darts entered so far; what comes too soon after others waits, the latest of it alone.
     *
     * @throws {Refusal} `no-session`, `game-not-found`, `not-a-player`, `other-device`, `not-joined`,
     * `not-started`, `game-over`, `not-your-turn`, `stale-turn`
     */
    async show(darts: Darts, shower: Shower): Promise<void> {
      const { connectionId } = shower;
      const showing = showings.get(connectionId) ?? { isBusy: false };
      showings.set(connectionId, showing);
      if (showing.isBusy) showing.waiting = darts;
      else await pass(showing, darts, shower);
    },

    /** Takes back what a connection shows of a game, or of whichever it is, which it plays no longer. */
    async hide(connectionId: string, gameId?: string): Promise<void> {
      const { seen } = showings.get(connectionId) ?? {};
      if (seen && gameId !== undefined && seen.gameId !== gameId) return;
      showings.delete(connectionId);
      // Another one may hold the game by now, and has shown what there is.
      const isLast = seen && (await showingRepository(db).isHeldBy(seen.gameId, connectionId));
      if (isLast) send({ ...seen, beds: [] }, connectionId);
    },
  };
}

export type ShownDarts = ReturnType<typeof shownDarts>;

/** Those that waited have been answered. */
function unlessRefused(error: unknown): void {
  if (answerTo(error).status >= 500) throw error;
}
