import type { GameView, TurnView } from '@darts/contracts/play';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GameStatistics } from './game-statistics.tsx';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const ana = { userId: id(1), username: 'ana' };
const biel = { userId: id(2), username: 'biel' };

const turn = (seat: 1 | 2, totalScore: number, bust = false): TurnView => ({
  playerId: seat === 1 ? ana.userId : biel.userId,
  seat,
  leg: 1,
  totalScore,
  bust,
});

const running: GameView = {
  gameId: id(9),
  player1: ana,
  player2: biel,
  scorePlayer1: 321,
  scorePlayer2: 501,
  leg: 1,
  legsWon: [0, 0],
  legWinners: [],
  turn: ana.userId,
  status: 'encurso',
  format: CLASSIC,
  starter: 1,
  suddenDeath: false,
  turns: [turn(1, 180), turn(2, 0, true)],
  lastTurn: turn(2, 0, true),
  leagueId: null,
  tournamentId: null,
  version: 3,
  expectedTurn: 2,
  absent: [],
  createdAt: '2026-11-01T10:00:00Z',
};

const show = (view: Partial<GameView> = {}) =>
  render(
    <MemoryRouter>
      <GameStatistics title="Estadísticas de la partida" view={{ ...running, ...view }} />
    </MemoryRouter>,
  );
const score = () => screen.getByRole('region', { name: 'Marcador' }).textContent;

test('a running game names the player to throw', () => {
  show();
  expect(screen.getByText('EN CURSO')).toBeTruthy();
  expect(screen.getByText('Turno de ana')).toBeTruthy();
  expect(score()).toBe('ana321MPT 180,00biel501MPT 0,00');
});

test('the history counts down from 501, and marks a bust', () => {
  show();
  const [, history] = screen.getAllByRole('table');
  expect(history?.textContent).toContain('5015011803211Bust501');
});

test('a finished game marks the winner', () => {
  show({ status: 'finalizada', turn: null, winner: biel, endReason: 'surrender' });
  expect(screen.getByText('FINALIZADA')).toBeTruthy();
  expect(score()).toContain('biel501MPT 0,00Ganador');
  expect(screen.queryByText(/^Turno de/)).toBeNull();
});

test.each([
  ['rounds', 'Empate'],
  ['void', 'No disputada'],
  ['walkover', 'No vino nadie'],
  ['withdrawal', 'No cuenta por retirada'],
] as const)('a game without a winner that ended by %s is shown as %s', (endReason, words) => {
  show({ status: 'finalizada', turn: null, endReason });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Ganador')).toBeNull();
});

test('a game links to the pages of its players, except deleted players', () => {
  show({ player2: { userId: null, username: 'Jugador eliminado' } });
  expect(screen.getByRole('link', { name: /ana/ }).getAttribute('href')).toBe(
    `/user/${ana.userId}`,
  );
  expect(screen.queryByRole('link', { name: /Jugador eliminado/ })).toBeNull();
});

test('a pending game is titled by its players, known or not, and has no score and no history', () => {
  show({ status: 'pendiente', turn: null, turns: [], player2: null, scorePlayer1: 501 });
  expect(screen.getByText('PENDIENTE')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ana contra TBD');
  expect(screen.queryByRole('region', { name: 'Marcador' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a game with a result entered by hand shows no darts', () => {
  show({ status: 'finalizada', turn: null, turns: [], winner: ana, endReason: 'result' });
  expect(score()).toContain('Ganador');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(['void', 'walkover', 'bye'] as const)(
  'a game without a dart that ended by %s shows its players and no scores',
  (endReason) => {
    const isWon = endReason === 'walkover';
    show({
      status: 'finalizada',
      turn: null,
      turns: [],
      endReason,
      ...(isWon && { winner: biel }),
    });
    const players = screen.getByRole('region', { name: 'Jugadores' });
    expect(players.textContent).toBe(isWon ? 'anabielGanador' : 'anabiel');
    expect(screen.queryByRole('region', { name: 'Marcador' })).toBeNull();
  },
);

test('a deleted player is marked as the winner like any other player', () => {
  const deleted = { userId: null, username: 'Jugador eliminado' };
  show({ status: 'finalizada', turn: null, player2: deleted, winner: deleted });
  expect(score()).toContain('Jugador eliminado501MPT 0,00Ganador');
});

test('a game compares the throws of both players, as a whole and leg by leg', () => {
  const legOf = (leg: number, ...args: Parameters<typeof turn>) => ({ ...turn(...args), leg });
  show({
    format: PRESETS.league,
    legsWon: [1, 0],
    legWinners: [1],
    leg: 2,
    turns: [
      legOf(1, 1, 180),
      legOf(1, 2, 60),
      legOf(1, 1, 180),
      legOf(1, 2, 60),
      { ...legOf(1, 1, 141), dartsUsed: 3 },
      legOf(2, 2, 100),
    ],
  });
  const row = (name: string) =>
    screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(row('Media')).toBe('Media (3 dardos)167,0073,33');
  expect(row('Cierre más alto')).toBe('Cierre más alto141–');
  fireEvent.click(screen.getByRole('radio', { name: 'Leg 2' }));
  expect(row('Media')).toBe('Media (3 dardos)0,00100,00');
});

test('the difference between the two averages is explained on demand', () => {
  show();
  const question = screen.getByText('¿Qué es MPT y qué es Media?');
  const answer = question.closest('details');
  expect(answer?.open).toBe(false);
  fireEvent.click(question);
  expect(answer?.open).toBe(true);
  expect(answer?.textContent).toContain('los puntos por cada tres dardos');
});

test('chart lines that end close together have names that do not overlap', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  onTestFinished(() => void vi.restoreAllMocks());
  show({
    turns: [140, 164, 140, 164, 140, 164, 81].map((total, index) =>
      turn(index % 2 === 0 ? 1 : 2, total),
    ), // 0 and 9 points left
    status: 'finalizada',
    turn: null,
    winner: ana,
    endReason: 'zero',
  });
  const heightOf = (name: string) =>
    Number(
      screen
        .getByText(name, { selector: 'foreignObject span' })
        .closest('foreignObject')
        ?.getAttribute('y'),
    );
  expect(heightOf('ana') - heightOf('biel')).toBeGreaterThanOrEqual(18); // pixels of a name
});

test.each([1, 20, 50])(
  'the turn numbers of a chart stand apart on a telephone: of %d rounds',
  (rounds) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(304);
    onTestFinished(() => void vi.restoreAllMocks());
    show({
      turns: Array.from({ length: rounds * 2 }, (_, index) => turn(index % 2 === 0 ? 1 : 2, 3)),
    });
    const places = [...document.querySelectorAll('svg[role=img] text[text-anchor=middle]')].map(
      (label) => Number(label.getAttribute('x')),
    );
    expect(places.length).toBeGreaterThan(1);
    places.slice(1).forEach((x, index) => expect(x - places[index]!).toBeGreaterThanOrEqual(22)); // pixels
  },
);
