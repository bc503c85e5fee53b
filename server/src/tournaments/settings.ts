import type { TournamentBody } from '@darts/contracts/tournaments';
import type { BracketFormats } from '@darts/rules/tournaments/formats';
import type { Board, Boards } from '@darts/rules/tournaments/boards';
import type { GroupStage } from '@darts/rules/tournaments/groups';
import { formatIn } from '../play/service.ts';
import type { Competition } from '../competitions/service.ts';
import type { TournamentColumns, TournamentRow } from './tables.ts';

export type Seeding = NonNullable<TournamentBody['seeding']>;

/** Returns the columns that a form sets, without those of absent fields. */
export const ownColumns = ({
  dayOfWeek,
  isHomeAndAway,
  formatFrom,
  seeding,
  hasThirdPlace,
  groupStage,
}: TournamentBody): Partial<TournamentColumns> => ({
  ...(dayOfWeek !== undefined && { day_of_week: dayOfWeek }),
  ...(isHomeAndAway !== undefined && {
    is_home_and_away: isHomeAndAway === null ? null : Number(isHomeAndAway),
  }),
  ...(formatFrom !== undefined && { format_from: formatFrom && JSON.stringify(formatFrom) }),
  ...(seeding && { seeding: JSON.stringify(seeding) }),
  ...(hasThirdPlace !== undefined && { third_place: Number(hasThirdPlace) }),
  ...(groupStage !== undefined && { group_stage: groupStage && JSON.stringify(groupStage) }),
});

/** Returns the row of a new tournament. By default, it is a bracket with random seeds. */
export const newTournament = (tournamentId: string, body: TournamentBody): TournamentRow => ({
  tournament_id: tournamentId,
  day_of_week: null,
  is_home_and_away: null,
  format_from: null,
  seeding: JSON.stringify({ by: 'draw' } satisfies Seeding),
  third_place: 0,
  group_stage: null,
  seeds: null,
  drawn_groups: null,
  boards: null,
  ...ownColumns(body),
});

// Only the functions above, the draw, the seeding by hand and the boards write the columns, so the casts are safe.

/** Returns the game formats of the rounds. */
export const formatsOf = (
  { format }: Pick<Competition, 'format'>,
  { format_from: formatFrom }: Pick<TournamentRow, 'format_from'>,
) => ({
  format: formatIn(format),
  ...(formatFrom !== null && {
    formatFrom: JSON.parse(formatFrom) as NonNullable<BracketFormats['formatFrom']>,
  }),
});

export const seedingOf = ({ seeding }: Pick<TournamentRow, 'seeding'>): Seeding =>
  JSON.parse(seeding) as Seeding;

export const groupStageOf = ({
  group_stage: stage,
}: Pick<TournamentRow, 'group_stage'>): GroupStage | undefined =>
  stage === null ? undefined : (JSON.parse(stage) as GroupStage);

/** Returns the user ids, first seed first; empty before the draw, unless the seeds were set by hand. */
export const seedsOf = ({ seeds }: Pick<TournamentRow, 'seeds'>): readonly string[] =>
  seeds === null ? [] : (JSON.parse(seeds) as string[]);

/** Returns the user ids of each group, in seed order; empty before the draw. */
export const drawnGroupsOf = ({
  drawn_groups: groups,
}: Pick<TournamentRow, 'drawn_groups'>): readonly (readonly string[])[] =>
  groups === null ? [] : (JSON.parse(groups) as string[][]);

/** Boards as their organiser has named them. */
export type NamedBoards = Boards<Board & { readonly name: string }>;

export const boardsOf = ({ boards }: Pick<TournamentRow, 'boards'>): NamedBoards | undefined =>
  boards === null ? undefined : (JSON.parse(boards) as NamedBoards);
