/** Rules for corrections of a game's last turn, which a player proposes and the rival accepts or declines. */
import type { Game } from '@darts/rules/play/game';
import { correctTurn } from '@darts/rules/play/match';
import { Refusal } from '#platform/refusals.ts';
import { checkPlaying, type Thrower } from '#play/devices.ts';
import { sideOf } from '#play/sides.ts';
import { correctionIn, thrownIn } from '#play/stored-game.ts';
import type { StoredCorrection, StoredEntry, StoredTurn } from '#play/tables.ts';
import type { CachedGame } from '#play/turns/cached-game.ts';
import { entryOf, recorderOf, thrownOf, type EnteredDarts } from '#play/turns/judge-turn.ts';

/** Maximum number of proposals for one turn: enough for typing errors, too few to wear a rival out. */
const MOST_TIMES = 3;

export type Proposal = {
  readonly gameId: string;
  readonly turn: number; // number of turns recorded before the turn
  readonly entered: EnteredDarts; // the corrected turn
};

export type Answer = {
  readonly gameId: string;
  readonly accept: boolean;
  readonly version?: number | undefined; // of the game that the caller saw
};

/** Returns the side of a player at the device that holds the running game; refuses any other sender. */
function playingSide({ row }: CachedGame, thrower: Thrower) {
  const side = sideOf(row, thrower.userId);
  checkPlaying(row, side, thrower);
  return side;
}

/**
 * Returns the requests for a correction, including a new request. Refuses a proposal for another turn than the last, by
 * another player than its recorder, or while a request is open. The rules refuse impossible darts.
 */
export function proposed(game: CachedGame, { turn, entered }: Proposal, thrower: Thrower) {
  const side = playingSide(game, thrower);
  const last = game.stored.at(-1);
  if (!last || turn !== game.stored.length - 1) throw new Refusal('stale-turn');
  if (recorderOf(last) !== side) throw new Refusal('not-own-turn');
  const { open, times } = correctionIn(game.row);
  if (open) throw new Refusal('correction-open');
  if (times === MOST_TIMES) throw new Refusal('too-many-corrections');

  const entry = entryOf(entered, correctTurn(game.game, thrownOf(entered)));
  const version = game.row.version + 1;
  return { times: times + 1, open: { entry, version } } satisfies StoredCorrection;
}

/** The effect of an answer: the requests without the open one, and the corrected game if the rival accepts. */
export type Answered = {
  readonly correction: StoredCorrection;
  readonly corrected?: { readonly game: Game; readonly turns: readonly StoredTurn[] };
};

export function answered(
  game: CachedGame,
  { accept, version }: Answer,
  thrower: Thrower,
): Answered {
  const side = playingSide(game, thrower);
  const { open, times } = correctionIn(game.row);
  const last = game.stored.at(-1);
  const isSeen = open && (version ?? open.version) >= open.version;
  if (!last || !isSeen) throw new Refusal('correction-gone');
  const correction = { times };
  if (!accept) return { correction };
  if (recorderOf(last) === side) throw new Refusal('forbidden');

  const after = correctTurn(game.game, thrownIn(open.entry));
  const turn = correctedTurn(last, open.entry, game.row.version + 1);
  return { correction, corrected: { game: after, turns: [...game.stored.slice(0, -1), turn] } };
}

/**
 * Returns a turn with another entry. The first entry is kept in `corrected`, for repeated requests under the turn's id.
 */
function correctedTurn(turn: StoredTurn, entry: StoredEntry, version: number): StoredTurn {
  const { total, bust, sent, beds, dartsUsed, corrected, ...kept } = turn;
  const entered = { total, bust, sent, ...(beds && { beds }), ...(dartsUsed && { dartsUsed }) };
  return { ...kept, ...entry, corrected: { first: corrected?.first ?? entered, version } };
}
