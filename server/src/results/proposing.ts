import { TO_ANSWER } from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { asPlayer, type CompetitionKind } from '../competitions/service.ts';
import { lastAsked, nextAsked } from './asking.ts';
import {
  leftKnown,
  thrownElsewhere,
  valueOf,
  winnerNumber,
  type deciding,
  type Score,
} from './deciding.ts';
import type { Deps } from './deps.ts';
import { cancelNotices, planNotices } from './notices.ts';
import { proposalRepository } from './proposal-repository.ts';
import type { ResultProposalRow } from './tables.ts';

/** Most results that the two players may propose for a game. After these, the organiser decides. */
const MOST_PROPOSALS = 5;

/** Results that players agree on: one player proposes a result, the rival answers. */
export function proposing(deps: Deps, { decide }: ReturnType<typeof deciding>) {
  const { transact, competitions, holding } = deps;

  /** Runs `act` on a game that has not begun and its proposed result, both held for a player of the game. */
  const onGame = (
    gameId: string,
    by: Caller,
    act: (unit: Unit, on: Awaited<ReturnType<typeof standing>>) => Promise<void>,
  ): Promise<void> => transact(async (unit) => act(unit, await standing(unit, gameId, by)));

  async function standing(unit: Unit, gameId: string, by: Caller) {
    const { game, rivalId } = await holding(unit, gameId, asPlayer(by, 'pending'));
    const { kind, competitionId } = game;
    const [row] = await proposalRepository(unit.db).in([gameId]);
    const isByPlayer = row !== undefined && game.playerIds.includes(row.user_id);
    const of = { competitionId, gameId };
    return { game, kind, of, rivalId, proposal: isByPlayer ? row : undefined };
  }

  /** @throws {Refusal} `result-gone` unless the rival made the proposal at `proposedAt` and it is not disputed */
  function answered(proposal: ResultProposalRow | undefined, rivalId: string, proposedAt: string) {
    const isOpen = isMeant(proposal, rivalId, proposedAt) && proposal.disputed_at === null;
    if (!isOpen) throw new Refusal('result-gone');
    return proposal;
  }

  async function organisersOf({ db: trx }: Unit, kind: CompetitionKind, competitionId: string) {
    const competition = await competitions[kind].get(competitionId, trx);
    return competitions[kind].organisersOf(trx, competition);
  }

  return {
    /**
     * Proposes a result to the rival, in place of the previous proposal. Repeated, it changes nothing.
     *
     * @throws {Refusal} what `holding` refuses, `result-proposed`, `proposed-too-often`,
     * `impossible-result`
     */
    propose: (gameId: string, score: Score, caller: Caller): Promise<void> =>
      onGame(gameId, caller, async (unit, { game, kind, of, rivalId, proposal }) => {
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
          winner: winnerNumber(outcome),
          legsWon: [one, other] as [number, number],
          ...(left !== undefined && { left }),
        };
        const at = await competitions[kind].note(unit, { ...entry, before: valueOf(game), after });
        await proposalRepository(unit.db).put({
          game_id: gameId,
          competition_id: of.competitionId,
          user_id: caller.userId,
          proposed_at: at,
          legs1: one,
          legs2: other,
          points_left: left ?? 0,
          disputed_at: null,
          times_proposed: times + 1,
          asked_at: lastAsked(proposal, at),
        });
        await cancelAsking(unit, proposal, at);
        if (isAnswered) await planNotices(unit, { ...of, at, kind: 'asked' }, [rivalId]); // otherwise asked already
        const organisers = await organisersOf(unit, kind, of.competitionId);
        const others = organisers.filter((userId) => userId !== rivalId);
        await planNotices(unit, { ...of, at, kind: 'late', sendAt: at + TO_ANSWER }, others);
      }),

    /**
     * Agrees to the result that the rival proposed, which decides the game.
     *
     * @throws {Refusal} what `holding` refuses, `result-gone`
     */
    confirm: (gameId: string, proposedAt: string, caller: Caller): Promise<void> =>
      onGame(gameId, caller, async (unit, { game, rivalId, proposal }) => {
        const { legs1, legs2, points_left: left } = answered(proposal, rivalId, proposedAt);
        const score = { legsWon: [legs1, legs2] as const, ...leftKnown(left) };
        const outcome = thrownElsewhere(game, score);
        await decide(unit, game, { outcome, act: 'confirmed', by: caller });
      }),

    /**
     * Disputes the result that the rival proposed, and asks the organisers. Repeated, it changes nothing.
     *
     * @throws {Refusal} what `holding` refuses, `result-gone`
     */
    dispute: (gameId: string, proposedAt: string, caller: Caller): Promise<void> =>
      onGame(gameId, caller, async (unit, { game, kind, of, rivalId, proposal }) => {
        if (isMeant(proposal, rivalId, proposedAt) && proposal.disputed_at !== null) return;
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

/** Cancels the mail that is still to ask the organisers about a disputed result. */
async function cancelAsking(unit: Unit, row: ResultProposalRow | undefined, now: number) {
  if (!row || row.disputed_at === null || row.asked_at === null || row.asked_at <= now) return;
  await cancelNotices(unit, {
    competitionId: row.competition_id,
    at: row.disputed_at,
    kind: 'late',
  });
}

const isSame = (row: ResultProposalRow, { legsWon: [one, other], left }: Score): boolean =>
  row.legs1 === one && row.legs2 === other && row.points_left === (left ?? 0);

const isMeant = (
  proposal: ResultProposalRow | undefined,
  rivalId: string,
  proposedAt: string,
): proposal is ResultProposalRow =>
  proposal?.user_id === rivalId && proposal.proposed_at === Date.parse(proposedAt);
