import { TO_ANSWER } from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionKind } from '../competitions/service.ts';
import { lastAsked, nextAsked } from './asking.ts';
import { thrownElsewhere, valueOf, type deciding } from './deciding.ts';
import type { Deps } from './deps.ts';
import { cancelNotices, planNotices } from './notices.ts';
import { proposalRepository } from './proposal-repository.ts';
import type { ResultProposalRow } from './tables.ts';

/** How many results may be proposed for one game, by both: after these its organiser decides. */
const MOST_PROPOSALS = 5;

type Score = { readonly legsWon: readonly [number, number]; readonly left: number };

/** What players say of a game that they have thrown elsewhere: one proposes, the other answers. */
export function proposing(deps: Deps, { decide }: ReturnType<typeof deciding>) {
  const { games, dates, competitions } = deps;

  /** What a player does about the game, which both its players and nobody else hold meanwhile. */
  const asPlayer = (
    gameId: string,
    caller: Caller,
    act: (unit: Unit, on: Awaited<ReturnType<typeof standing>>) => Promise<void>,
  ): Promise<void> =>
    dates.asPlayer(gameId, caller, async (unit, rivalId) =>
      act(unit, await standing(unit, gameId, rivalId)),
    );

  async function standing(unit: Unit, gameId: string, rivalId: string) {
    const game = await games.matchup(gameId, unit.db);
    if (!game.kind || !game.competitionId) throw new Refusal('game-over');
    const [row] = await proposalRepository(unit.db).in([gameId]);
    const isByPlayer = row !== undefined && game.playerIds.includes(row.user_id);
    const of = { competitionId: game.competitionId, gameId };
    return { game, kind: game.kind, of, rivalId, proposal: isByPlayer ? row : undefined };
  }

  /** @throws {Refusal} `result-gone` unless the rival proposes it, and it is not answered */
  function answered(proposal: ResultProposalRow | undefined, rivalId: string, proposedAt: string) {
    const isMeant =
      proposal?.user_id === rivalId && proposal.proposed_at === Date.parse(proposedAt);
    if (!isMeant || proposal.disputed_at !== null) throw new Refusal('result-gone');
    return proposal;
  }

  async function organisersOf({ db: trx }: Unit, kind: CompetitionKind, competitionId: string) {
    const competition = await competitions[kind].get(competitionId, trx);
    return competitions[kind].organisersOf(trx, competition);
  }

  return {
    /**
     * Proposes a result to the rival, instead of what was proposed before.
     *
     * @throws {Refusal} what `asPlayer` refuses, `result-proposed`, `proposed-too-often`,
     * `impossible-result`
     */
    propose: (gameId: string, score: Score, caller: Caller): Promise<void> =>
      asPlayer(gameId, caller, async (unit, { game, kind, of, rivalId, proposal }) => {
        const isAnswered = !proposal || proposal.disputed_at !== null;
        if (!isAnswered && proposal.user_id === rivalId) throw new Refusal('result-proposed');
        if (!isAnswered && isSame(proposal, score)) return;
        const times = proposal?.times_proposed ?? 0;
        if (times >= MOST_PROPOSALS) throw new Refusal('proposed-too-often');
        const outcome = thrownElsewhere(game, score);
        const { legsWon, left } = score;
        const entry = { ...of, by: caller, act: 'proposed', about: game.seated } as const;
        const [one, other] = legsWon;
        const after = {
          endReason: outcome.reason,
          winner: outcome.winner,
          legsWon: [one, other] as [number, number],
          left,
        };
        const at = await competitions[kind].note(unit, { ...entry, before: valueOf(game), after });
        await proposalRepository(unit.db).put({
          game_id: gameId,
          competition_id: of.competitionId,
          user_id: caller.userId,
          proposed_at: at,
          legs1: one,
          legs2: other,
          points_left: left,
          disputed_at: null,
          times_proposed: times + 1,
          asked_at: lastAsked(proposal, at),
        });
        await cancelAsking(unit, proposal, at);
        if (isAnswered) await planNotices(unit, { ...of, at, kind: 'asked' }, [rivalId]); // or else they have been
        const organisers = await organisersOf(unit, kind, of.competitionId);
        const others = organisers.filter((userId) => userId !== rivalId);
        await planNotices(unit, { ...of, at, kind: 'late', sendAt: at + TO_ANSWER }, others);
      }),

    /**
     * Agrees to the result that the rival proposes: it counts.
     *
     * @throws {Refusal} what `asPlayer` refuses, `result-gone`
     */
    confirm: (gameId: string, proposedAt: string, caller: Caller): Promise<void> =>
      asPlayer(gameId, caller, async (unit, { game, kind, of, rivalId, proposal }) => {
        const { legs1, legs2, points_left: left } = answered(proposal, rivalId, proposedAt);
        const outcome = thrownElsewhere(game, { legsWon: [legs1, legs2], left });
        await decide(unit, kind, of, { outcome, act: 'confirmed', by: caller });
      }),

    /**
     * Says that it was otherwise: the organiser is asked.
     *
     * @throws {Refusal} what `asPlayer` refuses, `result-gone`
     */
    dispute: (gameId: string, proposedAt: string, caller: Caller): Promise<void> =>
      asPlayer(gameId, caller, async (unit, { game, kind, of, rivalId, proposal }) => {
        const disputed = answered(proposal, rivalId, proposedAt);
        const entry = { ...of, by: caller, act: 'disputed', about: game.seated } as const;
        const at = await competitions[kind].note(unit, entry);
        const sendAt = nextAsked(lastAsked(disputed, at), at);
        await proposalRepository(unit.db).dispute(gameId, { disputed_at: at, asked_at: sendAt });
        const organisers = await organisersOf(unit, kind, of.competitionId);
        const others = organisers.filter((userId) => userId !== caller.userId);
        await planNotices(unit, { ...of, at, kind: 'late', sendAt }, others);
        if (!others.includes(rivalId))
          await planNotices(unit, { ...of, at, kind: 'done' }, [rivalId]);
      }),
  };
}

/** Cancels what the organisers were still to be asked as a result was disputed. */
async function cancelAsking(unit: Unit, row: ResultProposalRow | undefined, now: number) {
  if (!row || row.disputed_at === null || row.asked_at === null || row.asked_at <= now) return;
  await cancelNotices(unit, {
    competitionId: row.competition_id,
    at: row.disputed_at,
    kind: 'late',
  });
}

const isSame = (row: ResultProposalRow, { legsWon: [one, other], left }: Score): boolean =>
  row.legs1 === one && row.legs2 === other && row.points_left === left;
