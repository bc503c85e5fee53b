/** Whatever is sent to the server, it refuses in Spanish, keeps nothing of it, and plays on. */
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { besiegedServer, type BesiegedServer } from '../test/besieged-server.ts';
import { complaintAboutAnswer, complaintAboutReply } from '../test/complaints.ts';
import { malformedCall, textOf } from '../test/malformed/calls.ts';
import { malformedEvent } from '../test/malformed/events.ts';
import { proofLength, proofSeed } from '../test/proof.ts';
import { sendRaw } from '../test/raw-http.ts';
import { rawSocket, type RawSocket } from '../test/raw-socket.ts';

const REPETITIONS = proofLength(20_000);
const LANES = 10; // that send at the same time
const KEPT_AT_MOST = 4 * 2 ** 20; // bytes, of the second half of all that was sent

/**
 * Sends nonsense, each piece by a lane, and sees the game go on that was played before. `send` says
 * what is wrong with an answer, if anything is.
 *
 * @returns how many more bytes the server keeps in memory at the end than half-way
 */
async function besiege<Nonsense>(
  server: BesiegedServer,
  nonsense: Arbitrary<Nonsense>,
  send: (sent: Nonsense, lane: number) => Promise<string | undefined>,
): Promise<number> {
  let keptHalfway = 0;
  for (let sent = 0; sent < REPETITIONS; sent += LANES) {
    const pieces = fc.sample(nonsense, { numRuns: LANES, seed: proofSeed + sent });
    const complaints = await Promise.all(pieces.map(send));
    expect(complaints.filter((complaint) => complaint !== undefined)).toEqual([]);
    if (sent === REPETITIONS / 2) keptHalfway = await server.memoryKept();
  }
  const kept = (await server.memoryKept()) - keptHalfway;
  await server.playsOn();
  expect(server.failures()).toEqual([]);
  return kept;
}

const TIMEOUT = 60_000 + REPETITIONS * 30;

test(
  `the server survives ${REPETITIONS} malformed calls without a memory leak (seed ${proofSeed})`,
  async () => {
    const server = await besiegedServer();
    const calls = malformedCall(await server.routes(), server.ids);
    const kept = await besiege(server, calls, async (call, lane) => {
      const caller = server.callerIn(lane);
      const answer = await sendRaw(server.url, textOf(call, caller.cookie()), call.isCut);
      if (answer?.status === 401) await caller.logInAgain();
      const complaint = complaintAboutAnswer(call, answer);
      return complaint && `${complaint}: ${JSON.stringify({ call, answer }).slice(0, 2000)}`;
    });
    expect(kept).toBeLessThan(KEPT_AT_MOST);
  },
  TIMEOUT,
);

test(
  `the server survives ${REPETITIONS} malformed events without a memory leak (seed ${proofSeed})`,
  async () => {
    const server = await besiegedServer();
    const sockets: (RawSocket | undefined)[] = [];
    let number = 0;
    const kept = await besiege(
      server,
      malformedEvent(server.ids),
      async ({ frames, kind }, lane) => {
        const caller = server.callerIn(lane);
        const socket = (sockets[lane] ??= await rawSocket(server.url, caller.cookie()));
        const sent = frames((number += 1));
        // What is not answered itself is followed by a question that is.
        const probe = `42${number}["hasOtherSocketInGame",{}]`;
        const reply = await socket.ask(number, kind === 'asked' ? sent : [...sent, probe]);

        const isOver = kind === 'noise' || reply === 'closed';
        if (isOver) socket.close();
        if (isOver) sockets[lane] = undefined;
        const mayClose = kind === 'noise' || !caller.isSomebody;
        const complaint = mayClose && reply === 'closed' ? undefined : complaintAboutReply(reply);
        return complaint && `${complaint}: ${sent.join(' ').slice(0, 2000)} => ${reply}`;
      },
    );
    expect(kept).toBeLessThan(KEPT_AT_MOST);
  },
  TIMEOUT,
);
