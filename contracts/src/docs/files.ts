import { memberFileCalls, publicFileCalls } from '../calls/files.ts';
import { documented } from './doc.ts';
import { ana, biel, leagueId, tournamentId } from './examples.ts';
import { leagueExample, tournamentExample } from './readers.ts';

const FIGURES =
  'Puesto;Jugador;Jugadas;Ganadas;Empatadas;Perdidas;Legs a favor;Legs en contra;Diferencia de legs;Puntos';
const TABLE = `${FIGURES};Retirado\r\n1;${ana.username};1;1;0;0;1;0;1;3;\r\n`;
const GROUPS = `Grupo;${FIGURES};Pasa al cuadro\r\nA;1;${ana.username};1;1;0;0;1;0;1;3;Sí\r\n`;
const BRACKET = [
  'Fase;Ronda;Partida;Jugador 1;Jugador 2;Ganador;Legs 1;Legs 2;Puntos restantes 1;Puntos restantes 2;Estado;Final',
  `Final;1;1;${ana.username};${biel.username};${ana.username};1;0;0;32;Terminada;Cierre`,
  '',
].join('\r\n');

const files = (description?: string) => {
  const inLeague = (summary: string, data: object | string) => ({
    summary,
    ...(description && { description }),
    example: { path: { leagueId }, data },
  });
  const inTournament = (summary: string, data: object | string) => ({
    ...inLeague(summary, data),
    example: { path: { tournamentId }, data },
  });
  return {
    getLeagueTable: inLeague('The table of a league, for a spreadsheet: with semicolons', TABLE),
    getLeagueFile: inLeague('A league with its table, as a file', leagueExample),
    getGroupTables: inTournament(
      'The tables of the groups before a bracket, for a spreadsheet: with semicolons',
      GROUPS,
    ),
    getBracketTable: inTournament(
      'Every game of a tournament, for a spreadsheet: with semicolons',
      BRACKET,
    ),
    getTournamentFile: inTournament(
      'A tournament with its groups and its bracket, as a file',
      tournamentExample,
    ),
  };
};

/** Documentation of the files, which hold names and results only, for every caller. */
export const fileDocs = {
  ...documented(memberFileCalls, files()),
  ...documented(
    publicFileCalls,
    files(
      'For everybody, where it is public. One that is private is answered as one that does not exist.',
    ),
  ),
};
