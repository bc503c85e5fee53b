import { randomUUID } from 'node:crypto';
import { CLASSIC_GAME, DARTS, type Pair } from './pair.ts';
import { numberAfter, rawSocket } from './raw-socket.ts';

const GAME = 'turns';

/** Callbacks of a player, by the number of the match state that triggers each. */
type Awaited = Map<number, () => void>;

/** Connects two players, who play one boardgame.io match after the other. */
export async function boardgameIoPair(url: string): Promise<Pair> {
  const connect = () => rawSocket(url, { namespace: GAME });
  const sockets = await Promise.all([connect(), connect()]);
  const awaited: readonly Awaited[] = sockets.map(() => new Map());
  let matchId = '';
  let turns = 0;

  function hear(player: number, event: string): void {
    if (!event.startsWith('["update"')) return;
    const stateId = numberAfter('"_stateID":', event);
    awaited[player]?.get(stateId)?.();
    awaited[player]?.delete(stateId);
  }

  return {
    turns: CLASSIC_GAME.turns.length,

    async begin() {
      [matchId, turns] = [randomUUID(), 0];
      for (const [player, socket] of sockets.entries()) {
        await new Promise<void>((begun) => {
          socket.hear((event) => event.startsWith('["sync"') && begun());
          socket.send(JSON.stringify(['sync', matchId, String(player), null, sockets.length]));
        });
        socket.hear((event) => hear(player, event));
      }
    },

    throwTurn({ acknowledged, seen }) {
      const player = turns % 2;
      const stateId = turns;
      turns += 1;
      awaited[player]?.set(turns, acknowledged);
      awaited[1 - player]?.set(turns, seen);
      const move = { type: 'recordTurn', args: [DARTS], playerID: String(player) };
      const action = { type: 'MAKE_MOVE', payload: move };
      sockets[player]?.send(JSON.stringify(['update', action, stateId, matchId, String(player)]));
    },
  };
}
