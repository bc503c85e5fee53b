/** Named schemas of the documentation, and the descriptions of usernames and passwords. */
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN,
} from '@darts/rules/accounts/passwords';
import {
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  USERNAME_PATTERN,
} from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';
import * as accounts from '../accounts.ts';
import * as dates from '../dates.ts';
import { failure } from '../envelope.ts';
import * as leagues from '../leagues.ts';
import * as lobby from '../lobby.ts';
import * as play from '../play.ts';
import * as readers from '../readers.ts';
import { refusal } from '../refusals.ts';
import * as tournaments from '../tournaments.ts';

type Meta = { readonly id?: string; readonly description?: string } & Record<string, unknown>;

export const components = z.registry<Meta>();

const named = {
  UserRef: accounts.userRef,
  UserStats: accounts.userStats,
  User: accounts.user,
  NewAccount: accounts.newAccount,
  ProfileEdit: accounts.profileEdit,
  GameFormat: play.gameFormat,
  ChosenFormat: play.chosenFormat,
  Bed: play.bed,
  Turn: play.turnView,
  Game: play.gameView,
  FinishedGame: play.finishedGame,
  TurnBody: play.turnBody,
  LeagueBody: leagues.leagueBody,
  League: leagues.league,
  ListedLeague: leagues.listedLeague,
  LeagueGame: leagues.leagueGame,
  TournamentBody: tournaments.tournamentBody,
  Tournament: tournaments.tournament,
  ListedTournament: tournaments.listedTournament,
  BracketGame: tournaments.bracketGame,
  PublicLeague: readers.publicLeague,
  PublicTournament: tournaments.shownTournament,
  PublicGame: readers.publicGame,
  LobbyPlayer: lobby.lobbyPlayer,
  GameDates: dates.gameDates,
  UpcomingGame: dates.upcomingGame,
  LobbyGame: lobby.lobbyGame,
  GameRequest: lobby.gameRequest,
  Failure: failure,
  Refusal: refusal,
  RefusalCode: refusal.shape.code,
};
for (const [id, schema] of Object.entries(named)) components.add(schema, { id });

const username = {
  description: `${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters of any script, digits, \`_\`, \`.\` or \`-\`, and \`·\` between two l; nothing that cannot be seen. One that looks the same but for case is the same.`,
  minLength: USERNAME_MIN_LENGTH,
  maxLength: USERNAME_MAX_LENGTH,
  pattern: USERNAME_PATTERN,
};
const newPassword = {
  description: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters, with an upper and a lower case letter, a number and a symbol; none of the most common passwords.`,
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
  pattern: PASSWORD_PATTERN,
};
components
  .add(accounts.newAccount.shape.username, username)
  .add(accounts.profileEdit.shape.username, username)
  .add(accounts.newAccount.shape.password, newPassword); // the schema of every password, also in other calls
