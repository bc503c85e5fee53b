import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { type Answer, bad, broken, good, serveAnswers } from '#test/server.ts';
import { GoogleButton } from './google-button.tsx';

type Options = {
  readonly client_id: string;
  readonly callback: (vouched: { readonly credential?: string }) => void;
};
const initialized: Options[] = [];

/** Stand-in for Google's script; pressing its button signs in with a credential. */
const google = {
  initialize: (options: Options) => void initialized.push(options),
  renderButton: (place: HTMLElement) => place.append('el botón de Google'),
};
const press = (credential?: string) =>
  act(async () => initialized[0]?.callback(credential ? { credential } : {}));

const watchAppended = () => vi.spyOn(document.head, 'append').mockReturnValue();
let appended: ReturnType<typeof watchAppended>;

/** Lets the script load, or fail. */
function script(event: 'load' | 'error'): void {
  const [element] = appended.mock.lastCall ?? [];
  if (!(element instanceof HTMLScriptElement)) throw new Error('no script was asked for');
  expect(element.src).toBe('https://accounts.google.com/gsi/client');
  element.dispatchEvent(new Event(event));
}

beforeEach(() => {
  appended = watchAppended();
  vi.stubGlobal('google', { accounts: { id: google } });
});

const visitLogin = () => visit('/login', <GoogleButton clientId="nuestro-cliente" />, null);

test.each([
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0]',
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile WhatsApp/2.26',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0',
])(
  'a player in an in-app browser reads that Google login needs a real browser: %s',
  (userAgent) => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    visitLogin();
    expect(screen.getByText('Ábrelo en el navegador para entrar con Google.')).toBeDefined();
    expect(appended).not.toHaveBeenCalled();
    agent.mockRestore();
  },
);

// The script is asked for once in the life of a page, so these come in this order.
test('the place of the Google button disappears when the script fails to load', async () => {
  visitLogin();
  expect(screen.getByText('o')).toBeDefined();
  script('error');
  await waitFor(() => expect(screen.queryByText('o')).toBeNull());
});

test('the Google button appears once the script has loaded', async () => {
  visitLogin();
  script('load');
  await screen.findByText('el botón de Google');
  expect(initialized).toMatchObject([{ client_id: 'nuestro-cliente' }]);
});

test('the Google button logs the player in, and shows the error when the login fails', async () => {
  const answer = vi.fn<Answer>(() => good({ user: ana }));
  const sent = serveAnswers({ 'POST /users/login-google': answer });
  visitLogin();

  await press();
  expect(toasts()).toEqual(['Error al autenticar con Google']);
  expect(answer).not.toHaveBeenCalled();

  await press('una-credencial');
  await waitFor(() =>
    expect(sent['POST /users/login-google']).toEqual({ token: 'una-credencial' }),
  );

  answer.mockImplementation(() => bad(409, 'Ya hay una cuenta con ese email.'));
  await press('otra');
  await waitFor(() => expect(toasts().at(-1)).toBe('Ya hay una cuenta con ese email.'));
  answer.mockImplementation(broken);
  await press('otra');
  await waitFor(() => expect(toasts().at(-1)).toBe('Error al iniciar sesión con Google'));
});
