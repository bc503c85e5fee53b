import { deletedPlayer, type UserRef } from '@darts/contracts/accounts';
import type { RunningGame } from '@darts/contracts/lobby';
import type { CorrectionView, FinishedGame, GameView, TurnView } from '@darts/contracts/play';
import { asPlayers, asScores, asWinner, numberOf } from '@darts/contracts/game/pairs';
import type { Game } from '@darts/rules/play/game';
import { legNumber, legOfTurn, legsWon, legWinners, type InLegs } from '@darts/rules/play/legs';
import { pairIn, pairOf, type Pair, type PairSide } from '@darts/rules/play/pair';
import { isPairInSuddenDeath } from '@darts/rules/play/pair-progress';
import { toThrow } from '@darts/rules/play/progress';
import { formatOf } from '@darts/rules/play/x01/settings';
import type { Side } from '@darts/rules/play/sides';
import { averagePerTurn } from '@darts/rules/play/x01/statistics';
import { iso } from '#platform/clock.ts';
import { refOf } from '../accounts/service.ts';
import type { BriefRow, FinishedRow } from './brief-repository.ts';
import type { RunningRow } from './presence-repository.ts';
import type { LiveGame, NamedGame } from './repository.ts';
import {
  correctionIn,
  dartsIn,
  gameIn,
  legsIn,
  settingsIn,
  storedSide,
  turnsIn,
} from './stored-game.ts';
import { formatIn } from './stored-format.ts';
import type { StoredEntry, StoredTurn } from './tables.ts';

type Named = Pick<NamedGame, 'player_ids' | 'usernames'>;

/** Returns the player of a side; null while a bracket game waits for a player. */
const playerAt = ({ player_ids, usernames }: Named, side: PairSide): UserRef | null =>
  refOf(player_ids[side], usernames[side]);

const winnerIn = (row: Named & Pick<NamedGame, 'winner'>): UserRef | null =>
  row.winner === null ? null : playerAt(row, row.winner);

const playersIn = (row: Named): Pair<UserRef | null> => pairOf((side) => playerAt(row, side));

export const turnView = (row: Named, turn: StoredTurn, leg: number): TurnView => ({
  playerId: playerAt(row, turn.side)?.userId ?? null,
  seat: numberOf(turn.side),
  leg,
  ...entryView(turn),
  ...(turn.corrected && { corrected: entryView(turn.corrected.first) }),
  ...(turn.scoredBy !== undefined && { scoredBy: playerAt(row, turn.scoredBy)?.userId ?? null }),
});

const entryView = (entry: StoredEntry) => ({
  totalScore: entry.total,
  bust: entry.bust,
  ...dartsIn(entry),
});

/** Returns the open request for a correction of the last turn, made by the player who recorded the turn. */
export function correctionView(
  row: Pick<LiveGame, 'correction'>,
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
        ? { reason: row.end_reason, ...(row.winner !== null && { winner: row.winner }) }
        : undefined,
    }),
  );

type Scoring = Pick<NamedGame, 'scorer' | 'wants_to_score'>;

const scoringIn = (row: Named & Scoring): Pick<GameView, 'scorer' | 'wantsToScore'> => ({
  scorer: userIdAt(row, row.scorer),
  wantsToScore: userIdAt(row, row.wants_to_score),
});

const userIdAt = (row: Named, side: PairSide | null): string | undefined =>
  (side === null ? undefined : playerAt(row, side)?.userId) ?? undefined;

/** Returns the public view of a game, with all turns. */
export function gameView(row: LiveGame): GameView {
  const stored = turnsIn(row);
  const game = gameIn(row, stored);
  const turns = turnViews(row, game, stored);
  return { ...gameHeader(row, game, turns), turns };
}

/** Returns the public view of a game, without the turns. */
export function gameHeader(
  row: Omit<LiveGame, 'turns'>,
  game: Game,
  turns: readonly TurnView[],
  createdAt = iso(row.created_at), // given if known: formatting is slow
): Omit<GameView, 'turns'> {
  const isRunning = row.status === 'encurso';
  const winners = legWinners(game);
  return {
    gameId: row.game_id,
    ...asPlayers(playersIn(row)),
    ...asScores(row.scores),
    leg: legNumber(game),
    legsWon: legsWonBy(winners),
    legWinners: winners.flatMap((side) => (side === undefined ? [] : [numberOf(side)])),
    // Null if the account of the player to throw is deleted.
    turn: isRunning ? (playerAt(row, storedSide(toThrow(game)))?.userId ?? null) : null,
    format: formatOf(game.settings),
    starter: numberOf(row.starter),
    suddenDeath: game.settings.suddenDeath,
    status: row.status,
    winner: winnerIn(row) ?? undefined,
    ...asWinner(row.winner),
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
  const winner = winnerIn(row);
  return {
    gameId: row.game_id,
    ...asPlayers(pairOf((side) => playerAt(row, side) ?? deletedPlayer)),
    ...asScores(row.scores),
    format: formatIn(row.format),
    legsWon: legsWonIn(row),
    ...(winner && { winner }),
    endReason: row.end_reason ?? 'void',
    finishedAt: iso(row.finished_at),
    ...(competition !== undefined && { competition }),
  };
}

/** Returns a game for a list of running games. */
export const runningGameView = ({ game_id, players, format }: RunningRow): RunningGame => ({
  gameId: game_id,
  ...asPlayers(pairOf((side) => ratedView(players[side]))),
  format: formatIn(format),
});

const ratedView = ({ userId, username, ...tally }: RunningRow['players'][PairSide]) => ({
  userId,
  username,
  mpt: averagePerTurn(tally),
});

/** Returns a game for a list of scheduled, running and finished games. */
export const gameBrief = (row: BriefRow) => ({
  gameId: row.game_id,
  version: row.version,
  ...asPlayers(playersIn(row)),
  winner: winnerIn(row),
  ...asWinner(row.winner),
  status: row.status,
  ...asScores(row.scores),
  legsWon: legsWonIn(row),
  isSuddenDeath: isPairInSuddenDeath(
    { settings: settingsIn(row), legs: legsIn(row), turns: row.turn_count },
    row.end_reason !== null,
  ),
  ...(row.end_reason && { endReason: row.end_reason }),
});

/** Returns the id of a game's competition; null if the game is not of `kind`. */
const idAs = (kind: LiveGame['kind'], row: Pick<LiveGame, 'kind' | 'competition_id'>) =>
  row.kind === kind ? row.competition_id : null;
