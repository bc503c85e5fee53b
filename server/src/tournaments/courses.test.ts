import { expect, test } from 'vitest';
import { checkBracket } from '../../test/bracket-invariants.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentCourses } from '../../test/tournament-course.ts';
import { tournamentWorld } from '../../test/tournament-world.ts';

// Through a connection to PostgreSQL it takes much longer, and it is the same code.
const COURSES = proofLength(process.env.TEST_DATABASE === 'postgres' ? 10 : 100);
const SIZES = Array.from({ length: 99 }, (_, index) => index + 2);

test.each(SIZES)(
  `%i players: ${COURSES} tournaments each end with one champion (seed ${proofSeed})`,
  async (size) => {
    const world = await tournamentWorld();
    const play = await tournamentCourses(world, proofChance(size));
    for (let course = 0; course < COURSES; course += 1) {
      const { tournamentId, drawn } = await play(size);
      await checkBracket(world.db, tournamentId, drawn);
      const { status, games } = await world.tournaments.get(tournamentId);
      expect(status).toBe('finalizada');
      expect(games.every(({ winner }) => winner)).toBe(true);
    }
  },
);
