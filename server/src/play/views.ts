import { deletedPlayer, type UserRef } from '@darts/contracts/accounts';
import type { FinishedGame, GameView, TurnView } from '@darts/contracts/play';
import { ROUNDS } from '@darts/rules/play/game';
import { otherSeat, SEATS } from '@darts/rules/play/seats';
import { iso } from '#platform/clock.ts';
import type { LiveGameRow, NamedGameRow } from './repository.ts';
import { numberOf, seatAt, turnsIn } from './stored-game.ts';
import type { GameRow, SeatNumber, StoredTurn } from './tables.ts';

type Named = Pick<NamedGameRow, 'player1_id' | 'player2_id' | 'username1' | 'username2'>;

/** The player in a seat: nobody (null) while a bracket game waits for one. */
function playerAt(row: Named, seat: SeatNumber): UserRef | null {
  const [userId, username] =
    seat === 1 ? [row.player1_id, row.username1] : [row.player2_id, row.username2];
  if (userId === null) return null;
  return username === null ? deletedPlayer : { userId, username };
}

export const turnView = (row: Named, { seat, total, bust, sent }: StoredTurn): TurnView => ({
  playerId: playerAt(row, seat)?.userId ?? null,
  seat,
  totalScore: total,
  bust,
  ...(sent.length > 1 && { darts: [...sent] }),
});

/** The whole game as everybody may see it. */
export function gameView(row: LiveGameRow): GameView {
  const turns = turnsIn(row).map((turn) => turnView(row, turn));
  return { ...gameHeader(row, turns), turns };
}

/** The game as everybody may see it, but for the turns. */
export function gameHeader(
  row: Omit<LiveGameRow, 'turns'>,
  turns: readonly TurnView[],
  createdAt = iso(row.created_at), // where it is known already: writing it takes its time
): Omit<GameView, 'turns'> {
  const winner = row.winner && playerAt(row, row.winner);
  return {
    gameId: row.game_id,
    player1: playerAt(row, 1),
    player2: playerAt(row, 2),
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    turn: row.status === 'encurso' ? toMove(row, turns.length) : null,
    status: row.status,
    winner: winner ?? undefined,
    endReason: row.end_reason ?? undefined,
    lastTurn: turns.at(-1) ?? null,
    leagueId: row.league_id,
    tournamentId: row.tournament_id,
    version: row.version,
    expectedTurn: turns.length,
    absent: row.players.filter(({ absent }) => absent === 1).map(({ user_id }) => user_id),
    createdAt,
    finishedAt: row.finished_at === null ? undefined : iso(row.finished_at),
  };
}

/** Who throws next in a game that runs; nobody, who has deleted the account. */
function toMove(row: Named & Pick<GameRow, 'starter'>, turnsPlayed: number): string | null {
  const starter = seatAt(row.starter);
  const seat = turnsPlayed % 2 === 0 ? starter : otherSeat(starter);
  return playerAt(row, numberOf(seat))?.userId ?? null;
}

/** A game in a list of finished ones, which holds no others. */
export function finishedGameView(row: NamedGameRow): FinishedGame {
  const winner = row.winner && playerAt(row, row.winner);
  return {
    gameId: row.game_id,
    player1: playerAt(row, 1) ?? deletedPlayer,
    player2: playerAt(row, 2) ?? deletedPlayer,
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    ...(winner && { winner }),
    endReason: row.end_reason ?? 'void',
    finishedAt: iso(row.finished_at ?? row.created_at),
  };
}

/** A game in a list of scheduled, running and finished ones. */
export const gameBrief = (row: NamedGameRow) => ({
  gameId: row.game_id,
  player1: playerAt(row, 1),
  player2: playerAt(row, 2),
  winner: row.winner && playerAt(row, row.winner),
  status: row.status,
  scorePlayer1: row.score1,
  scorePlayer2: row.score2,
  isSuddenDeath: isInSuddenDeath(row),
  ...(row.end_reason && { endReason: row.end_reason }),
});

/** Whether it is in rounds beyond its own, or was decided there. */
function isInSuddenDeath(row: NamedGameRow): boolean {
  const beyond = turnsIn(row).length - ROUNDS * SEATS.length;
  return row.sudden_death === 1 && (beyond > 0 || (beyond === 0 && row.status === 'encurso'));
}
