/** Trouble with servers and with what they share, while games are played on. */
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { GameView } from '@darts/contracts/play';
import { expect, test } from 'vitest';
import type { WireState } from '../../scripts/cluster/wire.ts';
import { playingBot, type Bot } from '../test/bot.ts';
import { clusterForAll } from '../test/cluster.ts';
import { beginGame } from '../test/game.ts';
import { checkInvariants, storeNow } from '../test/game-invariants.ts';
import type { Player } from '../test/player.ts';
import { proofChance, proofLength, proofSeed } from '../test/proof.ts';

const ROUNDS = proofLength(30);
const PAIRS = 8;
const SECOND = 1000;
const AGREED_WITHIN = 20 * SECOND;

const cluster = clusterForAll({ DISCONNECT_SECONDS: '60' });
const chance = proofChance();

type Pair = {
  readonly players: readonly [Player, Player];
  gameId: string;
  bots: Bot[]; // those that play, and those that were replaced
};

/** Troubles of a server, each with the recovery from it. */
const TROUBLES = {
  async kill(index) {
    await cluster.servers[index]!.stop('SIGKILL');
    await setTimeout(chance() * 15 * SECOND);
    await cluster.servers[index]!.start();
  },
  async 'pause for 30 s'(index) {
    cluster.servers[index]!.pause();
    await setTimeout(30 * SECOND);
    cluster.servers[index]!.goOn();
  },
  'cut off from Redis': (index) => cutOff(index, 'redis'),
  'cut off from PostgreSQL': (index) => cutOff(index, 'postgres'),
  async 'rolling restart'() {
    for (const server of cluster.servers) {
      const code = await server.stop('SIGTERM');
      if (code !== 0) throw new Error(`a server that is stopped exits with ${code}`);
      await server.start();
    }
  },
} satisfies Record<string, (index: number) => Promise<void>>;

const KINDS = Object.entries(TROUBLES);

async function cutOff(index: number, from: 'redis' | 'postgres'): Promise<void> {
  const server = cluster.servers[index]!;
  const state: WireState = chance() < 0.5 ? 'cut' : 'silent';
  server[from].set(state);
  await expect.poll(() => healthOf(server.url), { timeout: 15 * SECOND }).toBe(503);
  await setTimeout(chance() * 15 * SECOND);
  server[from].set('whole');
  await expect.poll(() => healthOf(server.url), { timeout: 15 * SECOND }).toBe(200);
}

const healthOf = (url: string) => fetch(`${url}/api/health`).then(({ status }) => status);

/** Something that a player does again until it is done. */
async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch {
      await setTimeout(200);
    }
  }
}

/** Another game; or the one that has begun already, where that was answered to nobody. */
async function gameOf([ana, biel]: Pair['players']): Promise<string> {
  const { data } = await ana.get(`/games/activegame/${ana.userId}`);
  return data?.game?.gameId ?? beginGame(ana, biel);
}

test(`${ROUNDS} rounds of failures lose no turn and cost no player a game (seed ${proofSeed})`, async () => {
  let mayThrow = Promise.withResolvers<void>();
  mayThrow.resolve();
  const course = { isOver: false };
  let accepted = 0; // turns of devices that were replaced
  const habits = {
    nextTotal: () => Math.floor(chance() * 41),
    pause: async () => {
      await setTimeout(chance() * SECOND);
      await mayThrow.promise;
    },
    patienceMs: 2 * SECOND,
    lookMs: 20 * SECOND, // as often as a browser looks
  };
  const played: { gameId: string; bots: readonly Bot[] }[] = [];

  const begin = async (pair: Pair): Promise<void> => {
    pair.gameId = await untilDone(() => gameOf(pair.players));
    pair.bots = pair.players.map((player) => playingBot(cluster.url, player, pair.gameId, habits));
  };
  const playOn = async (pair: Pair): Promise<void> => {
    while (!course.isOver) {
      await begin(pair);
      while (!screensOf(pair).every((screen) => screen?.status === 'finalizada')) {
        await setTimeout(100);
      }
      played.push({ gameId: pair.gameId, bots: pair.bots });
      await setTimeout(SECOND);
      for (const { hangUp } of pair.bots) hangUp();
    }
  };

  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async (): Promise<Pair> => {
      const players = [await cluster.player(), await cluster.player()] as const;
      return { players, gameId: '', bots: [] };
    }),
  );
  const playing = Promise.all(pairs.map(playOn));
  await setTimeout(2 * SECOND);

  let kinds: typeof KINDS = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (kinds.length === 0) kinds = KINDS.toSorted(() => chance() - 0.5);
    const [name, trouble] = kinds.pop()!;
    const start = performance.now();
    const happening = trouble(Math.floor(chance() * cluster.servers.length));
    await setTimeout(chance() * 3 * SECOND);
    replaceDevice(pairs[round % PAIRS]!);
    await happening;

    mayThrow = Promise.withResolvers();
    const end = performance.now();
    await expect
      .poll(() => disagreements(pairs), { timeout: AGREED_WITHIN, interval: 200, message: name })
      .toEqual([]);
    const agreed = performance.now();
    mayThrow.resolve();
    const seconds = (from: number, to: number) => ((to - from) / SECOND).toFixed(1);
    console.log(`${name}: ${seconds(start, end)} s; all agree ${seconds(end, agreed)} s later`);
  }
  course.isOver = true;
  await playing;

  expect(accepted).toBe(0);
  const store = await cluster.look(storeNow);
  checkInvariants(store);
  for (const { gameId, bots } of played) {
    const { turns = '[]', end_reason } =
      store.games.find(({ game_id }) => game_id === gameId) ?? {};
    expect(['zero', 'rounds']).toContain(end_reason);
    const stored = JSON.parse(turns) as { turnId?: string }[]; // as the product writes them
    const ids = stored.map(({ turnId = '' }) => turnId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { acknowledged } of bots) {
      const own = acknowledged.map(({ turnId }) => turnId);
      expect(ids.filter((turnId) => own.includes(turnId))).toEqual(own);
    }
  }

  /** A player opens the game on another device, and goes on there. */
  function replaceDevice(pair: Pair): void {
    const old = pair.bots.findLast(({ userId }) => userId === pair.players[0].userId);
    if (!old || old.screen()?.status === 'finalizada') return;
    const takesOver = () => old.insist(() => (accepted += 1));
    const other = playingBot(cluster.url, pair.players[0], pair.gameId, { ...habits, takesOver });
    pair.bots.push(other);
  }
});

/** Returns the screen of each player's latest device. */
const screensOf = ({ players, bots }: Pick<Pair, 'players' | 'bots'>) =>
  players.map(({ userId }) => bots.findLast((bot) => bot.userId === userId)?.screen());

/** A game but for its version, which nobody sees. */
const shown = (game: GameView | undefined) => ({ ...game, version: 0 });

/** The games whose screens do not show what any server says that they are. */
async function disagreements(pairs: readonly Pair[]): Promise<string[]> {
  const differing = await Promise.all(
    pairs.map(async ({ players, gameId, bots }): Promise<string | undefined> => {
      const { data } = await players[0].get(`/games/${gameId}`);
      const screens = screensOf({ players, bots });
      const isSame = screens.every((screen) => isDeepStrictEqual(shown(screen), shown(data?.game)));
      return isSame ? undefined : gameId;
    }),
  );
  return differing.filter((gameId) => gameId !== undefined);
}
