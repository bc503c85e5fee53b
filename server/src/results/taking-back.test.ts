/** Whatever is taken back leaves a tournament as if it had never been entered, with all that came of it. */
import { isDeepStrictEqual } from 'node:util';
import type { TournamentBody } from '@darts/contracts/tournaments';
import { countRounds, firstRound, nextPlace } from '@darts/rules/tournaments/bracket';
import { countGroups, qualifiers } from '@darts/rules/tournaments/groups';
import { expect, test } from 'vitest';
import { startFeatures, type TestFeatures } from '../../test/features.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { twins } from '../../test/results/twins.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { Refusal } from '#platform/refusals.ts';

type Chance = ReturnType<typeof proofChance>;

const isRemote = process.env.TEST_DATABASE === 'postgres'; // where a game takes many times as long
const TRIALS = isRemote ? proofLength(60, 6) : proofLength(500, 50);
const BY_RULE: ReadonlySet<string> = new Set(['next-game-begun', 'player-withdrawn']);
const reason = 'Lo dice el acta.';

type Entered = { readonly came: 1 | 2 | null } | { readonly won: 1 | 2 } | 'void';
type Act =
  | { readonly game: string; readonly entered: Entered }
  | { readonly game: string; readonly surrenders: 1 | 2 }
  | { readonly withdraws: string };

/** Does what organisers and players do, in any tournament with the same draw. */
function acting({ results, games, begin, live }: TestFeatures, organiserId: string) {
  const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;

  return {
    async act(tournamentId: string, ids: ReadonlyMap<string, string>, act: Act): Promise<void> {
      if ('withdraws' in act) {
        const body = { userId: act.withdraws, reason };
        return results.withdraw('tournament', tournamentId, body, organiser);
      }
      const gameId = ids.get(act.game)!;
      const { format, seated } = await games.matchup(gameId);
      if ('surrenders' in act) {
        await begin(gameId);
        return live.surrender(gameId, seated[act.surrenders - 1]!);
      }
      const { entered } = act;
      const of = { competitionId: tournamentId, gameId };
      if (entered === 'void')
        return results.enter('tournament', of, { outcome: 'void', reason }, organiser);
      if ('came' in entered) {
        const { came } = entered;
        return results.enter('tournament', of, { outcome: 'walkover', came, reason }, organiser);
      }
      const legs = (format.legs + 1) / 2;
      const legsWon: [number, number] = entered.won === 1 ? [legs, 0] : [0, legs];
      const result = { outcome: 'result', legsWon, left: 40, reason } as const;
      return results.enter('tournament', of, result, organiser);
    },
    takeBack: (tournamentId: string, gameId: string): Promise<void> =>
      results.takeBack(
        'tournament',
        { competitionId: tournamentId, gameId },
        { reason },
        organiser,
      ),
  };
}

const outcomeBy = (chance: Chance): Entered => {
  const lots: readonly Entered[] = [
    { came: null },
    { came: null },
    'void',
    { came: 1 },
    { came: 2 },
    { won: 1 },
    { won: 2 },
  ];
  return lots[Math.floor(chance() * lots.length)]!;
};

/** Returns the names of the games that a game of a tournament leads to. */
function leadsTo(size: number, { groupStage }: Partial<TournamentBody>) {
  const seeds = groupStage ? qualifiers(countGroups(size, groupStage), groupStage) : [];
  const inBracket = groupStage ? seeds.length : size;
  const rounds = countRounds(inBracket);
  const after = (round: number, match: number): string[] => {
    if (round === rounds) return [];
    const next = nextPlace({ round, match });
    const third = round === rounds - 1 ? [`${rounds}.0`] : [];
    return [`${next.round}.${next.match}`, ...third, ...after(next.round, next.match)];
  };
  return (game: string): readonly string[] => {
    const [, group] = /^group (\d+):/.exec(game) ?? [];
    if (group === undefined) {
      const [round = 0, match = 0] = game.split('.').map(Number);
      return after(round, match);
    }
    return firstRound(inBracket)
      .filter(({ seeds: own }) => own.some((seed = 0) => seeds[seed - 1]?.group === Number(group)))
      .flatMap(({ match }) => [`1.${match}`].concat(after(1, match)));
  };
}

const SIZES = [8, 16, 8, 16, 48];
const SETTINGS: readonly Partial<TournamentBody>[] = [
  {},
  { hasThirdPlace: true },
  { groupStage: { size: 4, through: 1 } },
  { groupStage: { size: 3, through: 2 }, hasThirdPlace: true },
  { format: { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 15 } },
];

type Place = {
  readonly features: TestFeatures;
  readonly stage: Awaited<ReturnType<typeof tournamentStage>>;
  readonly alike: ReturnType<typeof twins>;
};

