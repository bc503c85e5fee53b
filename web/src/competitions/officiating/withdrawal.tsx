import type { UserRef } from '@darts/contracts/accounts';
import { useId, useState } from 'react';
import type { Competition } from '#competitions/competition.ts';
import type { Kind } from '#competitions/kind.ts';
import { ReasonDialog } from '#competitions/results/reason-dialog.tsx';
import type { Place } from '#competitions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import layout from '#ui/layout.module.css';
import styles from './officiating.module.css';
import { useStep } from '#competitions/use-step.ts';
import { words } from './words.ts';

type Props = {
  readonly kind: Kind;
  readonly place: Place;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
};

/** Takes a player out of what is in progress, once it is certain, for good. */
export function Withdrawal({ kind, place, competition, players }: Props) {
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useStep(place, words.withdrawal.failed);
  const said = kind.name === 'leagues' ? inLeague : inTournament;
  const { withdrawn = [] } = competition;
  const left = players.filter(({ userId }) => userId !== null && !withdrawn.includes(userId));
  const player = left.find(({ userId }) => userId === chosen);

  function withdraw(reason: string): void {
    if (reason === '' || !player) return;
    const step = { method: 'post', path: '/withdrawals', done: words.withdrawal.done } as const;
    mutate(
      { ...step, body: { userId: player.userId, reason } },
      { onSuccess: () => setAsking(false) },
    );
  }

  return (
    <section className={classNames(layout['card'], styles['part'])} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.withdrawal.title}</h3>
      <Field label={words.withdrawal.player}>
        <Select value={player ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{words.withdrawal.choose}</option>
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
          onSend={withdraw}
          onClose={() => setAsking(false)}
        >
          {[...said.follows, words.withdrawal.forGood].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ReasonDialog>
      )}
    </section>
  );
}

const inLeague = {
  label: words.withdrawal.league,
  ask: words.withdrawal.askLeague,
  follows: words.withdrawal.inLeague,
};

const inTournament = {
  label: words.withdrawal.tournament,
  ask: words.withdrawal.askTournament,
  follows: words.withdrawal.inTournament,
};
