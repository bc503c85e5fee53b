import type { LeagueRound } from '@darts/contracts/leagues';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { expect, type APIResponse } from '@playwright/test';
import { atPage, type Account, type NewAccount } from '../fixtures.ts';

type Reader = Pick<Account, 'context'>;

/** Returns the data of an answer. The type is safe, since the server checks its answers against the contract. */
async function dataOf<Data>(call: Promise<APIResponse>): Promise<Data> {
  const response = await call;
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: Data }).data;
}

export const readAs = <Data>({ context }: Reader, path: string) =>
  dataOf<Data>(context.request.get(`/api${path}`));

export const callAs = <Data>({ context }: Reader, path: string, data: object = {}) =>
  dataOf<Data>(context.request.post(`/api${path}`, { data }));

export const putAs = <Data>({ context }: Reader, path: string, data: object) =>
  dataOf<Data>(context.request.put(`/api${path}`, { data }));

/** Reads the tournament at a path. */
export const tournamentOf = async (reader: Reader, path: string) =>
  (await readAs<{ tournament: Tournament }>(reader, path)).tournament;

/** Reads the games of a round of the league at a path. */
export const gamesOf = async (reader: Reader, path: string, round = 1) =>
  (await readAs<LeagueRound>(reader, `${path}/games/${round}`)).games;

/** Outcome of a game of one leg that player1 won elsewhere. */
const ELSEWHERE = {
  outcome: 'result',
  legsWon: [1, 0],
  left: 32,
  reason: 'Se jugó en otra diana',
};

/** Enters an outcome for a game of the competition at a path, as its organiser. */
export const enterOutcome = (
  operator: Reader,
  path: string,
  gameId: string | null | undefined,
  outcome: object = ELSEWHERE,
) => putAs(operator, `${path}/results/${gameId}`, outcome);

/** Enters a win of player1 for each game that can be thrown, as the organiser. */
export async function decide(operator: Reader, path: string, games: readonly BracketGame[]) {
  const open = games.filter(
    ({ status, player1, player2 }) => status === 'pendiente' && player1 && player2,
  );
  for (const { gameId } of open) await enterOutcome(operator, path, gameId);
}

type Seat = { readonly userId: string | null } | null;
type Seats = { readonly player1: Seat; readonly player2: Seat };

/** Returns the two players of a game, of all `players`. */
export const pairOf = ({ player1, player2 }: Seats, players: readonly Account[]) =>
  [player1, player2].map((seat) => players.find(({ userId }) => userId === seat?.userId)!) as [
    Account,
    Account,
  ];

/** Returns the two players of a game, of all `players`, each with a page. */
export async function pairAtPages(game: Seats, players: readonly Account[]) {
  const [one, other] = pairOf(game, players);
  return [await atPage(one), await atPage(other)] as const;
}

type Fields = {
  readonly name: string;
  readonly maxParticipants: number;
  readonly [setting: string]: unknown;
};

/** A league of two players that begins in 2030. */
export const LEAGUE_OF_TWO: Fields = {
  name: 'Liga de Otoño',
  startDate: '2030-09-05',
  dayOfWeek: 'Jueves',
  maxParticipants: 2,
  isHomeAndAway: false,
};

/** Creates a league or tournament through the API, fills all its places and begins it. */
export async function begunCompetition(
  account: NewAccount,
  kind: 'leagues' | 'tournaments',
  fields: Fields,
) {
  const operator = await account({ isOperator: true });
  const made = await callAs<{ leagueId?: string; tournamentId?: string }>(
    operator,
    `/${kind}/create`,
    fields,
  );
  const id = made.leagueId ?? made.tournamentId ?? '';
  const places = Array.from({ length: fields.maxParticipants }, () => account());
  const players = await Promise.all(places);
  for (const each of players) await callAs(each, `/${kind}/${id}/join`);
  await callAs(operator, `/${kind}/${id}/start`);
  return { operator, players, id, path: `/${kind}/${id}` };
}
