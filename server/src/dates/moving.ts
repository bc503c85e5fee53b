import type { DueDateBody } from '@darts/contracts/dates';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { asOrganiser, type CompetitionKind } from '../competitions/service.ts';
import type { CompetitionRef } from '../play/service.ts';
import type { Deps } from './deps.ts';
import { dateRepository } from './repository.ts';
import type { GameDateRow } from './tables.ts';

type MovingDeps = Pick<
  Deps,
  'transact' | 'clock' | 'competitions' | 'holding' | 'followUp' | 'dateRound'
>;

/** New dates for games and rounds, set by an organiser. */
export function moving(deps: MovingDeps) {
  const { transact, clock, competitions, holding, followUp, dateRound } = deps;

  /**
   * Gives games of a competition a date. Agreed times are kept unless they have passed. Returns true if any game
   * changed.
   */
  async function giveDate(
    unit: Unit,
    of: CompetitionRef,
    rows: readonly GameDateRow[],
    due: string,
  ) {
    const isMissed = ({ agreed_at: at }: GameDateRow) => at !== null && at <= clock();
    const changed = rows.filter((row) => row.due !== due || isMissed(row));
    for (const row of changed) {
      const changes = { due, ...(isMissed(row) && { agreed_at: null }) };
      await dateRepository(unit.db).change(row.game_id, changes);
    }
    if (changed.some(isMissed)) await followUp.agreementsEnded(unit, of);
    return changed.length > 0;
  }

  return {
    /**
     * Gives a game a date, as the organiser. An agreed time is kept unless it has passed. If the date is unchanged,
     * only a past agreed time is cleared.
     *
     * @throws {Refusal} what `holding` refuses, `already-begun`, `game-over`
     */
    move: (
      kind: CompetitionKind,
      of: { readonly competitionId: string; readonly gameId: string },
      { dueDate: due, reason }: DueDateBody,
      caller: Caller,
    ): Promise<void> =>
      transact(async (unit) => {
        const right = { ...asOrganiser(caller, 'running'), of: { kind, ...of } };
        const { game, competition } = await holding(unit, of.gameId, right);
        const { status, seated } = game;
        const [row] = await dateRepository(unit.db).in([of.gameId]);
        if (!row) throw new Refusal('game-not-found');
        if (status === 'encurso') throw new Refusal('already-begun');
        // The player of a deleted account is about to lose the game.
        const isLost = competition.enrolled.some(
          (each) => each.username === null && seated.includes(each.user_id),
        );
        if (status === 'finalizada' || isLost) throw new Refusal('game-over');
        if (!(await giveDate(unit, { kind, ...of }, [row], due))) return;
        const [before, after] = [{ date: row.due }, { date: due }];
        const entry = { ...of, by: caller, act: 'moved', about: seated, before, after } as const;
        await competitions[kind].note(unit, { ...entry, reason });
      }),

    /**
     * Gives a round and its games that have not begun a date, as the organiser. Repeated, it changes nothing.
     *
     * @throws {Refusal} what `change` refuses, `round-not-found`
     */
    moveRound: (
      kind: CompetitionKind,
      { competitionId, round }: { readonly competitionId: string; readonly round: number },
      { dueDate: due, reason }: DueDateBody,
      caller: Caller,
    ): Promise<void> =>
      competitions[kind].change(
        competitionId,
        asOrganiser(caller, 'running'),
        async (unit, competition) => {
          const rows = await dateRepository(unit.db).inRound(competitionId, round);
          if (rows.length === 0) throw new Refusal('round-not-found');
          const open = rows.filter(({ status }) => status === 'pendiente');
          const areMoved = await giveDate(unit, { kind, competitionId }, open, due);
          const date =
            kind === 'league' ? await dateRound(unit, competition, { round, due }) : null;
          if (!areMoved && (date === null || date === due)) return;
          const before = date === null ? undefined : { round, date };
          const entry = { competitionId, by: caller, act: 'moved', before } as const;
          await competitions[kind].note(unit, { ...entry, after: { round, date: due }, reason });
        },
      ),
  };
}
