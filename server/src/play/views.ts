import { deletedPlayer, type UserRef } from '@darts/contracts/accounts';
import type { RunningGame } from '@darts/contracts/lobby';
import type { CorrectionView, FinishedGame, GameView, TurnView } from '@darts/contracts/play';
import { numberOf, sideOf } from '@darts/contracts/game/pairs';
import type { Game } from '@darts/rules/play/game';
import { legNumber, legOfTurn, legsWon, legWinners, type InLegs } from '@darts/rules/play/legs';
import { pairIn } from '@darts/rules/play/pair';
import { isInSuddenDeath, toThrow } from '@darts/rules/play/progress';
import { formatOf } from '@darts/rules/play/settings';
import type { Side } from '@darts/rules/play/sides';
import { averagePerTurn } from '@darts/rules/play/statistics';
import { iso } from '#platform/clock.ts';
import { refOf } from '../accounts/service.ts';
import type { BriefRow, FinishedRow } from './brief-repository.ts';
import type { RunningRow } from './presence-repository.ts';
import type { LiveGameRow, NamedGameRow } from './repository.ts';
import { correctionIn, dartsIn, gameIn, legsIn, settingsIn, turnsIn } from './stored-game.ts';
import { formatIn } from './stored-format.ts';
import type { SeatNumber, StoredEntry, StoredTurn } from './tables.ts';

type Named = Pick<NamedGameRow, 'player1_id' | 'player2_id' | 'username1' | 'username2'>;

/** Returns the player in a seat; null while a bracket game waits for a player. */
function playerAt(row: Named, seat: SeatNumber): UserRef | null {
  return seat === 1 ? refOf(row.player1_id, row.username1) : refOf(row.player2_id, row.username2);
}

export const turnView = (row: Named, turn: StoredTurn, leg: number): TurnView => ({
  playerId: playerAt(row, turn.seat)?.userId ?? null,
  seat: turn.seat,
  leg,
  ...entryView(turn),
  ...(turn.corrected && { corrected: entryView(turn.corrected.first) }),
  ...(turn.scoredBy && { scoredBy: playerAt(row, turn.scoredBy)?.userId ?? null }),
});

const entryView = (entry: StoredEntry) => ({
  totalScore: entry.total,
  bust: entry.bust,
  ...dartsIn(entry),
});

/** Returns the open request for a correction of the last turn, made by the player who recorded the turn. */
export function correctionView(
  row: Pick<LiveGameRow, 'correction'>,
  turns: readonly TurnView[],
): CorrectionView | undefined {
  const { open } = correctionIn(row);
  const last = turns.at(-1);
  const userId = last?.scoredBy ?? last?.playerId;
  if (!open || !userId) return undefined;
  return { userId, turn: turns.length - 1, ...entryView(open.entry) };
}

/** Returns the turns of a game, each with the number of its leg. */
export const turnViews = (row: Named, legs: InLegs, stored: readonly StoredTurn[]): TurnView[] =>
  stored.map((turn, index) => turnView(row, turn, legOfTurn(legs, index)));

const legsWonBy = (winners: readonly (Side | undefined)[]): [number, number] =>
  pairIn(legsWon(winners, 2));

/** Returns the number of legs that each player has won, without reading the turns. */
export const legsWonIn = (
  row: Pick<BriefRow, 'legs' | 'winner' | 'end_reason'>,
): [number, number] =>
  legsWonBy(
    legWinners({
      legs: legsIn(row),
      outcome: row.end_reason
        ? { reason: row.end_reason, ...(row.winner && { winner: sideOf(row.winner) }) }
        : undefined,
    }),
  );

type Scoring = Pick<NamedGameRow, 'scorer' | 'wants_to_score'>;

const scoringIn = (row: Named & Scoring): Pick<GameView, 'scorer' | 'wantsToScore'> => ({
  scorer: (row.scorer && playerAt(row, row.scorer)?.userId) ?? undefined,
  wantsToScore: (row.wants_to_score && playerAt(row, row.wants_to_score)?.userId) ?? undefined,
});

