import type { CompetitionStatus } from '@darts/contracts/competitions';

export type CompetitionKind = 'league' | 'tournament';

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
};

type EnrolmentRow = { competition_id: string; user_id: string; enrolled_at: number };

/** A device whose user waits for the rival of a league or tournament game. */
export type WaitingPlayerRow = { connection_id: string; game_id: string; user_id: string };

declare module '#platform/store/db.ts' {
  interface Tables {
    competitions: CompetitionRow;
    enrolments: EnrolmentRow;
    waiting_players: WaitingPlayerRow;
  }
}
