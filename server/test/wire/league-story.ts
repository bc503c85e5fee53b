import type { People } from './people.ts';
import type { Recorder } from './recorder.ts';

const FORM = {
  name: 'Liga de los Jueves',
  startDate: '2026-11-05',
  maxParticipants: 6,
  dayOfWeek: 'Jueves',
  isHomeAndAway: false,
};
const BEST_OF_THREE = { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 20 };
const reason = 'Avisó tarde.';

/** Creates a competition, fills and starts it. Returns its id. */
export async function pendingStory(
  { call }: Recorder,
  { admin, ana, biel, carmen, dani, eva }: People,
  kind: 'league' | 'tournament',
  form: object,
): Promise<string> {
  const idName = `${kind}Id`;
  const one = `/${kind}s/{${idName}}`;
  await call(ana, `POST /${kind}s/create`, { body: form });
  await call(eva, `POST /${kind}s/create`, { body: {} });
  const made = await call(eva, `POST /${kind}s/create`, { body: form });
  const id = String(made[idName]);
  const params = { [idName]: id };
  const missing = { [idName]: admin.userId };
  await call(ana, `GET /${kind}s/`);
  await call(ana, `GET ${one}`, { params });
  await call(ana, `GET ${one}`, { params: missing });
  await call(null, `GET ${one}`, { params });
  await call(ana, `PUT ${one}`, { params, body: form });
  await call(eva, `PUT ${one}`, { params, body: form });
  await call(ana, `POST ${one}/join`, { params, body: {} });
  await call(ana, `POST ${one}/leave`, { params, body: {} });
  await call(ana, `POST ${one}/join`, { params, body: {} });
  await call(biel, `POST ${one}/join`, { params, body: {} });
  await call(eva, `GET ${one}/candidates`, { params, query: '?q=dan' });
  await call(ana, `GET ${one}/candidates`, { params, query: '?q=dan' });
  await call(eva, `POST ${one}/participants`, { params, body: { userId: carmen.userId } });
  await call(eva, `POST ${one}/participants`, { params, body: { userId: eva.userId } });
  await call(eva, `DELETE ${one}/participants/{userId}`, {
    params: { ...params, userId: eva.userId },
  });
  const { token } = await call(eva, `POST ${one}/invitation`, { params, body: {} });
  await call(null, 'GET /invitations/{token}', { params: { token } });
  await call(dani, 'GET /invitations/{token}', { params: { token } });
  await call(dani, 'POST /invitations/{token}/join', { params: { token }, body: {} });
  await call(eva, `POST ${one}/invitation/renew`, { params, body: {} });
  await call(null, 'GET /invitations/{token}', { params: { token } });
  await call(eva, `POST ${one}/helpers`, { params, body: { username: 'nadie' } });
  await call(eva, `POST ${one}/helpers`, { params, body: { username: 'biel' } });
  await call(ana, `GET ${one}/helpers`, { params });
  await call(eva, `PUT ${one}/visibility`, { params, body: { isPublic: true } });
  await call(ana, `PUT ${one}/visibility`, { params, body: { isPublic: true } });
  await call(null, `GET /public/${kind}s/{${idName}}`, { params });
  await call(ana, `POST ${one}/start`, { params, body: {} });
  if (kind === 'tournament') {
    const userIds = [ana, biel, carmen, dani].map(({ userId }) => userId);
    await call(eva, `PUT ${one}/seeds`, { params, body: { userIds: [] } });
    await call(eva, `PUT ${one}/seeds`, { params, body: { userIds } });
  }
  await call(eva, `POST ${one}/start`, { params, body: {} });
  await call(ana, `GET ${one}`, { params });
  return id;
}

type Running = {
  readonly kind: 'league' | 'tournament';
  readonly id: string;
  readonly gameIds: readonly [string, string];
};

