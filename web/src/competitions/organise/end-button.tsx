import type { ReactNode } from 'react';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { AskedButton } from './asked-button.tsx';
import { words } from './words.ts';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly question: string;
  readonly children?: ReactNode; // what else it means
};

/** Ends a competition, once it is certain. */
export function EndButton({ place, action, question, children }: Props) {
  const { mutate, isPending } = useAction(place);
  return (
    <AskedButton
      label={action.label}
      variant="danger-line"
      question={question}
      isPending={isPending}
      onConfirm={(close) => mutate(action, { onSettled: close })}
    >
      {children}
      <p>{words.cannotBeUndone}</p>
    </AskedButton>
  );
}
