import { useAction, type Action, type Place } from '#competitions/use-action.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';

type Props = {
  readonly place: Place;
  readonly action: Action;
  readonly variant?: ButtonVariant;
};

export function ActionButton({ place, action, variant = 'line' }: Props) {
  const { mutate, isPending } = useAction(place);
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate(action)}>
      {action.label}
    </Button>
  );
}
