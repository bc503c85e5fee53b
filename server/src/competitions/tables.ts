import type { CompetitionKind, CompetitionStatus } from '@darts/contracts/competitions';
import type { Act } from '@darts/contracts/results';
import type { Generated } from 'kysely';

export type { CompetitionKind };

/** What leagues and tournaments share. */
export type CompetitionRow = {
  competition_id: string;
  kind: CompetitionKind;
  version: number; // one more with every change, so that changes wait for one another
  name: string;
  name_key: string; // what a search compares
  description: string;
  status: CompetitionStatus;
  start_date: string; // YYYY-MM-DD
  max_participants: number;
  created_by: string | null; // null once the creator has deleted the account
  created_at: number; // no two of a kind have the same
  format: string; // of its games, as `storedFormat` writes it
  is_public: number; // 1 where anybody may read it, without an account
  grace_days: number; // after which a game that should have been thrown is at risk
  ended_at: number | null; // null until it is over
};

type EnrolmentRow = {
  competition_id: string;
  user_id: string;
  enrolled_at: number;
  withdrawn: Withdrawal | null; // null while they play
};

/** What became of the games of somebody who was withdrawn: none counts, or those to come are lost. */
export type Withdrawal = 'void' | 'lost';

/** Who knows that anybody may read a competition: by a mail, or as they joined while it was so. */
type PublicNoticeRow = { competition_id: string; user_id: string };

/** An operator who helps the creator. */
type HelperRow = { competition_id: string; user_id: string };

/** Something done by hand, in `competition_entries`; never changed but to forget people. */
export type EntryRow = {
  competition_id: string;
  at: number; // no two of a competition have the same
  by_id: string;
  act: Act;
  game_id: string | null;
  about1_id: string | null; // the players of the game by their seats, or who it is about
  about2_id: string | null;
  before: string | null; // JSON of HistoryValue
  after: string | null;
  reason: string | null;
};

/** What a link to join a competition knows it by. It stays when the competition begins, and is worth nothing then. */
type InvitationRow = { competition_id: string; token: string };

/** A device whose user waits for the rival of a league or tournament game. */
export type WaitingPlayerRow = {
  connection_id: string;
  game_id: string;
  user_id: string;
  proposed_at: number | null; // since when the user asks by it to record the turns of both
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