/** Returns the public view of a game, with all turns. */
export function gameView(row: LiveGameRow): GameView {
  const stored = turnsIn(row);
  const game = gameIn(row, stored);
  const turns = turnViews(row, game, stored);
  return { ...gameHeader(row, game, turns), turns };
}

/** Returns the public view of a game, without the turns. */
export function gameHeader(
  row: Omit<LiveGameRow, 'turns'>,
  game: Game,
  turns: readonly TurnView[],
  createdAt = iso(row.created_at), // given if known: formatting is slow
): Omit<GameView, 'turns'> {
  const winner = row.winner && playerAt(row, row.winner);
  const isRunning = row.status === 'encurso';
  const winners = legWinners(game);
  return {
    gameId: row.game_id,
    player1: playerAt(row, 1),
    player2: playerAt(row, 2),
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    leg: legNumber(game),
    legsWon: legsWonBy(winners),
    legWinners: winners.flatMap((side) => (side === undefined ? [] : [numberOf(side)])),
    // Null if the account of the player to throw is deleted.
    turn: isRunning ? (playerAt(row, numberOf(toThrow(game)))?.userId ?? null) : null,
    format: formatOf(game.settings),
    starter: row.starter,
    suddenDeath: game.settings.suddenDeath,
    status: row.status,
    winner: winner ?? undefined,
    winnerSeat: row.winner ?? undefined,
    endReason: row.end_reason ?? undefined,
    lastTurn: turns.at(-1) ?? null,
    leagueId: idAs('league', row),
    tournamentId: idAs('tournament', row),
    version: row.version,
    expectedTurn: turns.length,
    absent: row.players.filter(({ absent }) => absent === 1).map(({ user_id }) => user_id),
    correction: correctionView(row, turns),
    ...(isRunning && scoringIn(row)),
    createdAt,
    finishedAt: row.finished_at === null ? undefined : iso(row.finished_at),
  };
}

/**
 * Returns a game for a list of finished games only.
 *
 * @param competition name of the game's league or tournament; absent for other games
 */
export function finishedGameView(row: FinishedRow, competition?: string): FinishedGame {
  const winner = row.winner && playerAt(row, row.winner);
  return {
    gameId: row.game_id,
    player1: playerAt(row, 1) ?? deletedPlayer,
    player2: playerAt(row, 2) ?? deletedPlayer,
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    format: formatIn(row.format),
    legsWon: legsWonIn(row),
    ...(winner && { winner }),
    endReason: row.end_reason ?? 'void',
    finishedAt: iso(row.finished_at),
    ...(competition !== undefined && { competition }),
  };
}

/** Returns a game for a list of running games. */
export const runningGameView = (row: RunningRow): RunningGame => ({
  gameId: row.game_id,
  player1: {
    userId: row.id1,
    username: row.username1,
    mpt: averagePerTurn({ points: row.points1, turns: row.turns1 }),
  },
  player2: {
    userId: row.id2,
    username: row.username2,
    mpt: averagePerTurn({ points: row.points2, turns: row.turns2 }),
  },
  format: formatIn(row.format),
});

/** Returns a game for a list of scheduled, running and finished games. */
export const gameBrief = (row: BriefRow) => ({
  gameId: row.game_id,
  version: row.version,
  player1: playerAt(row, 1),
  player2: playerAt(row, 2),
  winner: row.winner && playerAt(row, row.winner),
  ...(row.winner && { winnerSeat: row.winner }),
  status: row.status,
  scorePlayer1: row.score1,
  scorePlayer2: row.score2,
  legsWon: legsWonIn(row),
  isSuddenDeath: isInSuddenDeath({
    legs: legsIn(row),
    settings: settingsIn(row),
    turns: { length: row.turn_count },
    outcome: row.end_reason ? {} : undefined,
  }),
  ...(row.end_reason && { endReason: row.end_reason }),
});

/** Returns the id of a game's competition; null if the game is not of `kind`. */
const idAs = (kind: LiveGameRow['kind'], row: Pick<LiveGameRow, 'kind' | 'competition_id'>) =>
  row.kind === kind ? row.competition_id : null;
