import {
  createAccount,
  deleteAccount,
  getSignInOptions,
} from '@darts/contracts/addresses/accounts';
import { getMe, getOwnUser } from '@darts/contracts/addresses/session';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { messageOf } from './api-error.ts';
import { call, callOnce, onSessionLost } from './api.ts';

type Answer = { readonly status: number; readonly body: unknown };

const success = (data: unknown): Answer => ({
  status: 200,
  body: { success: true, message: 'Operación exitosa', data },
});
const failure = (status: number, message: string, errors = {}): Answer => ({
  status,
  body: { success: false, code: 'internal', message, errors },
});
const expired = failure(401, 'Tu sesión ha caducado. Inicia sesión de nuevo.');

/** Answers each path with its answers in turn, repeating the last. */
function serve(answers: Record<string, readonly Answer[]>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '');
    const turn = asked.filter((each) => each === path).length;
    asked.push(path);
    const answer = answers[path]?.[turn] ?? answers[path]?.at(-1);
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  return { times: (path: string) => asked.filter((each) => each === path).length };
}

beforeEach(() => localStorage.clear());

test('a call returns the data of the answer', async () => {
  const data = { googleClientId: null };
  serve({ '/users/sign-in-options': [success(data)] });
  await expect(call(getSignInOptions)).resolves.toEqual(data);
});

describe('an expired session', () => {
  test('is renewed once for simultaneous calls, and each call is sent again', async () => {
    const server = serve({
      '/users/me': [expired, success('a')],
      '/users/getuser': [expired, success('b')],
      '/users/refresh-token': [success({})],
    });

    await expect(Promise.all([call(getMe), call(getOwnUser)])).resolves.toEqual(['a', 'b']);
    expect(server.times('/users/refresh-token')).toBe(1);
  });

  test('is lost when it cannot be renewed', async () => {
    const lost = vi.fn<() => void>();
    const stop = onSessionLost(lost);
    const server = serve({ '/users/me': [expired], '/users/refresh-token': [expired] });

    await expect(call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(lost).toHaveBeenCalledOnce();
    expect(server.times('/users/me')).toBe(1);
    stop();
  });

  test('is lost when the renewed session is refused too, without endless retries', async () => {
    const lost = vi.fn<() => void>();
    const stop = onSessionLost(lost);
    const server = serve({ '/users/me': [expired], '/users/refresh-token': [success({})] });

    await expect(call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(lost).toHaveBeenCalledOnce();
    expect(server.times('/users/me')).toBe(2);
    stop();
  });

  test('is not lost while the server is out of reach', async () => {
    const lost = vi.fn<() => void>();
    const stop = onSessionLost(lost);
    serve({ '/users/me': [expired] });

    await expect(call(getMe)).rejects.toMatchObject({ status: 0 });
    expect(lost).not.toHaveBeenCalled();
    stop();
  });
});

describe('a failure', () => {
  const body = { username: 'Ana', email: 'ana@correo.es', password: 'tres-dardos-501' };

  test('carries the message of the server, and the messages of the fields', async () => {
    const errors = { email: 'Ya hay una cuenta con ese email.' };
    serve({ '/users/create': [failure(409, 'Ya hay una cuenta con ese email.', errors)] });

    await expect(call(createAccount, { body })).rejects.toMatchObject({
      status: 409,
      message: 'Ya hay una cuenta con ese email.',
      errors,
    });
  });

  test.each([
    [failure(500, 'Error inesperado'), 'Error al crear la cuenta.'],
    [
      failure(409, 'Ese nombre de usuario ya está en uso.'),
      'Ese nombre de usuario ya está en uso.',
    ],
    [{ status: 502, body: '<html>' }, 'Error al crear la cuenta.'],
  ])('of %j is reported as "%s"', async (answer, words) => {
    serve({ '/users/create': [answer] });
    const error: unknown = await call(createAccount, { body }).catch((thrown: unknown) => thrown);
    expect(messageOf(error, 'Error al crear la cuenta.')).toBe(words);
  });

  test.each<Record<string, readonly Answer[]>>([
    {}, // none
    { '/users/me': [{ status: 404, body: { error: 'Not Found' } }] }, // a proxy's, before the server has started
    { '/users/me': [{ status: 200, body: '<html>' }] }, // a page of the Wi-Fi
  ])(
    'without an answer of the server says that the server is out of reach: %j',
    async (answers) => {
      serve(answers);
      const error: unknown = await call(getMe).catch((thrown: unknown) => thrown);
      expect(messageOf(error)).toBe('No se puede conectar con el servidor. Comprueba tu conexión.');
    },
  );
});

test('a device stays logged in when its clock, ahead at the renewal, is corrected', async () => {
  const lost = vi.fn<() => void>();
  onTestFinished(onSessionLost(lost));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  const hourMs = 3_600_000;
  const { times } = serve({
    '/users/me': [expired, success('first'), expired, success('second')],
    '/users/refresh-token': [success({})],
  });

  vi.setSystemTime(now + 24 * hourMs); // a day ahead
  expect(await call(getMe)).toBe('first');
  vi.setSystemTime(now + hourMs); // put right, and an hour later
  expect(await call(getMe)).toBe('second');

  expect(times('/users/refresh-token')).toBe(2);
  expect(lost).not.toHaveBeenCalled();
});

test('a call that works only once succeeds on a retry if the first answer was lost', async () => {
  const gone = {
    status: 409,
    body: { success: false, code: 'user-not-found', message: '', errors: {} },
  };
  const lost = { status: 502, body: '' };
  const leave = () => callOnce(deleteAccount, 'user-not-found');
  serve({
    '/users/delete': [gone, { status: 200, body: '<html>' }, gone, gone, lost, gone],
  });

  await expect(leave()).rejects.toMatchObject({ code: 'user-not-found' });
  await expect(leave()).rejects.toMatchObject({ status: 0 });
  await expect(leave()).resolves.toBeUndefined();
  await expect(leave()).rejects.toMatchObject({ code: 'user-not-found' });
  await expect(leave()).rejects.toMatchObject({ status: 502 });
  await expect(leave()).resolves.toBeUndefined();
});
