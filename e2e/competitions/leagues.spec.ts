import type { League } from '@darts/contracts/leagues';
import type { Page, Route } from '@playwright/test';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { atPage, expect, PASSWORD, test, type NewAccount, TOGETHER } from '../fixtures.ts';
import { tabTo } from '../screens/keyboard.ts';
import { enlargeText } from '../screens/sizes.ts';
import { openConnected, realtimeConnection } from '../network/open-connected.ts';
import { wideName } from '../people/names.ts';
import { begunCompetition, callAs, gamesOf } from '../people/organiser.ts';

const DAY_MS = 86_400_000;

const league = (name: string, daysAgo = 0) => ({
  name,
  description: 'Jueves a las nueve en El Triple.',
  startDate: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  dayOfWeek: 'Jueves',
  maxParticipants: 6,
  isHomeAndAway: true,
});

const begunLeague = (account: NewAccount, size: number, daysAgo = 0) =>
  begunCompetition(account, 'leagues', {
    ...league('Liga de Otoño', daysAgo),
    maxParticipants: size,
  });

const standing = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the form of a new league keeps its values through a reload and a new log-in', async ({
  player,
}) => {
  const { page, context, email } = await player({ isOperator: true });
  await openConnected(page, '/leagues/create');
  await page.getByLabel('Nombre').fill('Liga de Primavera');
  await page.getByLabel('Participantes máximos').fill('7');
  const connected = realtimeConnection(page);
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Liga de Primavera');
  await expect(page.getByText('tendrá 14 jornadas')).toBeVisible();
  await connected;

  const endSession = async (sending: Route) => {
    await callAs({ context }, '/users/logout');
    await sending.continue();
  };
  await page.route('**/api/leagues/create', endSession, { times: 1 });
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Liga de Primavera');
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(page.getByRole('heading', { name: 'Liga de Primavera' })).toBeVisible();
  await expect(page.getByText('tendrá 14 jornadas')).toBeVisible();
});

