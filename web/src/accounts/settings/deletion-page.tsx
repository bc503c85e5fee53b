import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './deletion.module.css';
import { SettingsCard, SettingsPage } from './settings-page.tsx';

export function DeletionPage() {
  const [isAsking, setAsking] = useState(false);

  return (
    <SettingsPage title="Eliminar cuenta">
      <SettingsCard title="Eliminar cuenta">
        <p className={styles['warning']}>
          Se borran tu perfil, tus estadísticas y tus inscripciones; si estás en una partida, la
          pierdes. Esta acción es irreversible.
        </p>
        <Button variant="danger-line" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden />
          Eliminar cuenta
        </Button>
      </SettingsCard>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </SettingsPage>
  );
}
