import type { GameDates, UpcomingGame } from '@darts/contracts/dates';
import { iso } from '#platform/clock.ts';
import type { NamedProposal, UpcomingRow } from './repository.ts';
import type { GameDateRow, ProposalRow } from './tables.ts';

// Only `propose` writes the column, so the cast is safe.
const allTimesIn = ({ times }: Pick<ProposalRow, 'times'>) => JSON.parse(times) as number[];

/** Returns the times of a proposal that have not passed. */
export const timesIn = (row: Pick<ProposalRow, 'times'>, now: number): readonly number[] =>
  allTimesIn(row).filter((time) => time > now);

export const agreedIn = ({ agreed_at: at }: Pick<GameDateRow, 'agreed_at'>): string | null =>
  at === null ? null : iso(at);

/** Returns the field of the agreed time in lists of games; no field if there is none. */
export const agreement = (row: GameDateRow | undefined): { readonly agreedAt?: string } =>
  row === undefined || row.agreed_at === null ? {} : { agreedAt: iso(row.agreed_at) };

export const datesView = (
  row: GameDateRow,
  proposals: readonly NamedProposal[],
  now: number,
): GameDates => ({
  dueDate: row.due,
  agreedAt: agreedIn(row),
  proposals: proposals.map((proposal) => proposalView(proposal, now)),
});

export const proposalView = (
  proposal: NamedProposal,
  now: number,
): GameDates['proposals'][number] => ({
  by: { userId: proposal.user_id, username: proposal.username },
  proposedAt: iso(proposal.proposed_at),
  times: timesIn(proposal, now).map(iso),
});

/** Additional fields of a tournament game. `board`: the name of the board that the game is called to. */
type OfBracket = { readonly rounds: number | undefined; readonly board: string | undefined };

export const upcomingView = (
  row: UpcomingRow,
  { rounds, board }: OfBracket,
  now: number,
): UpcomingGame => ({
  gameId: row.game_id,
  kind: row.kind,
  competitionId: row.competition_id,
  name: row.name,
  round: row.league_round ?? row.group_round ?? row.bracket_round ?? 1,
  ...(rounds !== undefined && { rounds }),
  ...(board !== undefined && { board }),
  ...(row.group_number !== null && { group: row.group_number }),
  ...(row.bracket_match === 0 && { isThirdPlace: true as const }),
  rival: { userId: row.rival_id, username: row.rival },
  dueDate: row.due,
  agreedAt: agreedIn(row),
  isAsked: row.times !== null && timesIn({ times: row.times }, now).length > 0,
});
