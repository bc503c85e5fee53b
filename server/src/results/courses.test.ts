/** Whatever is entered, corrected, taken back and withdrawn: brackets end, tables and figures are a recount. */
import { hasNoScore, type EndReason } from '@darts/rules/play/endings/end-reasons';
import { isThirdPlace, nextPlace } from '@darts/rules/tournaments/bracket';
import { expect, test } from 'vitest';
import { enteredCourses } from '../../test/results/entered-courses.ts';
import { startFeatures, type TestFeatures } from '../../test/features.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

const isProof = proofLength(100) === 100;

/** About the powers of two, where brackets change. */
const TELLING_SIZES = [2, 3, 4, 5, 8, 9, 16, 17, 33, 100];
const ALL_SIZES = Array.from({ length: 99 }, (_, index) => index + 2);

// Over a connection to PostgreSQL a game takes many times as long, and it is the same code.
const isRemote = process.env.TEST_DATABASE === 'postgres';
const SIZES = isProof && !isRemote ? ALL_SIZES : TELLING_SIZES;
const COURSES = isRemote ? proofLength(20, 3) : proofLength(100, 3);

/** How a game ends that was thrown here. */
const THROWN = ['zero', 'rounds', 'sudden-death', 'surrender', 'disconnect', 'idle'] as const;

/** Everybody's figures are those of the games that were thrown here, and of no others. */
async function checkFigures(db: TestFeatures['db']): Promise<void> {
  const thrown = await db
    .selectFrom('games')
    .select(['player1_id', 'player2_id', 'winner'])
    .where('status', '=', 'finalizada')
    .where('end_reason', 'in', THROWN)
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'games_played', 'games_won', 'points', 'turns'])
    .execute();
  for (const { user_id: userId, ...figures } of users) {
    const own = thrown.filter((row) => row.player1_id === userId || row.player2_id === userId);
    const won = own.filter(
      (row) => (row.winner === 0 ? row.player1_id : row.player2_id) === userId,
    );
    expect(figures).toEqual({
      games_played: own.length,
      games_won: won.length,
      points: 0,
      turns: 0,
    });
  }
  const results = await db.selectFrom('results').select('game_id').execute();
  const here = new Set(users.map((row) => row.user_id));
  const sides = thrown.flatMap((row) => [row.player1_id, row.player2_id]);
  expect(results).toHaveLength(sides.filter((userId) => here.has(userId ?? '')).length);
}

/** Each place says who goes on, who is where the bracket leads; one stays, or none by rule. */
async function checkBracket({ db }: TestFeatures, tournamentId: string): Promise<void> {
  const places = await db
    .selectFrom('bracket_places')
    .leftJoin('games', 'games.game_id', 'bracket_places.game_id')
    .select(['round', 'match', 'bracket_places.game_id', 'winner_id', 'is_decided'])
    .select(['player1_id', 'player2_id', 'status', 'winner', 'end_reason'])
    .where('bracket_places.tournament_id', '=', tournamentId)
    .orderBy('round')
    .orderBy('match')
    .execute();
  for (const place of places) {
    const name = `${place.round}.${place.match}`;
    expect([name, place.is_decided]).toEqual([name, 1]);
    const next = nextPlace(place);
    const ahead = places.find((each) => each.round === next.round && each.match === next.match);
    const seats = ahead && [ahead.player1_id, ahead.player2_id];
    if (seats) expect([name, seats[next.side]]).toEqual([name, place.winner_id]);
    if (place.game_id === null) continue;

    expect([name, place.status]).toEqual([name, 'finalizada']);
    const players = [place.player1_id, place.player2_id];
    const isVoided = place.end_reason === 'void' || place.winner === null;
    const winnerId = isVoided ? null : players[place.winner ?? 0];
    expect([name, place.winner_id]).toEqual([name, winnerId]);
    // Nobody goes on only where neither came, it was decided so, or neither could.
    const known = players.filter((player) => player !== null);
    if (place.end_reason === 'bye') expect([name, known]).toEqual([name, [place.winner_id]]);
    if (winnerId !== null) continue;
    expect(['void', 'walkover', 'withdrawal', 'absence']).toContain(place.end_reason);
  }
  checkThirdPlace(places);
}

type Place = {
  readonly round: number;
  readonly match: number;
  readonly player1_id: string | null;
  readonly player2_id: string | null;
  readonly winner_id: string | null;
  readonly end_reason: EndReason | null;
};

