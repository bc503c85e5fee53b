import type { GameView } from '@darts/contracts/play';
import { Refusal } from '#platform/refusals.ts';
import { endings } from './endings.ts';
import { finisher } from './finishing.ts';
import { tellGame } from './news.ts';
import { presence } from './presence.ts';
import { gameRepository, type LiveGameRow } from './repository.ts';
import { columnsOf } from './stored-game.ts';
import type { SeatNumber } from './tables.ts';
import { recordedTurn, repeatedTurn, seatOf, type AskedTurn } from './turns.ts';
import { gameView } from './views.ts';
import type { World } from './world.ts';

/** Who sends a turn: a device that has joined the game, or (without one) a REST session. */
export type Thrower = {
  readonly userId: string;
  readonly sessionId: string;
  readonly connectionId?: string;
};

/** Games in play: who may do what in them, and in what order it happens. */
export function liveGames(world: World) {
  const { transact, clock, announce } = world;
  const finish = finisher(world);

  return {
    ...presence(world),
    ...endings(world),

    /**
     * Records a turn, once: a repeat under the same `turnId` gets the recorded answer again.
     * REST and realtime share it.
     */
    recordTurn: (
      gameId: string,
      thrower: Thrower,
      asked: AskedTurn,
    ): Promise<{ bust: boolean; game: GameView }> =>
      transact(async (unit) => {
        const games = gameRepository(unit.db);
        const row = await games.get(gameId);
        const seat = seatOf(row, thrower.userId);
        const repeated = repeatedTurn(row, seat, asked);
        if (repeated) return { bust: repeated.bust, game: gameView(row) };
        checkDevice(row, seat, thrower);

        const { game, bust, turns } = recordedTurn(row, seat, asked);
        const saved = game.outcome
          ? await finish(unit, { ...row, turns }, game)
          : await games.save(row, { ...columnsOf(game), turns, moved_at: clock() });
        tellGame(unit, announce, saved);
        return { bust, game: gameView(saved) };
      }),
  };
}

export type LiveGames = ReturnType<typeof liveGames>;

/** Refuses a turn from any device but the one that plays for the player. */
function checkDevice({ players }: LiveGameRow, seat: SeatNumber, thrower: Thrower): void {
  const own = players.find((player) => player.seat === seat);
  if (!own) return; // it does not run, which the rules refuse

  const isHeld = own.connection_id !== null;
  if (thrower.connectionId === undefined) {
    if (isHeld && own.session_id !== thrower.sessionId) throw new Refusal('other-device');
  } else if (own.connection_id !== thrower.connectionId) {
    throw new Refusal(isHeld ? 'other-device' : 'not-joined');
  }
}
