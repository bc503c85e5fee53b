import { randomUUID } from 'node:crypto';
import { CLASSIC_GAME, type Course, type Pair } from './pair.ts';
import { numberAfter, type RawSocket } from './raw-socket.ts';

/** A game, and the connections of its players in the order of throwing. */
export type Seated = { readonly gameId: string; readonly sockets: readonly [RawSocket, RawSocket] };

const COUNT = '"expectedTurn":';

/**
 * A pair on a server that takes the product's `recordTurn` and tells `updateGame`.
 *
 * @param sit what they do to be in a game, with the one before if there was one
 * @param course what they throw in it
 */
export function socketIoPair(
  sit: (before?: Seated) => Promise<Seated>,
  { turns: course }: Course = CLASSIC_GAME,
): Pair {
  let game: Seated | undefined;
  let turns = 0;

  return {
    turns: course.length,

    async begin() {
      game = await sit(game);
      turns = 0;
    },

    throwTurn({ acknowledged, seen }) {
      if (!game) throw new Error('No game has begun.');
      const { gameId } = game;
      const [first, second] = game.sockets;
      const [thrower, rival] = turns % 2 === 0 ? [first, second] : [second, first];
      const expectedTurn = turns;
      turns += 1;

      rival.hear((event) => {
        if (!event.startsWith('["updateGame"') || numberAfter(COUNT, event) <= expectedTurn) return;
        if (!event.includes(gameId)) return; // late, of the game before
        rival.hear(() => {});
        seen();
      });
      const turn = { gameId, ...course[expectedTurn], turnId: randomUUID(), expectedTurn };
      thrower.send(JSON.stringify(['recordTurn', turn]), (answer) => {
        if (!answer.startsWith('[{"success":true')) throw new Error(answer);
        acknowledged();
      });
    },
  };
}
