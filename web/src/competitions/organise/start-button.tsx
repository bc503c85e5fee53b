import type { UserRef } from '@darts/contracts/accounts';
import { PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { AskedButton } from './asked-button.tsx';
import styles from './start-button.module.css';
import { words } from './words.ts';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly players: readonly UserRef[];
  readonly places: number;
  readonly plan?: string | undefined; // how long it will be with these players
};

const listing = new Intl.ListFormat('es');

/** Starts a competition, once it is certain that nobody is missing. */
export function StartButton({ place, action, players, places, plan }: Props) {
  const { mutate, isPending } = useAction(place);
  const isPossible = players.length >= PARTICIPANTS_MIN;
  return (
    <AskedButton
      label={action.label}
      variant={isPossible ? 'go' : 'line'}
      question={words.askStart(players.length, places)}
      isPossible={isPossible}
      isPending={isPending}
      onConfirm={(close) => mutate(action, { onSettled: close })}
    >
      <p>{isPossible ? words.nobodyMore : words.tooFew(PARTICIPANTS_MIN)}</p>
      {isPossible && plan && <p>{plan}</p>}
      {players.length > 0 && (
        // It scrolls: a keyboard has to get into it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles['names']} aria-label={words.enrolled} tabIndex={0}>
          {listing.format(players.map(({ username }) => username))}
        </section>
      )}
    </AskedButton>
  );
}
