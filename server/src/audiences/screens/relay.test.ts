/** A local game on a screen, by the code that its phone shows. */
import { CODE_LETTERS } from '@darts/contracts/screen-codes';
import type { GameScreen } from '@darts/contracts/screens';
import { glanceAt } from '@darts/contracts/game/glance';
import type { Game } from '@darts/rules/play/game';
import { endGame, newGame, playTurn } from '@darts/rules/play/match';
import { expect, test } from 'vitest';
import { call } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';
import { noLimits } from '#platform/limits/limits.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';
import { codeOfKey } from './code-of-key.ts';
import { relay } from './relay.ts';

const pictureOf = (game: Game, beds: GameScreen['beds'] = []) => ({
  ...glanceAt(game),
  players: ['Ana', 'Biel'],
  status: game.outcome ? 'finalizada' : 'encurso',
  beds,
});

/** A phone with a code, and screens. */
async function phone(env: Readonly<Record<string, string>> = {}) {
  let now = Date.parse('2026-12-03T20:00:00Z');
  const server = await startServer({ env, clock: () => now });
  const ask = (method: string, path: string, body?: object) =>
    call(server, method, `/tv/local${path}`, { cookie: '', body });
  const open = () => ask('POST', '/');
  const { code, key } = (await open()).data;
  let sentAt = 0;
  const send = (game: object, changes: object = {}) => {
    sentAt += 1;
    return ask('PUT', `/${code}`, { key, sentAt, game, ...changes });
  };
  const look = (by: string = code, id?: string) =>
    ask('GET', `/${by}${id === undefined ? '' : `?id=${id}`}`);
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { server, code, key, ask, open, send, look, pass };
}

/** As Redis carries it between servers. */
function serverChannel() {
  const listeners: ((message: string) => void)[] = [];
  return {
    async send(message: string): Promise<boolean> {
      for (const listen of listeners) listen(message);
      return true;
    },
    receive: (listener: (message: string) => void) => void listeners.push(listener),
  };
}

const unknown = { status: 404, code: 'screen-not-found' };

