import { DEFAULT_POINTS } from '@darts/rules/leagues/points';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import type { PublicLeague } from '@darts/contracts/readers';
import type { ShownTournament } from '@darts/contracts/tournaments';
import { expect, test } from 'vitest';
import { withPreview } from '#platform/http/preview.ts';
import { pictures } from './pictures.ts';
import { leaguePicture, tournamentPicture } from './picture.ts';
import { leaguePreview, tournamentPreview } from './preview.ts';

const BAD = '</noscript><script>"&';
const [bad, biel] = [{ username: BAD }, { username: 'biel' }];
const competition = { name: BAD, startDate: '2026-12-03', format: CLASSIC };
const league: PublicLeague = {
  ...competition,
  leagueId: '',
  status: 'pendiente',
  dayOfWeek: 'Jueves',
  points: DEFAULT_POINTS,
  tieBreaks: [],
  participants: [bad, biel],
  rounds: [],
  table: [],
};
const row = { played: 1, draws: 0, legsFor: 1, legsAgainst: 0 };
const begun: PublicLeague = {
  ...league,
  status: 'encurso',
  table: [
    { rank: 1, user: bad, wins: 1, losses: 0, points: 3, ...row },
    { rank: 2, user: biel, wins: 0, losses: 1, points: 1, ...row },
  ],
};
const final = {
  gameId: null,
  id: '',
  isSuddenDeath: false,
  round: 1,
  matchNumber: 1,
  isBye: false,
  format: CLASSIC,
  player1: bad,
  player2: null,
  winnerSeat: 1 as const,
  status: 'finalizada' as const,
  scorePlayer1: 0,
  scorePlayer2: 20,
  legsWon: [1, 0] as [number, number],
};
const cup: ShownTournament = {
  ...competition,
  tournamentId: '',
  status: 'finalizada',
  participants: [{ user: bad }, { user: biel }],
  games: [final],
  thirdPlace: { ...final, player1: { username: 'carla' }, player2: { username: 'dani' } },
  groups: [
    { number: 1, table: begun.table.map((each) => ({ ...each, goesOn: true })), games: [final] },
  ],
};

const PAGE =
  '<head><title>Tres Dardos</title><meta\n name="description" content="x" /></head><body></body>';
const placed = { address: 'https://dardos.example/x', picture: 'https://dardos.example/x.png' };

test.each([leaguePreview(league), leaguePreview(begun), tournamentPreview(cup)])(
  'a page escapes markup in the names of a competition and its players: %#',
  (text) => {
    const page = withPreview(PAGE, { ...text, ...placed });
    expect(page).not.toContain('<script');
    expect(page.match(/<\/noscript>/g)).toHaveLength(1);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('&lt;/noscript&gt;&lt;script&gt;&quot;&amp; · Tres Dardos</title>');
  },
);

test.each([leaguePicture(league), leaguePicture(begun), tournamentPicture(cup)])(
  'a picture escapes markup in the names of a competition and its players: %#',
  (svg) => {
    expect(svg).not.toMatch(/<script|NaN|undefined/);
    expect(svg).toContain('&lt;/noscript&gt;');
  },
);

test.each([
  (name: string) => leaguePicture({ ...league, name }),
  (name: string) => tournamentPicture({ ...cup, games: [], name }),
])('a picture drops characters that XML does not allow from a name: %#', (draw) => {
  const svg = draw(`Co\uFFFEpa\u0001 ${'🎯'.repeat(20)}`); // the cut halves an emoji
  expect(svg).toContain('>Copa 🎯');
  expect(svg).not.toMatch(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/v);
});

test('a picture that failed to draw is not retried at each call', async () => {
  const draw = pictures();
  const failure = async () => draw('<svg', async () => {}).catch((error: unknown) => error);
  const first = await failure();
  expect(first).toBeInstanceOf(Error);
  expect(await failure()).toBe(first);
});

test('a page without scripts shows the group tables and the game for third place', () => {
  const { content } = tournamentPreview(cup);
  expect(content).toContain('<h2>Grupo A</h2><table');
  expect(content).toContain('<td>biel</td><td>1</td>');
  expect(content).toContain('<h2>Tercer puesto</h2><ul><li>carla contra dani');
});

test('a link preview shows the leaders, the start date or the champion', () => {
  expect(leaguePreview(begun).description).toBe(
    `Liga de dardos. 1. ${BAD} (3 puntos), 2. biel (1 punto)`,
  );
  expect(leaguePreview(league).description).toBe(
    'Liga de dardos. Empieza el 03/12/2026. 2 participantes.',
  );
  expect(tournamentPreview(cup).description).toBe(`Torneo de dardos. Campeón: ${BAD}`);
});

test.each([
  ['pendiente', 'Empieza el 03/12/2026. 2 participantes.'],
  ['encurso', 'En curso. 2 participantes.'],
  ['finalizada', 'Terminado. 2 participantes.'],
] as const)(
  'a link preview of a tournament without a champion shows the status %s',
  (status, says) => {
    const { description } = tournamentPreview({ ...cup, status, games: [] });
    expect(description).toBe(`Torneo de dardos. ${says}`);
  },
);

test('a page without scripts shows no legs of an unthrown game, and no name in an empty bye', () => {
  const format = { ...CLASSIC, legs: 3 };
  const walkover = { ...final, format, player2: biel, legsWon: [0, 0] as [number, number] };
  const { winnerSeat: _, ...open } = final;
  const bye = { ...open, isBye: true, player1: null, status: 'pendiente' as const };
  const games = [bye, { ...walkover, matchNumber: 2, endReason: 'walkover' as const }];
  const { content } = tournamentPreview({ ...cup, games });
  expect(content).toContain('<li>Por decidir: Pasa directo</li>');
  expect(content).not.toContain('0 - 0');
});
