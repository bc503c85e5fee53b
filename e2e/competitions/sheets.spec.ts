/** Printed sheets: blank ones to fill in at the bar, and those of played games. */
import type { LeagueRound } from '@darts/contracts/leagues';
import type { GameView, TurnView } from '@darts/contracts/play';
import type { Tournament } from '@darts/contracts/tournaments';
import type { Page } from '@playwright/test';
import { atPage, expect, test } from '../fixtures.ts';
import { answerOtherwise } from '../network/answer-otherwise.ts';
import { begunCompetition, callAs } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { printedPages } from '../screens/printed-pages.ts';

const LONGEST = 'WWWWWWWWWWWWWWWWWWWW';
const MOST_GAMES = 50; // in a round of a league of 100
const MOST_GROUPS = 33; // of three, of 100 players
const LEGS = 11;
const MIN_LETTER_MM = 2.4;
const BEST_OF_THREE = { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 20 };

/** Fails unless the page prints on one sheet of A4, whole and legible, in both themes. */
async function expectOneSheet(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    expect(printedPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
  }
  const paper = page.getByRole('article');
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const hidden = await paper.evaluate(({ firstElementChild: sheet }, least) => {
    const { bottom } = sheet!.getBoundingClientRect();
    const last = sheet!.lastElementChild!.getBoundingClientRect();
    const cells = [
      ...sheet!.querySelectorAll(
        '[scope="col"], [scope="row"], [aria-label="Turnos"] td, [aria-label="Legs"] td + td',
      ),
    ];
    const sizes = [...sheet!.querySelectorAll('*')].map((each) => getComputedStyle(each).fontSize);
    return {
      tooSmall: sizes.filter((size) => Number.parseFloat(size) < (least / 25.4) * 96),
      below: last.bottom > bottom,
      columns: sheet!.scrollWidth > sheet!.clientWidth,
      cut: cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent),
    };
  }, MIN_LETTER_MM);
  expect(hidden).toEqual({ tooSmall: [], below: false, columns: false, cut: [] });
  await page.emulateMedia({ media: null, colorScheme: null });
}

type Told = { readonly game: GameView };
type ToldCup = { readonly tournament: Tournament };

/** Replaces a game by one of `LEGS` legs, each of which takes all its rounds. */
const longGame =
  (rounds: number) =>
  ({ game }: Told): Told => {
    const turns = Array.from({ length: LEGS }, (_, leg) =>
      Array.from({ length: 2 * rounds }, (__, turn): TurnView => {
        const seat = turn % 2 === 0 ? 1 : 2;
        const playerId = (seat === 1 ? game.player1 : game.player2)!.userId;
        return { playerId, seat, leg: leg + 1, totalScore: turn < 28 ? 26 : 0, bust: turn === 28 };
      }),
    ).flat();
    const legWinners = Array.from({ length: LEGS }, (_, leg) => (leg % 2 === 0 ? 1 : 2));
    return {
      game: {
        ...game,
        player1: { ...game.player1!, username: LONGEST },
        player2: { ...game.player2!, username: LONGEST },
        format: { ...game.format, legs: LEGS, rounds },
        leg: LEGS,
        legWinners,
        legsWon: [6, 5],
        turns,
        expectedTurn: turns.length,
        status: 'finalizada',
        winner: { ...game.player1!, username: LONGEST },
        endReason: 'rounds',
      },
    };
  };

const longest = <Player extends object>(player: Player) => ({ ...player, username: LONGEST });

/** Fills a round with the most games that it can have, between players with the longest names. */
function mostGames({ games: [game], ...round }: LeagueRound): LeagueRound {
  const [player1, player2] = [longest(game!.player1), longest(game!.player2)];
  const games = Array.from({ length: MOST_GAMES }, () => {
    return { ...game!, gameId: crypto.randomUUID(), player1, player2 };
  });
  return { ...round, games, resting: player1 };
}

/** Gives a tournament the most groups that it can have, and a bye. */
function mostGroups({ groups: [group] = [], ...tournament }: Tournament): Tournament {
  const [row] = group!.table;
  const user = { userId: crypto.randomUUID(), username: LONGEST }; // who rests
  const groups = Array.from({ length: MOST_GROUPS }, (_, index) => {
    const [game] = group!.games;
    const games = [{ ...game!, id: crypto.randomUUID() }];
    return { number: index + 1, table: [{ ...row!, user }], games };
  });
  const [bye, ...games] = tournament.games;
  return { ...tournament, groups, games: [{ ...bye!, isBye: true }, ...games] };
}

