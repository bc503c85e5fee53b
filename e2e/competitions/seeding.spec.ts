import { atPage, expect, test } from '../fixtures.ts';
import { openConnected } from '../network/open-connected.ts';
import { begunCompetition, callAs } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

const LEAGUE = { name: 'Liga de Otoño', startDate: '2026-10-01', maxParticipants: 4 };

test('a bracket is seeded by the table of a league, then by hand, and shows its seeds', async ({
  account,
}) => {
  const league = { ...LEAGUE, dayOfWeek: 'Jueves', isHomeAndAway: false };
  const { operator, players } = await begunCompetition(account, 'leagues', league);
  const { page } = await atPage(operator);
  const phases = page.locator('summary', { hasText: 'Fases' });
  await page.goto('/tournaments/create');
  await page.getByLabel('Nombre').fill('Copa de la liga');
  await phases.click();
  await page.getByLabel('Cabezas de serie').selectOption('Por la clasificación de una liga');
  await page.getByRole('button', { name: 'Crear Torneo' }).click();
  await expect(page.getByText('Elige la liga.')).toBeVisible();
  await page.getByLabel('Liga', { exact: true }).selectOption(LEAGUE.name);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Crear Torneo' }).click();
  await expect(page.getByText('Torneo creado correctamente')).toBeVisible();
  await expect(page.getByText(`Por la clasificación de ${LEAGUE.name}`)).toBeVisible();
  const path = new URL(page.url()).pathname;
  for (const each of players) await callAs(each, `${path}/join`);

  await page.getByRole('link', { name: 'Editar' }).click();
  await phases.click();
  await expect(page.getByLabel('Liga', { exact: true })).toContainText(LEAGUE.name);
  await page.getByLabel('Cabezas de serie').selectOption('A mano');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Torneo actualizado correctamente')).toBeVisible();

  const order = page.getByRole('region', { name: 'Cabezas de serie' }).getByRole('listitem');
  await expect(order).toHaveCount(4);
  const [one, two, three, four] = players.map(({ username }) => username);
  await expect(order).toContainText([one!, two!, three!, four!]);
  await tabTo(page, page.getByRole('button', { name: `Poner primero: ${four}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Bajar: ${one}` }));
  await page.keyboard.press('Enter');
  const wanted = [four!, two!, one!, three!];
  await expect(order).toContainText(wanted);
  const enrolled = page.getByRole('region', { name: 'Jugadores inscritos' });
  await expect(enrolled.getByRole('listitem')).toContainText(wanted); // the server has it
  await expectGoodScreen(page);
  await page.reload();
  await expect(order).toContainText(wanted);

  await callAs(operator, `${path}/start`);
  await openConnected(page, path.replace('tournaments', 'tournaments/view'));
  const semifinals = page.getByRole('region', { name: 'Semifinales' }).getByRole('listitem');
  const seeded = (seed: number) => `cabeza de serie ${seed}, ${wanted[seed - 1]}`;
  const against = (best: number, worst: number) =>
    `Partida ${best}. ${seeded(best)} contra ${seeded(worst)}`;
  await expect(semifinals).toContainText([against(1, 4), against(2, 3)]);
  await expectGoodScreen(page);
});
