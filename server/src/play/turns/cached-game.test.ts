import { randomUUID } from 'node:crypto';
import { wholeGame } from '@darts/contracts/game/whole-game';
import { newGame, playTurn } from '@darts/rules/play/match';
import { pairIn } from '@darts/rules/play/pair';
import { toThrow } from '@darts/rules/play/progress';
import type { GameSettings } from '@darts/rules/play/x01/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cachedGame, stepAfter, storedRow, type CachedGame } from './cached-game.ts';
import type { LiveGame } from '#play/repository.ts';
import { settingsColumns, storedSide } from '#play/stored-game.ts';

const someTurns = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(0, 20, 26, 45, 60, 100)),
    fc.array(fc.constantFrom(0, 1, 20, 25, 50, 60), { minLength: 2, maxLength: 3 }),
  ),
  { maxLength: 29 },
);

const begun = (settings: Partial<GameSettings> = {}): LiveGame => ({
  game_id: randomUUID(),
  version: 3,
  player_ids: [randomUUID(), randomUUID()],
  usernames: ['Ana «la Zurda»', null], // the second account is gone
  kind: 'lobby',
  competition_id: null,
  status: 'encurso',
  ...settingsColumns(newGame(settings).settings),
  scores: pairIn(newGame(settings).scores),
  legs: '[]',
  turns: '[]',
  correction: null,
  winner: null,
  end_reason: null,
  created_at: 0,
  moved_at: 0,
  finished_at: null,
  scorer: null,
  wants_to_score: null,
  times_asked: 0,
  players: [],
});

/** The game after each turn, computed from the one before, up to the turn that ends it. */
function gamesAfter(
  turns: readonly (readonly number[])[],
  settings?: Partial<GameSettings>,
): CachedGame[] {
  const games = [cachedGame(begun(settings))];
  for (const [index, sent] of turns.entries()) {
    const before = games.at(-1)!;
    const side = storedSide(toThrow(before.game));
    const game = playTurn(before.game, sent);
    const { total = 0, bust = false } = game.turns.at(-1) ?? {};
    const turn = { side, total, bust, sent, turnId: `"${index}"` };
    games.push(stepAfter(before, { turn, game }, index).after);
    if (game.outcome) break;
  }
  return games;
}

/** A game as it is read from the store, which has no form for clients that have the turns before the last. */
const readAgain = (cached: CachedGame): CachedGame => ({
  ...cachedGame(storedRow(cached)),
  update: cached.update,
});

test('a game computed from the previous turn equals the game read from the store', () => {
  fc.assert(
    fc.property(someTurns, (thrown) => {
      for (const cached of gamesAfter(thrown)) {
        expect(cached).toEqual(readAgain(cached));
      }
    }),
  );
});

test('a game of several legs computed from the previous turn equals the game read from the store', () => {
  const format = { start: 101, out: 'double', legs: 5, rounds: 3, starter: 1 } as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom([101], [0], [60], [41]), { maxLength: 60 }), (thrown) => {
      for (const cached of gamesAfter(thrown, format)) {
        expect(cached).toEqual(readAgain(cached));
        expect(JSON.parse(cached.row.legs)).toHaveLength(cached.view.leg - 1);
      }
    }),
  );
});

test('a game with a scorer computed from the previous turn equals the game read from the store', () => {
  const before = { ...begun(), usernames: ['Ana', 'Biel'], scorer: 1 } as const;
  const game = playTurn(newGame(), [60]);
  const turn = { side: 0, total: 60, bust: false, sent: [60], scoredBy: 1 } as const;
  const { after } = stepAfter(cachedGame(before), { turn, game }, 1);

  expect(after).toEqual(readAgain(after));
  const { scorer, lastTurn } = after.view;
  expect([scorer, lastTurn?.scoredBy]).toEqual([before.player_ids[1], before.player_ids[1]]);
});

test('a game computed from its winning turn equals the game read from the store', () => {
  const after = gamesAfter([[180], [180], [180], [180], [141]]).at(-1)!;

  expect(after.game.outcome).toEqual({ winner: 0, reason: 'zero' });
  expect(after.row).toMatchObject({ status: 'finalizada', finished_at: 4, players: [] });
  expect(after).toEqual(readAgain(after));
});

test('a client with the earlier turns rebuilds the whole game from an update without them', () => {
  fc.assert(
    fc.property(someTurns, (turns) => {
      const [begins, ...games] = gamesAfter(turns);
      games.reduce((known, { view, update }) => {
        expect(update).not.toHaveProperty('turns');
        const whole = wholeGame(known, update)!;
        expect(whole).toEqual(view);
        return whole;
      }, begins!.view);
    }),
  );
});

test('the update after a corrected turn has all turns, as the client may have missed the correction', () => {
  const [before] = gamesAfter([[60]]).slice(-1);
  const [last] = before!.stored;
  const first = { total: 60, bust: false, sent: [60] };
  const corrected = { ...last!, ...first, corrected: { first, version: 5 } };
  const game = playTurn(before!.game, [26]);
  const turn = { side: 1, total: 26, bust: false, sent: [26] } as const;

  const { after } = stepAfter({ ...before!, stored: [corrected] }, { turn, game }, 1);

  expect(after.update.turns).toHaveLength(2);
});
