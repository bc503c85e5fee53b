/** Views of screens on a wall: names and results, without ids of players. */
import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import * as z from 'zod/mini';
import { date } from './competitions.ts';
import { id } from './fields/ids.ts';
import { bed, GAME_STATUSES, gameFormat, legsWon } from './play.ts';
import { CODE_LENGTH, CODE_LETTERS } from './screen-codes.ts';
import { publicLeague } from './readers.ts';
import { line } from './fields/text.ts';
import { shownTournament } from './tournaments.ts';

const count = z.int().check(z.nonnegative());
const seat = z.literal([1, 2]);
const names = z.tuple([z.string(), z.string()]); // player1 and player2, in this order, like all pairs below

/** Most running games that a screen shows; `runningCount` counts all of them. */
export const GAMES_SHOWN = 12;

/** View of a game on a screen. */
export const gameScreen = z.object({
  players: names,
  format: gameFormat,
  status: z.enum(GAME_STATUSES),
  leg: count, // current or last leg, from 1
  round: count, // of the leg, from 1
  left: z.tuple([count, count]), // points left
  legsWon,
  averages: z.tuple([z.number(), z.number()]), // points per turn, over the whole game
  toThrow: z.nullable(seat), // null unless in progress
  winner: z.nullable(seat), // null for an unfinished game and for a draw
  endReason: z.optional(z.enum(END_REASONS)), // absent until the game is over
  turns: z.array(z.object({ seat, total: count, bust: z.boolean() })), // of the leg, oldest first
  beds: z.array(bed), // hit so far in the current turn, where known
});
export type GameScreen = z.output<typeof gameScreen>;

export const gameScreenAnswer = z.object({ game: gameScreen });

const boardName = z.optional(z.string()); // absent: on no board

const running = z.extend(gameScreen, {
  gameId: id, // `turns` holds the last turn of each player only
  board: boardName,
});
export type RunningGame = z.output<typeof running>;

const next = z.object({
  gameId: id,
  players: names,
  date: z.optional(date), // due date; absent for games of a bracket
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
  board: boardName, // board that the game is called to
});
export type NextGame = z.output<typeof next>;

/** Running and next games of a competition. */
const now = {
  running: z.array(running), // in a stable order
  runningCount: count, // of all running games
  next: z.array(next), // in order of play
};

export const leagueScreen = z.extend(publicLeague, {
  ...now,
  thisWeek: z.nullable(z.int()), // first round dated today or later, else the last round; null while pending
});
export type LeagueScreen = z.output<typeof leagueScreen>;
export const leagueScreenAnswer = z.object({ league: leagueScreen });

export const tournamentScreen = z.extend(shownTournament, now);
export type TournamentScreen = z.output<typeof tournamentScreen>;
export const tournamentScreenAnswer = z.object({ tournament: tournamentScreen });

/** Secret part of a screen's address. An unknown token counts as no token. */
export const screenToken = z.object({ token: z.string() });
export const withScreenToken = z.strictObject({
  token: z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/))),
});

const code = z
  .string()
  .check(z.toUpperCase(), z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)));
export const byCode = z.strictObject({ code });

const secret = z.string().check(z.regex(/^[\w-]{43}$/));
const player = line.check(z.minLength(1), z.maxLength(40));
const points = z.int().check(z.minimum(0), z.maximum(10_000));
const turns = z.array(z.object({ seat, total: points, bust: z.boolean() }));

/** State of a local game that its phone sends. The server relays the game to the screens unchanged. */
export const relayedGame = z.extend(gameScreen, {
  players: z.tuple([player, player]),
  left: z.tuple([points, points]),
  turns: turns.check(z.maxLength(400)),
  beds: gameScreen.shape.beds.check(z.maxLength(3)),
});

export const openedCode = z.object({
  code,
  key: secret, // secret of the phone: its holder decides which game the screens show
});
export type OpenedCode = z.output<typeof openedCode>;

export const relayBody = z.strictObject({
  key: secret,
  sentAt: count, // by the phone's clock, in milliseconds; a message older than the last one received is ignored
  game: relayedGame,
});

/** Id of a game that the screen has shown before. With it, the request does not count as a guess of the code. */
export const withRelayId = z.strictObject({ id: z.optional(secret) });
/** Key of the phone that takes its game off the screens. A query parameter, since DELETE has no body. */
export const withRelayKey = z.strictObject({ key: secret });
export const relayedAnswer = z.object({
  id: secret,
  game: gameScreen,
  isSilent: z.boolean(), // no message from the phone for a while
});
export type RelayedAnswer = z.output<typeof relayedAnswer>;
