/** The clocks of absent players, as values: when they run, stand and are reported. */
import type { ClockSettings } from '#play/deps.ts';
import type { PlayingRow, SeatNumber } from '#play/tables.ts';

/** The settings for a wait of so many seconds. */
export const clockSettings = (seconds: number): ClockSettings => ({
  allMs: seconds * 1000,
  graceMs: Math.min(3000, Math.floor((seconds * 1000) / 3)), // a time in a column is a whole number
});

/** The least time left after a start of the server: nobody loses by it. */
export const afterRestartMs = ({ allMs }: ClockSettings): number => Math.min(60_000, allMs);

type Circumstances = Pick<ClockSettings, 'graceMs'> & {
  readonly scorer: SeatNumber | null; // who records for both
};

/**
 * A player as they stand now. The clock of an absent player runs while the rival is present, and
 * stands while both are away. With a scorer no clock runs, and whoever is recorded for is never away.
 */
export function clocked(
  player: PlayingRow,
  rival: PlayingRow,
  { graceMs, scorer }: Circumstances,
  now: number,
): PlayingRow {
  const isRecordedFor = scorer !== null && scorer !== player.seat;
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
