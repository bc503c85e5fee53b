import {
  MAX_STREAK,
  type Figures,
  type FiguresAnswer,
  type FiguresFilter,
  type Leaders,
  type Rivalry,
} from '@darts/contracts/figures';
import { BED_NAMES } from '@darts/rules/play/beds';
import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { TOTALS_STEPS, turnsBetween } from '@darts/rules/play/x01/figures/figures';
import { formatOfKey } from '@darts/rules/play/x01/figures/format-key';
import { averagePerDart, averagePerTurn, TOTALS_STEP } from '@darts/rules/play/x01/statistics';
import { iso } from '#platform/clock.ts';
import { dateOf, timeOf } from '#platform/madrid.ts';
import type { Deps } from '#play/deps.ts';
import { figuresFrom } from '#play/figure-columns.ts';
import { leadersOf } from './leaders.ts';
import { readingRepository, type GroupRow, type SummedRow } from './reading-repository.ts';

/** Number of games in the curve of averages. */
const LATEST = 30;

/** Maximum number of groups (kind and format), the most played first, that are searched for the newest games. */
const MAX_GROUPS = 100; // SQLite allows 500 queries in a union

/** Reads the figures of players. The number of statements does not depend on the number of games. */
export function figuresService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const reading = readingRepository(db);

  /** Returns the first of the last `days` days, today included, and its start in milliseconds. */
  const sinceOf = (days: number) => {
    const today = Temporal.PlainDate.from(dateOf(clock()));
    const day = today.subtract({ days: days - 1 }).toString();
    return { day, time: timeOf(`${day}T00:00`) ?? 0 }; // midnight exists on every day: the clocks change at other hours
  };

  return {
    /** Returns a player's figures and chart data for the games that match the filter. */
    async of(userId: string, { kind, days, format }: FiguresFilter): Promise<FiguresAnswer> {
      const since = days === undefined ? undefined : sinceOf(days);
      const filter = { userId, since, kind, format };
      const summed = await reading.figures(filter);
      const beds = await reading.beds(filter);
      const played = await reading.groups(userId);
      const [first, ...rest] = kind || format ? played.filter(fits(filter)) : [{}];
      const groups = first && ([first, ...rest.slice(0, MAX_GROUPS - 1)] as const);
      const latest = groups ? await reading.latest(filter, groups, LATEST) : [];
      const streak = groups ? await reading.streak(filter, groups, MAX_STREAK) : 0;
      return {
        figures: figuresView(summed, streak),
        latest: latest.toReversed().map(({ game_id, finished_at, points, darts }) => {
          return { gameId: game_id, finishedAt: iso(finished_at), points, darts };
        }),
        turnTotals: turnTotals(summed),
        beds: BED_NAMES.flatMap((bed) => (beds[bed] > 0 ? [{ bed, count: beds[bed] }] : [])),
        formats: formatsOf(played),
      };
    },

    /**
     * Returns the rivals of a player, the latest game first. Leaves out rivals whose latest game ended at `before` or
     * later.
     */
    async rivals(userId: string, limit: number, before: number): Promise<Rivalry[]> {
      const rows = await reading.rivals(userId, limit, before);
      return rows.map(({ rival_id, username, games, won, drawn, legs, legs_won, finished_at }) => ({
        rival: { userId: rival_id, username },
        games,
        won,
        drawn,
        legs,
        legsWon: legs_won,
        lastAt: iso(finished_at),
      }));
    },

    leaders: async (competitionId: string): Promise<Leaders> =>
      leadersOf(await reading.inCompetition(competitionId)),

    /** Returns the latest results of a player, oldest first, and the number of all turns by total. */
    async charts(userId: string, limit: number) {
      const latest = await reading.latest({ userId }, [{}], limit);
      return {
        latest: latest.toReversed(),
        turnTotals: turnTotals(await reading.figures({ userId })),
      };
    },
  };
}

const fits =
  ({ kind, format }: FiguresFilter) =>
  (group: GroupRow): boolean =>
    (kind ?? group.kind) === group.kind && (format ?? group.format) === group.format;

/** Returns the formats with their numbers of games, the most played first. */
function formatsOf(played: readonly GroupRow[]): FiguresAnswer['formats'] {
  const games = new Map<string, number>();
  for (const group of played) games.set(group.format, (games.get(group.format) ?? 0) + group.games);
  return [...games]
    .toSorted(([one, of], [other, ofOther]) => ofOther - of || one.localeCompare(other))
    .flatMap(([key, count]) => {
      const format = formatOfKey(key);
      return format ? [{ format, games: count }] : [];
    });
}

function turnTotals(columns: SummedRow): FiguresAnswer['turnTotals'] {
  const { steps } = figuresFrom(columns);
  return TOTALS_STEPS.map((from, index) => ({
    from,
    to: Math.min(from + TOTALS_STEP - 1, MAX_TURN_TOTAL),
    count: steps[index] ?? 0,
  }));
}

function figuresView(columns: SummedRow, streak: number): Figures {
  const { games, won, drawn } = columns;
  const thrown = figuresFrom(columns);
  const { steps: _, ninePoints, nineDarts, bestClose, points, ...figures } = thrown;
  const tally = { points, turns: figures.turns };
  return {
    ...figures,
    games,
    won,
    drawn,
    streak,
    average: threeDartAverage(points, figures.darts),
    firstNine: threeDartAverage(ninePoints, nineDarts),
    mpt: averagePerTurn(tally),
    mpd: averagePerDart(tally),
    bestClose: bestClose === 0 ? null : bestClose,
    turns60: turnsBetween(thrown, 60, 100),
    turns100: turnsBetween(thrown, 100, 140),
    turns140: turnsBetween(thrown, 140, MAX_TURN_TOTAL),
    turns180: turnsBetween(thrown, MAX_TURN_TOTAL),
  };
}
