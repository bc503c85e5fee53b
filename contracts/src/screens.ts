/** What a screen on a wall shows: names and results, and nothing that leads to anybody. */
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
const names = z.tuple([z.string(), z.string()]); // player1 and player2, as all pairs below

/** How many games under way a screen shows; of more it tells how many there are. */
export const GAMES_SHOWN = 12;

/** A game as it is seen from afar. */
export const gameScreen = z.object({
  players: names,
  format: gameFormat,
  status: z.enum(GAME_STATUSES),
  leg: count, // that is played, or was last, from 1
  round: count, // of it, from 1
  left: z.tuple([count, count]), // points
  legsWon,
  averages: z.tuple([z.number(), z.number()]), // points per turn, in all of the game
  toThrow: z.nullable(seat), // null unless in progress
  winner: z.nullable(seat), // null while there is none, and for a draw
  endReason: z.optional(z.enum(END_REASONS)), // absent until it is over
  turns: z.array(z.object({ seat, total: count, bust: z.boolean() })), // of the leg, oldest first
  beds: z.array(bed), // hit so far in the turn that is being thrown, where that is known
});
export type GameScreen = z.output<typeof gameScreen>;

export const gameScreenAnswer = z.object({ game: gameScreen });

const boardName = z.optional(z.string()); // absent for one that is on none

const running = z.extend(gameScreen, {
  gameId: id, // `turns`: the last one of each player
  board: boardName,
});
export type RunningGame = z.output<typeof running>;

const next = z.object({
  gameId: id,
  players: names,
  date: z.optional(date), // by which it is to be thrown; a bracket's games have none
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
  board: boardName, // to which it is called
});
export type NextGame = z.output<typeof next>;

/** Games of a competition now, and soon. */
const now = {
  running: z.array(running), // in an order that stays
  runningCount: count, // all of them
  next: z.array(next), // the first to be thrown first
};

export const leagueScreen = z.extend(publicLeague, {
  ...now,
  thisWeek: z.nullable(z.int()), // number of the round, once the league has begun
});
export type LeagueScreen = z.output<typeof leagueScreen>;
export const leagueScreenAnswer = z.object({ league: leagueScreen });

export const tournamentScreen = z.extend(shownTournament, now);
export type TournamentScreen = z.output<typeof tournamentScreen>;
export const tournamentScreenAnswer = z.object({ tournament: tournamentScreen });

/** The secret part of a screen's address. A text that is none shows nothing. */
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

/** What the phone of a local game sends to the screen; it is passed on as it is. */
export const relayedGame = z.extend(gameScreen, {
  players: z.tuple([player, player]),
  left: z.tuple([points, points]),
  turns: turns.check(z.maxLength(400)),
  beds: gameScreen.shape.beds.check(z.maxLength(3)),
});

export const openedCode = z.object({
  code,
  key: secret, // of the phone alone: who has it sends what is shown
});
export type OpenedCode = z.output<typeof openedCode>;

export const relayBody = z.strictObject({
  key: secret,
  sentAt: count, // of the phone's clock, in milliseconds: what was sent earlier is not shown any more
  game: relayedGame,
});

/** A screen that has had the game once names it by its id, and is no guesser. */
export const withRelayId = z.strictObject({ id: z.optional(secret) });
/** Who takes a game off the screens; as a parameter, since a removal has no body. */
export const withRelayKey = z.strictObject({ key: secret });
export const relayedAnswer = z.object({
  id: secret,
  game: gameScreen,
  isSilent: z.boolean(), // nothing has been heard of its phone for a while
});
export type RelayedAnswer = z.output<typeof relayedAnswer>;