/** Decides the first games of a competition that has begun, by hand, and ends it. */
export async function runningStory(
  { call, ask, event }: Recorder,
  people: People,
  { kind, id, gameIds }: Running,
): Promise<void> {
  const { ana, biel, carmen, dani, eva } = people;
  const idName = `${kind}Id`;
  const one = `/${kind}s/{${idName}}`;
  const params = { [idName]: id };
  const [gameId, otherId] = gameIds;
  const game = { ...params, gameId };
  const other = { ...params, gameId: otherId };
  const { player1, player2 } = (await call(ana, 'GET /games/{gameId}', { params: game })).game;
  const byId = new Map(Object.values(people).map((person) => [person.userId, person]));
  const [one1, two] = [byId.get(player1.userId)!, byId.get(player2.userId)!];

  await call(one1, 'GET /games/upcoming');
  await call(one1, 'GET /games/{gameId}/stage', { params: game });
  await call(one1, 'GET /games/{gameId}/dates', { params: game });
  await call(one1, 'POST /games/{gameId}/dates/proposal', {
    params: game,
    body: { times: ['2026-11-06T20:30'] },
  });
  await call(two, 'GET /games/{gameId}/dates', { params: game });
  await call(two, 'POST /games/{gameId}/dates/agreement', {
    params: game,
    body: { at: '2026-11-06T19:30:00.000Z' },
  });
  await call(eva, `PUT ${one}/dates/{gameId}`, { params: game, body: { dueDate: '2026-11-20' } });
  await call(ana, `PUT ${one}/dates/{gameId}`, { params: game, body: { dueDate: '2026-11-20' } });
  await call(eva, `PUT ${one}/rounds/{round}/date`, {
    params: { ...params, round: 1 },
    body: { dueDate: '2026-11-21' },
  });
  await call(one1, 'POST /games/{gameId}/no-show', { params: game, body: {} });
  const [ones, twos] = [await one1.connect(), await two.connect()];
  await ask(ones, 'joinLeagueGameLobby', { gameId });
  await event(ones, 'preLobbyUpdate');
  await ask(ones, 'callRival', { gameId });
  await event(twos, 'rivalCalls');
  await ask(ones, 'proposeScoring', { gameId });
  await ask(ones, 'answerScoringProposal', { gameId, accept: false });
  await ask(ones, 'leaveLeagueGameLobby', { gameId });
  ones.socket.disconnect();
  twos.socket.disconnect();

  const proposal = { legsWon: [2, 1], left: 32 };
  await call(one1, 'POST /games/{gameId}/result/proposal', {
    params: game,
    body: { legsWon: [9, 9] },
  });
  const proposed = await call(one1, 'POST /games/{gameId}/result/proposal', {
    params: game,
    body: proposal,
  });
  const { proposedAt } = proposed.result.proposal;
  await call(two, 'GET /games/{gameId}/result', { params: game });
  await call(two, 'POST /games/{gameId}/result/dispute', { params: game, body: { proposedAt } });
  await call(eva, `GET ${one}/at-risk`, { params });
  await call(ana, `GET ${one}/at-risk`, { params });
  await call(eva, `POST ${one}/at-risk/{gameId}/reminder`, { params: game, body: {} });
  await call(eva, `PUT ${one}/grace`, { params, body: { days: 3 } });
  await call(eva, `PUT ${one}/results/{gameId}`, {
    params: game,
    body: { outcome: 'result', legsWon: [0, 2], left: 40 },
  });
  await call(one1, 'GET /games/{gameId}/result', { params: game });
  await call(eva, `POST ${one}/results/{gameId}/taking-back`, { params: game, body: { reason } });
  const anew = await call(one1, 'POST /games/{gameId}/result/proposal', {
    params: game,
    body: proposal,
  });
  await call(two, 'POST /games/{gameId}/result/confirm', {
    params: game,
    body: { proposedAt: anew.result.proposal.proposedAt },
  });
  await call(ana, `PUT ${one}/results/{gameId}`, {
    params: other,
    body: { outcome: 'void', reason },
  });
  await call(eva, `PUT ${one}/results/{gameId}`, {
    params: other,
    body: { outcome: 'walkover', came: 1, reason },
  });
  for (const by of [ana, carmen]) {
    await call(by, `GET ${one}`, { params });
    await call(by, 'GET /games/{gameId}', { params: game });
    await call(by, 'GET /games/{gameId}/details', { params: other });
    await call(by, 'GET /games/{gameId}/stage', { params: other });
  }
  await call(null, 'GET /public/games/{gameId}', { params: game });
  await call(null, 'GET /tv/games/{gameId}', { params: game });
  await call(ana, `GET ${one}/leaders`, { params });
  await call(eva, `DELETE ${one}/helpers/{userId}`, { params: { ...params, userId: biel.userId } });
  const { token } = await call(eva, `POST ${one}/screen`, { params, body: {} });
  await call(null, `GET /tv/${kind}s/{${idName}}`, { params, query: `?token=${token}` });
  await call(null, `GET /tv/${kind}s/{${idName}}`, { params });
  await call(ana, `POST ${one}/screen`, { params, body: {} });
  await call(eva, `POST ${one}/screen/renew`, { params, body: {} });
  await call(ana, `GET ${one}/calendar.ics`, { params });
  await call(null, `GET /public/${kind}s/{${idName}}`, { params });
  await call(eva, `POST ${one}/withdrawals`, { params, body: { userId: dani.userId, reason } });
  await call(ana, `GET ${one}/history`, { params });
  await call(ana, `GET ${one}`, { params });
  await call(ana, `DELETE ${one}`, { params });
  await call(ana, `POST ${one}/end`, { params, body: {} });
  await call(eva, `POST ${one}/end`, { params, body: {} });
  await call(ana, `GET ${one}`, { params });
  await call(ana, `GET ${one}/leaders`, { params });
}

