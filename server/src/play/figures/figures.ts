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
import { threeDartAverage } from '@darts/rules/play/figures/average';
import { TOTALS_STEPS, turnsBetween } from '@darts/rules/play/figures/figures';
import { formatOfKey } from '@darts/rules/play/figures/format-key';
import { averagePerDart, averagePerTurn, TOTALS_STEP } from '@darts/rules/play/statistics';
import { iso } from '#platform/clock.ts';
import { dateOf, timeOf } from '#platform/madrid.ts';
import type { Deps } from '#play/deps.ts';
import { figuresFrom } from '#play/figure-columns.ts';
import { leadersOf } from './leaders.ts';
import { readingRepository, type GroupRow, type SummedRow } from './reading-repository.ts';

/** How many games the curve of averages shows. */
const LATEST = 30;

/** Maximum number of kinds and formats, the most played first, in which the newest games are searched. */
const MAX_GROUPS = 100; // SQLite takes 500 queries in one

/** Figures of players, with the statements of a profile independent of the number of games. */
export function figuresService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const reading = readingRepository(db);

  /** The first of so many days, the last of which is today. */
  const sinceOf = (days: number) => {
    const today = Temporal.PlainDate.from(dateOf(clock()));
    const day = today.subtract({ days: days - 1 }).toString();
    return { day, time: timeOf(`${day}T00:00`) ?? 0 }; // clocks change at other hours
  };

  return {
    /** A player's figures in the games that fit, and what their charts draw. */
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

    /** Against whom a player has played, those of the latest games first, from before a time. */
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

    /** The latest results of a player, oldest first, and all turns by their totals. */
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

/** In which formats there are games, those of most games first. */
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
