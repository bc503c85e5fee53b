import { expect, test } from 'vitest';
import { checkBracket } from '../../test/bracket-invariants.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentCourses } from '../../test/tournament-course.ts';
import { startFeatures } from '../../test/features.ts';

const ALL_SIZES = Array.from({ length: 99 }, (_, index) => index + 2);

/** About the powers of two, where brackets change. */
const TELLING_SIZES = [2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100];

// Over a connection to PostgreSQL a game takes many times as long, and it is the same code.
const isRemote = process.env.TEST_DATABASE === 'postgres';
const SIZES = isRemote ? TELLING_SIZES : ALL_SIZES;
const COURSES = isRemote ? proofLength(20) : proofLength(100, 3); // there are six times as many sizes

test.each(SIZES)(
  `%i players: ${COURSES} tournaments each end with one champion (seed ${proofSeed})`,
  async (size) => {
    const features = await startFeatures();
    const play = await tournamentCourses(features, proofChance(size));
    for (let course = 0; course < COURSES; course += 1) {
      const { tournamentId, drawn } = await play(size);
      await checkBracket(features.db, tournamentId, drawn);
      const { status, games } = await features.tournaments.get(tournamentId);
      expect(status).toBe('finalizada');
      expect(games.every(({ winner }) => winner)).toBe(true);
    }
  },
);
