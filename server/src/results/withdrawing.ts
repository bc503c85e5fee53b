import type { WithdrawalPreview } from '@darts/contracts/results';
import { isAllVoid } from '@darts/rules/leagues/record';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { rivalOf, type PairSide } from '@darts/rules/play/pair';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import { asOrganiser, type CompetitionKind, type Withdrawal } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import type { Deps } from './deps.ts';
import { planNotices } from './notices.ts';

type OwnGames = Awaited<ReturnType<Deps['games']['ofPlayer']>>;

function previewOf(own: OwnGames): WithdrawalPreview {
  const played = own.filter((game) => isDecided(game) && !hasNoScore(game.end_reason)).length;
  return { played, games: own.length, isAllVoid: isAllVoid(played, own.length) };
}

/** Withdrawal of players from competitions in progress. */
export function withdrawing({ db, transact, competitions, games, entered, followUp }: Deps) {
  /** @returns the outcome of the player's games, and the rivals in the games that were open */
  async function fromLeague(unit: Unit, leagueId: string, userId: string) {
    const own = await games.ofPlayer(unit, leagueId, userId);
    if (own.some(({ status }) => status === 'encurso')) throw new Refusal('game-in-progress');
    const withdrawn: Withdrawal = previewOf(own).isAllVoid ? 'void' : 'lost';
    await competitions.league.retire(unit, leagueId, userId, withdrawn);
    const others: (string | null)[] = [];
    const closed: string[] = [];
    const close = async (gameId: string, winner: PairSide | null): Promise<void> => {
      const game = await games.matchup(gameId, unit.db);
      await entered.settle(unit, game, { winner, reason: 'withdrawal' });
      closed.push(gameId);
    };
    for (const game of own) {
      const ids = game.player_ids;
      const side = ids[0] === userId ? 0 : 1;
      // The rival withdrew before, so that this player won the game. Now nobody wins it.
      const isOfNobody = game.end_reason === 'withdrawal' && game.winner === side;
      if (isOfNobody) await close(game.game_id, null);
      if (isDecided(game)) continue;
      others.push(ids[rivalOf(side)]);
      await close(game.game_id, withdrawn === 'void' ? null : rivalOf(side));
    }
    await followUp.withdrawn(unit, { kind: 'league', competitionId: leagueId }, closed);
    return { withdrawn, others };
  }

  async function fromTournament(unit: Unit, tournamentId: string, userId: string) {
    const all = await games.ofPlayer(unit, tournamentId, userId);
    const open = all.filter((game) => !isDecided(game));
    if (open.some(({ status }) => status === 'encurso')) throw new Refusal('game-in-progress');
    const withdrawn = 'lost' as const;
    await competitions.tournament.retire(unit, tournamentId, userId, withdrawn);
    const of = { kind: 'tournament', competitionId: tournamentId } as const;
    const gameIds = open.map((game) => game.game_id);
    await followUp.withdrawn(unit, of, gameIds);
    const others = open.flatMap(({ player_ids }) => player_ids);
    return { withdrawn, others };
  }

  return {
    /**
     * Returns the effect that a withdrawal would have on a player's games of a league.
     *
     * @throws {Refusal} `league-not-found`, `not-the-creator`, `not-enrolled`
     */
    async previewWithdrawal(
      leagueId: string,
      userId: string,
      caller: Caller,
    ): Promise<WithdrawalPreview> {
      const { enrolled } = await competitions.league.getAs(leagueId, asOrganiser(caller, 'always'));
      if (!enrolled.some(({ user_id }) => user_id === userId)) {
        throw new Refusal('not-enrolled');
      }
      return previewOf(await games.ofPlayer({ db }, leagueId, userId));
    },

    /**
     * Withdraws a player from a competition in progress, for good.
     *
     * @throws {Refusal} what `holdAs` refuses, `not-in-progress`, `not-enrolled`,
     * `player-withdrawn`, `game-in-progress`
     */
    withdraw: (
      kind: CompetitionKind,
      competitionId: string,
      { userId, reason }: { readonly userId: string; readonly reason: string },
      caller: Caller,
    ): Promise<void> =>
      transact(async (unit) => {
        await lockAccounts(unit.db, [userId]);
        const right = asOrganiser(caller, 'begun');
        const all = await competitions[kind].holdAs(unit, competitionId, right);
        const row = all.enrolled.find(({ user_id }) => user_id === userId);
        if (row?.withdrawn) throw new Refusal('player-withdrawn'); // checked first: it may have ended the competition
        if (all.status !== 'encurso') throw new Refusal('not-in-progress');
        if (!row) throw new Refusal('not-enrolled');
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
      }),
  };
}
