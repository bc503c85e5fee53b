import { Client } from '@colyseus/sdk';
import { CLASSIC_GAME, DARTS } from './pair.ts';

/** Two players in a Colyseus room, by its own client. */
export async function colyseusPair(url) {
  const own = await new Client(url).create('game');
  const rooms = [own, await new Client(url).joinById(own.roomId)];
  const see = [() => {}, () => {}];
  for (const [player, room] of rooms.entries()) {
    room.onStateChange((state) => see[player](state.turns));
  }
  let turns = 0;

  return {
    turns: CLASSIC_GAME.turns.length,

    async begin() {
      turns = 0;
    },

    throwTurn({ acknowledged, seen }) {
      const player = turns % 2;
      const expectedTurn = turns;
      turns += 1;
      see[player] = () => {};
      see[1 - player] = (count) => {
        if (count !== expectedTurn + 1) return;
        see[1 - player] = () => {};
        seen();
      };
      void rooms[player].request('recordTurn', { darts: DARTS, expectedTurn }).then(acknowledged);
    },
  };
}
