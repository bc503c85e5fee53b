import { randomUUID } from 'node:crypto';
import type { Pair } from '@darts/rules/play/pair';
import { CLASSIC, gameSettings, type GameFormat } from '@darts/rules/play/x01/settings';
import type { Side } from '@darts/rules/play/sides';
import type { CompetitionRef } from './follow-up.ts';
import { settingsColumns } from './stored-game.ts';
import type { StoredGame } from './tables.ts';

export type Matchup = {
  readonly playerIds: Pair<string | null>; // by side; null while not known
  readonly starter?: Side; // absent: the first side
  readonly format?: GameFormat; // absent: the classic format
  readonly competition?: CompetitionRef; // absent in the lobby
  readonly mayDraw?: boolean; // allows a draw in a tournament; other games may always end in a draw
};

/** Returns a game without turns. */
export function newStoredGame(
  matchup: Matchup,
  status: StoredGame['status'],
  now: number,
): StoredGame {
  const settings = gameSettings({
    ...(matchup.format ?? CLASSIC),
    starter: matchup.starter ?? 0,
    suddenDeath: matchup.competition?.kind === 'tournament' && !matchup.mayDraw,
  });
  return {
    game_id: randomUUID(),
    version: 1,
    player_ids: matchup.playerIds,
    kind: matchup.competition?.kind ?? 'lobby',
    competition_id: matchup.competition?.competitionId ?? null,
    status,
    ...settingsColumns(settings),
    scores: [settings.start, settings.start],
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
