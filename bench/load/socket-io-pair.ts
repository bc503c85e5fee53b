import { randomUUID } from 'node:crypto';
import { DARTS, TURNS, type Pair } from './pair.ts';
import { numberAfter, type RawSocket } from './raw-socket.ts';

/** A game, and the connections of its players in the order of throwing. */
export type Seated = { readonly gameId: string; readonly sockets: readonly [RawSocket, RawSocket] };

const COUNT = '"expectedTurn":';

/**
 * A pair on a server that takes the product's `recordTurn` and tells `updateGame`.
 *
 * @param again what they do once a game is over, to be in the next
 */
export function socketIoPair(seated: Seated, again: (over: Seated) => Promise<Seated>): Pair {
  let game = seated;
  let turns = 0;

  async function begin(next: Promise<Seated>): Promise<void> {
    game = await next;
    turns = 0;
  }

  return {
    throwTurn({ acknowledged, seen, ready }) {
      const [thrower, rival] = turns % 2 === 0 ? game.sockets : game.sockets.toReversed();
      if (!thrower || !rival) return; // there are always two
      const expectedTurn = turns;
      turns += 1;

      rival.hear((event) => {
        if (!event.startsWith('["updateGame"') || numberAfter(COUNT, event) <= expectedTurn) return;
        rival.hear(() => {});
        seen();
        if (turns < TURNS) return ready();
        begin(again(game)).then(ready, fail);
      });
      const turn = { gameId: game.gameId, darts: DARTS, turnId: randomUUID(), expectedTurn };
      thrower.send(JSON.stringify(['recordTurn', turn]), (answer) => {
        if (!answer.startsWith('[{"success":true')) fail(answer);
        acknowledged();
      });
    },
  };
}

function fail(why: unknown): never {
  console.error(why);
  process.exit(1);
}