test('a screen shows a local game by its code, as last sent, with the darts of the turn', async () => {
  const { code, send, look } = await phone();
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{4}$`));
  expect(await look()).toMatchObject(unknown); // nothing was sent yet

  const game = pictureOf(newGame({ starter: 0 }), ['T20']);
  await send(game);
  const shown = (await look(code.toLowerCase())).data;
  expect(shown).toEqual({ id: expect.any(String), game, isSilent: false });

  const next = pictureOf(playTurn(newGame({ starter: 0 }), [60]));
  await send(next);
  await send(game, { sentAt: 1 }); // late
  expect((await look()).data).toEqual({ ...shown, game: next });
});

test('a code expires with its game, or ten minutes after the last dart despite repeated sends', async () => {
  const { code, send, look, pass } = await phone();
  const game = newGame({ starter: 0 });
  await send(pictureOf(game));
  const { id } = (await look()).data;
  pass(9);
  await send(pictureOf(playTurn(game, [60])));
  pass(9);
  await send(pictureOf(playTurn(game, [60])));
  expect((await look()).status).toBe(200);
  pass(1.1);
  expect(await look()).toMatchObject(unknown);
  expect(await send(pictureOf(playTurn(game, [60])))).toMatchObject(unknown); // as the phone goes on to
  expect(await look()).toMatchObject(unknown);

  const over = pictureOf(endGame(game, { winner: 1, reason: 'surrender' }));
  await send(pictureOf(game));
  await send(over);
  expect(await look()).toMatchObject(unknown);
  expect((await look(code, id)).data).toEqual({ id, game: over, isSilent: false }); // for who has seen it
  pass(1.1);
  expect(await look(code, id)).toMatchObject(unknown);
});

test('a screen reports a silent phone until the phone sends again or its game is over', async () => {
  const { code, send, look, pass } = await phone();
  const game = newGame({ starter: 0 });
  await send(pictureOf(game));
  const { id } = (await look()).data;
  const isSilent = async () => (await look(code, id)).data.isSilent;
  pass(0.3);
  expect(await isSilent()).toBe(false);
  await send(pictureOf(game)); // as it was, every two seconds
  pass(0.3);
  expect(await isSilent()).toBe(false);
  pass(0.1);
  expect(await isSilent()).toBe(true);
  await send(pictureOf(game), { sentAt: 0 }); // on its way since before
  expect(await isSilent()).toBe(true);
  await send(pictureOf(game), { sentAt: 9 });
  expect(await isSilent()).toBe(false);

  const over = endGame(game, { winner: 1, reason: 'surrender' });
  await send(pictureOf(over), { sentAt: 10 });
  pass(0.9);
  expect(await isSilent()).toBe(false); // nothing more is to be heard
});

test('only the phone with the key sends and ends a game, even after a server restart', async () => {
  const { server, code, key, ask, send, look } = await phone();
  const game = pictureOf(newGame({ starter: 0 }));
  await send(game);
  const { id } = (await look()).data;
  const other = (await ask('POST', '/')).data.key;
  const forged = { ...game, players: ['Otro', 'Nadie'] };
  expect(await send(forged, { key: other, sentAt: 99 })).toMatchObject(unknown);
  await ask('DELETE', `/${code}?key=${other}`);
  expect((await look()).data).toEqual({ id, game, isSilent: false });

  await server.restart();
  expect(await look()).toMatchObject(unknown); // it was stored nowhere
  await send(game);
  expect((await look()).data).toEqual({ id, game, isSilent: false });

  await ask('DELETE', `/${code}?key=${key}`);
  expect(await look(code, id)).toMatchObject(unknown);
});

test.each([
  ['names that are too long', { players: ['a'.repeat(41), 'Biel'] }],
  ['invisible names', { players: ['\u202Ea', 'Biel'] }],
  ['impossible points', { left: [-1, 501] }],
  ['beds that do not exist', { beds: ['T21'] }],
  [
    'more turns than a game can have',
    { turns: Array.from({ length: 401 }, () => ({ seat: 1, total: 1, bust: false })) },
  ],
])('an invalid game is not passed on: %s', async (_, changes) => {
  const { send } = await phone();
  const game = { ...pictureOf(newGame({ starter: 0 })), ...changes };
  expect(await send(game)).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('guessing codes is throttled, and a screen that already shows its game is not', async () => {
  const limits = { RATE_LIMITS: 'screen-guesses-address=3/600' };
  const { code, send, look } = await phone(limits);
  await send(pictureOf(newGame({ starter: 0 })));
  const { id } = (await look()).data;
  for (let screens = 0; screens < 5; screens += 1) await look();

  for (let guesses = 0; guesses < 3; guesses += 1)
    expect(await look('ZZZZ')).toMatchObject(unknown);
  expect(await look('ZZZZ')).toMatchObject({ status: 429 });
  expect(await look()).toMatchObject({ status: 429 });
  expect((await look(code, id)).status).toBe(200);
});

test('sending with a made-up key reveals no valid code, and is throttled like guessing', async () => {
  const limits = { RATE_LIMITS: 'screen-guesses-address=4/600' };
  const { code, ask, send } = await phone(limits);
  const game = pictureOf(newGame({ starter: 0 }));
  const guess = (guessed: string) =>
    ask('PUT', `/${guessed}`, { key: newToken(), sentAt: 99, game });
  const free = code === 'ZZZZ' ? 'YYYY' : 'ZZZZ';

  for (const guessed of [code, free, code, free]) {
    expect(await guess(guessed)).toMatchObject(unknown);
  }
  expect(await guess(code)).toMatchObject({ status: 429 });
  expect(await guess(free)).toMatchObject({ status: 429 });
  expect((await send(game)).status).toBe(200); // who has the key guesses nothing
});

test('active codes are capped, and a client-made code cannot exceed the cap', async () => {
  let now = 0;
  const games = relay({ clock: () => now, limits: noLimits, toServers: undefined });
  for (let codes = 0; codes < 2000; codes += 1) await games.open('::1');
  const full = { code: 'too-many-screens' };
  await expect(games.open('::1')).rejects.toMatchObject(full);

  const game: GameScreen = { ...pictureOf(newGame()), players: ['Ana', 'Biel'], status: 'encurso' };
  const key = 'A'.repeat(43);
  const made = { code: codeOfKey(key), key, sentAt: 1, game };
  await expect(games.send(made, '::1')).rejects.toMatchObject({ code: 'screen-not-found' });
  now += 11 * 60_000;
  await expect(games.open('::1')).resolves.toBeDefined();
});

test('all servers show a game without a dart for ten minutes, under one code', async () => {
  let now = 0;
  let codes = 0;
  const limits = { ...noLimits, take: async () => void (codes += 1) };
  const channel = serverChannel();
  const add = () => relay({ clock: () => now, limits, toServers: channel });
  const servers = [add(), add()];
  const { code, key } = await servers[0]!.open('::1');
  const game: GameScreen = { ...pictureOf(newGame()), players: ['Ana', 'Biel'], status: 'encurso' };
  const shownUntil: number[] = [];
  const id = hashOfToken(key);
  for (; now < 3_600_000; now += 2_000) {
    if (now === 5 * 60_000) servers.push(add()); // one that was started again
    const at = servers[(now / 2_000) % servers.length]!;
    await at.send({ code, key, sentAt: now, game }, '::1').catch(() => {});
    for (const [index, server] of servers.entries()) {
      const isShown = await server.get(code, id, '::2').catch(() => undefined);
      if (isShown) shownUntil[index] = now;
    }
  }

  expect(shownUntil.map((time) => time <= 10 * 60_000)).toEqual([true, true, true]);
  expect(codes).toBe(1);
});

test('a game sent to one server is shown by all servers, and only its phone can change the game', async () => {
  const deps = { clock: () => 0, limits: noLimits, toServers: serverChannel() };
  const [one, other] = [relay(deps), relay(deps)];
  const { code, key } = await one.open('::1');
  const game: GameScreen = { ...pictureOf(newGame()), players: ['Ana', 'Biel'], status: 'encurso' };

  await other.send({ code, key, sentAt: 1, game }, '::1');
  expect(await one.get(code, undefined, '::2')).toMatchObject({ game });
  const forged = { code, key: newToken(), sentAt: 9, game };
  await expect(one.send(forged, '::3')).rejects.toMatchObject({ code: 'screen-not-found' });
  one.close(code, key);
  await expect(other.get(code, undefined, '::2')).rejects.toMatchObject({
    code: 'screen-not-found',
  });
});
