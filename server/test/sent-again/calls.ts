/** A first use of each call that writes. */
import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@darts/contracts/refusals';
import type { CompetitionKind } from '@darts/contracts/competitions';
import { glanceAt } from '@darts/contracts/game/glance';
import { newGame } from '@darts/rules/play/match';
import { resetRepository } from '../../src/accounts/reset-repository.ts';
import { hashOfToken, newToken } from '../../src/platform/tokens.ts';
import { startGame } from '../game.ts';
import { call, PASSWORD, type Player } from '../player.ts';
import type { Stage } from './stage.ts';

type Answer = { readonly status: number; readonly code?: RefusalCode };

/** Prepares a call, and returns a function that makes it. */
type Prepare = (stage: Stage) => Promise<() => Promise<Answer>>;

/** A call, and its second answer if that differs. */
type Written = readonly [Prepare, RefusalCode?];

const reason = 'Avisó tarde.';
const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const times = [`${inAMonth}T12:00`];
const NEW_PASSWORD = 'Otra-diana-y-tres-dardos-2';

const byPost =
  (path: (stage: Stage) => Promise<readonly [Pick<Player, 'post'>, string, object?]>): Prepare =>
  async (stage) => {
    const [who, address, body] = await path(stage);
    return () => who.post(address, body);
  };

