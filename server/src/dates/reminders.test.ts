/** Reminders of agreed times: opt-in mails, and a calendar. */
import { describe, expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import { mailbox } from '../../test/mailbox.ts';
import type { Player } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';
import { remindersOf } from './reminders.ts';

const START = Date.parse('2026-10-20T10:00:00Z');
const HOUR = 3_600_000;

/** Starts a league of two players whose game is agreed for 22 October at 20:30, and a mailbox. */
async function agreedGame(smtpUrl?: string) {
  let now = START;
  const box = await mailbox();
  const env = { SMTP_URL: smtpUrl ?? box.url };
  const league = await begunLeague(2, { startDate: '2026-10-19' }, () => now, env);
  const { server, leagueId, creator } = league;
  const [ana, biel] = league.people as [Player, Player];
  const { gameId } = (await ana.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  async function agree(local: string, at: string) {
    await ana.post(`/games/${gameId}/dates/proposal`, { times: [local] });
    await biel.post(`/games/${gameId}/dates/agreement`, { at });
  }
  await agree('2026-10-22T20:30', '2026-10-22T18:30:00.000Z');
  return {
    ...box,
    server,
    creator,
    leagueId,
    ana,
    biel,
    gameId,
    agree,
    want: (who: Player) => who.put('/reminders/', { reminders: true }),
    /** Sets the clock to `time`, and sends the mails that are due by then. */
    async at(time: string) {
      now = Date.parse(time);
      await server.restart(); // sends due mails as it starts
      await server.restart(); // finishes sending before it stops
    },
    backAtStart: () => (now = START),
    stored: () => server.look((db) => db.selectFrom('outbox').selectAll().execute()),
  };
}

describe('a player who wants reminders', () => {
  test('gets a mail a day before and an hour before a game, each once, and other players get no mail', async () => {
    const { ana, biel, want, at, arrived, mails, gameId } = await agreedGame();
    await want(ana);
    await at('2026-10-21T18:29:59Z');
    expect(mails).toEqual([]);

    await at('2026-10-21T18:30:00Z');
    const mail = await arrived(1);
    expect(mail.text).toContain(`Hola, ${ana.username}:`);
    expect(mail.subject).toBe(
      `Tu partida contra ${biel.username}: jueves, 22 de octubre, 20:30 (hora peninsular)`,
    );
    for (const text of [mail.text, mail.html]) expect(text).toContain(`/game/view/${gameId}`);
    await at('2026-10-21T20:00:00Z');
    expect(mails).toHaveLength(1);
    await at('2026-10-22T17:30:00Z');
    await arrived(2);
    await at('2026-10-22T18:00:00Z');
    expect(mails).toHaveLength(2);
  });

  test('gets no day-before mail once only an hour is left', async () => {
    const { ana, want, at, arrived, mails } = await agreedGame();
    await want(ana);
    await at('2026-10-22T17:30:00Z'); // first run since the players agreed
    await arrived(1);

    expect(mails).toHaveLength(1);
  });

  test('turns reminders off by one click in the mail, without logging in', async () => {
    const { server, ana, want, at, arrived, mails } = await agreedGame();
    await want(ana);
    await at('2026-10-21T18:30:00Z');
    const { headers } = await arrived(1);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('x-about')).toBeUndefined(); // only in mails that are kept as files
    const url = new URL(header('list-unsubscribe')!.slice(1, -1));

    const answer = await fetch(`${server.url}${url.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    await at('2026-10-22T17:30:00Z');
    expect(mails).toHaveLength(1);
  });

  test('is reminded again after a change of time, and never twice of the same time', async () => {
    const { ana, want, agree, at, backAtStart, arrived, mails } = await agreedGame();
    await want(ana);
    await at('2026-10-21T18:30:00Z');
    await arrived(1);
    backAtStart();
    await agree('2026-10-22T20:30', '2026-10-22T18:30:00.000Z');
    await at('2026-10-21T18:40:00Z');
    expect(mails).toHaveLength(1);

    backAtStart();
    await agree('2026-10-23T20:30', '2026-10-23T18:30:00.000Z');
    await at('2026-10-22T17:45:00Z');
    expect(mails).toHaveLength(1);
    await at('2026-10-22T18:30:00Z');
    expect((await arrived(2)).subject).toContain('viernes, 23 de octubre, 20:30');
  });

  test('is reminded of a decided game that is open again', async () => {
    const { creator, leagueId, ana, biel, want, at, gameId, mails } = await agreedGame();
    await want(ana);
    const reason = 'Era otra partida.';
    const about = `/leagues/${leagueId}/results/${gameId}`;
    await creator.put(about, { outcome: 'walkover', came: 1, reason });
    await creator.post(`${about}/taking-back`, { reason });
    await at('2026-10-21T18:30:00Z');
    const subject = `Tu partida contra ${biel.username}: jueves, 22 de octubre, 20:30 (hora peninsular)`;
    await expect.poll(() => mails.map((mail) => mail.subject)).toContain(subject);
  });

  test('is not reminded of a game that is over, or after deleting the account', async () => {
    const { ana, biel, want, at, mails, stored } = await agreedGame();
    await want(ana);
    await want(biel);
    await biel.post('/users/delete');
    await at('2026-10-21T18:30:00Z');
    await at('2026-10-22T17:30:00Z');
    expect(mails).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('has a failed mail retried after growing delays', async () => {
    const { ana, want, at, stored } = await agreedGame('smtp://127.0.0.1:1');
    await want(ana);
    for (const minutes of ['30', '35', '40', '45', '50', '55']) {
      await at(`2026-10-21T18:${minutes}:00Z`);
    }
    const row = (await stored()).find(
      ({ topic, user_id }) => topic === 'game-in-a-day' && user_id === ana.userId,
    );
    expect(row).toMatchObject({ tries: 3, send_at: Date.parse('2026-10-21T19:05:00Z') });
  });
});

test('a reminder is not planned once its time has passed', () => {
  const topics = (hours: number) =>
    remindersOf('game', ['ana'], START + hours * HOUR, START).map(({ topic }) => topic);
  expect(topics(25)).toEqual(['game-in-a-day', 'game-in-an-hour']);
  expect(topics(24)).toEqual(['game-in-an-hour']);
  expect(topics(1)).toEqual([]);
});

describe('a player’s own calendar', () => {
  test('has the open games of the player, at an address that needs no session', async () => {
    const { server, ana, biel, gameId } = await agreedGame();
    const { calendarToken } = (await ana.get('/reminders/')).data;
    const look = (token: string) =>
      fetch(`${server.url}/api/reminders/calendar/${token}/partidas.ics`);

    const answer = await look(calendarToken);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`UID:${gameId}@`);
    expect(text).toContain('DTSTART:20261022T183000Z');
    expect(text).toContain(`SUMMARY:Liga de Otoño: contra ${biel.username}`);
    expect(text).toContain('SEQUENCE:1');

    const renewed = (await ana.post('/reminders/calendar/renew')).data.calendarToken;
    expect((await look(calendarToken)).status).toBe(404);
    expect((await look(renewed)).status).toBe(200);
    await ana.post('/users/delete');
    expect((await look(renewed)).status).toBe(404);
  });

  test('has an address that is unique to the player, and stable until renewed', async () => {
    const server = await startServer();
    const [ana, biel] = [await server.player(), await server.player()];
    const token = async (who: Player) => (await who.get('/reminders/')).data.calendarToken;
    expect(await token(ana)).toBe(await token(ana));
    expect(await token(ana)).not.toBe(await token(biel));
  });
});
