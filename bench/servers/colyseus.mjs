/** Game of the benchmark on Colyseus, with default settings: both scores are the room's state. */
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const Scores = schema({ player1: t.uint16(), player2: t.uint16(), turns: t.uint8() });

class GameRoom extends Room {
  state = new Scores();
  messages = {
    recordTurn: (_client, { darts, expectedTurn }) => {
      const isFirst = expectedTurn === 0;
      if (isFirst) Object.assign(this.state, { player1: 501, player2: 501, turns: 0 });
      const player = expectedTurn % 2 === 0 ? 'player1' : 'player2';
      const left = this.state[player] - darts.reduce((sum, dart) => sum + dart, 0);
      if (left >= 0) this.state[player] = left;
      this.state.turns += 1;
      return { success: true };
    },
  };
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('game', GameRoom);
await server.listen(Number(process.env.PORT));
