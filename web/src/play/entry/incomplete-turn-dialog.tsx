import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';

type Props = {
  readonly dartsThrown: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function IncompleteTurnDialog({ dartsThrown, onConfirm, onCancel }: Props) {
  const thrown = dartsThrown === 1 ? '1 dardo' : `${dartsThrown} dardos`;
  const missing =
    DARTS_PER_TURN - dartsThrown === 1
      ? 'El dardo que falta cuenta 0.'
      : 'Los dardos que faltan cuentan 0.';

  return (
    <Dialog title="Confirmar turno incompleto" onClose={onCancel}>
      <p>
        Has lanzado <strong>{thrown}</strong>. ¿Confirmar de todos modos? {missing}
      </p>
      <DialogActions>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button variant="go" onClick={onConfirm}>
          Confirmar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
