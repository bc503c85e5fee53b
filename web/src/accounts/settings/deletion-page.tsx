import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './deletion.module.css';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { words } from './words.ts';

export function DeletionPage() {
  const [isAsking, setAsking] = useState(false);

  return (
    <SettingsPage title={words.deletion.title}>
      <SettingsCard title={words.deletion.title}>
        <p className={styles['warning']}>{words.deletion.warning}</p>
        <Button variant="danger-line" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden />
          {words.deletion.title}
        </Button>
      </SettingsCard>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </SettingsPage>
  );
}
