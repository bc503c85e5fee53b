import type { CallDoc, CallDocs } from './doc.ts';
import {
  ana,
  biel,
  figures,
  game,
  league,
  leagueId,
  tournament,
  tournamentId,
} from './examples.ts';

const row = { player: ana.username, ...figures };
const { name, status, startDate, format } = league;
const ofLeague = {
  name,
  status,
  startDate,
  format,
  points: league.points,
  tieBreaks: league.tieBreaks,
  table: [{ ...row, isWithdrawn: false }],
};
const ofTournament = {
  name: tournament.name,
  status: tournament.status,
  startDate: tournament.startDate,
  format: tournament.format,
  champion: null,
  players: [
    { player: ana.username, seed: 1, isWithdrawn: false },
    { player: biel.username, seed: 2, isWithdrawn: false },
  ],
  groups: [],
  games: [
    {
      round: 1,
      matchNumber: 1,
      player1: ana.username,
      player2: biel.username,
      winner: null,
      isBye: false,
      status: game.status,
      format: game.format,
      legsWon: game.legsWon,
      scorePlayer1: game.scorePlayer1,
      scorePlayer2: game.scorePlayer2,
    },
  ],
  thirdPlace: null,
};

const FIGURES =
  'Puesto;Jugador;Jugadas;Ganadas;Empatadas;Perdidas;Legs a favor;Legs en contra;Diferencia de legs;Puntos';
const TABLE = `${FIGURES};Retirado\r\n1;${ana.username};1;1;0;0;1;0;1;3;\r\n`;
const GROUPS = `Grupo;${FIGURES};Pasa al cuadro\r\nA;1;${ana.username};1;1;0;0;1;0;1;3;Sí\r\n`;
const BRACKET = [
  'Fase;Ronda;Partida;Jugador 1;Jugador 2;Ganador;Legs 1;Legs 2;Puntos restantes 1;Puntos restantes 2;Estado;Final',
  `Final;1;1;${ana.username};${biel.username};${ana.username};1;0;0;32;Terminada;Cierre`,
  '',
].join('\r\n');

const inLeague = (summary: string, data: object | string): CallDoc => ({
  summary,
  isFile: true,
  refusals: ['league-not-found'],
  example: { path: { leagueId }, data },
});
const inTournament = (summary: string, data: object | string): CallDoc => ({
  summary,
  isFile: true,
  refusals: ['tournament-not-found'],
  example: { path: { tournamentId }, data },
});

const getLeagueTable = inLeague('The table of a league, for a spreadsheet: with semicolons', TABLE);
const getLeagueSheet = inLeague('A league with its table, as a file', ofLeague);
const getGroupTables = inTournament(
  'The tables of the groups before a bracket, for a spreadsheet: with semicolons',
  GROUPS,
);
const getBracketTable = inTournament(
  'Every game of a tournament, for a spreadsheet: with semicolons',
  BRACKET,
);
const getTournamentSheet = inTournament(
  'A tournament with its groups and its bracket, as a file',
  ofTournament,
);

const forAll = (doc: CallDoc): CallDoc => ({
  ...doc,
  description:
    'For everybody, where it is public. One that is private is answered as one that does not exist.',
  isPublic: true,
  refusals: ['not-found'],
});

/** Names and results only, whoever reads them. */
export const sheetDocs = {
  getLeagueTable,
  getLeagueSheet,
  getGroupTables,
  getBracketTable,
  getTournamentSheet,
  getPublicLeagueTable: forAll(getLeagueTable),
  getPublicLeagueSheet: forAll(getLeagueSheet),
  getPublicGroupTables: forAll(getGroupTables),
  getPublicBracketTable: forAll(getBracketTable),
  getPublicTournamentSheet: forAll(getTournamentSheet),
} satisfies CallDocs;
