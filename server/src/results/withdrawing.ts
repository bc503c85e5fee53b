import { isAllVoid } from '@darts/rules/leagues/withdrawal';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionKind, Withdrawal } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import type { Deps } from './deps.ts';
import { planNotices } from './notices.ts';

/** Taking players out of what has begun. */
export function withdrawing({ competitions, games, entered, dates, leagues, tournaments }: Deps) {
  async function close(unit: Unit, gameId: string, winner: 1 | 2 | null): Promise<void> {
    await entered.decide(unit, gameId, { winner, reason: 'withdrawal' });
    await dates.forget(unit, gameId);
  }

  /** @returns what became of the games, and who was to play in them */
  async function fromLeague(unit: Unit, leagueId: string, userId: string) {
    const own = await games.ofPlayer(unit, { leagueId }, userId);
    if (own.some(({ status }) => status === 'encurso')) throw new Refusal('game-in-progress');
    const played = own.filter((game) => isDecided(game) && !hasNoScore(game.end_reason));
    const withdrawn: Withdrawal = isAllVoid(played.length, own.length) ? 'void' : 'lost';
    await competitions.league.retire(unit, leagueId, userId, withdrawn);
    if (withdrawn === 'void') {
      const players = own.flatMap(({ player1_id, player2_id }) => [player1_id, player2_id]);
      const ids = new Set(players.filter((id) => id !== null));
      await games.sumAgainIn(unit, leagueId, [...ids].toSorted());
    }

    const others: (string | null)[] = [];
    for (const game of own) {
      const seat = game.player1_id === userId ? 1 : 2;
      // The rival withdrew before, and this player had the game for that.
      const isOfNobody = game.end_reason === 'withdrawal' && game.winner === seat;
      if (isOfNobody) await close(unit, game.game_id, null);
      if (isDecided(game)) continue;
      others.push(seat === 1 ? game.player2_id : game.player1_id);
      const rival = seat === 1 ? 2 : 1;
      await close(unit, game.game_id, withdrawn === 'void' ? null : rival);
    }
    await leagues.noteResult(unit, leagueId);
    return { withdrawn, others };
  }

  async function fromTournament(unit: Unit, tournamentId: string, userId: string) {
    const all = await games.ofPlayer(unit, { tournamentId }, userId);
    const open = all.filter((game) => !isDecided(game));
    if (open.some(({ status }) => status === 'encurso')) throw new Refusal('game-in-progress');
    const withdrawn = 'lost' as const;
    await competitions.tournament.retire(unit, tournamentId, userId, withdrawn);
    for (const { game_id: gameId } of open) await tournaments.concede(unit, gameId);
    await tournaments.callNext(unit, tournamentId);
    const others = open.flatMap(({ player1_id, player2_id }) => [player1_id, player2_id]);
    return { withdrawn, others };
  }

  return {
    /**
     * Withdraws a player from what is in progress, for good.
     *
     * @throws {Refusal} what `officiate` refuses, `not-in-progress`, `not-enrolled`,
     * `player-withdrawn`, `game-in-progress`
     */
    withdraw: (
      kind: CompetitionKind,
      competitionId: string,
      { userId, reason }: { readonly userId: string; readonly reason: string },
      caller: Caller,
    ): Promise<void> => {
      const player = async () => [userId];
      return competitions[kind].officiate(competitionId, caller, player, async (unit, all) => {
        if (all.status !== 'encurso') throw new Refusal('not-in-progress');
        const row = all.enrolled.find(({ user_id }) => user_id === userId);
        if (!row) throw new Refusal('not-enrolled');
        if (row.withdrawn) throw new Refusal('player-withdrawn');
        const leave = kind === 'league' ? fromLeague : fromTournament;
        const { withdrawn, others } = await leave(unit, competitionId, userId);
        const at = await competitions[kind].note(unit, {
          competitionId,
          by: caller,
          act: 'withdrawn',
          about: [userId, null],
          after: { isAllVoid: withdrawn === 'void' },
          reason,
        });
        const recipients = [userId, ...others].filter((id) => id !== caller.userId);
        await planNotices(unit, { competitionId, at, kind: 'done' }, recipients);
      });
    },
  };
}
