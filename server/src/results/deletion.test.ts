/** Races with the deletion of an account: no act of another user fails, and reasons about the user are deleted. */
import { setTimeout } from 'node:timers/promises';
import type { LeagueBody } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import { sessionOf, startFeatures } from '../../test/features.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { Refusal } from '../platform/refusals.ts';

const REPETITIONS = proofLength(200);
const WITHIN_MS = 8; // maximum delay of an act: either may come first
const chance = proofChance();

const LEAGUE: LeagueBody = {
  name: 'Liga',
  description: '',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
  legs: 1,
  points: { win: 3, draw: 1, loss: 0, absent: 0 },
  tieBreaks: ['wins'],
};

const callerOf = (userId: string) =>
  ({ userId, role: 'user', sessionId: sessionOf(userId) }) as const;

/** Starts leagues of two players, one after another, whose players, organisers and helpers want mails. */
async function stage() {
  const features = await startFeatures();
  const { db, leagues, newAccounts, accounts } = features;
  return {
    ...features,
    async next() {
      const [organiserId = ''] = await newAccounts(1, 'admin');
      const [ana = '', biel = ''] = await newAccounts(2);
      const [helper = ''] = await newAccounts(1, 'operator');
      const organiser = { ...callerOf(organiserId), role: 'admin' } as const;
      const { leagueId } = await leagues.create(LEAGUE, organiser);
      for (const userId of [ana, biel]) await leagues.join(leagueId, callerOf(userId));
      await leagues.start(leagueId, organiser);
      const naming = { competition_id: leagueId, user_id: helper };
      await db.insertInto('competition_helpers').values(naming).execute();
      const wanting = [organiserId, ana, biel, helper].map((user_id) => ({
        user_id,
        wants_reminders: 1,
        calendar_token: `calendar ${user_id}`,
        stop_token: `stop ${user_id}`,
      }));
      await db.insertInto('date_preferences').values(wanting).execute();
      const { game_id: gameId } = await db
        .selectFrom('games')
        .select('game_id')
        .where('competition_id', '=', leagueId)
        .executeTakeFirstOrThrow();
      const of = { competitionId: leagueId, gameId };
      return { of, organiser, ana, helper };
    },
    /** Runs `act` during the deletion of an account. Returns the code of the refusal, or undefined on success. */
    async against(userId: string, act: () => Promise<unknown>) {
      const [refused] = await Promise.all([
        setTimeout(chance() * WITHIN_MS)
          .then(act)
          .then(() => undefined)
          .catch((error: unknown) => {
            if (error instanceof Refusal) return error.code;
            throw error;
          }),
        accounts.remove(userId, userId),
      ]);
      return refused;
    },
  };
}

test(`the reason of an act about a player is deleted with the account, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { dates, next, against, db } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, organiser, ana } = await next();
    const later = { dueDate: '2027-02-01', reason: 'No podía ninguno de los dos.' };
    const refused = await against(ana, () => dates.move('league', of, later, organiser));
    const entries = await db
      .selectFrom('competition_entries')
      .select('reason')
      .where('competition_id', '=', of.competitionId)
      .where('act', '=', 'moved')
      .execute();
    expect([refused, entries]).toBeOneOf([
      [undefined, [{ reason: null }]],
      ['game-over', []],
    ]);
  }
});

test(`a reminder does not fail when a player deletes the account meanwhile, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, against } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, organiser, ana } = await next();
    const refused = await against(ana, () => results.remind('league', of, organiser));
    expect(refused).toBeOneOf([undefined, 'game-over']);
  }
});

test(`a proposal does not fail when a helper deletes the account meanwhile, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, against } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, ana, helper } = await next();
    const score = { legsWon: [1, 0], left: 40 } as const;
    const propose = () => results.propose(of.gameId, score, callerOf(ana));
    expect(await against(helper, propose)).toBeUndefined();
  }
});

test(`publishing a league does not fail when a player deletes the account meanwhile, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { competitions, next, against } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, organiser, ana } = await next();
    const publish = () => competitions.league.publish(of.competitionId, true, organiser);
    expect(await against(ana, publish)).toBeUndefined();
  }
});
