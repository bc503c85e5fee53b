import type { CompetitionKind, CompetitionStatus } from '@darts/contracts/competitions';
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
};

type EnrolmentRow = {
  competition_id: string;
  user_id: string;
  enrolled_at: number;
  told_public: number; // 1 once told that anybody may read it
};

/** What a link to join a competition knows it by. It stays when the competition begins, and is worth nothing then. */
type InvitationRow = { competition_id: string; token: string };

/** A device whose user waits for the rival of a league or tournament game. */
export type WaitingPlayerRow = { connection_id: string; game_id: string; user_id: string };

declare module '#platform/store/db.ts' {
  interface Tables {
    competitions: Omit<CompetitionRow, 'format' | 'is_public'> & {
      format: Generated<string>;
      is_public: Generated<number>;
    };
    enrolments: Omit<EnrolmentRow, 'told_public'> & { told_public: Generated<number> };
    invitations: InvitationRow;
    waiting_players: WaitingPlayerRow;
  }
}