/** Calls shared by leagues and tournaments. */
const ofCompetition = (kind: CompetitionKind): Readonly<Record<string, Written>> => {
  const one = `/api/${kind}s/{${kind}Id}`;
  const pending = (act: (all: Awaited<ReturnType<Stage['pending']>> & Stage) => Promise<Answer>) =>
    (async (stage) => {
      const all = { ...stage, ...(await stage.pending(kind)) };
      return () => act(all);
    }) satisfies Prepare;
  const begun = (act: (all: Awaited<ReturnType<Stage['begun']>> & Stage) => Promise<Answer>) =>
    (async (stage) => {
      const all = { ...stage, ...(await stage.begun(kind)) };
      return () => act(all);
    }) satisfies Prepare;
  const result = { outcome: 'result', legsWon: [1, 0], left: 32, reason } as const;
  const renewal = (path: string) => {
    const requestId = randomUUID();
    return pending(({ organiser, ...all }) => organiser.post(`${all.path}/${path}`, { requestId }));
  };

  return {
    [`POST /api/${kind}s/create`]: [
      byPost(async ({ organiser, bodyOf }) => {
        const body = { ...bodyOf(kind), requestId: randomUUID() };
        return [organiser, `/${kind}s/create`, body];
      }),
    ],
    [`PUT ${one}`]: [
      pending(({ organiser, path, bodyOf }) => {
        return organiser.put(path, { ...bodyOf(kind), name: 'Otro nombre' });
      }),
    ],
    [`DELETE ${one}`]: [
      pending(({ organiser, path }) => organiser.delete(path)),
      kind === 'league' ? 'league-not-found' : 'tournament-not-found',
    ],
    [`POST ${one}/join`]: [pending(({ ana, path }) => ana.post(`${path}/join`))],
    [`POST ${one}/leave`]: [
      async (stage) => {
        const { ana, path } = await stage.pending(kind);
        await ana.post(`${path}/join`);
        return () => ana.post(`${path}/leave`);
      },
    ],
    [`POST ${one}/start`]: [
      async (stage) => {
        const { ana, biel, path } = await stage.pending(kind);
        for (const player of [ana, biel]) await player.post(`${path}/join`);
        return () => stage.organiser.post(`${path}/start`);
      },
      'not-pending',
    ],
    [`POST ${one}/end`]: [
      begun(({ organiser, path }) => organiser.post(`${path}/end`)),
      'not-in-progress',
    ],
    [`POST ${one}/participants`]: [
      pending(({ organiser, path, ana }) =>
        organiser.post(`${path}/participants`, { userId: ana.userId }),
      ),
    ],
    [`DELETE ${one}/participants/{userId}`]: [
      async (stage) => {
        const { ana, path } = await stage.pending(kind);
        await ana.post(`${path}/join`);
        return () => stage.organiser.delete(`${path}/participants/${ana.userId}`);
      },
    ],
    [`POST ${one}/invitation`]: [
      pending(({ organiser, path }) => organiser.post(`${path}/invitation`)),
    ],
    [`POST ${one}/invitation/renew`]: [renewal('invitation/renew')],
    [`POST ${one}/screen`]: [pending(({ organiser, path }) => organiser.post(`${path}/screen`))],
    [`POST ${one}/screen/renew`]: [renewal('screen/renew')],
    [`PUT ${one}/visibility`]: [
      pending(({ organiser, path }) => organiser.put(`${path}/visibility`, { isPublic: true })),
    ],
    [`PUT ${one}/dates/{gameId}`]: [
      begun(({ organiser, path, gameId }) =>
        organiser.put(`${path}/dates/${gameId}`, { dueDate: '2030-02-01' }),
      ),
    ],
    [`PUT ${one}/rounds/{round}/date`]: [
      begun(({ organiser, path }) =>
        organiser.put(`${path}/rounds/1/date`, { dueDate: '2030-02-01' }),
      ),
    ],
    [`PUT ${one}/results/{gameId}`]: [
      async (stage) => {
        const { path, gameId, game, ana } = await stage.begun(kind);
        const seen = (await ana.get(`${game}/result`)).data.result.version;
        return () => stage.organiser.put(`${path}/results/${gameId}`, { ...result, seen });
      },
    ],
    [`POST ${one}/results/{gameId}/taking-back`]: [
      async (stage) => {
        const { path, gameId, game, ana } = await stage.begun(kind);
        await stage.organiser.put(`${path}/results/${gameId}`, result);
        const seen = (await ana.get(`${game}/result`)).data.result.version;
        const address = `${path}/results/${gameId}/taking-back`;
        return () => stage.organiser.post(address, { reason, seen });
      },
    ],
    [`POST ${one}/withdrawals`]: [
      begun(({ organiser, path, ana }) =>
        organiser.post(`${path}/withdrawals`, { userId: ana.userId, reason }),
      ),
      'player-withdrawn',
    ],
    [`POST ${one}/at-risk/{gameId}/reminder`]: [
      begun(({ organiser, path, gameId }) => organiser.post(`${path}/at-risk/${gameId}/reminder`)),
      'reminded-already',
    ],
    [`PUT ${one}/grace`]: [
      begun(({ organiser, path }) => organiser.put(`${path}/grace`, { days: 3 })),
    ],
    [`POST ${one}/helpers`]: [
      async (stage) => {
        const { path, ana } = await stage.pending(kind);
        const role = { userId: ana.userId, role: 'operator' };
        await stage.organiser.put('/users/updateUserRole', role);
        return () => stage.organiser.post(`${path}/helpers`, { username: ana.username });
      },
    ],
    [`DELETE ${one}/helpers/{userId}`]: [
      async (stage) => {
        const { path, ana } = await stage.pending(kind);
        const role = { userId: ana.userId, role: 'operator' };
        await stage.organiser.put('/users/updateUserRole', role);
        await stage.organiser.post(`${path}/helpers`, { username: ana.username });
        return () => stage.organiser.delete(`${path}/helpers/${ana.userId}`);
      },
    ],
  };
};

/** Prepares a call of a player about a league game. */
const onGame =
  (act: (all: Awaited<ReturnType<Stage['begun']>>) => Promise<Answer>): Prepare =>
  async (stage) => {
    const all = await stage.begun('league');
    return () => act(all);
  };

/** Prepares an answer to the rival's proposed result. */
const answering =
  (answer: 'confirm' | 'dispute'): Prepare =>
  async (stage) => {
    const { game, ana, biel } = await stage.begun('league');
    await ana.post(`${game}/result/proposal`, { legsWon: [1, 0], left: 32 });
    const { proposedAt } = (await biel.get(`${game}/result`)).data.result.proposal;
    return () => biel.post(`${game}/result/${answer}`, { proposedAt });
  };

