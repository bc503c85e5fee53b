import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import layout from '#ui/layout.module.css';
import { Mark } from '#ui/mark.tsx';
import veil from './veil.module.css';
import styles from './won-by-absence.module.css';

/** The rival's time is over. */
export function WonByAbsence({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Dialog
      title="¡Has ganado la partida!"
      className={classNames(veil['veil'], layout['onSlate'])}
      titleClassName={styles['title']}
    >
      <Mark className={styles['mark']} />
      <p>El rival no ha vuelto a conectarse a tiempo.</p>
      <Button variant="go" large onClick={onLeave}>
        Volver al lobby online
      </Button>
    </Dialog>
  );
}
