import type { UserRef } from '@darts/contracts/accounts';
import { PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { allOf } from '#platform/locale.ts';
import { AskedButton } from './asked-button.tsx';
import styles from './start-button.module.css';
import { organiseWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly players: readonly UserRef[];
  readonly places: number;
  readonly plan?: string | undefined; // length of the competition with these players
};

/** Starts a competition, after asking if everybody is enrolled. */
export function StartButton({ place, action, players, places, plan }: Props) {
  const { mutate, isPending } = useAction(place);
  const isPossible = players.length >= PARTICIPANTS_MIN;
  return (
    <AskedButton
      label={action.label}
      variant={isPossible ? 'go' : 'line'}
      question={organiseWords.askStart(players.length, places)}
      isPossible={isPossible}
      isPending={isPending}
      onConfirm={(close) => mutate(action, { onSettled: close })}
    >
      <p>{isPossible ? organiseWords.nobodyMore : organiseWords.tooFew(PARTICIPANTS_MIN)}</p>
      {isPossible && plan && <p>{plan}</p>}
      {players.length > 0 && (
        // Scrollable, so it must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.names} aria-label={organiseWords.enrolled} tabIndex={0}>
          {allOf(players.map(({ username }) => username))}
        </section>
      )}
    </AskedButton>
  );
}
