import type { GameView } from '@darts/contracts/play';
import { endGame } from '@darts/rules/play/game';
import { otherSeat } from '@darts/rules/play/seats';
import type { Clock } from '#platform/clock.ts';
import { roomOf, type Announce } from '#platform/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Transact, Unit } from '#platform/transactions.ts';
import { deviceAt, withDevice } from './devices.ts';
import { finisher, type CountGame } from './finishing.ts';
import { gameRepository, type NamedGameRow } from './repository.ts';
import { statisticsRepository } from './statistics-repository.ts';
import { columnsOf, gameIn, seatAt } from './stored-game.ts';
import type { Device, GameRow, SeatNumber } from './tables.ts';
import { recordedTurn, repeatedTurn, seatOf, type AskedTurn } from './turns.ts';
import { gameView } from './views.ts';

type World = {
  readonly transact: Transact;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly countGame: CountGame;
  /** Whether a connection is still open, on whichever server. */
  readonly isConnected: (connectionId: string) => Promise<boolean>;
};

/** Who sends a turn: a device that has joined the game, or (without one) a REST session. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
};

/** Games in play: who may do what in them, and in what order it happens. */
export function liveGames({ transact, clock, announce, countGame, isConnected }: World) {
  const finish = finisher(countGame, clock);
  const isHeld = async (device: Device | undefined): Promise<boolean> =>
    device !== undefined && (await isConnected(device.connectionId));

  /** Refuses a turn from any device but the one that plays for the player. */
  async function checkDevice(row: GameRow, seat: SeatNumber, thrower: Thrower): Promise<void> {
    const device = deviceAt(row, seat);
    if (thrower.connectionId !== undefined) {
      if (device?.connectionId === thrower.connectionId) return;
      throw new Refusal((await isHeld(device)) ? 'other-device' : 'not-joined');
    }
    const isOwn = device?.sessionId === thrower.sessionId;
    if (!isOwn && (await isHeld(device))) throw new Refusal('other-device');
  }

  async function concede(unit: Unit, row: NamedGameRow, seat: SeatNumber): Promise<void> {
    const winner = otherSeat(seatAt(seat));
    const game = endGame(gameIn(row), { winner, reason: 'surrender' });
    const told = gameView(await finish(unit.db, row, game));
    unit.afterCommit(() => announce(roomOf.game(row.game_id), 'updateGame', { game: told }));
  }

  return {
    /** Makes a device the one that plays for its user, unless another one does. */
    join: (
      gameId: string,
      userId: string,
      device: Device,
    ): Promise<{ game: GameView; isRivalAway: boolean }> =>
      transact(async ({ db }) => {
        const games = gameRepository(db);
        const row = await games.get(gameId);
        const seat = seatOf(row, userId);
        if (row.status !== 'encurso') return { game: gameView(row), isRivalAway: false };

        const holder = deviceAt(row, seat);
        if (holder?.tabId !== device.tabId && (await isHeld(holder))) {
          throw new Refusal('other-device');
        }
        const joined = await games.save(row, withDevice(seat, device));
        const rival = deviceAt(joined, seat === 1 ? 2 : 1);
        return { game: gameView(joined), isRivalAway: !(await isHeld(rival)) };
      }),

    /** The device no longer plays for its user; nothing, when it did not. */
    leave: (gameId: string, userId: string, connectionId: string): Promise<void> =>
      transact(async ({ db }) => {
        const games = gameRepository(db);
        const row = await games.get(gameId);
        const seat = seatOf(row, userId);
        if (deviceAt(row, seat)?.connectionId !== connectionId) return;
        await games.save(row, withDevice(seat, undefined));
      }),

    /**
     * Records a turn, once: a repeat under the same `turnId` gets the recorded answer again.
     * REST and realtime share it.
     */
    recordTurn: (
      gameId: string,
      thrower: Thrower,
      asked: AskedTurn,
    ): Promise<{ bust: boolean; game: GameView }> =>
      transact(async ({ db, afterCommit }) => {
        const games = gameRepository(db);
        const row = await games.get(gameId);
        const seat = seatOf(row, thrower.userId);
        const repeated = repeatedTurn(row, seat, asked);
        if (repeated) return { bust: repeated.bust, game: gameView(row) };
        if (row.status === 'encurso') await checkDevice(row, seat, thrower);

        const { game, bust, turns } = recordedTurn(row, seat, asked);
        const saved = game.outcome
          ? await finish(db, { ...row, turns }, game)
          : await games.save(row, { ...columnsOf(game), turns });
        const told = gameView(saved);
        afterCommit(() => announce(roomOf.game(gameId), 'updateGame', { game: told }));
        return { bust, game: told };
      }),

    /** Gives a running game to the rival. */
    surrender: (gameId: string, userId: string): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        const seat = seatOf(row, userId);
        if (row.status === 'pendiente') throw new Refusal('not-started');
        await concede(unit, row, seat);
      }),

    /** Lets a user go whose account is being deleted: a running game is surrendered. */
    async letGo(unit: Unit, userId: string): Promise<void> {
      const row = await gameRepository(unit.db).runningOf(userId);
      if (row) await concede(unit, row, seatOf(row, userId));
      await statisticsRepository(unit.db).removeOf(userId);
    },
  };
}

export type LiveGames = ReturnType<typeof liveGames>;
