import { PASSWORD } from '../player.ts';
import type { People } from './people.ts';
import type { Recorder } from './recorder.ts';

/** Accounts: getting in, one's profile, and what admins see. */
export async function accountsStory({ call }: Recorder, people: People): Promise<void> {
  const { admin, ana, eva } = people;
  const login = { email: eva.email, password: PASSWORD };
  await call(null, 'GET /health/');
  await call(null, 'GET /logos/');
  await call(null, 'GET /users/has-session');
  await call(ana, 'GET /users/has-session');
  await call(null, 'GET /users/sign-in-options');
  await call(null, 'POST /users/create', { body: {} });
  await call(null, 'POST /users/create', {
    body: {
      username: 'nuria',
      email: 'nuria@correo.es',
      password: PASSWORD,
      birthDate: '1990-05-01',
    },
  });
  await call(null, 'POST /users/create', {
    body: { username: 'ana', email: 'otra@correo.es', password: PASSWORD },
  });
  await call(null, 'POST /users/login', { body: { ...login, password: 'no' } });
  await call(null, 'POST /users/login', { body: login });
  await call(null, 'POST /users/login-google', { body: { token: '' } });
  await call(null, 'POST /users/send-recovery', { body: { email: 'nadie@correo.es' } });
  await call(null, 'POST /users/send-recovery', { body: { email: 'no' } });
  await call(null, 'POST /users/validateresetpasswordtoken', { body: { token: 'no' } });
  await call(null, 'POST /users/resetpassword', { body: { token: 'no', password: PASSWORD } });
  await call(ana, 'GET /users/getuser');
  await call(ana, 'GET /users/me');
  await call(null, 'GET /users/me');
  const params = { userId: ana.userId };
  await call(eva, 'GET /users/{userId}', { params });
  await call(ana, 'GET /users/{userId}', { params });
  await call(admin, 'GET /users/{userId}', {
    params: { userId: admin.userId.replace(/\d{4}$/, '9999') },
  });
  await call(eva, 'PUT /users/{userId}', { params, body: { username: 'mala' } });
  await call(ana, 'PUT /users/{userId}', { params, body: { username: 'biel' } });
  await call(ana, 'PUT /users/{userId}', { params, body: { username: 'anita' } });
  await call(ana, 'PUT /users/{userId}', { params, body: { username: 'ana' } });
  await call(ana, 'POST /users/changepassword', { body: {} });
  await call(ana, 'POST /users/changepassword', {
    body: { oldPassword: 'no', newPassword: 'Otra-diana-y-tres-dardos-2' },
  });
  await call(admin, 'GET /users/getAllUsers');
  await call(ana, 'GET /users/getAllUsers');
  const role = { userId: eva.userId, role: 'operator' };
  await call(ana, 'PUT /users/updateUserRole', { body: role });
  await call(admin, 'PUT /users/updateUserRole', { body: role });
  await call(admin, 'PUT /users/updateUserRole', { body: { userId: admin.userId, role: 'user' } });
  await call(ana, 'POST /users/refresh-token');
  await call(null, 'POST /users/refresh-token');
}

/** Figures and downloads, once games have been played; then goodbye. */
export async function profileStory({ call }: Recorder, people: People): Promise<void> {
  const { ana, biel, dani } = people;
  const params = { userId: ana.userId };
  for (const by of [ana, biel, null]) {
    await call(by, 'GET /users/{userId}/statistics', { params });
    await call(by, 'GET /users/{userId}/rivals', { params });
    await call(by, 'GET /games/statistics/{userId}', { params });
    await call(by, 'GET /games/getFinishedGamesByUser/{userId}', { params });
  }
  await call(ana, 'GET /games/activegame/{userId}', { params });
  await call(biel, 'GET /games/activegame/{userId}', { params });
  await call(ana, 'GET /users/me/export', { isUnordered: true });
  await call(ana, 'GET /users/me/games.csv');
  await call(ana, 'GET /games/upcoming');
  await call(dani, 'POST /users/delete', { body: {} });
  await call(dani, 'POST /users/delete', { body: { password: PASSWORD } });
  await call(dani, 'GET /users/me');
  await call(ana, 'GET /users/{userId}', { params: { userId: dani.userId } });
  await call(biel, 'POST /users/logout');
  await call(biel, 'GET /users/me');
}
