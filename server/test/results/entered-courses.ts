/** Random manual actions of organisers and players until a competition is over. */
import type { DecisionBody } from '@darts/contracts/results';
import type { Chance } from '../../../scripts/chance.ts';
import { Refusal } from '../../src/platform/refusals.ts';
import { sessionOf, type TestFeatures } from '../features.ts';

type Kind = 'league' | 'tournament';

/** A competition in progress with its organiser and players. */
export type Course = {
  readonly kind: Kind;
  readonly competitionId: string;
  readonly organiserId: string;
  readonly drawn: readonly string[];
};

/** Refusals that a random action may meet. */
const BY_RULE: ReadonlySet<string> = new Set([
  'next-game-begun',
  'player-withdrawn',
  'rival-unknown',
  'not-taken-back',
  'not-in-progress',
  'user-not-found',
]);

export function enteredCourses(
  { db, begin, live, results, accounts }: TestFeatures,
  chance: Chance,
) {
  const below = (count: number) => Math.floor(chance() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

  async function byRule(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal) || !BY_RULE.has(error.code)) throw error;
    }
  }

  /** Plays a competition to its end. */
  return async ({ kind, competitionId, organiserId, drawn }: Course): Promise<void> => {
    const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;
    const callerOf = (userId: string) =>
      ({ userId, role: 'user', sessionId: sessionOf(userId) }) as const;
    const games = () =>
      db
        .selectFrom('games')
        .select(['game_id', 'player1_id', 'player2_id', 'status', 'end_reason'])
        .where('competition_id', '=', competitionId)
        .orderBy('game_id')
        .execute();

    const outcome = (): DecisionBody => {
      const reason = 'Porque sí.';
      const lots: readonly DecisionBody[] = [
        { outcome: 'walkover', came: 1, reason },
        { outcome: 'walkover', came: 2, reason },
        { outcome: 'walkover', came: null, reason },
        { outcome: 'result', legsWon: [1, 0], left: 1 + below(501), reason },
        { outcome: 'result', legsWon: [0, 1], left: 1 + below(501), reason },
        { outcome: 'void', reason },
      ];
      return oneOf(lots);
    };
    const enter = (gameId: string) =>
      results.enter(kind, { competitionId, gameId }, outcome(), organiser);

    async function throwOut(gameId: string, players: readonly string[]) {
      await begin(gameId);
      await live.surrender(gameId, oneOf(players));
    }

    async function agree(gameId: string, [one = '', other = '']: readonly string[]) {
      await results.propose(
        gameId,
        {
          legsWon: oneOf([
            [1, 0],
            [0, 1],
          ] as const),
          left: 40,
        },
        callerOf(one),
      );
      const { proposal } = (await results.of(gameId, callerOf(other)))!;
      await results.confirm(gameId, proposal!.proposedAt, callerOf(other));
    }

    for (;;) {
      const all = await games();
      const open = all.filter((game) => game.status === 'pendiente');
      const playable = open.filter((game) => game.player1_id !== null && game.player2_id !== null);
      if (playable.length === 0) {
        if (open.length > 0) throw new Error('a game is stuck');
        return;
      }
      const game = oneOf(playable);
      const players = [game.player1_id!, game.player2_id!];
      const lot = chance();
      if (lot < 0.4) await throwOut(game.game_id, players);
      else if (lot < 0.7) await enter(game.game_id);
      else if (lot < 0.82) await agree(game.game_id, players);
      else {
        const over = all.filter(({ status }) => status === 'finalizada');
        if (lot < 0.9 && over.length > 0) await byRule(() => enter(oneOf(over).game_id));
        else if (lot < 0.95 && over.length > 0) {
          const of = { competitionId, gameId: oneOf(over).game_id };
          await byRule(() => results.takeBack(kind, of, { reason: 'Se jugará.' }, organiser));
        } else if (lot < 0.985) {
          const body = { userId: oneOf(drawn), reason: 'Se ha ido.' };
          await byRule(() => results.withdraw(kind, competitionId, body, organiser));
        } else {
          const leaver = oneOf(drawn);
          await byRule(() => accounts.remove(leaver, leaver));
        }
      }
    }
  };
}
