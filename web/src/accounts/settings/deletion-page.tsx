import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './deletion.module.css';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { settingsWords } from './words.ts';

export function DeletionPage() {
  const [isAsking, setAsking] = useState(false);

  return (
    <SettingsPage title={settingsWords.deletion.title}>
      <SettingsCard title={settingsWords.deletion.title}>
        <p className={styles.warning}>{settingsWords.deletion.warning}</p>
        <Button variant="danger-line" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden />
          {settingsWords.deletion.title}
        </Button>
      </SettingsCard>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </SettingsPage>
  );
}
