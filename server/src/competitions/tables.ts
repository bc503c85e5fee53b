import type { CompetitionKind, CompetitionStatus } from '@darts/contracts/competitions';
import type { Act } from '@darts/contracts/results';
import type { Generated } from 'kysely';

export type { CompetitionKind };

/** Columns that leagues and tournaments share. */
export type CompetitionRow = {
  competition_id: string;
  kind: CompetitionKind;
  version: number; // incremented by every change, so that concurrent changes wait for one another
  name: string;
  name_key: string; // normalised name, compared by searches
  description: string;
  status: CompetitionStatus;
  start_date: string; // YYYY-MM-DD
  max_participants: number;
  created_by: string | null; // null once the creator has deleted the account
  created_at: number; // unique within a kind
  format: string; // game format, as `storedFormat` writes it
  is_public: number; // 1 if anybody may read the competition without an account
  grace_days: number; // days after the due date before an unplayed game is at risk
  ended_at: number | null; // null until the competition is over
};

type EnrolmentRow = {
  competition_id: string;
  user_id: string;
  enrolled_at: number;
  withdrawn: Withdrawal | null; // null while the user plays
};

/** Outcome of a withdrawn player's games: none counts (`void`), or the unplayed ones are lost (`lost`). */
export type Withdrawal = 'void' | 'lost';

/** A user who knows that a competition is public: mailed, joined while it was public, or made it public. */
type PublicNoticeRow = { competition_id: string; user_id: string };

/** An operator who helps the creator of a competition. */
type HelperRow = { competition_id: string; user_id: string };

/** A history entry for an act by hand. Changed only by deletions of accounts. */
export type EntryRow = {
  competition_id: string;
  at: number; // unique within a competition
  by_id: string;
  act: Act;
  game_id: string | null;
  about1_id: string | null; // the players of the game by seat, or the user concerned
  about2_id: string | null;
  before: string | null; // JSON of HistoryValue
  after: string | null;
  reason: string | null;
};

/** The token of a competition's invitation link. Kept once the competition begins, and invalid from then on. */
type InvitationRow = { competition_id: string; token: string };

/** A device whose user waits for the rival of a league or tournament game. */
export type WaitingPlayerRow = {
  connection_id: string;
  game_id: string;
  user_id: string;
  proposed_at: number | null; // when the user asked, on this device, to record both players' turns
};

declare module '#platform/store/db.ts' {
  interface Tables {
    competitions: Omit<CompetitionRow, 'is_public' | 'grace_days' | 'ended_at'> & {
      is_public: Generated<number>;
      grace_days: Generated<number>;
      ended_at: Generated<number | null>;
    };
    enrolments: Omit<EnrolmentRow, 'withdrawn'> & {
      withdrawn: Generated<Withdrawal | null>;
    };
    public_notices: PublicNoticeRow;
    competition_helpers: HelperRow;
    competition_entries: EntryRow;
    invitations: InvitationRow;
    waiting_players: Omit<WaitingPlayerRow, 'proposed_at'> & {
      proposed_at: Generated<number | null>;
    };
  }
}
