import { expectGoodDialog } from './screens/good-dialog.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { expect, newAccount, test } from './fixtures.ts';
import { tabTo } from './screens/keyboard.ts';
import { callAs } from './people/organiser.ts';

const league = {
  name: 'Liga de los Jueves Noche',
  startDate: '2030-09-05',
  dayOfWeek: 'Jueves',
  maxParticipants: 3,
  isHomeAndAway: false,
};

test('an invitation link shows a guest the league and leads through sign-up to joining', async ({
  player,
  visitor,
}) => {
  const operator = await player({ isOperator: true });
  const { leagueId } = await callAs<{ leagueId: string }>(operator, '/leagues/create', league);
  const { page } = operator;
  await page.goto(`/leagues/${leagueId}`);
  await tabTo(page, page.getByRole('button', { name: 'Compartir' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invita a participar' });
  const field = dialog.getByRole('textbox', { name: 'Enlace' });
  await expect(field).toHaveValue(/\/join\//);
  const link = await field.inputValue();
  const before = page.viewportSize();
  for (const [width, height] of [
    [360, 560],
    [800, 280],
    [667, 331],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  if (before) await page.setViewportSize(before);

  const guest = await visitor();
  await guest.page.goto(link);
  await expect(guest.page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();
  await expect(guest.page.getByText(operator.username)).toBeVisible();
  await expect(guest.page.getByText('3 de 3')).toBeVisible();
  await expectGoodScreen(guest.page);
  await guest.page.getByRole('link', { name: 'Crear cuenta' }).click();
  const { username, email, password } = newAccount();
  await guest.page.getByLabel('Nombre de usuario').fill(username);
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await guest.page.getByLabel('Confirmar contraseña').fill(password);
  await guest.page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(guest.page.getByLabel('Email')).toHaveValue(email);
  await guest.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await guest.page.keyboard.press('Enter');
  await expect(guest.page).toHaveURL(link);
  await expectGoodScreen(guest.page);
  await guest.page.getByRole('button', { name: 'Unirse a la liga' }).click();
  await expect(guest.page).toHaveURL(`/leagues/${leagueId}`);
  await expect(guest.page.getByText('1 / 3').first()).toBeVisible();

  await tabTo(page, dialog.getByRole('button', { name: 'Cambiar enlace' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Cambiar enlace?' });
  await expectGoodDialog(question);
  await tabTo(page, question.getByRole('button', { name: 'Cambiar enlace' }));
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveValue(link);
  await expect(field).toHaveValue(/\/join\//);
  await expectGoodDialog(dialog);

  await guest.page.goto(link);
  await expect(guest.page.getByText('Esta invitación ya no vale.')).toBeVisible();
  await expectGoodScreen(guest.page);
  await guest.page.goto(await field.inputValue());
  await guest.page.getByRole('button', { name: 'Unirse a la liga' }).click(); // once more
  await expect(guest.page).toHaveURL(`/leagues/${leagueId}`);
  await expect(guest.page.getByText('1 / 3').first()).toBeVisible();
});
