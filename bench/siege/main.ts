/** Child process that besieges a server, as its parent's job says, until the parent disconnects. */
import type { Player } from '../load/pair.ts';
import { productPair } from '../load/product-pair.ts';
import { callWithMadeUpCookies } from './calls.ts';
import { besiege } from './websockets.ts';

export type Job = {
  readonly url: string;
  readonly attacker: Player;
  readonly partner: Player; // in the game that the attacker asks for
  readonly cookies: readonly string[]; // of the attacker's sessions
  readonly floods: boolean; // also sends tiny requests and calls, far over the rate limits
};

/** Message to the parent, sent every second. */
export type Report = { readonly cuts: number; readonly calls: number };

process.once('message', (sent) => {
  const job = sent as Job; // from our own parent
  run(job).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));

async function run({ url, attacker, partner, cookies, floods }: Job): Promise<void> {
  const gameId = await finishedGame(url, attacker, partner);
  const cuts = besiege({ url, cookies, gameId, floods });
  const calls = floods ? callWithMadeUpCookies(url) : () => 0;
  setInterval(() => {
    const report: Report = { cuts: cuts(), calls: calls() };
    process.send?.(report);
  }, 1000);
}

/** Plays a game to its end, for the longest answer there is. Returns the id of the game. */
async function finishedGame(url: string, attacker: Player, partner: Player): Promise<string> {
  const pair = await productPair(url, [attacker, partner]);
  await pair.begin();
  for (let turn = 0; turn < pair.turns; turn += 1) {
    await new Promise<void>((resolve) => pair.throwTurn({ acknowledged() {}, seen: resolve }));
  }
  const path = `/api/games/getFinishedGamesByUser/${attacker.userId}`;
  const answer = await fetch(url + path, { headers: { cookie: attacker.cookie } });
  const { data } = (await answer.json()) as { data: { games: { gameId: string }[] } }; // by the contract
  const [game] = data.games;
  if (!game) throw new Error('The game has not ended.');
  return game.gameId;
}
