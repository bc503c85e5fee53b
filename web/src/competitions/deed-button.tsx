import { Button, type ButtonVariant } from '#ui/button.tsx';
import { useDeed, type Deed, type Place } from './use-deed.ts';

type Props = {
  readonly place: Place;
  readonly deed: Deed;
  readonly variant?: ButtonVariant;
};

export function DeedButton({ place, deed, variant = 'line' }: Props) {
  const { mutate, isPending } = useDeed(place, deed);
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate()}>
      {deed.label}
    </Button>
  );
}
