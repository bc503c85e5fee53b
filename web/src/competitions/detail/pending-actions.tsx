import type { UserRef } from '@darts/contracts/accounts';
import { PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import { Pencil } from 'lucide-react';
import { isAmong, useRuns, type Competition } from '#competitions/competition.ts';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { DeleteButton } from '#competitions/organise/delete-button.tsx';
import { ShareButton } from '#competitions/organise/share-button.tsx';
import { StartButton } from '#competitions/organise/start-button.tsx';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink, Button, type ButtonVariant } from '#ui/button.tsx';
import { competitionDetailWords } from './words.ts';

type Props = {
  readonly kind: Kind;
  readonly id: string;
  readonly competition: Competition;
  readonly players: readonly UserRef[];
  readonly plan?: string | undefined; // length of the competition with these players
};

/** Buttons before a competition begins: join or leave and, for organisers, edit, share, delete and start. */
export function PendingActions({ kind, id, competition, players, plan }: Props) {
  const { paths, actions } = kind;
  const place = placeOf(kind, id);
  const { userId } = useUser();
  const runs = useRuns()(competition);
  const isIn = isAmong(players, userId);
  const isFull = players.length >= competition.maxParticipants;
  const canStart = runs && players.length >= PARTICIPANTS_MIN;

  return (
    <>
      {runs && (
        <ButtonLink to={paths.edit(id)}>
          <Pencil size={20} aria-hidden />
          {competitionDetailWords.edit}
        </ButtonLink>
      )}
      {(isIn || !isFull) && (
        // One button for both actions, so that it keeps the focus when pressed.
        <ActionButton
          place={place}
          action={isIn ? actions.leave : actions.join}
          variant={isIn || canStart ? 'line' : 'go'}
        />
      )}
      {runs && <ShareButton place={place} />}
      {runs && <DeleteButton kind={kind} id={id} name={competition.name} />}
      {runs && (
        <StartButton
          place={place}
          action={actions.start}
          players={players}
          places={competition.maxParticipants}
          plan={plan}
        />
      )}
    </>
  );
}

type ActionButtonProps = {
  readonly place: Place;
  readonly action: Action;
  readonly variant?: ButtonVariant;
};

function ActionButton({ place, action, variant = 'line' }: ActionButtonProps) {
  const { mutate, isPending } = useAction(place);
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate(action)}>
      {action.label}
    </Button>
  );
}
