import { pendingStory, runningStory } from './league-story.ts';
import type { People } from './people.ts';
import type { Recorder } from './recorder.ts';

const FORM = { name: 'Copa de Invierno', startDate: '2026-11-05', maxParticipants: 8 };
const format = { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 20 };

/** A tournament of four with a game for third place and boards, and one with groups. */
export async function tournamentStory(recorder: Recorder, people: People): Promise<void> {
  const { call } = recorder;
  const { admin, ana, biel, carmen, dani, eva } = people;
  const form = { ...FORM, format, hasThirdPlace: true };
  const tournamentId = await pendingStory(recorder, people, 'tournament', form);
  const params = { tournamentId };
  const { tournament } = await call(ana, 'GET /tournaments/{tournamentId}', { params });
  const [semi, otherSemi] = tournament.games;
  const boards = { boards: [{ name: 'Diana 1' }, { name: 'Diana 2' }], isAutomatic: true };
  await call(ana, 'PUT /tournaments/{tournamentId}/boards', { params, body: boards });
  await call(eva, 'PUT /tournaments/{tournamentId}/boards', { params, body: boards });
  const named = (await call(ana, 'GET /tournaments/{tournamentId}', { params })).tournament.boards;
  const boardId = named.list[0].boardId;
  await call(eva, 'PUT /tournaments/{tournamentId}/boards/{boardId}/game', {
    params: { ...params, boardId },
    body: { gameId: null },
  });
  await call(ana, 'GET /tournaments/{tournamentId}', { params });
  await call(ana, 'GET /games/upcoming');
  await runningStory(recorder, people, {
    kind: 'tournament',
    id: tournamentId,
    gameIds: [semi.gameId, otherSemi.gameId],
  });
  const readFiles = async (id: string) => {
    for (const at of ['', '/public'] as const) {
      const by = at === '' ? ana : null;
      for (const file of ['groups.csv', 'bracket.csv', 'bracket.json']) {
        await call(by, `GET ${at}/tournaments/{tournamentId}/${file}`, {
          params: { tournamentId: id },
        });
      }
    }
    await call(null, 'GET /tv/tournaments/{tournamentId}', { params: { tournamentId: id } });
    await call(null, 'GET /public/tournaments/{tournamentId}', { params: { tournamentId: id } });
  };
  await readFiles(tournamentId);

  const groups = { ...FORM, name: 'Copa con grupos', format, groupStage: { size: 3, through: 2 } };
  const made = await call(eva, 'POST /tournaments/create', { body: groups });
  const other = { tournamentId: made.tournamentId };
  for (const person of [ana, biel, carmen, dani, eva, admin]) {
    await call(person, 'POST /tournaments/{tournamentId}/join', { params: other, body: {} });
  }
  await call(eva, 'PUT /tournaments/{tournamentId}/visibility', {
    params: other,
    body: { isPublic: true },
  });
  await call(eva, 'POST /tournaments/{tournamentId}/start', { params: other, body: {} });
  const begun = (await call(ana, 'GET /tournaments/{tournamentId}', { params: other })).tournament;
  for (const { gameId } of begun.groups[0].games) {
    await call(eva, 'PUT /tournaments/{tournamentId}/results/{gameId}', {
      params: { ...other, gameId },
      body: { outcome: 'result', legsWon: [2, 0], left: 12 },
    });
  }
  await call(ana, 'GET /tournaments/{tournamentId}', { params: other });
  await readFiles(made.tournamentId);
  const draft = await call(eva, 'POST /tournaments/create', { body: { ...FORM, name: 'Otra' } });
  await call(eva, 'DELETE /tournaments/{tournamentId}', {
    params: { tournamentId: draft.tournamentId },
  });
}

/** Reminders, the calendar of a player, and a local game on a wall. */
export async function elsewhereStory({ call }: Recorder, { ana }: People): Promise<void> {
  await call(null, 'GET /reminders/');
  const { calendarToken: token } = await call(ana, 'GET /reminders/');
  await call(ana, 'PUT /reminders/', { body: { reminders: true } });
  await call(null, 'GET /reminders/calendar/{token}/partidas.ics', { params: { token } });
  await call(ana, 'POST /reminders/calendar/renew', { body: {} });
  await call(null, 'GET /reminders/calendar/{token}/partidas.ics', { params: { token } });
  await call(null, 'POST /reminders/off/{token}', { params: { token: 'no' } });
  await call(null, 'PUT /tv/local/{code}', { params: { code: 'ABCD' }, body: {} });
  await call(null, 'GET /tv/local/{code}', { params: { code: 'ABCD' } });
  await call(null, 'DELETE /tv/local/{code}', { params: { code: 'ABCD' } });
  await call(null, 'POST /tv/local/', { body: {} });
}
