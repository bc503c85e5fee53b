/** Conversions between a game's row and the rules' {@link Game}. */
import type { Game } from '@darts/rules/play/game';
import { newGame, playTurn } from '@darts/rules/play/match';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import type { FinishedLeg } from '@darts/rules/play/game';
import type { GameSettings } from '@darts/rules/play/x01/settings';
import { pairIn, type PairSide } from '@darts/rules/play/pair';
import type { Side } from '@darts/rules/play/sides';
import type { Turn } from '@darts/rules/play/x01/turn';
import { formatIn, storedFormat } from './stored-format.ts';
import type { LiveGame } from './repository.ts';
import type { GameRow, StoredCorrection, StoredEntry, StoredGame, StoredTurn } from './tables.ts';

/** Returns the side of a stored game, which has two. */
export const storedSide = (side: Side): PairSide => (side === 0 ? 0 : 1);

// Nothing but `StoredTurn[]` is ever written to the column.
export const turnsIn = (row: Pick<GameRow, 'turns'>): readonly StoredTurn[] =>
  JSON.parse(row.turns) as StoredTurn[];

export const settingsIn = (row: SettingsColumns): GameSettings => ({
  ...formatIn(row.format),
  sides: 2,
  starter: row.starter,
  suddenDeath: row.sudden_death === 1,
});

// Nothing but `FinishedLeg[]` is ever written to the column.
export const legsIn = (row: Pick<GameRow, 'legs'>): readonly FinishedLeg[] =>
  JSON.parse(row.legs) as readonly FinishedLeg[];

type SettingsColumns = Pick<GameRow, 'format' | 'starter' | 'sudden_death'>;

export const settingsColumns = (settings: GameSettings): SettingsColumns => ({
  format: storedFormat(settings),
  starter: storedSide(settings.starter),
  sudden_death: settings.suddenDeath ? 1 : 0,
});

/** Replays a game from its turns, without the result that may have been entered by hand. */
export const replayedIn = (row: StoredGame, stored = turnsIn(row)): Game =>
  stored.reduce((game, turn) => playTurn(game, thrownIn(turn)), newGame(settingsIn(row)));

/**
 * Returns the game of a row. An unfinished game is replayed from its turns. A finished one is read as stored, so
 * that a later change of the rules does not alter it.
 */
export function gameIn(row: StoredGame, stored = turnsIn(row)): Game {
  if (!row.end_reason) return replayedIn(row, stored);
  const { winner } = row;
  return {
    settings: settingsIn(row),
    scores: row.scores,
    legs: legsIn(row),
    turns: stored.map(turnOf),
    outcome: { ...(winner !== null && { winner }), reason: row.end_reason },
  };
}

/** Returns a stored turn as it was sent. */
export const thrownIn = ({ sent, beds, dartsUsed }: StoredEntry): Thrown =>
  beds ? { beds } : { darts: sent, dartsUsed };

/** Returns the fields of a turn's darts, which all views of a turn share. */
export const dartsIn = ({ sent, beds, dartsUsed }: StoredEntry) => ({
  ...((beds !== undefined || sent.length > 1) && { darts: [...sent] }),
  ...(beds && { beds: [...beds] }),
  ...(dartsUsed !== undefined && { dartsUsed }),
});

export const turnOf = (turn: StoredTurn): Turn => ({
  side: turn.side,
  total: turn.total,
  bust: turn.bust,
  ...dartsIn(turn),
});

/** Returns the requests for a correction of the last turn. */
export const correctionIn = ({ correction }: Pick<GameRow, 'correction'>): StoredCorrection =>
  correction === null ? { times: 0 } : (JSON.parse(correction) as StoredCorrection);

/** Returns the columns that follow from a game. They clear `correction`, which belongs to the previous turn. */
export const columnsOf = ({ scores, legs, outcome }: Game) => ({
  scores: pairIn(scores),
  legs: JSON.stringify(legs),
  winner: outcome?.winner === undefined ? null : storedSide(outcome.winner),
  end_reason: outcome?.reason ?? null,
  correction: null,
});

/** Returns the row of a game that has just ended. Its players are free: `players` is empty. */
export const finishedRow = <Row extends Omit<LiveGame, 'turns'>>(
  row: Row,
  game: Game,
  now: number,
): Row => ({
  ...row,
  ...columnsOf(game),
  status: 'finalizada',
  finished_at: now,
  version: row.version + 1,
  players: [],
});
