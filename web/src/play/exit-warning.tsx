import { ExitDialog } from './exit-dialog.tsx';

type Props = { readonly onStay: () => void; readonly onLeave: () => void };

/** Says what leaving an online game costs. */
export function ExitWarning({ onStay, onLeave }: Props) {
  return (
    <ExitDialog
      title="¿Rendirse y salir?"
      message="Si sales ahora, pierdes la partida."
      action="Rendirse y salir"
      onStay={onStay}
      onLeave={onLeave}
    />
  );
}