/** Creates the token of a link to set a password. */
async function resetToken(server: Stage['server']): Promise<string> {
  const { userId } = await server.player();
  const token = newToken();
  const expiresAt = Date.now() + 60_000;
  await server.look((db) => resetRepository(db).add(hashOfToken(token), userId, expiresAt));
  return token;
}

/** Prepares a call of a phone that shows its local game on a screen. */
const openCode = async ({ server }: Stage) => (await call(server, 'POST', '/tv/local')).data;

const shown = {
  ...glanceAt(newGame({ starter: 0 })),
  players: ['Ana', 'Biel'],
  status: 'encurso',
  beds: [],
};

export const WRITTEN: Readonly<Record<string, Written>> = {
  'POST /api/users/create': [
    async ({ server }) => {
      const body = { username: 'nuria', email: 'nuria@correo.es', password: PASSWORD };
      return () => call(server, 'POST', '/users/create', { body });
    },
  ],
  'POST /api/users/login': [
    async ({ server }) => {
      const { email } = await server.player();
      return () => call(server, 'POST', '/users/login', { body: { email, password: PASSWORD } });
    },
  ],
  'POST /api/users/login-google': [
    async ({ server, google }) => {
      const claims = { sub: 'google-1', email: 'pau@correo.es', name: 'Pau' };
      const body = { token: await google.token({ claims }) };
      return () => call(server, 'POST', '/users/login-google', { body });
    },
  ],
  'POST /api/users/validateresetpasswordtoken': [
    async ({ server }) => {
      const body = { token: await resetToken(server) };
      return () => call(server, 'POST', '/users/validateresetpasswordtoken', { body });
    },
  ],
  'POST /api/users/send-recovery': [
    async ({ server }) =>
      () =>
        call(server, 'POST', '/users/send-recovery', { body: { email: 'nadie@correo.es' } }),
  ],
  'POST /api/users/resetpassword': [
    async ({ server }) => {
      const body = { token: await resetToken(server), password: NEW_PASSWORD };
      return () => call(server, 'POST', '/users/resetpassword', { body });
    },
    'invalid-reset-token', // a link works once
  ],
  'PUT /api/users/{userId}': [
    async ({ server }) => {
      const { put, userId, username } = await server.player();
      return () => put(`/users/${userId}`, { username, status: 'A las nueve' });
    },
  ],
  'POST /api/users/changepassword': [
    byPost(async ({ server }) => [
      await server.player(),
      '/users/changepassword',
      { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    ]),
  ],
  'PUT /api/users/updateUserRole': [
    async ({ server, organiser }) => {
      const { userId } = await server.player();
      return () => organiser.put('/users/updateUserRole', { userId, role: 'operator' });
    },
  ],
  'POST /api/users/delete': [
    byPost(async ({ server }) => [await server.player(), '/users/delete']),
    'no-session', // it was deleted with the account
  ],
  'POST /api/users/refresh-token': [
    byPost(async ({ server }) => [await server.player(), '/users/refresh-token']),
  ],
  'POST /api/users/logout': [
    byPost(async ({ server }) => [await server.player(), '/users/logout']),
  ],
  'POST /api/games/{gameId}/dates/proposal': [
    onGame(({ ana, game }) => ana.post(`${game}/dates/proposal`, { times })),
  ],
  'POST /api/games/{gameId}/dates/agreement': [
    async (stage) => {
      const { game, ana, biel } = await stage.begun('league');
      await ana.post(`${game}/dates/proposal`, { times });
      const [at] = (await biel.get(`${game}/dates`)).data.dates.proposals[0].times;
      return () => biel.post(`${game}/dates/agreement`, { at });
    },
  ],
  'POST /api/games/{gameId}/result/proposal': [
    onGame(({ ana, game }) => ana.post(`${game}/result/proposal`, { legsWon: [1, 0], left: 32 })),
  ],
  'POST /api/games/{gameId}/result/confirm': [answering('confirm'), 'game-over'],
  'POST /api/games/{gameId}/result/dispute': [answering('dispute')],
  'POST /api/games/{gameId}/no-show': [onGame(({ ana, game }) => ana.post(`${game}/no-show`))],
  'POST /api/games/{gameId}/screen': [onGame(({ ana, game }) => ana.post(`${game}/screen`))],
  'POST /api/games/{gameId}/screen/renew': [
    async (stage) => {
      const { ana, game } = await stage.begun('league');
      const requestId = randomUUID();
      return () => ana.post(`${game}/screen/renew`, { requestId });
    },
  ],
  'POST /api/games/{gameId}/turn': [
    byPost(async ({ server }) => {
      const { gameId, first, firstDevice, secondDevice } = await startGame(server);
      for (const device of [firstDevice, secondDevice]) await device.goes(server);
      return [first, `/games/${gameId}/turn`, { darts: [20, 20, 20], turnId: randomUUID() }];
    }),
  ],
  ...ofCompetition('league'),
  ...ofCompetition('tournament'),
  'PUT /api/tournaments/{tournamentId}/seeds': [
    async (stage) => {
      const { path, ana, biel } = await stage.pending('tournament');
      for (const player of [ana, biel]) await player.post(`${path}/join`);
      const userIds = [biel.userId, ana.userId];
      return () => stage.organiser.put(`${path}/seeds`, { userIds });
    },
  ],
  'PUT /api/tournaments/{tournamentId}/boards': [
    async (stage) => {
      const { path } = await stage.begun('tournament');
      const body = { boards: [{ name: 'Uno' }], isAutomatic: true, seen: [] };
      return () => stage.organiser.put(`${path}/boards`, body);
    },
  ],
  'PUT /api/tournaments/{tournamentId}/boards/{boardId}/game': [
    async (stage) => {
      const { path, gameId } = await stage.begun('tournament');
      const named = { boards: [{ name: 'Uno' }], isAutomatic: true };
      const { tournament } = (await stage.organiser.put(`${path}/boards`, named)).data;
      const address = `${path}/boards/${tournament.boards.list[0].boardId}/game`;
      return () => stage.organiser.put(address, { gameId: null, seen: gameId });
    },
  ],
  'POST /api/invitations/{token}/join': [
    byPost(async ({ organiser, pending }) => {
      const { path, ana } = await pending('league');
      const { token } = (await organiser.post(`${path}/invitation`)).data;
      return [ana, `/invitations/${token}/join`];
    }),
  ],
  'PUT /api/reminders/': [
    async ({ server }) => {
      const { put } = await server.player();
      return () => put('/reminders', { reminders: true });
    },
  ],
  'POST /api/reminders/calendar/renew': [
    byPost(async ({ server }) => [
      await server.player(),
      '/reminders/calendar/renew',
      { requestId: randomUUID() },
    ]),
  ],
  'POST /api/reminders/off/{token}': [
    async ({ server }) => {
      const { put, userId } = await server.player();
      await put('/reminders', { reminders: true });
      const { stop_token } = await server.look((db) =>
        db
          .selectFrom('date_preferences')
          .select('stop_token')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow(),
      );
      return () => call(server, 'POST', `/reminders/off/${stop_token}`);
    },
  ],
  'POST /api/tv/local/': [
    async ({ server }) => {
      const body = { requestId: randomUUID() };
      return () => call(server, 'POST', '/tv/local', { body });
    },
  ],
  'PUT /api/tv/local/{code}': [
    async (stage) => {
      const { code, key } = await openCode(stage);
      const body = { key, sentAt: 1, game: shown };
      return () => call(stage.server, 'PUT', `/tv/local/${code}`, { body });
    },
  ],
  'DELETE /api/tv/local/{code}': [
    async (stage) => {
      const { code, key } = await openCode(stage);
      return () => call(stage.server, 'DELETE', `/tv/local/${code}?key=${key}`);
    },
  ],
};