test('a league runs from creation to end', { tag: TOGETHER }, async ({ player, account }) => {
  const operator = await player({ isOperator: true });
  const { page } = operator;

  await page.goto('/leagues');
  await page.getByRole('link', { name: 'Crear Liga' }).click();
  await expect(page.getByText('Con todas las plazas ocupadas tendrá 18 jornadas')).toBeVisible();
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(page.getByText('Introduce un nombre.')).toBeVisible();
  await page.getByLabel('Nombre').fill('Liga de Invierno');
  await page.getByLabel('Participantes máximos').fill('5');
  await tabTo(page, page.locator('summary', { hasText: 'Puntos y desempates' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Puntos', { exact: true }).selectOption('Otros valores');
  await tabTo(page, page.getByRole('button', { name: 'Un punto más por perder' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3-1-1-0 · 4 desempates')).toBeVisible();
  const earlier = page.getByRole('button', { name: 'Antes: partidas ganadas' });
  await tabTo(page, earlier);
  await page.keyboard.press('Enter');
  await expect(earlier).toBeFocused();
  await expectGoodScreen(page);
  await expect(page.getByText('tendrá 10 jornadas')).toBeVisible();
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(page.getByText('Liga creada correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Liga de Invierno' })).toBeVisible();
  await expect(page.getByText('PENDIENTE')).toBeVisible();
  await expect(page.getByText('tendrá 10 jornadas')).toBeVisible();
  await expect(page.getByText('perder, 1, y no venir, 0. A igualdad de puntos')).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Día de juego').selectOption('Viernes');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Liga actualizada correctamente')).toBeVisible();
  await expect(page.getByText('Viernes')).toBeVisible();

  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Compartir' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invita a participar' });
  await expect(invitation.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  await expect(invitation.getByRole('textbox', { name: 'Enlace' })).toHaveValue(
    /\/join\/[\w-]{43}$/,
  );
  await expectGoodDialog(invitation);
  await page.keyboard.press('Escape');
  const rest = await Promise.all([account(), account(), account()]);
  const [first, guest] = [await player(), await player()];
  await first.page.goto('/leagues');
  await first.page.getByRole('searchbox').fill(operator.username);
  await expect(first.page).toHaveURL(new RegExp(`q=${operator.username}`));
  await expect(first.page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await first.page.getByRole('link', { name: 'Liga de Invierno' }).click();
  await first.page.getByRole('button', { name: 'Unirse a la liga' }).click();
  await expect(first.page.getByText('Te has unido a la liga correctamente')).toBeVisible();
  await first.page.getByRole('button', { name: 'Salir de la liga' }).click();
  await expect(first.page.getByText('Has salido de la liga')).toBeVisible();
  await first.page.getByRole('button', { name: 'Unirse a la liga' }).click();
  for (const each of rest) await callAs(each, `${path}/join`);
  await openConnected(guest.page, path);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(guest.username);
  const add = page.getByRole('button', { name: `Añadir a ${guest.username}` });
  await expect(add).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // nothing lies half under the bar
  await expectGoodScreen(page);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(guest.page.getByRole('button', { name: 'Salir de la liga' })).toBeVisible();
  await expect(page.getByText('Ya no quedan plazas.')).toBeVisible();
  await page.getByRole('button', { name: `Quitar a ${guest.username}` }).click();
  await expect(guest.page.getByRole('button', { name: 'Unirse a la liga' })).toBeVisible();
  await expect(add).toBeVisible();
  await add.click();
  await expect(page.getByText('5 / 5').first()).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar liga' }).click();
  const start = page.getByRole('dialog', { name: '¿Iniciar con 5 de 5?' });
  await expect(start).toContainText('Ya no se podrá apuntar nadie.');
  await expect(start).toContainText(first.username);
  await expectGoodDialog(start);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Iniciar liga' }));
  await page.keyboard.press('Enter');
  await tabTo(page, start.getByRole('button', { name: 'Iniciar liga' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Liga iniciada')).toBeVisible();

  await expect(first.page.getByText('EN CURSO').first()).toBeVisible();
  await expect(page.getByText('descansa esta jornada')).toBeVisible();
  const games = page.getByRole('list', { name: /^Partidas de la jornada/ }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await page.getByLabel('Selecciona la jornada').selectOption({ index: 3 });
  await expect(page).toHaveURL(/jornada=4/);
  await expect(games).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Jugador',
    'PJ',
    'PG',
    'PP',
    'Pts',
  ]);
  await expectGoodScreen(page);

  await first.page.getByRole('button', { name: '¿Qué necesito?' }).click();
  const needed = first.page.getByRole('dialog', { name: '¿Qué necesito?' });
  await expect(needed).toContainText('Depende de sí mismo');
  await expect(needed).toContainText('Márgenes seguros');
  await expectGoodDialog(needed);
  await first.page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Terminar liga' }).click();
  const question = page.getByRole('dialog', { name: '¿Terminar liga?' });
  await expect(question).toContainText('Quedan 20 partidas por jugar');
  await expect(question).toContainText('Esta acción no se puede deshacer.');
  await expectGoodDialog(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Terminar liga' }));
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Terminar liga' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Liga finalizada')).toBeVisible();
  await expect(first.page.getByText('FINALIZADA').first()).toBeVisible();
  await expect(games.first()).toContainText('No disputada');
});

test(
  'two players meet before their game, and its result shows on every open page',
  { tag: TOGETHER },
  async ({ account }) => {
    const { players, path, ...rest } = await begunLeague(account, 2);
    const operator = await atPage(rest.operator);
    const [one, other] = [await atPage(players[0]!), await atPage(players[1]!)];
    await operator.page.goto(path);
    await expect(standing(operator.page, one.username)).toContainText('0');
    await one.page.goto(path);
    await one.page.getByRole('main').getByRole('link', { name: 'Jugar' }).first().click();

    await expect(one.page.getByText('Jugadores conectados: 1 / 2')).toBeVisible();
    await expect(one.page.getByText('Liga de Otoño · Jornada 1')).toBeVisible();
    await expectGoodScreen(one.page);
    const lobby = new URL(one.page.url()).pathname;
    await other.page.goto(lobby);
    // At once: a toast does not wait for whoever looks at another page first.
    await Promise.all(
      [one, other].map(async ({ page }) => {
        await expect(page.getByText('Partida comenzando...')).toBeVisible();
        await expect(page).toHaveURL(/\/play\/game\/online\//);
      }),
    );

    await one.page.getByRole('button', { name: 'Salir' }).click();
    await one.page.getByRole('button', { name: 'Rendirse y salir' }).click();
    await expect(one.page).toHaveURL(path);
    for (const { page } of [operator, one]) {
      await expect(standing(page, other.username)).toContainText(/1.*1.*0.*3/);
    }
    await expect(operator.page.getByRole('img', { name: 'Gana' })).toBeVisible();
    await operator.page.getByRole('link', { name: /vs/ }).click();
    await expect(operator.page).toHaveURL(/\/game\/view\//);
  },
);

test('the lobby before a game admits only its players', { tag: TOGETHER }, async ({ account }) => {
  const { players, path, ...rest } = await begunLeague(account, 2);
  const operator = await atPage(rest.operator);
  const [game] = await gamesOf(operator, path);
  const lobby = `/game/lobby/${game?.gameId}`;

  await operator.page.goto(lobby);
  await expect(operator.page.getByText('No formas parte de esta partida.')).toBeVisible();
  await expect(operator.page).toHaveURL(path);

  const { page } = await atPage(players[0]!);
  await openConnected(page, '/game/lobby/11111111-1111-4111-8111-111111111111');
  await expect(page.getByText('No se pudo cargar la partida.')).toBeVisible();
  await expect(page).toHaveURL('/online/lobby');
  await page.goto(lobby);
  await expect(page.getByText('Jugadores conectados: 1 / 2')).toBeVisible();
  await page.getByRole('link', { name: 'Salir' }).click();
  await expect(page).toHaveURL(path);
});

test('only the organiser sees the unplayed games of past rounds', async ({ account }) => {
  const { players, path, ...rest } = await begunLeague(account, 3, 8);
  const operator = await atPage(rest.operator);
  const late = (page: Page) => page.getByRole('region', { name: 'Partidas atrasadas' });
  const { page } = await atPage(players[0]!);

  await operator.page.goto(path);
  await expect(late(operator.page).getByRole('listitem')).not.toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Partidas' })).toBeVisible();
  await expect(late(page)).toHaveCount(0);

  await callAs(operator, `${path}/end`);
  await expect(page.getByText('No disputada').first()).toBeVisible();
  await expect(late(operator.page)).toHaveCount(0);
});

test('a player who may not create leagues reads a refusal and is sent to the list', async ({
  player,
}) => {
  const { page } = await player();
  for (const path of ['/leagues/create', '/leagues-edit/11111111-1111-4111-8111-111111111111']) {
    await openConnected(page, path);
    await expect(page.getByText('No tienes permisos para crear ligas')).toBeVisible();
    await expect(page).toHaveURL('/leagues');
  }
  await expect(page.getByRole('link', { name: 'Crear Liga' })).toHaveCount(0);
});

test('the list of leagues is filtered, and its address keeps the filters', async ({ player }) => {
  const operator = await player({ isOperator: true });
  const { page, username } = operator;
  const { league: made } = await callAs<{ league: League }>(
    operator,
    '/leagues/create',
    league('Martes de T20'),
  );
  await page.goto('/leagues');
  await page.getByRole('searchbox').pressSequentially(username);
  await page.getByRole('button', { name: 'Creadas por mí' }).click();
  await expect(page.getByRole('link', { name: made.name })).toHaveCount(1);
  await page.getByRole('button', { name: 'Pendiente' }).click();
  await expect(page.getByText('No hay ligas disponibles.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(username);
  await expect(page.getByRole('button', { name: 'Pendiente' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByText('No hay ligas disponibles.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Pendiente' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: made.name })).toBeVisible();
  await expectGoodScreen(page);
});

test('the form of a league is a good screen with errors', async ({ player }) => {
  const { page } = await player({ isOperator: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/leagues/create');
  await page.getByLabel('Nombre').fill('Li');
  await page.getByLabel('Participantes máximos').fill('101');
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(page.getByText('De 3 a 30 caracteres.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const label = await page.getByText('Nombre', { exact: true }).boundingBox();
  expect(label?.y, 'the first field to correct is not under the bar').toBeGreaterThan(
    bar?.height ?? Infinity,
  );
  await expect(page.getByText('Un número entero de 2 a 100.')).toBeVisible();
  await expectGoodScreen(page);
});

test('an organiser creates a league by keyboard alone', async ({ player }) => {
  const { page } = await player({ isOperator: true });
  await page.goto('/leagues');
  await tabTo(page, page.getByRole('link', { name: 'Crear Liga' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Crear Liga' })).toBeVisible();

  await tabTo(page, page.getByLabel('Nombre'));
  await page.keyboard.type('Liga del teclado');
  await tabTo(page, page.getByLabel('Día de juego'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Un participante menos' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.getByText('tendrá 14 jornadas')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Ida y Vuelta' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('tendrá 7 jornadas')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Liga creada correctamente')).toBeVisible();
  await expect(page.getByText('Martes')).toBeVisible();
  await expect(page.getByText('0 / 8').first()).toBeVisible();
  await expect(page.getByText('Solo ida')).toBeVisible();
});

test('the dialog for deleting a league fits the longest name', async ({ account }) => {
  const operator = await account({ isOperator: true });
  const fields = league('W'.repeat(30));
  const { leagueId } = await callAs<{ leagueId: string }>(operator, '/leagues/create', fields);
  const { page } = await atPage(operator);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`/leagues/${leagueId}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar liga?' });
  expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});

test('pages on a phone do not scroll sideways at twice the text size', async ({
  account,
  player,
  complaints,
}) => {
  complaints.expect(/status of 404.*no\/existe/);
  const waiting = await player({ username: wideName() });
  await waiting.page.goto('/online');
  await waiting.page.getByRole('button', { name: 'Añadir mi partida' }).click();
  const { operator, path } = await begunLeague(account, 3);
  const pending = await callAs<{ leagueId: string }>(
    operator,
    '/leagues/create',
    league('Liga de Primavera'),
  );
  const { page } = await atPage(operator);
  for (const [at, width] of [
    [path, 320],
    [`/leagues/${pending.leagueId}`, 320],
    ['/online', 320],
    ['/online/lobby', 320],
    ['/no/existe', 320],
    ['/settings/profile', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 568 });
    await page.goto(at);
    await enlargeText(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const drawn = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(drawn, at).toBe(width);
  }
});
