import type { UserRef } from '@darts/contracts/accounts';
import { withdraw } from '@darts/contracts/addresses/officiating';
import { previewLeagueWithdrawal } from '@darts/contracts/addresses/results';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Competition } from '#competitions/competition.ts';
import type { Kind } from '#competitions/kind.ts';
import { ReasonDialog } from '#competitions/results/reason-dialog.tsx';
import type { Place } from '#competitions/use-action.ts';
import { useStep } from '#competitions/use-step.ts';
import { callOnce, call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import layout from '#ui/layout.module.css';
import styles from './officiating.module.css';
import { officiatingWords } from './words.ts';

/** Query for the effect of a withdrawal on a player's games in a league. */
const withdrawalQuery = ({ competitionId: leagueId, queryKey }: Place, userId: string) =>
  queryOptions({
    queryKey: [...queryKey, 'withdrawals', userId],
    queryFn: ({ signal }) =>
      call(previewLeagueWithdrawal, { params: { leagueId, userId }, signal }),
    select: ({ withdrawal }) => withdrawal,
    staleTime: 0,
  });

type Props = {
  readonly kind: Kind;
  readonly place: Place;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
};

/** Withdraws a player from a competition in progress, after a confirmation; it cannot be undone. */
export function Withdrawal({ kind, place, competition, players }: Props) {
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useStep(place, officiatingWords.withdrawal.failed);
  const isLeague = kind.kind === 'league';
  const said = isLeague ? inLeague : inTournament;
  const { withdrawn = [] } = competition;
  const left = players.filter(({ userId }) => userId !== null && !withdrawn.includes(userId));
  const player = left.find(({ userId }) => userId === chosen);
  const { data: preview } = useQuery({
    ...withdrawalQuery(place, chosen),
    enabled: isLeague && player !== undefined,
  });
  const follows = preview ? [officiatingWords.withdrawal.here(preview)] : said.follows;

  function send(reason: string): void {
    if (reason === '' || !player) return;
    const { competitionId } = place;
    const sent = { params: { competitionId }, body: { userId: chosen, reason } };
    mutate(
      {
        send: () => callOnce(withdraw(place.kind), 'player-withdrawn', sent),
        done: officiatingWords.withdrawal.done,
      },
      { onSuccess: () => setAsking(false) },
    );
  }

  return (
    <section className={classNames(layout.card, styles.part)} aria-labelledby={titleId}>
      <h3 id={titleId}>{officiatingWords.withdrawal.title}</h3>
      <Field label={officiatingWords.withdrawal.player}>
        <Select value={player ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{officiatingWords.withdrawal.choose}</option>
          {left.map(({ userId, username }) => (
            <option key={userId} value={userId ?? ''}>
              {username}
            </option>
          ))}
        </Select>
      </Field>
      {player && (
        <div>
          <Button variant="danger-line" onClick={() => setAsking(true)}>
            {said.label}
          </Button>
        </div>
      )}
      {isAsking && player && (
        <ReasonDialog
          title={said.ask(player.username)}
          label={said.label}
          isDangerous
          isPending={isPending}
          onSend={send}
          onClose={() => setAsking(false)}
        >
          {[...follows, officiatingWords.withdrawal.forGood].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ReasonDialog>
      )}
    </section>
  );
}

const inLeague = {
  label: officiatingWords.withdrawal.league,
  ask: officiatingWords.withdrawal.askLeague,
  follows: officiatingWords.withdrawal.inLeague,
};

const inTournament = {
  label: officiatingWords.withdrawal.tournament,
  ask: officiatingWords.withdrawal.askTournament,
  follows: officiatingWords.withdrawal.inTournament,
};
