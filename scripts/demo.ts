/** `npm run demo`: fills an empty store with players, finished and running games, leagues and tournaments. */
import type { AddressInfo } from 'node:net';
import type { GameView, TurnAnswer } from '@darts/contracts/play';
import { buildApp } from '../server/src/app.ts';
import { readConfig, type Config } from '../server/src/platform/config/config.ts';
import type { HttpApp } from '../server/src/platform/http/http.ts';
import { openDatabase } from '../server/src/platform/store/database.ts';
import { chanceOf } from './chance.ts';
import { beginLeague, beginPastTournament, beginTournament, dayOf } from './demo/competitions.ts';
import { dueGames } from './demo/league.ts';
import { meet, type Meeting } from './demo/meeting.ts';
import {
  DEMO_ORGANISER,
  DEMO_PASSWORD,
  DEMO_SPREADS,
  demoEmail,
  demoPlayer,
  demoUser,
  type DemoPlayer,
} from './demo/player.ts';
import { thrownTurn } from './demo/thrower.ts';
import { nextGame } from './demo/tournament.ts';
import { refuseFilled } from './store/load.ts';
import { lineOf, lockedAlone } from './store/settings.ts';

const DAY = 24 * 3_600_000;
const DAYS = 45; // days of play before today
const TURN = 25_000; // milliseconds per turn
const FINISHED_GAMES = 40;
const RUNNING_GAMES = 2;
const CUP_GAMES = 5; // games played in the running tournament
const SEED = 501;

const ORGANISER = {
  ADMIN_USERNAME: DEMO_ORGANISER,
  ADMIN_EMAIL: demoEmail(DEMO_ORGANISER),
  ADMIN_PASSWORD: DEMO_PASSWORD,
};

const today = Date.now() - 600_000; // the running games began some minutes ago
let now = today - DAYS * DAY;
const chance = chanceOf(SEED);

try {
  const config = readConfig({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...process.env,
    ...ORGANISER,
    REDIS_URL: '', // no Redis: the store has no other server
  });
  await refuseStoreInUse(config);
  const app = await buildApp(config, () => now);
  await fill(app);
  await app.close();
} catch (error) {
  console.error(
    `The store was not filled: ${lineOf(error)}\nIt must be empty, and no server may run on it: try another DATA_DIR.`,
  );
  process.exit(1);
}

/** Throws if the store is filled or in use. Runs before `buildApp`, which creates an admin with a known password. */
async function refuseStoreInUse(config: Config): Promise<void> {
  const unlock = await lockedAlone(config);
  const db = await openDatabase(config);
  await refuseFilled(db);
  await db.destroy();
  await unlock();
}

async function fill(app: HttpApp): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on TCP has an `AddressInfo`.
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const players: DemoPlayer[] = [];
  for (const [username, spread] of Object.entries(DEMO_SPREADS)) {
    players.push(await demoPlayer(app, url, username, spread));
  }
  const organiser = await demoUser(app, url, {
    email: ORGANISER.ADMIN_EMAIL,
    password: ORGANISER.ADMIN_PASSWORD,
    spread: 0,
  });
  const leagueId = await beginLeague(organiser, players, today);
  await playTournament(
    await beginPastTournament(organiser, players, now),
    Number.POSITIVE_INFINITY,
  );
  for (let played = 0; played < FINISHED_GAMES; played += 1) {
    await moveTo(today - DAYS * DAY * (1 - played / FINISHED_GAMES), [...players, organiser]);
    await playLeague();
    await play(await startGame(...pair(players)), Number.POSITIVE_INFINITY);
  }
  await playTournament(await beginTournament(organiser, players, today), CUP_GAMES);
  await moveTo(today, [...players, organiser]);
  for (let running = 0; running < RUNNING_GAMES; running += 1) {
    const [one, other] = players.slice(2 * running + 1); // the player whose login is printed has no running game
    if (one && other) await play(await startGame(one, other), 6 + running);
  }
  for (const player of [...players, organiser]) player.leave();
  console.log(`${players.length} players, ${FINISHED_GAMES} finished games.`);
  console.log(`Log in as ${players[0]?.email} with the password ${DEMO_PASSWORD};`);
  console.log(`${ORGANISER.ADMIN_EMAIL} runs the leagues and tournaments, with the same password.`);

  /** Plays the due games of the league, except the latest. */
  async function playLeague(): Promise<void> {
    for (const game of (await dueGames(organiser, leagueId, dayOf(now))).slice(0, -1)) {
      await play(await meet(game, players), Number.POSITIVE_INFINITY);
    }
  }

  async function playTournament(tournamentId: string, maxGames: number): Promise<void> {
    for (let played = 0; played < maxGames; played += 1) {
      const game = await nextGame(organiser, tournamentId);
      if (!game) return;
      await moveTo(now, [...players, organiser]);
      await play(await meet(game, players), Number.POSITIVE_INFINITY);
    }
  }
}

async function moveTo(time: number, players: readonly DemoPlayer[]): Promise<void> {
  now = time;
  for (const player of players) await player.post('/users/refresh-token', {});
}

/** Returns two different players at random, all equally likely. */
function pair(players: readonly DemoPlayer[]): [DemoPlayer, DemoPlayer] {
  const one = players[Math.floor(chance() * players.length)];
  const other = players[Math.floor(chance() * players.length)];
  return one && other && one !== other ? [one, other] : pair(players);
}

async function startGame(one: DemoPlayer, other: DemoPlayer): Promise<Meeting> {
  await one.ask('addGameOnlineLobby', {});
  await other.ask('requestGameToPlayer', { targetUserId: one.userId });
  const accepted = await one.ask('acceptGameRequest', { fromUserId: other.userId });
  if (!accepted.success) throw new Error(accepted.message);
  return { gameId: accepted.gameId, players: [one, other] };
}

/** Throws until the game is over or has `maxTurns` turns. */
async function play({ gameId, players }: Meeting, maxTurns: number): Promise<void> {
  let game = await gameNow(gameId);
  while (game.status === 'encurso' && game.expectedTurn < maxTurns) {
    const { turn, player1, scorePlayer1, scorePlayer2 } = game;
    const thrower = players.find(({ userId }) => userId === turn);
    if (!thrower) throw new Error('nobody is to throw');
    const left = turn === player1?.userId ? scorePlayer1 : scorePlayer2;
    now += TURN;
    const beds = thrownTurn(left, thrower.spread, chance);
    ({ game } = (await thrower.post(`/games/${gameId}/turn`, { beds })) as TurnAnswer);
  }

  async function gameNow(id: string): Promise<GameView> {
    const joined = await players[0]?.ask('joinGame', { gameId: id });
    if (!joined?.success) throw new Error('cannot join');
    await players[0]?.ask('leaveGame', { gameId: id });
    return joined.game;
  }
}