/** A tournament that has begun, whatever becomes of it, beside others with the same draw. */
async function tournamentOfChance({ features, stage, alike }: Place, chance: Chance, size: number) {
  const { act, takeBack } = acting(features, stage.organiser.userId);
  const { copyOf, rowsOf, answersOf, gamesOf } = alike;
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)]!;
  const players = await features.newAccounts(size);
  const settings = oneOf(SETTINGS);
  const tournamentId = await stage.enrol(players, settings);
  await stage.start(tournamentId);
  const drawn = await rowsOf(tournamentId);
  const ids = await gamesOf(tournamentId);
  const behind = leadsTo(size, settings);
  let acts: readonly Act[] = [];

  const entered = () => acts.filter((each) => 'entered' in each);
  const without = (game: string) => acts.filter((each) => !('game' in each) || each.game !== game);
  const isHeld = (game: string) =>
    acts.some((each) => 'game' in each && behind(game).includes(each.game));
  const isOut = (userId: string) =>
    acts.some((each) => 'withdraws' in each && each.withdraws === userId);
  const isOneOut = async (game: string) =>
    (await features.games.matchup(ids.get(game)!)).playerIds.some(isOut);

  async function seeAsTwin(): Promise<void> {
    const twinId = await copyOf(tournamentId, drawn);
    const twinIds = await gamesOf(twinId);
    for (const each of acts) await act(twinId, twinIds, each);
    const omitted = ['version', 'createdAt'];
    expect(await answersOf(tournamentId, omitted)).toEqual(await answersOf(twinId, omitted));
  }

  /** Does something, or sees that a refusal has changed nothing. */
  async function isDone(change: () => Promise<void>): Promise<boolean> {
    const before = await answersOf(tournamentId, []);
    try {
      await change();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || !BY_RULE.has(error.code)) throw error;
      expect(await answersOf(tournamentId, [])).toEqual(before);
      return false;
    }
  }

  async function takeOneBack({ game }: { readonly game: string }): Promise<void> {
    const mayBe = !isHeld(game) && !(await isOneOut(game));
    const done = await isDone(() => takeBack(tournamentId, ids.get(game)!));
    expect([game, done]).toEqual([game, mayBe]);
    if (!done) return;
    acts = without(game);
    await seeAsTwin();
  }

  /** Returns the answers about all games but one. */
  async function othersThan(game: string): Promise<unknown> {
    const { games } = await answersOf(tournamentId, ['version']);
    return { ...games, [game]: undefined };
  }

  /** Corrects a result: as if it had been entered now, or, where it moves nobody, as it is now at the time. */
  async function correctOne({ game }: { readonly game: string }): Promise<void> {
    const at = acts.findIndex((each) => 'game' in each && each.game === game);
    const isBeforeWithdrawal = acts.slice(at).some((each) => 'withdraws' in each);
    if (game.startsWith('group') && isBeforeWithdrawal) return; // moves some, and not others
    if (await isOneOut(game)) return;
    const correction = { game, entered: outcomeBy(chance) };
    const before = await othersThan(game);
    const done = await isDone(() => act(tournamentId, ids, correction));
    const wasHeld = isHeld(game);
    expect(done || wasHeld).toBe(true);
    if (!done) return;
    const movesNobody = isDeepStrictEqual(before, await othersThan(game));
    acts = wasHeld || movesNobody ? acts.with(at, correction) : [...without(game), correction];
    await seeAsTwin();
  }

  async function doNext(next: Act): Promise<void> {
    await act(tournamentId, ids, next);
    acts = [...acts, next];
    if ('entered' in next && chance() < 0.1) await takeOneBack(next);
  }

  async function playOne(): Promise<void> {
    const open = await stage.openGames(tournamentId);
    if (open.length === 0) return takeOneBack(oneOf(entered()));
    const { gameId } = oneOf(open);
    const game = [...ids].find(([, id]) => id === gameId)![0];
    const isThrown = chance() < 0.05;
    return doNext(
      isThrown ? { game, surrenders: oneOf([1, 2]) } : { game, entered: outcomeBy(chance) },
    );
  }

  async function withdrawOne(): Promise<void> {
    const { status } = await features.tournaments.get(tournamentId);
    const withdraws = oneOf(players);
    if (status === 'encurso' && !isOut(withdraws)) await doNext({ withdraws });
  }

  const rarely = Math.min(0.12, 3 / size);
  const withdrawals = oneOf([0, 0, 0.04]);
  function doOne(): Promise<void> {
    const lot = chance();
    if (lot < withdrawals) return withdrawOne();
    if (lot < 0.8 || entered().length === 0) return playOne();
    if (lot < 0.8 + rarely) return takeOneBack(oneOf(entered()));
    return lot < 0.8 + 1.5 * rarely ? correctOne(oneOf(entered())) : playOne();
  }

  return { doOne, seeAsTwin };
}

test(`a result taken back leaves no trace in ${TRIALS} random tournaments (seed ${proofSeed})`, async () => {
  const features = await startFeatures();
  const place = { features, stage: await tournamentStage(features), alike: twins(features) };
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const size = SIZES[trial % SIZES.length]!;
    const { doOne, seeAsTwin } = await tournamentOfChance(place, proofChance(trial), size);
    for (let step = 0; step < 2 * size; step += 1) await doOne();
    await seeAsTwin();
  }
});
