import { X } from 'lucide-react';
import type { Place } from '#competitions/use-action.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useEnrolment } from './use-enrolment.ts';
import { organiseWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly userId: string;
  readonly username: string;
  readonly onTakenOut: () => void;
};

/** Removes a participant, who can be added again. */
export function TakeOutButton({ place, userId, username, onTakenOut }: Props) {
  const { mutate, isPending } = useEnrolment(place);
  return (
    <IconButton
      icon={X}
      label={organiseWords.takeOut(username)}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate({ userId, isIn: false }, { onSuccess: onTakenOut });
      }}
    />
  );
}
