/** Tests that the download of a player's data covers every table of the store. */
import { randomUUID } from 'node:crypto';
import type { InsertObject, Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Tables } from '#platform/store/db.ts';
import { startFeatures } from '../../test/features.ts';
import { downloadService } from './service.ts';

const ME = randomUUID();
const GAME = randomUUID();
const LEAGUE = randomUUID();
const CUP = randomUUID();
const RIVAL = randomUUID();

type Table = keyof Tables;
type Column<Name extends Table> = keyof Tables[Name] & string;

/** A row about the player, and the column whose value is a mark that the download has to contain. */
type Held<Name extends Table> = {
  readonly row: Partial<Selectable<Tables[Name]>>;
  readonly mark?: Column<Name>;
  readonly found?: string; // text that the download has to contain instead of a mark
};

const NOTHING = 'of no player'; // or the same for all players

/** Rows of every table, each after the rows that it refers to. A new table needs an entry here. */
const HELD: { readonly [Name in Table]: Held<Name> | typeof NOTHING } = {
  users: { row: { user_id: ME, username: 'ana', username_key: 'ana' }, mark: 'status' },
  sessions: { row: { user_id: ME }, mark: 'expires_at' },
  password_resets: { row: { user_id: ME }, mark: 'expires_at' },
  outbox: { row: { user_id: ME, topic: 'farewell', about: ME, payload: '{}' }, mark: 'send_at' },
  audit_log: { row: { actor_id: ME, target_id: ME }, mark: 'detail' },
  games: {
    row: {
      game_id: GAME,
      player1_id: RIVAL,
      player2_id: ME,
      competition_id: LEAGUE,
      legs: '[]',
      turns: '[]',
    },
    mark: 'moved_at',
  },
  playing: { row: { user_id: ME, game_id: GAME }, mark: 'remaining_ms' },
  results: { row: { user_id: ME, game_id: GAME, finished_at: 1 }, mark: 'points' },
  bed_figures: { row: { user_id: ME }, mark: 'T20' },
  competitions: {
    row: { competition_id: LEAGUE, kind: 'league', created_by: ME },
    mark: 'description',
  },
  enrolments: { row: { competition_id: LEAGUE, user_id: ME }, mark: 'enrolled_at' },
  public_notices: {
    row: { competition_id: LEAGUE, user_id: ME },
    found: `"publicNotices":[{"competition_id":"${LEAGUE}"`,
  },
  invitations: { row: { competition_id: LEAGUE }, mark: 'token' },
  competition_screens: { row: { competition_id: LEAGUE }, mark: 'token' },
  game_screens: { row: { game_id: GAME }, mark: 'token' },
  leagues: NOTHING,
  league_games: NOTHING,
  tournaments: {
    row: { tournament_id: CUP, seeds: JSON.stringify([RIVAL, ME]), drawn_groups: null },
    found: '"seed":2,"group":null',
  },
  bracket_places: { row: { tournament_id: CUP, winner_id: ME, game_id: null }, mark: 'match' },
  group_games: NOTHING,
  game_dates: { row: { game_id: GAME }, mark: 'agreed_at' },
  date_proposals: { row: { game_id: GAME, user_id: ME }, mark: 'proposed_at' },
  date_preferences: { row: { user_id: ME }, mark: 'calendar_token' },
  made_requests: { row: { user_id: ME }, mark: 'made_id' },
  competition_helpers: { row: { competition_id: LEAGUE, user_id: ME }, found: '"helping":[{' },
  result_proposals: {
    row: { game_id: GAME, competition_id: LEAGUE, user_id: ME },
    mark: 'proposed_at',
  },
  no_shows: { row: { game_id: GAME, user_id: ME }, mark: 'said_at' },
  competition_entries: { row: { competition_id: LEAGUE, at: 7, about2_id: ME }, mark: 'reason' },
  connections: { row: { user_id: ME }, mark: 'connection_id' },
  servers: NOTHING,
  locks: NOTHING,
  lobby_entries: { row: { user_id: ME }, mark: 'created_at' },
  lobby_requests: { row: { from_user_id: ME, to_user_id: RIVAL }, mark: 'created_at' },
  rematches: { row: { game_id: GAME, connection1: 'theirs' }, mark: 'connection2' },
  waiting_players: { row: { game_id: GAME, user_id: ME }, mark: 'connection_id' },
};

const TABLES = Object.keys(HELD) as Table[]; // the type of `HELD` has no other keys

const MARKS = 1_900_000_000; // the first of the numeric marks; fits in 32 bits

/** Inserts a row with a mark in its column, and empty values in other required columns. Returns the mark. */
async function write<Name extends Table>(db: Db, name: Name, { row, mark }: Held<Name>) {
  const table = (await db.introspection.getTables()).find((each) => each.name === name)!;
  const place = TABLES.indexOf(name);
  const marks = (isText: boolean) => (isText ? `marca ${place}` : MARKS + place);
  const filled = table.columns.flatMap((column): [string, unknown][] => {
    const isText = column.dataType === 'text';
    if (column.name === mark) return [[column.name, marks(isText)]];
    const isGiven = column.name in row || column.isNullable || column.hasDefaultValue;
    return isGiven ? [] : [[column.name, isText ? '' : 0]];
  });
  const values = { ...Object.fromEntries(filled), ...row } as InsertObject<Tables, Name>;
  await db.insertInto(name).values(values).execute();
  return filled.find(([column]) => column === mark)?.[1];
}

test('a player’s download has data from every table that holds data about the player', async () => {
  const { db } = await startFeatures();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.filter((name) => !name.startsWith('kysely_')).toSorted()).toEqual(
    TABLES.toSorted(),
  );

  const rival = { user_id: RIVAL, username: 'biel', username_key: 'biel', email_key: 'biel' };
  await write(db, 'users', { row: rival });
  const expected: Record<string, string> = {};
  for (const name of TABLES) {
    if (name === 'tournaments') {
      await write(db, 'competitions', { row: { competition_id: CUP, created_at: 2 } });
      await write(db, 'enrolments', { row: { competition_id: CUP, user_id: ME } });
    }
    const held = HELD[name];
    if (held === NOTHING) continue;
    const mark = await write(db, name, held as Held<Table>);
    expected[name] = held.found ?? JSON.stringify(mark);
  }

  const answer = (await Array.fromAsync(downloadService(db).everything(ME))).join('');
  for (const [name, found] of Object.entries(expected)) {
    expect([name, answer.includes(found)]).toEqual([name, true]);
  }
  for (const secret of [RIVAL, 'theirs']) expect(answer).not.toContain(secret);
});
