/** Pure functions for the clocks of absent players: when a clock runs, stops and is reported. */
import type { ClockSettings } from '#play/deps.ts';
import type { PairSide } from '@darts/rules/play/pair';
import type { PlayingRow } from '#play/tables.ts';

/** Returns the settings for an absence of at most `seconds`. */
export const clockSettings = (seconds: number): ClockSettings => ({
  allMs: seconds * 1000,
  graceMs: Math.min(3000, Math.floor((seconds * 1000) / 3)), // stored times are whole numbers
});

/** Returns the minimum time that absent players have left after a restart, so that nobody loses because of it. */
export const afterRestartMs = ({ allMs }: ClockSettings): number => Math.min(60_000, allMs);

type Circumstances = Pick<ClockSettings, 'graceMs'> & {
  readonly scorer: PairSide | null; // the player who records for both; null: each records their own
};

/**
 * Returns a player's row with the clock as of `now`. The clock of an absent player runs while the rival is present, and
 * stops while both are away. While one player records for both, no clock runs and the other player is never away.
 */
export function clocked(
  player: PlayingRow,
  rival: PlayingRow,
  { graceMs, scorer }: Circumstances,
  now: number,
): PlayingRow {
  const isRecordedFor = scorer !== null && scorer !== player.side;
  if (isRecordedFor) return { ...player, away_since: null, absent: 0, lost_at: null };

  const isUnreported = player.absent === 0;
  const isAway = player.away_since !== null && now - player.away_since >= graceMs;
  if (isUnreported && !isAway) return player;

  if (scorer !== null) return { ...player, absent: 1, lost_at: null };
  const isRunning = rival.away_since === null;
  const { lost_at, remaining_ms } = player;
  if (isRunning) return { ...player, absent: 1, lost_at: lost_at ?? now + remaining_ms };
  const left = lost_at === null ? remaining_ms : Math.max(0, lost_at - now);
  return { ...player, absent: 1, remaining_ms: left, lost_at: null };
}