test('a game and a round of a league, groups or bracket are each printed on one sheet', async ({
  account,
}) => {
  const day = { startDate: '2026-09-03' };
  const fields = { ...day, dayOfWeek: 'Jueves', isHomeAndAway: false };
  const league = await begunCompetition(account, 'leagues', {
    ...fields,
    name: 'Liga de los Jueves del Triple',
    maxParticipants: 3,
  });
  const { page } = await atPage(league.players[0]!);

  await page.goto(league.path);
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Clasificación (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('clasificacion.csv');

  // From the round to its sheet and back, then to the sheet of a game.
  const downloads = page.getByRole('region', { name: 'Descargar' });
  await downloads.getByRole('link', { name: 'Acta de la jornada' }).click();
  await expect(page.getByRole('heading', { name: 'Acta de la jornada' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('descansa esta jornada')).toBeVisible();
  await expectGoodScreen(page);
  await expectOneSheet(page);
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('link', { name: / vs / }).click();
  await expect(page.getByRole('heading', { name: / contra / })).toBeVisible();
  await page.getByRole('link', { name: 'Acta para imprimir' }).click();
  await expect(page.getByRole('heading', { name: 'Acta de la partida' })).toBeVisible();
  await expect(page.getByText(/^Firma de /)).toHaveCount(2);
  await expect(page.getByRole('row')).toHaveCount(2 + 15);
  await expectGoodScreen(page);
  await expectOneSheet(page);
  const game = page.url();
  const path = `/games/${new URL(game).pathname.split('/').at(-1)}`;

  // A long game is printed with all its turns, a longer game with a line for each leg.
  await answerOtherwise(page, path, longGame(15));
  await page.reload();
  await expect(page.getByText(LONGEST).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^15 / })).toHaveCount(LEGS);
  await expect(page.getByText('Gana', { exact: true })).toBeVisible();
  await expectOneSheet(page);
  await answerOtherwise(page, path, longGame(30));
  await page.reload();
  const legs = page.getByRole('table', { name: 'Legs' });
  await expect(legs.getByRole('row', { name: `11 ${LONGEST} 12,13 90 26 0 137` })).toBeVisible();
  await expect(page.getByText(/^Los turnos, que no caben en una hoja/)).toBeVisible();
  await expectOneSheet(page);

  // The sheet of a pending game has room for as many rounds as a pen can write, and says so.
  const format = { start: 501, in: 'straight', out: 'double', legs: LEGS, rounds: 30 } as const;
  await answerOtherwise(page, path, ({ game: each }: Told) => ({ game: { ...each, format } }));
  await page.reload();
  await expect(page.getByText(/^Caben 14 de las 30 rondas de cada leg/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^14\b/ })).toHaveCount(LEGS);
  await expectOneSheet(page);

  await answerOtherwise(page, `/leagues/${league.id}/games/1`, mostGames);
  await page.goto(`${league.path}?acta=1`);
  await expect(page.getByRole('row')).toHaveCount(1 + MOST_GAMES);
  await expectOneSheet(page);

  // Withdrawn players are marked, and their games have no score.
  await page.unrouteAll({ behavior: 'wait' });
  for (const { userId } of league.players.slice(1))
    await callAs(league.operator, `/leagues/${league.id}/withdrawals`, { userId, reason: 'Se va' });
  await page.goto(league.path);
  await expect(page.getByRole('row', { name: /Se retiró/ })).toHaveCount(2);
  await page.goto(game);
  await expect(page.getByText('No cuenta por retirada')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['', '', '', '']);

  // A round of the groups, in which players rest in turn, and the last round of the bracket.
  const stages = {
    groupStage: { size: 3, through: 2 },
    hasThirdPlace: true,
    formatFrom: { final: BEST_OF_THREE },
  };
  const cup = await begunCompetition(account, 'tournaments', {
    ...day,
    name: 'Copa',
    maxParticipants: 6,
    ...stages,
  });
  const { page: reader } = await atPage(cup.players[0]!);
  const sheets = reader
    .getByRole('region', { name: 'Descargar' })
    .getByRole('navigation', { name: 'Actas para imprimir' });
  await reader.goto(cup.path);
  await sheets.getByRole('link', { name: 'Jornada 3' }).click();
  await expect(reader.getByRole('heading', { name: 'Acta de la jornada' })).toBeVisible();
  await expect(reader.getByRole('row', { name: /^[AB] / })).toHaveCount(2);
  await expect(reader.getByRole('listitem')).toHaveText([/^Grupo A: /, /^Grupo B: /]);
  await expectGoodScreen(reader);
  await expectOneSheet(reader);
  await reader.getByRole('button', { name: 'Volver' }).click();
  await expect(sheets.getByRole('link')).toHaveCount(3);

  await reader.goto(`/tournaments/view/${cup.id}`);
  await sheets.getByRole('link', { name: 'Final', exact: true }).click();
  await expect(reader.getByRole('heading', { name: 'Acta de la ronda' })).toBeVisible();
  const headed = (title: RegExp, head: string) =>
    reader.getByRole('table', { name: title }).getByRole('columnheader', { name: head });
  await expect(headed(/^Final/, 'Legs 1')).toBeVisible();
  await expect(headed(/^Tercer puesto · /, 'Resta 1')).toBeVisible();
  await expectOneSheet(reader);
  await reader.goto(`/tournaments/view/${cup.id}?acta=1`);
  await expect(reader.getByRole('row')).toHaveText([/Jugador 1/, /1\.º Grupo A/, /1\.º Grupo B/]);

  await answerOtherwise(reader, `/tournaments/${cup.id}`, ({ tournament }: ToldCup) => ({
    tournament: mostGroups(tournament),
  }));
  await reader.goto(`${cup.path}?acta=1`);
  await expect(reader.getByRole('row')).toHaveCount(1 + MOST_GROUPS);
  await expect(reader.getByRole('listitem')).toHaveCount(MOST_GROUPS);
  await expectOneSheet(reader);
  await reader.goto(`/tournaments/view/${cup.id}?acta=1`);
  await expect(reader.getByRole('row')).toHaveCount(2); // the other place is a bye
});
