/** A user who waits for a game. */
type LobbyEntryRow = {
  user_id: string;
  created_at: number;
  format: string; // as `storedFormat` writes it
};

/** A request from one user to another for a game. */
export type LobbyRequestRow = {
  from_user_id: string;
  to_user_id: string;
  created_at: number;
  format: string; // that the request was sent for
};

declare module '#platform/store/db.ts' {
  interface Tables {
    lobby_entries: LobbyEntryRow;
    lobby_requests: LobbyRequestRow;
  }
}
