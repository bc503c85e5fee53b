import type { LeagueRound } from '@darts/contracts/leagues';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { expect, type APIResponse } from '@playwright/test';
import { atPage, type Account, type NewAccount } from '../fixtures.ts';

type Reader = Pick<Account, 'context'>;

/** The data that a call is answered with: the server checks its answers, so they are what the contract says. */
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

/** A tournament as it stands, by its path. */
export const tournamentOf = async (reader: Reader, path: string) =>
  (await readAs<{ tournament: Tournament }>(reader, path)).tournament;

/** The games of a round of the league at a path. */
export const gamesOf = async (reader: Reader, path: string, round = 1) =>
  (await readAs<LeagueRound>(reader, `${path}/games/${round}`)).games;

/** A game of one leg that player1 has won elsewhere. */
const ELSEWHERE = {
  outcome: 'result',
  legsWon: [1, 0],
  left: 32,
  reason: 'Se jugó en otra diana',
};

/** What an organiser enters for a game of the competition at a path. */
export const enterOutcome = (
  operator: Reader,
  path: string,
  gameId: string | null | undefined,
  outcome: object = ELSEWHERE,
) => putAs(operator, `${path}/results/${gameId}`, outcome);

/** Player1 of each game that can be thrown wins it, as its organiser enters. */
export async function decide(operator: Reader, path: string, games: readonly BracketGame[]) {
  const open = games.filter(
    ({ status, player1, player2 }) => status === 'pendiente' && player1 && player2,
  );
  for (const { gameId } of open) await enterOutcome(operator, path, gameId);
}

type Seat = { readonly userId: string | null } | null;
type Seats = { readonly player1: Seat; readonly player2: Seat };

/** The two who play a game, of those there are. */
export const pairOf = ({ player1, player2 }: Seats, players: readonly Account[]) =>
  [player1, player2].map((seat) => players.find(({ userId }) => userId === seat?.userId)!) as [
    Account,
    Account,
  ];

/** The same, each in front of a page. */
export async function pairAtPages(game: Seats, players: readonly Account[]) {
  const [one, other] = pairOf(game, players);
  return [await atPage(one), await atPage(other)] as const;
}

type Fields = {
  readonly name: string;
  readonly maxParticipants: number;
  readonly [setting: string]: unknown;
};

/** A league of two players that begins years from now. */
export const LEAGUE_OF_TWO: Fields = {
  name: 'Liga de Otoño',
  startDate: '2030-09-05',
  dayOfWeek: 'Jueves',
  maxParticipants: 2,
  isHomeAndAway: false,
};

/** A league or tournament with all its places taken, made and begun through the API. */
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
