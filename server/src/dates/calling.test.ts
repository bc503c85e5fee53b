/** Players at the board call their rivals, on whatever page those have open, or by mail. */
import { expect, test } from 'vitest';
import { beginGame } from '../../test/game.ts';
import { leagueInProgress, reason } from '../../test/results/competitions.ts';

const QUARTER = 15 * 60_000;

/** A league's game whose player at the board waits for the other. */
async function atTheBoard() {
  const league = await leagueInProgress();
  const [ana, biel, carla] = league.people;
  const [{ gameId }] = await league.gamesOf(ana, biel);
  const anas = await ana.connect();
  return {
    ...league,
    ana,
    biel,
    carla,
    anas,
    gameId: String(gameId),
    call: () => anas.ask('callRival', { gameId }),
    mailsSent: () => league.mails.map(({ to, subject }) => [to?.[0]?.address, subject]),
  };
}

test('a rival with an open page is called on the page, once per quarter of an hour, without a mail', async () => {
  const { ana, biel, anas, call, pass, looks, mails, gameId } = await atTheBoard();
  const biels = [await biel.connect(), await biel.connect()];

  expect(await call()).toEqual({ success: true, by: 'page', isPlaying: false });
  const said = { gameId, by: { userId: ana.userId, username: ana.username } };
  for (const device of biels) {
    expect(await device.receives('rivalCalls')).toMatchObject({
      ...said,
      competition: 'Liga de Otoño',
    });
  }
  expect(anas.events('rivalCalls')).toEqual([]);

  pass(QUARTER - 1);
  expect(await call()).toMatchObject({ code: 'called-already' });
  expect(await biels[0]!.ask('callRival', { gameId })).toMatchObject({ code: 'called-already' });
  pass(1);
  expect(await call()).toMatchObject({ success: true });
  await looks();
  expect(mails).toEqual([]);
});

test('a rival without an open page is called by one mail per quarter of an hour, until unsubscribed', async () => {
  const { ana, biel, call, pass, looks, mails, mailsSent, server, gameId } = await atTheBoard();
  expect(await call()).toEqual({ success: true, by: 'mail', isPlaying: false });
  expect(await call()).toMatchObject({ code: 'called-already' });
  await looks();
  const subject = `${ana.username} te espera para vuestra partida`;
  expect(mailsSent()).toEqual([[biel.email, subject]]);
  expect(mails[0]!.text).toContain(`/game/lobby/${gameId}`);

  const { wants_calls, stop_token } = await server.look((db) =>
    db.selectFrom('date_preferences').selectAll().executeTakeFirstOrThrow(),
  );
  expect(wants_calls).toBe(1);
  await biel.post(`/reminders/off/${stop_token}`);
  pass(QUARTER);
  const again = await (await ana.connect()).ask('callRival', { gameId });
  expect(again).toMatchObject({ code: 'rival-out-of-reach' });
  await looks();
  expect(mails).toHaveLength(1);
});

test('a calling mail is not sent once a quarter of an hour has passed', async () => {
  const { call, pass, looks, mails } = await atTheBoard();
  await call();
  pass(QUARTER);
  await looks();
  expect(mails).toEqual([]);
});

test('a call to a rival in another game tells both players about the other game', async () => {
  const { biel, carla, call } = await atTheBoard();
  await beginGame(biel, carla);
  const biels = await biel.connect();

  expect(await call()).toEqual({ success: true, by: 'page', isPlaying: true });
  expect(await biels.receives('rivalCalls')).toMatchObject({ isPlaying: true });
});

test('only a player of an open game can call the rival', async () => {
  const { biel, carla, call, creator, path, gameId } = await atTheBoard();
  const carlas = await carla.connect();
  expect(await carlas.ask('callRival', { gameId })).toMatchObject({ code: 'not-a-player' });

  await creator.post(`${path}/withdrawals`, { userId: biel.userId, reason });
  expect(await call()).toMatchObject({ code: 'game-over' });
});

test('a rival who has deleted the account is not called', async () => {
  const { biel, call } = await atTheBoard();
  await biel.post('/users/delete');
  await expect.poll(async () => (await call()).success).toBe(false);
});