/** Both losers of semi-finals that were played are in the game for third place; otherwise nobody is. */
function checkThirdPlace(places: readonly Place[]): void {
  const third = places.find(isThirdPlace);
  if (!third) return;
  const semifinals = places.filter(({ round }) => round === third.round - 1);
  const losers = semifinals.map(({ player1_id: one, player2_id: other, winner_id: winner }) =>
    winner === one ? other : one,
  );
  const arePlayed = semifinals.every(({ end_reason: reason }) => !hasNoScore(reason));
  expect([third.player1_id, third.player2_id]).toEqual(arePlayed ? losers : [null, null]);
  if (!arePlayed) expect(third.end_reason).toBe('void');
}

test.each(SIZES)(
  `a bracket of %i ends with one champion, or with no champion by rule, ${COURSES} times (seed ${proofSeed})`,
  async (size) => {
    const features = await startFeatures();
    const { enrol, start, organiser } = await tournamentStage(features);
    const playOut = enteredCourses(features, proofChance(size));
    for (let course = 0; course < COURSES; course += 1) {
      const drawn = await features.newAccounts(size);
      const competitionId = await enrol(drawn, { hasThirdPlace: course % 2 === 0 });
      await start(competitionId);
      await playOut({ kind: 'tournament', competitionId, organiserId: organiser.userId, drawn });
      const { status } = await features.tournaments.get(competitionId);
      expect(status).toBe('finalizada');
      await checkBracket(features, competitionId);
    }
    await checkFigures(features.db);
  },
);

const LEAGUE = {
  name: 'Liga',
  description: '',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 100,
  isHomeAndAway: false,
  legs: 3,
  points: { win: 3, draw: 2, loss: 1, absent: 0 },
  tieBreaks: ['wins' as const],
} as const;

/** The table by its games alone: what each has won, drawn and lost, and the points for it. */
async function recount({ db }: TestFeatures, leagueId: string) {
  const enrolled = await db
    .selectFrom('enrolments')
    .leftJoin('users', 'users.user_id', 'enrolments.user_id')
    .select(['enrolments.user_id', 'withdrawn', 'username'])
    .where('competition_id', '=', leagueId)
    .execute();
  const voided = new Set<string | null>(
    enrolled.filter((row) => row.withdrawn === 'void').map((row) => row.user_id),
  );
  const games = await db
    .selectFrom('games')
    .selectAll()
    .where('competition_id', '=', leagueId)
    .execute();
  const rows = new Map(
    enrolled.map(({ user_id, username }) => [
      user_id,
      { username, played: 0, wins: 0, losses: 0, points: 0 },
    ]),
  );
  for (const { player1_id, player2_id, winner, end_reason: reason } of games) {
    expect(reason).not.toBeNull();
    if (reason === 'void' || winner === null) continue; // nobody draws here
    if (voided.has(player1_id) || voided.has(player2_id)) continue;
    const [won, lost] = winner === 0 ? [player1_id, player2_id] : [player2_id, player1_id];
    const [one, other] = [rows.get(won!)!, rows.get(lost!)!];
    one.played += 1;
    one.wins += 1;
    one.points += 3;
    other.played += 1;
    other.losses += 1;
    const cameNot = ['walkover', 'withdrawal', 'absence'].includes(reason ?? '');
    other.points += cameNot ? 0 : 1;
  }
  return [...rows.values()].filter(({ username }) => username !== null);
}

test.each(isProof ? [2, 3, 4, 5, 8, 13, 20] : [2, 3, 5, 8])(
  `the table of a league of %i equals a recount of its games, ${COURSES} times (seed ${proofSeed})`,
  async (size) => {
    const features = await startFeatures();
    const { leagues, db } = features;
    const [organiserId = ''] = await features.newAccounts(1, 'admin');
    const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;
    const playOut = enteredCourses(features, proofChance(1000 + size));
    for (let course = 0; course < COURSES; course += 1) {
      const drawn = await features.newAccounts(size);
      const { leagueId } = await leagues.create({ ...LEAGUE, tieBreaks: ['wins'] }, organiser);
      const enrolment = { competition_id: leagueId, enrolled_at: 0 };
      const rows = drawn.map((userId) => ({ ...enrolment, user_id: userId }));
      await db.insertInto('enrolments').values(rows).execute();
      await leagues.start(leagueId, organiser);
      await playOut({ kind: 'league', competitionId: leagueId, organiserId, drawn });

      const table = await leagues.classification(leagueId);
      const shown = table
        .filter(({ user }) => user.userId !== null)
        .map(({ user, played, wins, losses, points }) => {
          return { username: user.username, played, wins, losses, points };
        });
      const expected = await recount(features, leagueId);
      expect(shown).toHaveLength(expected.length);
      expect(shown).toEqual(expect.arrayContaining(expected));
    }
    await checkFigures(db);
  },
);
