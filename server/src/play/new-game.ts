import { sideOf } from '@darts/contracts/game/pairs';
import { randomUUID } from 'node:crypto';
import { CLASSIC, gameSettings, type GameFormat } from '@darts/rules/play/settings';
import type { CompetitionRef } from './follow-up.ts';
import { settingsColumns } from './stored-game.ts';
import type { GameRow, SeatNumber } from './tables.ts';

export type Matchup = {
  readonly player1Id: string | null; // null while not known
  readonly player2Id: string | null;
  readonly starter?: SeatNumber; // absent: player1
  readonly format?: GameFormat; // absent: the classic format
  readonly competition?: CompetitionRef; // absent in the lobby
  readonly mayDraw?: boolean; // allows a draw in a tournament; other games may always end in a draw
};

/** Returns the row of a game without turns. */
export function newRow(matchup: Matchup, status: GameRow['status'], now: number): GameRow {
  const settings = gameSettings({
    ...(matchup.format ?? CLASSIC),
    starter: sideOf(matchup.starter ?? 1),
    suddenDeath: matchup.competition?.kind === 'tournament' && !matchup.mayDraw,
  });
  return {
    game_id: randomUUID(),
    version: 1,
    player1_id: matchup.player1Id,
    player2_id: matchup.player2Id,
    kind: matchup.competition?.kind ?? 'lobby',
    competition_id: matchup.competition?.competitionId ?? null,
    status,
    ...settingsColumns(settings),
    score1: settings.start,
    score2: settings.start,
    legs: '[]',
    turns: '[]',
    correction: null,
    winner: null,
    end_reason: null,
    created_at: now,
    moved_at: now,
    finished_at: null,
    scorer: null,
    wants_to_score: null,
    times_asked: 0,
  };
}
