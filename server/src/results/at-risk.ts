import { pairOf } from '@darts/rules/play/pair';
import { asPlayers } from '@darts/contracts/game/pairs';
import { TO_ANSWER, type GamesAtRisk } from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import { iso } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import { refOf } from '../accounts/service.ts';
import { asOrganiser, type CompetitionKind } from '../competitions/service.ts';
import { atRiskBefore } from '../dates/service.ts';
import type { Deps, GameOf } from './deps.ts';
import { planNotices } from './notices.ts';
import { proposalRepository } from './proposal-repository.ts';
import { riskRepository } from './risk-repository.ts';
import { proposedView } from './views.ts';

const DAY = 24 * 3_600_000;
const LISTED = 100;

/** Games that need their organiser; none is decided automatically. */
export function atRisk({ db, transact, clock, competitions, games, dates, holding }: Deps) {
  return {
    /**
     * Returns the games that are overdue beyond the days of grace, whose proposed result is disputed or was not
     * answered in time, about which a player reported a no-show, or that stopped while one player recorded for
     * both.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`
     */
    async atRisk(
      kind: CompetitionKind,
      competitionId: string,
      caller: Caller,
    ): Promise<GamesAtRisk> {
      const competition = await competitions[kind].getAs(
        competitionId,
        asOrganiser(caller, 'always'),
      );
      const { grace_days: graceDays } = competition;
      const now = clock();
      const before = atRiskBefore(competition, now);
      const undecided = await games.undecided(competitionId);
      const risk = { competitionId, before, proposedBefore: now - TO_ANSWER, undecided };
      const rows = await riskRepository(db).of(risk, LISTED);
      const ids = rows.map((row) => row.game_id);
      const results = ids.length === 0 ? [] : await proposalRepository(db).in(ids);
      const resultOf = new Map(results.map((row) => [row.game_id, row]));
      const proposed = await dates.proposedFor(ids);
      const noShows = await dates.noShowsOf(ids);
      return {
        graceDays,
        total: rows.length < LISTED ? rows.length : await riskRepository(db).count(risk),
        games: rows.map((row) => {
          const result = resultOf.get(row.game_id);
          const players = pairOf((side) => refOf(row.player_ids[side], row.usernames[side]));
          return Object.assign(asPlayers(players), {
            gameId: row.game_id,
            dueDate: row.due,
            agreedAt: row.agreed_at === null ? null : iso(row.agreed_at),
            dates: proposed.get(row.game_id) ?? [],
            result: result ? proposedView(result, now) : null,
            noShows: noShows.get(row.game_id) ?? [],
            isStopped: undecided.includes(row.game_id),
            remindedAt: row.reminded_at === null ? null : iso(row.reminded_at),
          });
        }),
      };
    },

    /**
     * Reminds the players of a game, at most once a day.
     *
     * @throws {Refusal} what `holding` refuses, `already-begun`, `game-over`,
     * `rival-unknown`, `reminded-already`
     */
    remind: (kind: CompetitionKind, of: GameOf, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const right = { ...asOrganiser(caller, 'running'), of: { kind, ...of } };
        const { game } = await holding(unit, of.gameId, right);
        if (game.status === 'encurso') throw new Refusal('already-begun');
        if (game.status === 'finalizada') throw new Refusal('game-over');
        if (game.playerIds.length < 2) throw new Refusal('rival-unknown');
        const now = clock();
        const isFirst = await riskRepository(unit.db).remind(of.gameId, now, now - DAY);
        if (!isFirst) throw new Refusal('reminded-already');
        const entry = { ...of, by: caller, act: 'reminded', about: game.seated } as const;
        const at = await competitions[kind].note(unit, entry);
        await planNotices(unit, { ...of, at, kind: 'done' }, game.seated);
      }),
  };
}
