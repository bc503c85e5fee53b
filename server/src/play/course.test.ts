/** Simulated days of players, devices, time and the server: the invariants of games hold after every step. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants, storedTurnIds, storeNow } from '../../test/game-invariants.ts';
import type { Device, Player } from '../../test/player.ts';
import { proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const DAYS = proofLength(200);
const STEPS = 150; // at most, per day
const PEOPLE = 4;
const CLUB_DAYS = 10; // days until a new club replaces the old
const MINUTE = 60_000;
const TOTALS = [180, 140, 100, 81, 60, 45, 26, 0];

type Turn = { readonly gameId: string; readonly turnScore: number; readonly turnId: string };

/** A person: an account, the device in hand, the latest game and the latest turn. */
type Person = { player: Player; device?: Device | undefined; gameId?: string; turn?: Turn };

type Club = {
  readonly people: readonly Person[];
  readonly acknowledged: Set<string>; // turn ids
  readonly finished: Map<string, string>; // rows of games as they ended, by id
  readonly restart: () => Promise<void>;
  readonly passTime: (ms: number) => void;
};

/** Steps that a person can take. A refusal is a valid answer. */
const STEPS_OF = {
  async meet({ people }: Club, who: Person, other: number) {
    const rival = people[other % PEOPLE]!;
    const [own, theirs] = [await inHand(who), await inHand(rival)];
    await theirs.ask('addGameOnlineLobby', {});
    await own.ask('requestGameToPlayer', { targetUserId: rival.player.userId });
    const answer = await theirs.ask('acceptGameRequest', { fromUserId: who.player.userId });
    if (!answer.success) return;
    for (const person of [who, rival]) {
      person.gameId = answer.gameId;
      await (await inHand(person)).ask('joinGame', { gameId: answer.gameId });
    }
  },

  async join(_: Club, who: Person) {
    const { gameId = randomUUID() } = who;
    await (await inHand(who)).ask('joinGame', { gameId });
  },

  /** Has each player of the game throw, in turn or not. */
  async throwDarts({ people, acknowledged }: Club, who: Person, amount: number) {
    const { gameId = randomUUID() } = who;
    for (const thrower of people.filter((person) => person.gameId === gameId)) {
      const turn = { gameId, turnScore: TOTALS[amount % TOTALS.length]!, turnId: randomUUID() };
      const answer = await (await inHand(thrower)).ask('recordTurn', turn);
      if (!answer.success) continue;
      acknowledged.add(turn.turnId);
      thrower.turn = turn;
    }
  },

  async repeat(_: Club, who: Person) {
    if (!who.turn) return;
    const answer = await (await inHand(who)).ask('recordTurn', who.turn);
    assert.ok(answer.success, 'a recorded turn gets its answer again');
  },

  async leave(_: Club, who: Person) {
    who.device?.socket.disconnect();
    who.device = undefined;
  },

  async exit(_: Club, who: Person) {
    await (await inHand(who)).ask('playerExitGame', { gameId: who.gameId ?? randomUUID() });
  },

  async surrender(_: Club, who: Person) {
    await (await inHand(who)).ask('surrenderGame', { gameId: who.gameId ?? randomUUID() });
  },

  async claim(_: Club, who: Person) {
    const asked = { gameId: who.gameId ?? randomUUID(), winnerUserId: who.player.userId };
    await (await inHand(who)).ask('finishGameByDisconnectTimeOut', asked);
  },

  async replace(_: Club, who: Person) {
    const former = await inHand(who);
    const device = await who.player.connect();
    const taken = await device.ask('confirmReplaceGameSessionAccepted', {});
    if (taken.success) {
      const { gameId } = taken;
      const answer = await former.ask('recordTurn', { gameId, turnScore: 60 });
      assert.ok(!answer.success, 'a device that was replaced throws no more');
    }
    former.socket.disconnect();
    who.device = device;
  },

  async rematch({ people }: Club, who: Person) {
    const { gameId = randomUUID() } = who;
    await (await inHand(who)).ask('rematch', { gameId });
    for (const person of people) {
      const next = (await running(person)) ?? person.gameId;
      if (next !== undefined) person.gameId = next;
    }
  },

  async passTime({ people, passTime }: Club, _: Person, minutes: number) {
    passTime((minutes / 2) * MINUTE);
    for (const { player } of people) await player.post('/users/refresh-token');
  },

  async restart({ people, restart }: Club) {
    for (const person of people) person.device = undefined;
    await restart();
  },
} satisfies Record<string, (club: Club, who: Person, amount: number) => Promise<void>>;

async function inHand(person: Person): Promise<Device> {
  if (!person.device?.socket.connected) person.device = await person.player.connect();
  return person.device;
}

async function running({ player }: Person): Promise<string | undefined> {
  const { data } = await player.get(`/games/activegame/${player.userId}`);
  return data.game?.gameId;
}

type StepName = keyof typeof STEPS_OF;

/** Relative frequency of each step. */
const WEIGHTS: Readonly<Record<StepName, number>> = {
  meet: 8,
  throwDarts: 60,
  repeat: 4,
  join: 5,
  leave: 4,
  exit: 1,
  surrender: 1,
  claim: 5,
  replace: 2,
  rematch: 6,
  passTime: 5,
  restart: 1,
};

const someSteps = fc.array(
  fc.record({
    name: fc.oneof(
      ...Object.entries(WEIGHTS).map(([name, weight]) => ({
        weight,
        arbitrary: fc.constant(name as StepName), // `WEIGHTS` has no other keys
      })),
    ),
    who: fc.nat(PEOPLE - 1),
    amount: fc.nat(60),
  }),
  { minLength: STEPS / 2, maxLength: STEPS },
);

/** Starts a new club, and returns it with a check of its invariants. */
async function newClub() {
  let now = Date.now();
  const server = await startServer({ clock: () => now });
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push({ player: await server.player() });
  const club: Club = {
    people,
    acknowledged: new Set(),
    finished: new Map(),
    restart: server.restart,
    passTime: (ms) => {
      now += ms;
    },
  };

  const check = async () => {
    const store = await server.look(storeNow);
    checkInvariants(store);
    const ids = storedTurnIds(store);
    const stored = new Set(ids);
    assert.equal(stored.size, ids.length, 'no turn is stored twice');
    const lost = [...club.acknowledged].filter((turnId) => !stored.has(turnId));
    assert.deepEqual(lost, [], 'no acknowledged turn is lost');
    for (const row of store.games.filter(({ status }) => status === 'finalizada')) {
      const stood = JSON.stringify(row);
      assert.equal(club.finished.get(row.game_id) ?? stood, stood, 'a finished game stays');
      club.finished.set(row.game_id, stood);
    }
  };
  return { club, check };
}

test(`the invariants of games hold after every step of ${DAYS} simulated days (seed ${proofSeed})`, async () => {
  let day = 0;
  let { club, check } = await newClub();
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      day += 1;
      if (day % CLUB_DAYS === 0) ({ club, check } = await newClub()); // a check reads the whole history of the club
      for (const { name, who, amount } of steps) {
        await STEPS_OF[name](club, club.people[who]!, amount);
        await check();
      }
    }),
    { numRuns: DAYS, endOnFailure: true },
  );
  expect(day).toBe(DAYS);
});
