import { expectAccessible } from './screens/accessibility.ts';
import { expect, PASSWORD, test } from './fixtures.ts';
import { mailTo } from './mail/mailbox.ts';
import { logIn } from './people/sign-up.ts';

const NEW_PASSWORD = 'Otra-diana-y-tres-dardos-2';

test('a player resets a forgotten password by mail, which ends every other session', async ({
  page,
  player,
}) => {
  const elsewhere = await player();
  const { email } = elsewhere;
  const connected = elsewhere.page.waitForEvent('websocket');
  await elsewhere.page.goto('/online');
  const socket = await connected;
  await expect(elsewhere.page.getByText('En el lobby')).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click();
  await expect(page).toHaveURL('/recoverpassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar correo de recuperación' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'recibirás un enlace' })).toBeVisible();

  const { html = '', text = '' } = await mailTo(email);
  const [link = ''] = /http\S+/.exec(text) ?? [];
  await page.setContent(html);
  await page.getByRole('link', { name: 'Crear una contraseña nueva' }).click();
  await expect(page.getByRole('heading', { name: 'Nueva contraseña' })).toBeVisible();
  await expect(page).toHaveURL('/resetpassword'); // and no longer the token
  await page.reload();

  await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmar Contraseña').fill(NEW_PASSWORD);
  const hungUp = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Guardar nueva contraseña' }).click();
  await expect(page.getByText('Tu contraseña ha sido modificada correctamente.')).toBeVisible();
  await hungUp;
  await expect(elsewhere.page).toHaveURL('/login');
  await expect(page).toHaveURL('/login');

  await logIn(page, { email, password: NEW_PASSWORD });
  const refused = await elsewhere.context.request.post('/api/users/login', {
    data: { email, password: PASSWORD },
  });
  expect(refused.status()).toBe(403);

  await elsewhere.page.goto(link);
  await expect(elsewhere.page.getByRole('alert')).toHaveText(
    'El enlace de recuperación ha expirado o es inválido.',
  );
  await elsewhere.page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(elsewhere.page).toHaveURL('/recoverpassword');
});

test('a recovery link without a token shows an error and offers another link', async ({ page }) => {
  await page.goto('/resetpassword');
  await expect(page.getByRole('alert')).toHaveText('Token no proporcionado.');
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
});

test('a logged-in player with a dead recovery link gets another link by mail', async ({
  player,
}) => {
  const { page, email } = await player();
  await page.goto('/resetpassword');
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByText(`Mira tu correo, ${email}`)).toBeVisible();
  await expectAccessible(page);

  const { text = '' } = await mailTo(email);
  const [link = ''] = /http\S+/.exec(text) ?? [];
  await page.goto(link);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
});

test('the log-in page without Google sign-in has no Google button and no Google request', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) elsewhere.push(request.url());
  });
  const asked = page.waitForResponse('**/api/users/sign-in-options');
  await page.goto('/login');
  await asked;
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(page.locator('iframe, script[src*="google"]')).toHaveCount(0);
  expect(elsewhere.filter((url) => url.includes('google'))).toEqual([]);
});
