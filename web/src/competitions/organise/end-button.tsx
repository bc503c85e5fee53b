import type { ReactNode } from 'react';
import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { AskedButton } from './asked-button.tsx';
import { organiseWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly question: string;
  readonly children?: ReactNode; // further consequences
  readonly isPossible?: boolean; // if false, the children say why
  readonly onAsk?: () => void;
};

/** Ends a competition, after a confirmation. */
export function EndButton({ place, action, question, children, isPossible = true, onAsk }: Props) {
  const { mutate, isPending } = useAction(place);
  return (
    <AskedButton
      label={action.label}
      variant="danger-line"
      question={question}
      isPossible={isPossible}
      isPending={isPending}
      onAsk={onAsk}
      onConfirm={(close) => mutate(action, { onSettled: close })}
    >
      {children}
      {isPossible && <p>{organiseWords.cannotBeUndone}</p>}
    </AskedButton>
  );
}