/** A league of four, from its creation to its end. */
export async function leagueStory(recorder: Recorder, people: People): Promise<void> {
  const { call } = recorder;
  const { ana, eva } = people;
  const leagueId = await pendingStory(recorder, people, 'league', {
    ...FORM,
    format: BEST_OF_THREE,
  });
  const params = { leagueId };
  await call(null, 'GET /leagues/{leagueId}/games/{round}', { params: { ...params, round: 1 } });
  const { games } = await call(ana, 'GET /leagues/{leagueId}/games/{round}', {
    params: { ...params, round: 1 },
  });
  await call(ana, 'GET /leagues/{leagueId}/games/{round}', { params: { ...params, round: 9 } });
  await call(ana, 'GET /leagues/{leagueId}/overdue', { params });
  await call(ana, 'GET /leagues/{leagueId}/classification', { params });
  const readTables = async () => {
    await call(ana, 'GET /leagues/{leagueId}/classification', { params });
    await call(ana, 'GET /leagues/{leagueId}/outlook/{userId}', {
      params: { ...params, userId: ana.userId },
    });
    await call(ana, 'GET /leagues/{leagueId}/games/{round}', { params: { ...params, round: 1 } });
    await call(ana, 'GET /leagues/{leagueId}/rounds.ics', { params });
    for (const at of ['', '/public'] as const) {
      const by = at === '' ? ana : null;
      await call(by, `GET ${at}/leagues/{leagueId}/table.csv`, { params });
      await call(by, `GET ${at}/leagues/{leagueId}/table.json`, { params });
    }
    await call(null, 'GET /public/leagues/{leagueId}/games/{round}', {
      params: { ...params, round: 1 },
    });
  };
  await readTables();
  await call(eva, 'GET /leagues/{leagueId}/withdrawals/{userId}', {
    params: { ...params, userId: people.dani.userId },
  });
  await call(ana, 'GET /leagues/{leagueId}/withdrawals/{userId}', {
    params: { ...params, userId: people.dani.userId },
  });
  await runningStory(recorder, people, {
    kind: 'league',
    id: leagueId,
    gameIds: [games[0].gameId, games[1].gameId],
  });
  await readTables();
  const draft = await call(eva, 'POST /leagues/create', { body: { ...FORM, name: 'Otra' } });
  await call(eva, 'DELETE /leagues/{leagueId}', { params: { leagueId: draft.leagueId } });
}
